import { type PointerEvent, useState } from 'react';
import { useIsHydrated } from '#src/state/use-is-hydrated.ts';
import {
  binPaths,
  CELL,
  cellAt,
  columnPaths,
  GAP,
  HALL_HEIGHT,
  HALL_WIDTH,
  hollowPath,
  type HallCell,
  type WatchedRig,
} from './rig-section.model.ts';
import styles from './rig-section.module.css';
import { RigFlag } from './rig-section-flag.tsx';

const EDGE = 4;

interface RigMapProps {
  label: string;
  chosen: WatchedRig | undefined;
}

/** The hall, one path a temperature; a pointer over a cell shows its figure, else the chosen rig's stands (DESIGN 2). */
export function RigMap({ label, chosen }: RigMapProps) {
  const [pointed, setPointed] = useState<HallCell>();
  const isDrawnInFull = useIsHydrated();
  const paths = isDrawnInFull ? binPaths : columnPaths;
  const follow = (event: PointerEvent<SVGSVGElement>) => setPointed(cellUnder(event));
  const shown = pointed && pointed !== chosen?.cell ? { cell: pointed, silentMinutes: undefined } : chosen;
  return (
    <svg
      className={styles.map}
      viewBox={`${-EDGE} ${-EDGE} ${HALL_WIDTH + 2 * EDGE} ${HALL_HEIGHT + 2 * EDGE}`}
      role="img"
      aria-label={label}
      onPointerMove={follow}
      onPointerDown={follow}
      onPointerLeave={() => setPointed(undefined)}
    >
      <g fill="none" strokeWidth={CELL} strokeDasharray={`${CELL} ${GAP}`}>
        {paths.map((path, bin) => (
          <path key={bin} stroke={`var(--therm-${bin})`} d={path} />
        ))}
      </g>
      {isDrawnInFull && <path d={hollowPath} fill="none" stroke="var(--muted)" strokeWidth="1.2" />}
      {shown && <RigFlag rig={shown} />}
    </svg>
  );
}

/** The drawing fills its box, so that one factor turns pixels into its units. */
function cellUnder({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): HallCell | undefined {
  const { left, top, width } = currentTarget.getBoundingClientRect();
  const unitsPerPx = (HALL_WIDTH + 2 * EDGE) / width;
  return cellAt((clientX - left) * unitsPerPx - EDGE, (clientY - top) * unitsPerPx - EDGE);
}
