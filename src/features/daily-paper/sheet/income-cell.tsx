import { useTranslation } from 'react-i18next';
import type { Coin } from '#src/domain/coins.ts';
import { formatIncome } from '#src/domain/money.ts';
import { useMoney } from '#src/i18n/formats.ts';
import { Figure } from '#src/ui/figure.tsx';
import type { Income } from '../paper.model.ts';
import styles from './paper-table.module.css';

interface IncomeCellProps {
  coin: Coin;
  income: Income | null;
}

/** What one unit earns in a day: money in the chosen currency (decision B14), and the coins it is paid in. */
export function IncomeCell({ coin, income }: IncomeCellProps) {
  const { t } = useTranslation('daily-paper');
  const money = useMoney();
  if (income === null) return <span className={styles.none}>{t('none')}</span>;
  return (
    <>
      <Figure value={money(income.money, income.cnyPerUsd)} tone="ember" />
      <span className={styles.unit}>
        {t('coinsPerUnit', { coins: formatIncome(income.coins), symbol: coin.incomeSymbol, unit: income.unit })}
      </span>
    </>
  );
}
