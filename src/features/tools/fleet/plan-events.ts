import { dailySpans, plannedSpans, plansAlike } from '#src/domain/fleet.ts';
import type { CalendarEvent } from '#src/parts/calendar-file.ts';
import type { PlanLine } from './fleet.model.ts';

interface EventWords {
  readonly title: (isRunning: boolean, machines: string) => string;
  readonly text: (lines: readonly PlanLine[]) => string;
  /** The prices are the same every day, and so is the plan. */
  readonly isDaily: boolean;
}

/** Running and standing still as dates for a calendar, of today and tomorrow or as of every day: machines with the same hours are one date. */
export function planEvents(lines: readonly PlanLine[], { title, text, isDaily }: EventWords): readonly CalendarEvent[] {
  const plans = lines.map(({ days }) => days.flatMap(({ hours }) => hours));
  return plansAlike(plans).flatMap((places) => {
    const group = places.flatMap((place) => lines[place] ?? []);
    const machines = group.map(({ name }) => name).join(' + ');
    const ids = group.flatMap(({ id }) => id ?? []);
    const key = ids.length === 0 ? 'tariff' : `tariff-${ids.join('.')}`;
    // Tomorrow goes on from today, and so is the day that comes again; it begins at today's hour.
    const spans = isDaily ? dailySpans(group[0]?.days.at(-1)?.hours ?? []).map(dayBefore) : plannedSpans(plans[places[0] ?? 0] ?? []);
    return spans.map(({ startsAtMs, endsAtMs, isRunning }) => ({
      id: `${key}-${isDaily ? new Date(startsAtMs).getHours() : startsAtMs}-${isRunning ? 'run' : 'stop'}`,
      startsAtMs,
      endsAtMs,
      title: title(isRunning, machines),
      text: text(group),
      ...(isDaily && { isDaily: 'local' as const }),
    }));
  });
}

/** The same hours of the clock a day earlier. */
function dayBefore<Span extends { readonly startsAtMs: number; readonly endsAtMs: number }>(span: Span): Span {
  const before = (atMs: number) => {
    const moment = new Date(atMs);
    return moment.setDate(moment.getDate() - 1);
  };
  return { ...span, startsAtMs: before(span.startsAtMs), endsAtMs: before(span.endsAtMs) };
}
