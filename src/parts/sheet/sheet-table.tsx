import type { ComponentProps } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { DataTable } from '#src/ui/data-table.tsx';
import { linePath } from './line-path.ts';
import styles from './sheet-table.module.css';

interface SheetTableProps<Row> extends Pick<ComponentProps<typeof DataTable<Row>>, 'columns' | 'rows' | 'rowKey'> {
  /** Adds the widths of its columns, and the places of its figures on a phone's card. */
  className: string | undefined;
  caption: string;
}

/** The table of a paper's sheet; on a phone each of its rows is a card. */
export function SheetTable<Row>({ className, caption, ...table }: SheetTableProps<Row>) {
  return (
    <DataTable {...table} className={classNames(styles.table, className)} caption={<caption className="vh">{caption}</caption>} hasLabels />
  );
}

/** The coin that a row is about. */
export function SheetCoin({ icon, symbol }: { icon: string; symbol: string }) {
  return (
    <span className={styles.coin}>
      <img src={icon} width="24" height="24" alt="" loading="lazy" decoding="async" />
      {symbol}
    </span>
  );
}

interface SheetCurveProps {
  /** Undefined where a day has none. */
  values: readonly (number | undefined)[] | undefined;
  /** Neither gain nor loss, whichever way it goes: without a colour. */
  isNeutral?: boolean;
}

/** A curve in its place, which is kept while there is none. */
export function SheetCurve({ values, isNeutral = false }: SheetCurveProps) {
  return <span className={styles.curve}>{values && <Sparkline values={values} isNeutral={isNeutral} />}</span>;
}

const WIDTH = 96;
const HEIGHT = 28;
/** Half a stroke, so that the highest and the lowest point are not cut. */
const MARGIN = 2;

/** A series as one small line; the figures beside it say the same, so it is decoration. */
function Sparkline({ values, isNeutral }: { values: readonly (number | undefined)[]; isNeutral: boolean }) {
  const known = values.flatMap((value) => value ?? []);
  const [first = 0, last = 0] = [known[0], known.at(-1)];
  const box = { width: WIDTH, height: HEIGHT - 2 * MARGIN, low: Math.min(...known), high: Math.max(...known) };
  const sense = last < first ? 'down' : 'up';
  return (
    <svg
      className={styles.sparkline}
      data-sense={isNeutral ? 'flat' : sense}
      viewBox={`0 ${-MARGIN} ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      aria-hidden="true"
    >
      <path d={linePath(values, box)} />
    </svg>
  );
}
