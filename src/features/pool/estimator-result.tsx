import { useTranslation } from 'react-i18next';
import type { Coin } from '#src/domain/coins.ts';
import { formatIncome } from '#src/domain/money.ts';
import { useMoney } from '#src/i18n/formats.ts';
import { Figure } from '#src/ui/figure.tsx';
import styles from './coin-row-more.module.css';
import type { Estimate } from './estimator.model.ts';
import { MissingFigure } from './missing-figure.tsx';

interface EstimatorResultProps {
  coin: Coin;
  estimate: Estimate | undefined;
  /** Undefined where the list does not tell. */
  cnyPerUsd: number | undefined;
  /** The list that the estimate is reckoned from is on its way. */
  isLoading: boolean;
}

/** Coins and their worth in the table's currency. */
export function EstimatorResult({ coin, estimate, cnyPerUsd, isLoading }: EstimatorResultProps) {
  const { t } = useTranslation('coin-row');
  const worth = useMoney()({ CNY: estimate?.cny }, cnyPerUsd);
  const aDay = (symbol: string) => t('estimator.aDay', { coin: symbol });
  return (
    <output className={styles.result}>
      {estimate ? (
        <Figure size="lg" tone="ember" value={formatIncome(estimate.coins)} unit={aDay(coin.incomeSymbol)} />
      ) : (
        <MissingFigure isLoading={isLoading} width="12ch" />
      )}
      {coin.symbol === 'LTC' && <Figure tone="ember" value={`+ ${formatIncome(estimate?.doge)}`} unit={aDay('DOGE')} />}
      <span className={styles.worth}>{worth === '--' ? worth : t('estimator.worth', { money: worth })}</span>
    </output>
  );
}
