import { useTranslation } from 'react-i18next';
import layout from '#src/ui/layout.module.css';
import type from '#src/ui/type.module.css';
import { walletCoins } from './wallet.model.ts';
import styles from './wallet-coins.module.css';

/** What the pool pays in, one ruled row a coin. */
export function WalletCoins() {
  const { t } = useTranslation('wallet');
  return (
    <section className={styles.section} aria-labelledby="wallet-coins">
      <div className={layout.stack}>
        <h2 id="wallet-coins" className={type.h3}>
          {t('coins.title')}
        </h2>
        <p className={type.body}>{t('coins.lede')}</p>
      </div>
      <ul className={styles.coins}>
        {walletCoins.map((coin) => (
          <li key={coin.id}>
            <img src={coin.icon} alt="" width={34} height={34} loading="lazy" decoding="async" />
            <b>{coin.symbol}</b>
            <span lang="en">{coin.name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
