import type { Coin } from '#src/domain/coins.ts';
import styles from './coin-panel.module.css';

/** The boxes around the chart in their final size, with cells where lines will be. */
export function CoinRowWaiting({ coin }: { coin: Coin }) {
  return (
    <>
      <div className={styles.averages} data-waiting />
      <div className={styles.details} data-merged={coin.symbol === 'LTC' || undefined} data-waiting />
      <div className={styles.addresses} data-served={coin.stratumAlgorithm !== null || undefined} data-waiting />
      <div className={styles.estimator} data-waiting />
    </>
  );
}
