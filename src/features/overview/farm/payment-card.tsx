import { useTranslation } from 'react-i18next';
import { beijingDate } from '#src/domain/days.ts';
import { nextPaymentWindow, paymentState, type PaymentWindow } from '#src/domain/schedule.ts';
import { useFormats, useMinute } from '#src/i18n/formats.ts';
import { now } from '#src/lib/clock.ts';
import { saveCalendar } from '#src/parts/files.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Tag } from '#src/ui/tag.tsx';
import type_ from '#src/ui/type.module.css';
import styles from './farm.module.css';

interface PaymentCardProps {
  coin: string;
  isSimulated: boolean;
}

/** The same for whichever farm it is made. */
const paymentId = (coin: string, opensAtMs: number): string => `payment-${beijingDate(opensAtMs)}-${coin.toLowerCase()}`;

/** When payments are sent next, in Beijing and where the visitor is (spec 9), and the same as a calendar file. */
export function PaymentCard({ coin, isSimulated }: PaymentCardProps) {
  const { t } = useTranslation(['overview', 'common']);
  // Keeps the card true while the page stays open.
  useMinute();
  const window = nextPaymentWindow(now());
  const times = usePaymentTimes(window);
  const toCalendar = () => {
    const label = isSimulated ? ` (${t('common:simulated')})` : '';
    saveCalendar(`okkong-${coin.toLowerCase()}-payment.ics`, {
      id: paymentId(coin, window.opensAtMs),
      startsAtMs: window.opensAtMs,
      endsAtMs: window.closesAtMs,
      nowMs: now(),
      title: t('overview:payment.event', { coin }),
      text: t('overview:payment.eventText') + label,
    });
  };
  return (
    <section className={styles.card} aria-labelledby="farm-payment">
      <div className={styles.cardHead}>
        <h2 id="farm-payment" className={type_.h4}>
          {t('overview:payment.title')}
        </h2>
        {paymentState(now()) === 'open' && <Tag text={t('overview:payment.open')} tone="accent" />}
      </div>
      <dl className={styles.times}>
        <dt>{t('overview:payment.beijing')}</dt>
        <dd>{times.beijing}</dd>
        <dt>{t('overview:payment.local')}</dt>
        <dd>{times.local}</dd>
      </dl>
      <Button variant="line" size="sm" className={styles.calendar} onClick={toCalendar}>
        <Icon name="calendar" size={16} />
        {t('overview:payment.calendar')}
      </Button>
    </section>
  );
}

/** A payment window in words, in Beijing's time and in the visitor's own, where it may reach into the next day. */
function usePaymentTimes({ opensAtMs, closesAtMs }: PaymentWindow): { beijing: string; local: string } {
  const { t } = useTranslation('overview');
  const { beijingDay, beijingTime, shortDate, time, dateTime } = useFormats();
  const isOneDay = shortDate(opensAtMs) === shortDate(closesAtMs);
  return {
    beijing: t('payment.span', { day: beijingDay(opensAtMs), from: beijingTime(opensAtMs), to: beijingTime(closesAtMs) }),
    local: isOneDay
      ? t('payment.span', { day: shortDate(opensAtMs), from: time(opensAtMs), to: time(closesAtMs) })
      : t('payment.spanDays', { from: dateTime(opensAtMs), to: dateTime(closesAtMs) }),
  };
}
