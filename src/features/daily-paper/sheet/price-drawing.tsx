import { useId } from 'react';
import { useFormats } from '#src/i18n/formats.ts';
import { seriesDays } from '../paper.model.ts';
import { CHART_HEIGHT, CHART_WIDTH, type ChartShape } from './price-chart.model.ts';
import styles from './price-chart.module.css';
import { usePriceSummary } from './use-price-summary.ts';

interface PriceDrawingProps {
  shape: ChartShape;
  prices: readonly number[];
  symbol: string;
  dayStartMs: number;
}

/** Grid, area, line and end dot, with both axes as text around them and the whole as one sentence for those who cannot see it. */
export function PriceDrawing({ shape, prices, symbol, dayStartMs }: PriceDrawingProps) {
  const { number, beijingDay } = useFormats();
  const fillId = useId();
  const days = seriesDays(dayStartMs, prices.length);
  const [from, to] = [beijingDay(days.fromMs), beijingDay(days.toMs)];
  const summary = usePriceSummary({ prices, symbol, from, to });
  return (
    <>
      <div className={styles.yAxis} aria-hidden="true">
        {shape.ticks.map((tick) => (
          <span key={tick}>{number(tick, shape.digits)}</span>
        ))}
      </div>
      <svg
        className={styles.plot}
        viewBox={`0 0 ${CHART_WIDTH} ${CHART_HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={summary}
      >
        <linearGradient id={fillId} x1="0" x2="0" y1="0" y2="1">
          <stop className={styles.fillTop} offset="0" />
          <stop className={styles.fillFoot} offset="1" />
        </linearGradient>
        {shape.gridLines.map((y) => (
          <path key={y} className={styles.grid} d={`M0 ${y}H${CHART_WIDTH}`} />
        ))}
        <path fill={`url(#${fillId})`} d={shape.area} />
        <path className={styles.line} d={shape.line} />
        <path className={styles.end} d={`M${CHART_WIDTH} ${shape.endY}h0`} />
      </svg>
      <div className={styles.xAxis} aria-hidden="true">
        <span>{from}</span>
        <span>{to}</span>
      </div>
    </>
  );
}
