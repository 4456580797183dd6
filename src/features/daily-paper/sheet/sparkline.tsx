import { linePath } from './line-path.ts';
import styles from './sparkline.module.css';

const WIDTH = 96;
const HEIGHT = 28;
/** Half a stroke, so that the highest and the lowest point are not cut. */
const MARGIN = 2;

/** The course of a price as one small line; the figure beside it says the same, so it is decoration. */
export function Sparkline({ prices }: { prices: readonly number[] }) {
  const [first = 0, last = 0] = [prices[0], prices.at(-1)];
  const box = { width: WIDTH, height: HEIGHT - 2 * MARGIN, low: Math.min(...prices), high: Math.max(...prices) };
  return (
    <svg
      className={styles.sparkline}
      data-sense={last < first ? 'down' : 'up'}
      viewBox={`0 ${-MARGIN} ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      aria-hidden="true"
    >
      <path d={linePath(prices, box)} />
    </svg>
  );
}
