import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { coins } from '#src/domain/coins.ts';
import { brand } from '#src/lib/brand.ts';
import { coinListQuery } from '#src/parts/coin-queries.ts';
import { OutsideLink } from '#src/parts/outside-link.tsx';
import { poolCoins } from '#src/parts/pool-coins.ts';
import { useApiQuery } from '#src/state/use-api-query.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import layout from '#src/ui/layout.module.css';
import typography from '#src/ui/type.module.css';
import { PayoutSchedule } from './payouts.tsx';
import styles from './wallet-page.module.css';

/** `/wallet`: what it is for, which coins arrive in it, when, and where to get it. */
export function WalletPage() {
  const { t } = useTranslation('wallet');
  return (
    <div className={layout.page}>
      <header className={styles.words}>
        <h1 className={typography.pageTitle}>{t('title')}</h1>
        <p className={typography.lede}>{t('lede')}</p>
        <div className={layout.row}>
          <a className={buttonClass()} href="#wallet-app">
            {t('getApp')}
          </a>
          <a className={buttonClass({ variant: 'line' })} href="#payouts">
            {t('seePayouts')}
          </a>
        </div>
      </header>
      <WalletCoins />
      <PayoutSchedule />
      <section id="wallet-app" className={styles.section} aria-labelledby="wallet-app-title">
        <div className={layout.stack}>
          <h2 id="wallet-app-title" className={typography.h3}>
            {t('app.title')}
          </h2>
          <p className={typography.body}>{t('app.lede')}</p>
        </div>
        <StoreRows />
      </section>
    </div>
  );
}

/** The coins that are paid out: an income of AI(BTC) arrives as BTC, so it has no balance of its own. */
export const walletCoins = coins.filter((coin) => coin.incomeSymbol === coin.symbol);

/** What the pool pays in, one ruled row a coin. */
function WalletCoins() {
  const { t } = useTranslation('wallet');
  const ofPool = poolCoins(useApiQuery(coinListQuery()).data?.data);
  const paid = walletCoins.filter((coin) => ofPool.includes(coin) || (coin.proofOfWorkEndedAtMs !== null && !brand.hasSources));
  return (
    <section className={styles.section} aria-labelledby="wallet-coins">
      <div className={layout.stack}>
        <h2 id="wallet-coins" className={typography.h3}>
          {t('coins.title')}
        </h2>
        <p className={typography.body}>{t('coins.lede')}</p>
      </div>
      <ul className={styles.coins}>
        {paid.map((coin) => (
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

const stores = [
  { id: 'appStore', icon: 'appstore' },
  { id: 'googlePlay', icon: 'googleplay' },
  { id: 'androidPackage', icon: 'android' },
] as const;

const setStores = stores.filter(({ id }) => brand.links[id].isSet);

/** Where the app is to be had; each whole row is the link. With no store set, this site itself is the app. */
function StoreRows() {
  const { t } = useTranslation('wallet');
  if (setStores.length === 0)
    return (
      <p>
        <Link to="/download" className={buttonClass({ variant: 'primary' })}>
          {t('app.install')}
        </Link>
      </p>
    );
  return (
    <ul className={styles.stores}>
      {setStores.map(({ id, icon }) => (
        <li key={id}>
          <OutsideLink link={brand.links[id]} className={styles.store} mark={{ className: styles.arrow, isRow: true }}>
            <Icon name={icon} size={24} />
            <span className={styles.storeWords}>
              <b>{t(`app.${id}.name`)}</b>
              <span>{t(`app.${id}.text`)}</span>
            </span>
          </OutsideLink>
        </li>
      ))}
    </ul>
  );
}
