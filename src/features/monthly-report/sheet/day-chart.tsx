import { useTranslation } from 'react-i18next';
import { quotient } from '#src/domain/known.ts';
import { formatHashrate, splitHashrate, toHs } from '#src/domain/units.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { SheetChart, SheetPlot } from '#src/parts/sheet/sheet-chart.tsx';
import { roundTicks } from '#src/ui/chart-ticks.ts';
import type { MonthRow } from '../month.model.ts';
import styles from './day-chart.module.css';

/** The pool's hashrate of a coin, a bar a day. */
export function DayChart({ symbol, row }: { symbol: string; row: MonthRow | null | undefined }) {
  const { t } = useTranslation('monthly-report');
  return (
    <SheetChart className={styles.chart} title={t('chart.title', { symbol })} unit={t('chart.unit')}>
      {row && <DayBars row={row} />}
      {row === null && <p className={styles.none}>{t('noCurve')}</p>}
    </SheetChart>
  );
}

/** The drawing's own units; the SVG is stretched to its box. */
const WIDTH = 900;
const HEIGHT = 200;
const GRID_STEPS = 3;

/** A bar a day over the grid. */
function DayBars({ row: { coin, days, figures } }: { row: MonthRow }) {
  const { t } = useTranslation('monthly-report');
  const { number, beijingDay } = useFormats();
  const hashrate = (hashrateHs: number) => formatHashrate(hashrateHs, 'H/s');
  const { unit } = splitHashrate(figures.peakHs, 'H/s');
  const values = days.map(({ poolHs }) => quotient(poolHs, toHs(1, unit)));
  const full = days.map(({ isRunning }, index) => (isRunning ? undefined : values[index]));
  const running = days.map(({ isRunning }, index) => (isRunning ? values[index] : undefined));
  const ticks = barTicks(values, GRID_STEPS);
  const top = ticks.values[0] ?? 1;
  const [from, to] = [beijingDay(days[0]?.dayStartMs ?? 0), beijingDay(days.at(-1)?.dayStartMs ?? 0)];
  const summary = t('chart.summary', {
    symbol: coin.symbol,
    from,
    to,
    average: hashrate(figures.averageHs),
    peak: hashrate(figures.peakHs),
    day: beijingDay(figures.peakDayMs),
  });
  const grid = ticks.values.map((tick) => {
    const figure = number(tick, ticks.digits);
    return { y: HEIGHT * (1 - tick / top), label: tick === top ? `${figure} ${unit}` : figure };
  });
  return (
    <SheetPlot width={WIDTH} height={HEIGHT} grid={grid} from={from} to={to} summary={summary}>
      <path className={styles.bars} d={barsPath(full, { width: WIDTH, height: HEIGHT, top })} />
      <path className={styles.running} d={barsPath(running, { width: WIDTH, height: HEIGHT, top })} />
    </SheetPlot>
  );
}

/** The part of a day's place that its bar takes. */
const FILL = 0.72;

/** Bars of a drawing `width` by `height`, from nought at its foot to `top` at its upper edge, as the `d` of one SVG path; none where a day has no value. */
export function barsPath(
  values: readonly (number | undefined)[],
  { width, height, top }: { width: number; height: number; top: number },
): string {
  const step = width / values.length;
  const bars = values.map((value, index) => {
    if (value === undefined) return '';
    const tall = top > 0 ? (Math.max(0, value) / top) * height : 0;
    return `M${(index * step).toFixed(1)} ${height}v-${tall.toFixed(1)}h${(step * FILL).toFixed(1)}V${height}z`;
  });
  return bars.join('');
}

/** The value axis of bars: round ticks from nought up, the highest first. */
export function barTicks(
  values: readonly (number | undefined)[],
  steps: number,
): { readonly values: readonly number[]; readonly digits: number } {
  const { values: ticks, digits } = roundTicks(0, Math.max(0, ...values.flatMap((value) => value ?? [])), steps);
  return { values: ticks.toReversed(), digits };
}
