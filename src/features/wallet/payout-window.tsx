import { useTranslation } from 'react-i18next';
import { nextPaymentWindow, PAYMENT_CLOSES_HOUR, PAYMENT_OPENS_HOUR, paymentState } from '#src/domain/schedule.ts';
import { useFormats, useMinute } from '#src/i18n/formats.ts';
import { now } from '#src/lib/clock.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { useIsHydrated } from '#src/state/use-is-hydrated.ts';
import styles from './payout-window.module.css';

const hourText = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** The daily window in Beijing's time and in the visitor's (decision B16), and where today stands. */
export function PayoutWindow() {
  const { t } = useTranslation('wallet');
  return (
    <dl className={styles.window}>
      <div>
        <dt>{t('payouts.beijing')}</dt>
        <dd>{`${hourText(PAYMENT_OPENS_HOUR)}–${hourText(PAYMENT_CLOSES_HOUR)}`}</dd>
      </div>
      <Here />
    </dl>
  );
}

/** Zone and clock are the visitor's: the page as built has cells of the final size. */
function Here() {
  const { t } = useTranslation('wallet');
  const { time } = useFormats();
  useMinute();
  const isHydrated = useIsHydrated();
  const { opensAtMs, closesAtMs } = nextPaymentWindow(isHydrated ? now() : 0);
  return (
    <>
      <div>
        <dt>{t('payouts.here')}</dt>
        <dd>{isHydrated ? `${time(opensAtMs)}–${time(closesAtMs)}` : <Skeleton width="10ch" />}</dd>
      </div>
      <div>
        <dt>{t('payouts.today')}</dt>
        <dd className={styles.state}>{isHydrated ? t(`payouts.state.${paymentState(now())}`) : <Skeleton width="16ch" />}</dd>
      </div>
    </>
  );
}
