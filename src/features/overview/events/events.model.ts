import type { FarmEventRow } from '#src/contracts/farm-events.ts';
import { SECOND_MS } from '#src/domain/days.ts';
import type { FarmEvent } from '#src/domain/watch/farm-event.ts';
import { isPlannedStop, lostAfterOwn } from '#src/domain/watch/lost-money.ts';
import type { OwnHours } from '#src/domain/watch/own-power.ts';
import type { WorkerRow } from '../workers/workers.model.ts';

/** An event of the page: moments in ms, whether the owner's run plan did it, and what it costs an hour once the owner's electricity is taken off. */
export interface ShownEvent extends Omit<FarmEvent, 'coinId' | 'address'> {
  readonly isPlanned: boolean;
  readonly netUsdPerHour: number | null;
}

/** Events as they came, each with what is lost in an hour less the electricity that is not used, where the owner gave it. */
export function shownEvents(rows: readonly FarmEventRow[], own?: OwnHours): readonly ShownEvent[] {
  return rows.map(({ time, foundTime, hashrateBefore, hashrateNow, ...row }) => {
    const moments = { atMs: time * SECOND_MS, foundAtMs: foundTime * SECOND_MS };
    const event = { ...row, ...moments, beforeHs: hashrateBefore, nowHs: hashrateNow };
    const isPlanned = isPlannedStop(event, own);
    return { ...event, isPlanned, netUsdPerHour: isPlanned ? 0 : lostAfterOwn(event, own) };
  });
}

/** The machines that run by the newest figures, which were made at that moment (ms). */
export function runningOf(rows: readonly WorkerRow[] | undefined, madeAtMs: number) {
  return rows && { names: new Set(rows.flatMap(({ name, state }) => (state === 'active' ? name : []))), atMs: madeAtMs };
}

/**
 * How many machines stand still since before the farm was observed (ms): their stop is no event, for a first sight alarms nobody. None whose last share is
 * not known, or that was told as stopped.
 */
export function offBefore(rows: readonly WorkerRow[] | undefined, events: readonly ShownEvent[], sinceMs: number): number {
  const told = new Set(events.flatMap(({ kind, workers }) => (kind === 'stopped' ? workers : [])));
  const isBefore = ({ lastShareAtMs }: WorkerRow): boolean => lastShareAtMs !== null && lastShareAtMs < sinceMs;
  return (rows ?? []).filter((row) => row.state === 'inactive' && isBefore(row) && !told.has(row.name)).length;
}

/** The events of a machine whose name has this text; all of them where nothing is typed. */
export function eventsOf(events: readonly ShownEvent[], text: string): readonly ShownEvent[] {
  const wanted = text.trim().toLowerCase();
  return wanted === '' ? events : events.filter(({ workers }) => workers.some((name) => name.toLowerCase().includes(wanted)));
}

/** The moments at which a curve that begins at `fromMs` is marked: where something stopped that no plan had off, ran slow or fell, and where it was back. */
export function curveMarks(events: readonly ShownEvent[], fromMs: number): readonly { readonly atMs: number; readonly isGood: boolean }[] {
  const planned = new Set(events.flatMap(({ id, isPlanned }) => (isPlanned ? id : [])));
  const marked = events.filter(
    ({ id, endsId, kind, atMs }) =>
      ['stopped', 'slow', 'fell', 'back'].includes(kind) && atMs >= fromMs && !planned.has(id) && !planned.has(endsId),
  );
  return marked.map(({ kind, atMs }) => ({ atMs, isGood: kind === 'back' }));
}
