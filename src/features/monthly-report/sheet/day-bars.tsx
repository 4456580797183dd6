import { useTranslation } from 'react-i18next';
import { formatHashrate, splitHashrate, toHs } from '#src/domain/units.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { SheetPlot } from '#src/parts/sheet/sheet.tsx';
import type { MonthRow } from '../month.model.ts';
import { barsPath, barTicks } from './bars.model.ts';
import styles from './day-chart.module.css';

/** The drawing's own units; the SVG is stretched to its box. */
const WIDTH = 900;
const HEIGHT = 200;
const GRID_STEPS = 3;

/** A bar a day over the grid. */
export function DayBars({ row: { coin, days, figures } }: { row: MonthRow }) {
  const { t } = useTranslation('monthly-report');
  const { number, beijingDay } = useFormats();
  const hashrate = (hashrateHs: number) => formatHashrate(hashrateHs, 'H/s');
  const { unit } = splitHashrate(figures.peakHs, 'H/s');
  const values = days.map(({ poolHs }) => poolHs / toHs(1, unit));
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
      <path className={styles.bars} d={barsPath(values, { width: WIDTH, height: HEIGHT, top })} />
    </SheetPlot>
  );
}
