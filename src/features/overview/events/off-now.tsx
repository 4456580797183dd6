import { useTranslation } from 'react-i18next';
import { offNow } from '#src/domain/watch/reliability.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { Notice } from '#src/ui/notice.tsx';
import type { FarmId } from '../farm-id.ts';
import { useFarmEvents } from './use-farm-events.ts';

/** What stands still now and what that costs, in one sentence; undefined while nothing does, or nobody observes the farm. */
export function useOffNow(id: FarmId): { text: string; note: string } | undefined {
  const { t } = useTranslation('overview');
  const { dateTime, number } = useFormats();
  const { events, nowMs, money, isNet } = useFarmEvents(id);
  const off = events && offNow(events, nowMs);
  if (!off) return undefined;
  const values = { number: number(off.workers.length), time: dateTime(off.sinceMs) };
  if (off.usdPerHour === undefined) return { text: t('events.off', values), note: '' };
  const costs = { hour: money(off.usdPerHour), soFar: money(off.usdSoFar) };
  return { text: t('events.offCosts', { ...values, ...costs }), note: t(isNet ? 'events.estimateNet' : 'events.estimate') };
}

/** The same on the page of the farm. */
export function OffNow({ id }: { id: FarmId }) {
  const off = useOffNow(id);
  return (
    off && (
      <Notice tone="warning" role="status">
        <p>{off.text}</p>
        {off.note !== '' && <small>{off.note}</small>}
      </Notice>
    )
  );
}
