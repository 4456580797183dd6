import styles from './tool-panel.module.css';

const CELLS = 24;
const STEP = 10;

interface CellBarProps {
  /** 0..1; drawn to scale in twenty-fourths. */
  filledRatio: number;
  /** Cool: what goes in. Full: more than there is. */
  tone: 'cool' | 'full';
  /** The cells that are not filled: nothing, or what comes out. */
  rest?: 'empty' | 'hot';
}

/** A row of cells drawn to scale; the words beside it say the same. */
export function CellBar({ filledRatio, tone, rest = 'empty' }: CellBarProps) {
  const filled = Math.round(Math.min(1, Math.max(0, filledRatio)) * CELLS);
  return (
    <svg className={styles.bar} viewBox={`0 0 ${CELLS * STEP} 10`} aria-hidden="true">
      <path className={styles[tone]} d={cellsPath(0, filled)} />
      <path className={styles[rest]} d={cellsPath(filled, CELLS)} />
    </svg>
  );
}

function cellsPath(from: number, to: number): string {
  return Array.from({ length: to - from }, (_, index) => `M${(from + index) * STEP} 1h8v8h-8z`).join('');
}
