import type { Coin } from '#src/domain/coins.ts';
import styles from './coin-row.module.css';

/** A coin's mark, symbol and algorithm. */
export function CoinName({ coin }: { coin: Coin }) {
  return (
    <span className={styles.coin}>
      {coin.icon === '' ? (
        <span className={styles.letter} aria-hidden="true">
          {coin.symbol.slice(0, 1)}
        </span>
      ) : (
        <img src={coin.icon} alt="" width={34} height={34} loading="lazy" decoding="async" />
      )}
      <span>
        <b>{coin.symbol}</b>
        <span className={styles.algorithm}>{coin.algorithm}</span>
      </span>
    </span>
  );
}
