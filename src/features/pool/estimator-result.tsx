import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { PoolCoin } from '#src/contracts/pool.ts';
import type { Coin } from '#src/domain/coins.ts';
import { cnyPerUsd } from '#src/domain/exchange-rate.ts';
import { formatIncome } from '#src/domain/money.ts';
import { useFigureFormats } from '#src/i18n/formats.ts';
import { currencyAtom } from '#src/state/currency.ts';
import { Figure } from '#src/ui/figure.tsx';
import styles from './coin-row-more.module.css';
import type { Estimate } from './estimator.model.ts';
import { MissingFigure } from './missing-figure.tsx';

interface EstimatorResultProps {
  coin: Coin;
  estimate: Estimate | undefined;
  /** The list that the estimate is reckoned from; undefined while it is on its way. */
  records: readonly PoolCoin[] | undefined;
}

/** Coins and their worth in the table's currency. */
export function EstimatorResult({ coin, estimate, records }: EstimatorResultProps) {
  const { t } = useTranslation('coin-row');
  const { usd, cny } = useFigureFormats();
  const currency = useAtomValue(currencyAtom);
  const rate = records && cnyPerUsd(records);
  const inUsd = (worth: number) => (rate === undefined ? undefined : usd(worth / rate));
  const worth = estimate?.cny === undefined ? undefined : currency === 'CNY' ? cny(estimate.cny) : inUsd(estimate.cny);
  const aDay = (symbol: string) => t('estimator.aDay', { coin: symbol });
  return (
    <output className={styles.result}>
      {estimate ? (
        <Figure size="lg" tone="ember" value={formatIncome(estimate.coins)} unit={aDay(coin.incomeSymbol)} />
      ) : (
        <MissingFigure isLoading={records === undefined} width="12ch" />
      )}
      {coin.symbol === 'LTC' && <Figure tone="ember" value={`+ ${formatIncome(estimate?.doge ?? Number.NaN)}`} unit={aDay('DOGE')} />}
      <span className={styles.worth}>{worth === undefined ? '--' : t('estimator.worth', { money: worth })}</span>
    </output>
  );
}
