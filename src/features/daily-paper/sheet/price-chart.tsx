import { useTranslation } from 'react-i18next';
import { type PaperRow, TREND_DAYS } from '../paper.model.ts';
import { chartShape } from './price-chart.model.ts';
import styles from './price-chart.module.css';
import { PriceDrawing } from './price-drawing.tsx';

interface PriceChartProps {
  row: PaperRow | undefined;
  dayStartMs: number | undefined;
}

/** The price of a coin over the last days. Plain SVG: the page loads no chart library, and it prints sharp. */
export function PriceChart({ row, dayStartMs }: PriceChartProps) {
  const { t } = useTranslation('daily-paper');
  const prices = row?.prices ?? [];
  const shape = chartShape(prices);
  const symbol = row?.coin.symbol ?? 'BTC';
  return (
    <figure className={styles.chart}>
      <figcaption>
        <h2 className={styles.title}>{t('chart.title', { symbol, days: prices.length || TREND_DAYS })}</h2>
        <p className={styles.unit}>{t('chart.unit')}</p>
      </figcaption>
      <div className={styles.frame}>
        {shape && dayStartMs !== undefined && <PriceDrawing shape={shape} prices={prices} symbol={symbol} dayStartMs={dayStartMs} />}
      </div>
    </figure>
  );
}
