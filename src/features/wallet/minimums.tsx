import { useTranslation } from 'react-i18next';
import { type Coin, homeCoins } from '#src/domain/coins.ts';
import { brand } from '#src/lib/brand.ts';
import { roundAndTrim } from '#src/domain/decimal.ts';
import { INCOME_DIGITS } from '#src/domain/money.ts';
import { coinListQuery } from '#src/parts/coin-queries.ts';
import { FigureAge } from '#src/parts/figure-age.tsx';
import { poolCoins } from '#src/parts/pool-coins.ts';
import { useApiQuery } from '#src/state/use-api-query.ts';
import { FactList } from '#src/ui/fact-list.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import styles from './payouts.module.css';

/** The least balance of a coin that the pool sends, as its list states it: a text, undefined where it does not, and whether it is on its way. */
export function useMinimum() {
  const { data: list, isPending } = useApiQuery(coinListQuery());
  const minimumOf = (coinId: number): string | undefined => {
    const minimum = list?.data.find(({ coinType }) => coinType === coinId)?.minPayPrice;
    return minimum === undefined || minimum === null ? undefined : roundAndTrim(minimum, INCOME_DIGITS);
  };
  return { minimumOf, list, isPending };
}

/** Minimums of the coins without a rule of their own in the table above. */
export function OtherMinimums({ ruled }: { ruled: readonly number[] }) {
  const { t } = useTranslation('wallet');
  const { minimumOf, list, isPending } = useMinimum();
  const ofPool = poolCoins(list?.data);
  // Another's coins that are mined along with others have no rule above.
  const isListed = (coin: Coin) => ofPool.includes(coin) && !ruled.includes(coin.id);
  const listed = brand.hasSources ? ofPool.filter(isListed) : homeCoins.filter(isListed);
  return (
    <div className={styles.others}>
      <h3 id="other-minimums">{t('payouts.otherMinimums')}</h3>
      <FactList
        aria-labelledby="other-minimums"
        facts={listed.map(({ id, symbol, incomeSymbol }) => ({
          label: symbol,
          value: isPending ? <Skeleton width="8ch" /> : <Figure value={minimumOf(id) ?? '--'} unit={incomeSymbol} />,
        }))}
      />
      <p className={styles.age}>
        <FigureAge of={list} />
      </p>
    </div>
  );
}
