import { plannedSpans, plansAlike } from '#src/domain/fleet.ts';
import type { CalendarEvent } from '#src/parts/calendar-file.ts';
import type { PlanLine } from './fleet.model.ts';

interface EventWords {
  readonly title: (isRunning: boolean, machines: string) => string;
  readonly text: (lines: readonly PlanLine[]) => string;
}

/** Running and standing still as dates for a calendar: machines with the same hours are one date. */
export function planEvents(lines: readonly PlanLine[], { title, text }: EventWords): readonly CalendarEvent[] {
  const plans = lines.map(({ days }) => days.flatMap(({ hours }) => hours));
  return plansAlike(plans).flatMap((places) => {
    const group = places.flatMap((place) => lines[place] ?? []);
    const machines = group.map(({ name }) => name).join(' + ');
    const ids = group.flatMap(({ id }) => id ?? []);
    const key = ids.length === 0 ? 'tariff' : `tariff-${ids.join('.')}`;
    return plannedSpans(plans[places[0] ?? 0] ?? []).map(({ startsAtMs, endsAtMs, isRunning }) => ({
      id: `${key}-${startsAtMs}-${isRunning ? 'run' : 'stop'}`,
      startsAtMs,
      endsAtMs,
      title: title(isRunning, machines),
      text: text(group),
    }));
  });
}
