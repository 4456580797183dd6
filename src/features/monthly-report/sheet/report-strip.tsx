import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats, useMoney } from '#src/i18n/formats.ts';
import { RatioChange } from '#src/parts/ratio-change.tsx';
import styles from '#src/parts/sheet/sheet.module.css';
import { Skeleton } from '#src/ui/skeleton.tsx';
import type { MonthRow, MonthTotals } from '../month.model.ts';

interface ReportStripProps {
  totals: MonthTotals | undefined;
  isWaiting: boolean;
  cnyPerUsd: number | undefined;
}

/** The month of all coins in four figures between two rules. */
export function ReportStrip({ totals, isWaiting, cnyPerUsd }: ReportStripProps) {
  const { t } = useTranslation('monthly-report');
  const { percent } = useFormats();
  const money = useMoney();
  const figure = (content: ReactNode) => (isWaiting ? <Skeleton width="10ch" /> : content || '--');
  const changed = (row: MonthRow | undefined) =>
    row?.figures.priceChange !== undefined && (
      <>
        {row.coin.symbol} <RatioChange ratio={row.figures.priceChange} />
      </>
    );
  const share = totals?.largestShare;
  return (
    <section aria-label={t('strip.label')}>
      <dl className={styles.strip}>
        <div>
          <dt>{t('strip.income')}</dt>
          <dd>{figure(money({ USD: totals?.incomeUsd }, cnyPerUsd))}</dd>
        </div>
        <div>
          <dt>{t('strip.share')}</dt>
          <dd>{figure(share?.figures.networkShare !== undefined && `${share.coin.symbol} ${percent(share.figures.networkShare)}`)}</dd>
        </div>
        <div>
          <dt>{t('strip.best')}</dt>
          <dd>{figure(changed(totals?.best))}</dd>
        </div>
        <div>
          <dt>{t('strip.worst')}</dt>
          <dd>{figure(changed(totals?.worst))}</dd>
        </div>
      </dl>
    </section>
  );
}
