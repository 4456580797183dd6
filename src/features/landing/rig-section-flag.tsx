import { CELL, HALL_HEIGHT, HALL_WIDTH, type WatchedRig } from './rig-section.model.ts';
import styles from './rig-section.module.css';
import { useRigState } from './rig-section-words.ts';

const flag = { width: 158, height: 52, gap: 12 };

/** The outline of a rig on the map, and a card with its name and state at its free side. */
export function RigFlag({ rig }: { rig: WatchedRig }) {
  const state = useRigState(rig);
  const { x, y, name } = rig.cell;
  const isLeft = x + CELL + flag.gap + flag.width > HALL_WIDTH;
  const flagX = isLeft ? x - flag.gap - flag.width : x + CELL + flag.gap;
  const flagY = Math.min(Math.max(0, y - 14), HALL_HEIGHT - flag.height);
  return (
    <g pointerEvents="none">
      <rect className={styles.mark} x={x - 3} y={y - 3} width={CELL + 6} height={CELL + 6} />
      <g className={styles.flag} transform={`translate(${flagX} ${flagY})`}>
        <rect width={flag.width} height={flag.height} rx="7" />
        <text x="14" y="22" data-part="name">
          {name}
        </text>
        <text x="14" y="40">
          {state}
        </text>
      </g>
    </g>
  );
}
