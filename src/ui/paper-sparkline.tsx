import { linePath } from './paper-line-path.ts';
import styles from './paper-sparkline.module.css';

const WIDTH = 96;
const HEIGHT = 28;
/** Half a stroke, so that the highest and the lowest point are not cut. */
const MARGIN = 2;

/** A series as one small line; the figures beside it say the same, so it is decoration. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const [first = 0, last = 0] = [values[0], values.at(-1)];
  const box = { width: WIDTH, height: HEIGHT - 2 * MARGIN, low: Math.min(...values), high: Math.max(...values) };
  return (
    <svg
      className={styles.sparkline}
      data-sense={last < first ? 'down' : 'up'}
      viewBox={`0 ${-MARGIN} ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      aria-hidden="true"
    >
      <path d={linePath(values, box)} />
    </svg>
  );
}
