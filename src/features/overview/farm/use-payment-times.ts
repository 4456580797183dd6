import { useTranslation } from 'react-i18next';
import type { PaymentWindow } from '#src/domain/schedule.ts';
import { useFormats } from '#src/i18n/formats.ts';

/** A payment window in words, in Beijing's time and in the visitor's own, where it may reach into the next day. */
export function usePaymentTimes({ opensAtMs, closesAtMs }: PaymentWindow): { beijing: string; local: string } {
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
