import { useTranslation } from 'react-i18next';
import { coinBySymbol } from '#src/domain/coins.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Tag } from '#src/ui/tag.tsx';
import { exampleBalances } from './wallet.model.ts';
import styles from './wallet-phone.module.css';

/** A drawn phone with the wallet open: balances and the last payout, all of it an example (decision A2). */
export function WalletPhone() {
  const { t } = useTranslation('wallet');
  const { t: common } = useTranslation('common');
  return (
    <figure className={classNames('zone-dark', styles.phone)}>
      <div className={styles.screen}>
        <figcaption className={styles.head}>
          {t('phone.title')}
          <Tag text={common('example')} />
        </figcaption>
        <dl className={styles.payout}>
          <dt>{t('phone.lastPayout')}</dt>
          <dd>
            +0.00112640 <small>BTC</small>
          </dd>
        </dl>
        <ul className={styles.balances}>
          {exampleBalances.map(({ symbol, amount }) => (
            <li key={symbol}>
              <img src={coinBySymbol(symbol)?.icon} alt="" width={28} height={28} loading="lazy" decoding="async" />
              <span>{symbol}</span>
              <span className={styles.amount}>{amount}</span>
            </li>
          ))}
        </ul>
      </div>
    </figure>
  );
}
