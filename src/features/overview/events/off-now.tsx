import { useTranslation } from 'react-i18next';
import { offNow, plannedNow } from '#src/domain/watch/reliability.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { FigureAge } from '#src/parts/figure-age.tsx';
import { Notice } from '#src/ui/notice.tsx';
import type { FarmId } from '../farm-id.ts';
import { type Seen, useFarmEvents } from './use-farm-events.ts';

/** What stands still now and what that costs, in one sentence; undefined while nothing does, or nobody observes the farm. */
export function useOffNow(id: FarmId, seen?: Seen) {
  const { t } = useTranslation('overview');
  const { dateTime, time, number } = useFormats();
  const { events, of, nowMs, money, terms, isNet } = useFarmEvents(id, seen);
  const off = events && offNow(events, nowMs, terms);
  const planned = events && plannedNow(events, nowMs, terms);
  const plannedText = planned && t('events.plannedNow', { number: number(planned.count), time: time(planned.untilMs) });
  if (!off) return { of, planned: plannedText };
  const values = { number: number(off.workers.length), time: dateTime(off.sinceMs) };
  if (off.usdPerHour === undefined) return { of, planned: plannedText, off: { text: t('events.off', values), note: '' } };
  const costs = { hour: money(off.usdPerHour), soFar: money(off.usdSoFar) };
  return {
    of,
    planned: plannedText,
    off: { text: t('events.offCosts', { ...values, ...costs }), note: t(isNet ? 'events.estimateNet' : 'events.estimate') },
  };
}

/** The same on the page of the farm; what its owner's run plan has off is said, and no alarm. */
export function OffNow({ id, seen }: { id: FarmId; seen: Seen }) {
  const { of, off, planned } = useOffNow(id, seen);
  return (
    <>
      {off && (
        <Notice tone="warning" role="status">
          <p>
            {off.text} <FigureAge of={of} isWarning hasLabel={false} />
          </p>
          {off.note !== '' && <small>{off.note}</small>}
        </Notice>
      )}
      {planned !== undefined && <Notice tone="info">{planned}</Notice>}
    </>
  );
}
