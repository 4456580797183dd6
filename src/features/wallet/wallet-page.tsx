import { useTranslation } from 'react-i18next';
import { buttonClass } from '#src/ui/button.tsx';
import layout from '#src/ui/layout.module.css';
import type from '#src/ui/type.module.css';
import { PayoutSchedule } from './payout-schedule.tsx';
import { StoreRows } from './store-rows.tsx';
import { WalletCoins } from './wallet-coins.tsx';
import styles from './wallet-page.module.css';
import { WalletPhone } from './wallet-phone.tsx';

/** `/wallet`: what it is for, which coins arrive in it, when, and where to get it (decision C7, DESIGN 9). */
export function WalletPage() {
  const { t } = useTranslation('wallet');
  return (
    <div className={layout.page}>
      <header className={styles.hero}>
        <div className={styles.words}>
          <h1 className={type.pageTitle}>{t('title')}</h1>
          <p className={type.lede}>{t('lede')}</p>
          <div className={layout.row}>
            <a className={buttonClass()} href="#wallet-app">
              {t('getApp')}
            </a>
            <a className={buttonClass({ variant: 'line' })} href="#payouts">
              {t('seePayouts')}
            </a>
          </div>
        </div>
        <WalletPhone />
      </header>
      <WalletCoins />
      <PayoutSchedule />
      <section id="wallet-app" className={styles.section} aria-labelledby="wallet-app-title">
        <div className={layout.stack}>
          <h2 id="wallet-app-title" className={type.h3}>
            {t('app.title')}
          </h2>
          <p className={type.body}>{t('app.lede')}</p>
        </div>
        <StoreRows />
      </section>
    </div>
  );
}
