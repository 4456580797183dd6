import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import layout from '#src/ui/layout.module.css';
import type from '#src/ui/type.module.css';
import { PayoutTable } from './payout-table.tsx';
import { PayoutWindow } from './payout-window.tsx';
import styles from './payout-schedule.module.css';

/** When the pool pays, and from which balance on (spec 9). */
export function PayoutSchedule() {
  const { t } = useTranslation('wallet');
  return (
    <section id="payouts" className={styles.section} aria-labelledby="payouts-title">
      <div className={layout.stack}>
        <h2 id="payouts-title" className={type.h3}>
          {t('payouts.title')}
        </h2>
        <p className={type.body}>{t('payouts.lede')}</p>
      </div>
      <div className={styles.content}>
        <PayoutWindow />
        <PayoutTable />
        <p className={type.small}>
          {/* The blank before the link is the sentence's own: Chinese has none. */}
          {t('payouts.others')}
          <Link className={type.link} to="/" hash="pool-coins">
            {t('payouts.table')}
          </Link>
        </p>
      </div>
    </section>
  );
}
