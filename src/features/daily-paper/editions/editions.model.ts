import { beijingDate, DAY_MS } from '#src/domain/days.ts';

/** Midnight in Beijing of a day, YYYY-MM-DD, in ms; NaN for what is none. */
export const dayStartOf = (date: string): number => Date.parse(`${date}T00:00:00+08:00`);

/** Whether a text is a day of the calendar, YYYY-MM-DD: 2026-02-30 is none. */
export function isDay(text: string): boolean {
  return text !== '' && beijingDate(dayStartOf(text)) === text;
}

/** Which editions there are: from the pool's first to the newest, or, of a pool that prints only its newest, those that this device has kept. */
interface Shelf {
  readonly firstDate: string | undefined;
  readonly newest: string;
  readonly kept: readonly string[];
}

interface Neighbours {
  readonly previous: string | undefined;
  readonly next: string | undefined;
}

/** The editions before and after the one of a day. Days as YYYY-MM-DD, which sorts as it reads. */
export function neighboursOf(date: string, { firstDate, newest, kept }: Shelf): Neighbours {
  const dayAt = (offset: number) => beijingDate(dayStartOf(date) + offset * DAY_MS);
  if (firstDate !== undefined) return { previous: date > firstDate ? dayAt(-1) : undefined, next: date < newest ? dayAt(1) : undefined };
  const days = [...kept, newest].toSorted();
  return { previous: days.findLast((day) => day < date), next: days.find((day) => day > date) };
}

/** What the page's address says of an edition: its day, YYYY-MM-DD, unless it is the newest, and the day that stands beside it. */
export interface EditionSearch {
  readonly date?: string;
  readonly with?: string;
}

/** The address of an edition; the newest, where it is known, has the one without a day, where it stays the newest. None stands beside itself. */
export function editionSearch(
  date: string,
  { newest, beside }: { newest?: string | undefined; beside?: string | undefined },
): EditionSearch {
  return { ...(date !== newest && { date }), ...(beside !== undefined && beside !== date && { with: beside }) };
}

/** The editions kept on a device, the newest of them first; `date` is now among them. */
export function keptWith(kept: readonly string[], date: string): readonly string[] {
  return kept.includes(date) ? kept : [...kept, date].toSorted().toReversed().slice(0, KEPT_EDITIONS);
}

/** As many as a month has: the worker drops the oldest of its copies. */
export const KEPT_EDITIONS = 31;
