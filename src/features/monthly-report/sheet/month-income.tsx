import { useTranslation } from 'react-i18next';
import { formatIncome } from '#src/domain/money.ts';
import { useMoney } from '#src/i18n/formats.ts';
import { Figure } from '#src/ui/figure.tsx';
import type { MonthRow } from '../month.model.ts';
import styles from './month-table.module.css';

interface MonthIncomeProps {
  row: MonthRow;
  cnyPerUsd: number | undefined;
}

/** What one unit earned in the month: money at each day's price, and the coins it was paid in. */
export function MonthIncome({ row: { coin, figures, unit }, cnyPerUsd }: MonthIncomeProps) {
  const { t } = useTranslation('monthly-report');
  const money = useMoney();
  if (coin.proofOfWorkEndedAtMs !== null) return <span className={styles.none}>{t('none')}</span>;
  return (
    <>
      <Figure value={money({ USD: figures.incomeUsdPerUnit }, cnyPerUsd)} tone="ember" />
      <span className={styles.detail}>
        {t('coinsPerUnit', { coins: formatIncome(figures.incomePerUnit), symbol: coin.incomeSymbol, unit })}
      </span>
    </>
  );
}
