import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { countdown, nextSwitching } from '#src/domain/fleet-hours.ts';
import { useFormats, useMinute } from '#src/i18n/formats.ts';
import { now } from '#src/lib/clock.ts';
import type { PlanLine } from './fleet.model.ts';

interface Place {
  readonly t: TFunction<'fleet'>;
  readonly time: (atMs: number) => string;
  readonly nowMs: number;
}

/** What is switched next, when, and how long it is until then, '… on at 23:00 (in 8 h 12 min)'; undefined where nothing is until tomorrow night. */
export function nextSwitchWords(lines: readonly PlanLine[], { t, time, nowMs }: Place): string | undefined {
  const next = nextSwitching(
    lines.map(({ days }) => days.flatMap(({ hours }) => hours)),
    nowMs,
  );
  if (!next) return undefined;
  const { atMs, on, off } = next;
  const isToday = new Date(atMs).getDate() === new Date(nowMs).getDate();
  const when = isToday ? time(atMs) : t('next.tomorrow', { time: time(atMs) });
  const places = [...on, ...off];
  const machines = places.flatMap((place) => lines[place]?.name ?? []).join(' + ');
  const kind = on.length > 0 && off.length > 0 ? 'both' : on.length > 0 ? 'on' : 'off';
  const what = places.length === lines.length || kind === 'both' ? t(`next.${kind}`, { when }) : t(`next.some.${kind}`, { when, machines });
  const { hours, minutes } = countdown(atMs - nowMs);
  return t('next.in', { what, left: t(hours > 0 ? 'next.hours' : 'next.minutes', { hours, minutes }) });
}

/** What all machines bring today, and what is switched next; it stays true while the page is open. Undefined while the net is not known. */
export function useTodayWords(lines: readonly PlanLine[], net: number | undefined, money: string): string | undefined {
  const { t } = useTranslation('fleet');
  const { time } = useFormats();
  useMinute();
  if (net === undefined) return undefined;
  const isStanding = lines.every(({ days: [today] }) => today?.runningHours === 0);
  const today = isStanding ? t('now.stands') : t(net < 0 ? 'now.loses' : 'now.leaves', { money });
  const next = nextSwitchWords(lines, { t, time, nowMs: now() });
  return next === undefined ? t('now.alone', { today }) : t('now.next', { today, next });
}
