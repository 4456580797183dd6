import { Suspense, use } from 'react';
import { CoinDetails } from './coin-details.tsx';
import styles from './coin-panel.module.css';
import { Estimator } from './estimator.tsx';
import { PoolAverages } from './pool-averages.tsx';
import { RowAddressesContext } from './row-addresses.ts';
import type { CoinRowData } from './use-coin-rows.ts';
import type { OpenCoin } from './use-open-coin.ts';

interface CoinRowMoreProps {
  row: CoinRowData;
  open: OpenCoin;
}

/** An open row around its chart: averages, details, mining addresses, estimator (spec 2). */
export function CoinRowMore({ row: { coin, record }, open }: CoinRowMoreProps) {
  const addresses = use(RowAddressesContext);
  return (
    <>
      <div className={styles.averages}>
        <PoolAverages coin={coin} open={open} />
      </div>
      <div className={styles.details} data-merged={coin.symbol === 'LTC' || undefined}>
        <CoinDetails coin={coin} record={record} open={open} />
      </div>
      <div className={styles.addresses} data-served={coin.stratumAlgorithm !== null || undefined}>
        {addresses && <Suspense fallback={null}>{addresses(coin)}</Suspense>}
      </div>
      <div className={styles.estimator}>
        <Estimator coin={coin} record={record} info={open.info} />
      </div>
    </>
  );
}
