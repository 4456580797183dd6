import { useTranslation } from 'react-i18next';
import { Figure } from '#src/ui/figure.tsx';
import { payoutRows } from './wallet.model.ts';
import styles from './payout-table.module.css';

/** The coins with a payout rule of their own (spec 9). */
export function PayoutTable() {
  const { t } = useTranslation('wallet');
  return (
    <table className={styles.table}>
      <caption className="vh">{t('payouts.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('payouts.coin')}</th>
          <th scope="col">{t('payouts.rule')}</th>
          <th scope="col">{t('payouts.minimum')}</th>
        </tr>
      </thead>
      <tbody>
        {payoutRows.map(({ id, coin, minimum }) => (
          <tr key={id}>
            <th scope="row">
              <span className={styles.coin}>
                <img src={coin.icon} alt="" width={28} height={28} loading="lazy" decoding="async" />
                {coin.symbol}
              </span>
            </th>
            <td>{t(`payouts.rules.${id}`)}</td>
            <td>{minimum === undefined ? t('payouts.inTable') : <Figure value={String(minimum)} unit={coin.symbol} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
