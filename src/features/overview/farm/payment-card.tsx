import { useTranslation } from 'react-i18next';
import type { Farm } from '#src/contracts/anonymous.ts';
import { HOUR_MS } from '#src/domain/days.ts';
import { clockText, paymentState, type PaymentTimes, type PaymentWindow } from '#src/domain/schedule.ts';
import { useFigureMoment, useFormats } from '#src/i18n/formats.ts';
import { now } from '#src/lib/clock.ts';
import { saveCalendar } from '#src/parts/calendar-file.ts';
import { Button } from '#src/ui/button.tsx';
import { FactList } from '#src/ui/fact-list.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Tag } from '#src/ui/tag.tsx';
import { type FarmId, farmKey, fileName } from '../farm-id.ts';
import { comingWindow, isPaidOn } from '../farm.model.ts';
import { FarmCard } from './farm-card.tsx';
import styles from './farm.module.css';

interface PaymentCardProps {
  id: FarmId;
  /** What the farm is called. */
  name: string;
  /** Undefined while nothing is known of it. */
  farm: Pick<Farm, 'payouts'> | undefined;
  /** As the pool states them. */
  times: PaymentTimes;
  /** When the farm's figures held, ms; undefined while there are none. */
  madeAtMs: number | undefined;
  isSimulated: boolean;
  /** The farm is owed less than the pool pays out: nothing is being sent to it. */
  isBelowMinimum: boolean;
}

const nothingPaid = { payouts: [] };

/** When payments are sent next, in Beijing and where the visitor is, and the same as a calendar file. */
export function PaymentCard({ id, name, farm = nothingPaid, times, madeAtMs, isSimulated, isBelowMinimum }: PaymentCardProps) {
  const { t } = useTranslation(['overview', 'common']);
  // Renders again each minute: the window may have passed. An old copy does not know what is being sent.
  const { isNow } = useFigureMoment(madeAtMs);
  const window = comingWindow(farm, times, now());
  const said = useBothClocks(window);
  const eventText = ({ opensMin, closesMin }: PaymentTimes) =>
    closesMin === null
      ? t('overview:payment.eventTextAt', { from: clockText(opensMin) })
      : t('overview:payment.eventText', { from: clockText(opensMin), to: clockText(closesMin) });
  const toCalendar = () => {
    const label = isSimulated ? ` (${t('common:simulated')})` : '';
    // The same whenever it is saved: a calendar keeps one event a farm.
    const event = {
      id: `payment-${farmKey(id)}`,
      startsAtMs: window.opensAtMs,
      // A pool that names a single time sends about then.
      endsAtMs: Math.max(window.closesAtMs, window.opensAtMs + HOUR_MS),
      title: t('overview:payment.event', { coin: id.coin, farm: name }),
      text: eventText(times) + label,
      isDaily: true,
    };
    saveCalendar(fileName(id, 'payment.ics'), [event], now());
  };
  return (
    <FarmCard
      id="farm-payment"
      title={t('overview:payment.title')}
      aside={
        isNow &&
        !(isBelowMinimum && !isPaidOn(farm, now())) &&
        paymentState(now(), times) === 'open' && (
          <Tag text={t(isPaidOn(farm, now()) ? 'overview:payment.sent' : 'overview:payment.open')} tone="accent" />
        )
      }
    >
      <FactList
        variant="figures"
        className={styles.times}
        facts={[
          { label: t('overview:payment.beijing'), value: said.beijing },
          { label: t('overview:payment.local'), value: said.local },
        ]}
      />
      <Button variant="line" size="sm" className={styles.calendar} data-print="no" onClick={toCalendar}>
        <Icon name="calendar" size={16} />
        {t('overview:payment.calendar')}
      </Button>
    </FarmCard>
  );
}

/** A payment window in words, in Beijing's time and in the visitor's own, where it may reach into the next day. */
function useBothClocks({ opensAtMs, closesAtMs }: PaymentWindow): { beijing: string; local: string } {
  const { t } = useTranslation('overview');
  const { beijingDay, beijingTime, shortDate, time, dateTime } = useFormats();
  const isOneDay = shortDate(opensAtMs) === shortDate(closesAtMs);
  if (opensAtMs === closesAtMs) {
    return {
      beijing: t('payment.at', { day: beijingDay(opensAtMs), time: beijingTime(opensAtMs) }),
      local: t('payment.at', { day: shortDate(opensAtMs), time: time(opensAtMs) }),
    };
  }
  return {
    beijing: t('payment.span', { day: beijingDay(opensAtMs), from: beijingTime(opensAtMs), to: beijingTime(closesAtMs) }),
    local: isOneDay
      ? t('payment.span', { day: shortDate(opensAtMs), from: time(opensAtMs), to: time(closesAtMs) })
      : t('payment.spanDays', { from: dateTime(opensAtMs), to: dateTime(closesAtMs) }),
  };
}
