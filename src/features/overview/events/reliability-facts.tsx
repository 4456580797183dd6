import { useTranslation } from 'react-i18next';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#src/domain/days.ts';
import { roundAndTrim } from '#src/domain/decimal.ts';
import { reliability } from '#src/domain/watch/reliability.ts';
import { useFormats } from '#src/i18n/formats.ts';
import type { Fact } from '#src/ui/fact-list.tsx';
import type { useFarmEvents } from './use-farm-events.ts';

/** How reliable a farm is now is that of so many days. */
export const RELIABLE_DAYS = 30;

interface ReliabilityQuestion {
  happened: ReturnType<typeof useFarmEvents>;
  /** Machines of the farm; undefined where its pool does not say. */
  machines: number | undefined;
  /** The time that it is about, ms; of it counts what was observed. */
  fromMs: number;
  toMs: number;
}

/** How reliable a farm was in four figures; none where that is not known, and of less than a day, which says nothing of it. The last one is money. */
export function useReliabilityFacts({ happened, machines, fromMs, toMs }: ReliabilityQuestion): readonly Fact[] {
  const { t } = useTranslation('overview');
  const { percent, number } = useFormats();
  const { events, sinceMs, nowMs, terms, money } = happened;
  const [beginMs, endMs] = [Math.max(fromMs, sinceMs ?? Infinity), Math.min(toMs, nowMs)];
  if (!events || machines === undefined || endMs - beginMs < DAY_MS) return [];
  const { onShare, longestMs, stopsPerWeek, lostUsd } = reliability(events, { machines, fromMs: beginMs, nowMs: endMs, ...terms });
  const hours = { hours: number(Math.floor(longestMs / HOUR_MS)), minutes: Math.round(longestMs / MINUTE_MS) % 60 };
  const days = Math.round((endMs - beginMs) / DAY_MS);
  return [
    { label: t('events.on', { days }), value: onShare === undefined ? '--' : percent(onShare) },
    { label: t('events.longest'), value: longestMs === 0 ? t('events.noStop') : t('events.hours', hours) },
    { label: t('events.perWeek'), value: roundAndTrim(stopsPerWeek, 1) },
    { label: t('events.lost', { days }), value: money(lostUsd) },
  ];
}
