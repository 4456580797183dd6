import { useId } from 'react';
import { useFormats } from '#src/i18n/formats.ts';
import { SheetPlot } from '#src/ui/paper-plot.tsx';
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

/** Area, line and end dot over the grid. */
export function PriceDrawing({ shape, prices, symbol, dayStartMs }: PriceDrawingProps) {
  const { number, beijingDay } = useFormats();
  const fillId = useId();
  const days = seriesDays(dayStartMs, prices.length);
  const [from, to] = [beijingDay(days.fromMs), beijingDay(days.toMs)];
  const summary = usePriceSummary({ prices, symbol, from, to });
  const grid = shape.grid.map(({ y, price }) => ({ y, label: number(price, shape.digits) }));
  return (
    <SheetPlot width={CHART_WIDTH} height={CHART_HEIGHT} grid={grid} from={from} to={to} summary={summary}>
      <linearGradient id={fillId} x1="0" x2="0" y1="0" y2="1">
        <stop className={styles.fillTop} offset="0" />
        <stop className={styles.fillFoot} offset="1" />
      </linearGradient>
      <path fill={`url(#${fillId})`} d={shape.area} />
      <path className={styles.line} d={shape.line} />
      <path className={styles.end} d={`M${CHART_WIDTH} ${shape.endY}h0`} />
    </SheetPlot>
  );
}
