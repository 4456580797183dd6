import { useTranslation } from 'react-i18next';
import { clockText, paymentMoments, type PaymentTimes } from '#src/domain/schedule.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { now } from '#src/lib/clock.ts';
import { Figure } from '#src/ui/figure.tsx';
import styles from './coin-row-more.module.css';

/** When the pool pays, by the clock of Beijing and by the visitor's own (decision B16). */
export function PayoutTime({ times }: { times: PaymentTimes }) {
  const { t } = useTranslation('coin-row');
  const { time } = useFormats();
  const { opensMin, closesMin } = times;
  const beijing = [opensMin, ...(closesMin === null ? [] : [closesMin])].map(clockText);
  return (
    <>
      <Figure value={beijing.join('–')} unit={t('details.beijing')} />
      <div className={styles.ownTime}>
        <Figure value={paymentMoments(times, now()).map(time).join('–')} unit={t('details.ownTime')} tone="muted" />
      </div>
    </>
  );
}
