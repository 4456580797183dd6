import { useTranslation } from 'react-i18next';
import { formatHashrate, splitHashrate, toHs } from '#src/domain/units.ts';
import { useFormats } from '#src/i18n/formats.ts';
import type { MonthRow } from '../month.model.ts';
import { barsPath, barTicks } from './bars.model.ts';
import styles from './day-chart.module.css';

/** The drawing's own units; the SVG is stretched to its box. */
const WIDTH = 900;
const HEIGHT = 200;
const GRID_STEPS = 3;

/** Grid and bars with both axes as text around them, and the whole as one sentence for those who cannot see it (decision H3). */
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
  return (
    <>
      <div className={styles.yAxis} aria-hidden="true">
        {ticks.values.map((tick) => (
          <span key={tick}>{tick === top ? `${number(tick, ticks.digits)} ${unit}` : number(tick, ticks.digits)}</span>
        ))}
      </div>
      <svg className={styles.plot} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={summary}>
        {ticks.values.map((tick) => (
          <path key={tick} className={styles.grid} d={`M0 ${HEIGHT * (1 - tick / top)}H${WIDTH}`} />
        ))}
        <path className={styles.bars} d={barsPath(values, { width: WIDTH, height: HEIGHT, top })} />
      </svg>
      <div className={styles.xAxis} aria-hidden="true">
        <span>{from}</span>
        <span>{to}</span>
      </div>
    </>
  );
}
