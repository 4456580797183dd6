import { useTranslation } from 'react-i18next';
import { MONTH_DAYS } from '#src/domain/month.ts';
import type { MonthRow } from '../month.model.ts';
import { DayBars } from './day-bars.tsx';
import styles from './day-chart.module.css';

interface DayChartProps {
  symbol: string;
  row: MonthRow | null | undefined;
}

/** The pool's hashrate of the first coin, a bar a day. Plain SVG: the page loads no chart library, and it prints sharp. */
export function DayChart({ symbol, row }: DayChartProps) {
  const { t } = useTranslation('monthly-report');
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.caption}>
        <h2 className={styles.title}>{t('chart.title', { symbol })}</h2>
        <p className={styles.unit}>{t('chart.unit', { days: MONTH_DAYS })}</p>
      </figcaption>
      <div className={styles.frame}>
        {row && <DayBars row={row} />}
        {row === null && <p className={styles.none}>{t('noCurve')}</p>}
      </div>
    </figure>
  );
}
