import { DAY_MS, HOUR_MS } from '../days.ts';
import { product, total } from '../known.ts';
import type { FarmEvent } from './farm-event.ts';

/** What of an event is needed to count with it. */
type Happening = Pick<FarmEvent, 'id' | 'kind' | 'atMs' | 'workers' | 'lostUsdPerHour' | 'endsId'>;

/** How long one machine was off. Moments in ms; the end is now where it still is. */
interface OffSpell {
  readonly id: string;
  readonly worker: string;
  readonly fromMs: number;
  readonly toMs: number;
  readonly isOver: boolean;
  /** USD an hour of this machine; null: not known. */
  readonly lostUsdPerHour: number | null;
}

/** The machines that stopped, each from its stop until it was back; one that came and went meanwhile was off once. */
export function offSpells(events: readonly Happening[], nowMs: number): readonly OffSpell[] {
  const backs = events.filter(({ kind }) => kind === 'back');
  return events
    .filter(({ kind }) => kind === 'stopped')
    .flatMap((stop) =>
      stop.workers.map((worker): OffSpell => {
        const back = backs.find(({ endsId, workers }) => endsId === stop.id && workers.includes(worker));
        // One that was told again, because it is off for longer than it used to be, is counted from there on.
        const again = events.find(
          ({ kind, atMs, workers }) => kind === 'stopped' && atMs > stop.atMs && workers.includes(worker) && atMs < (back?.atMs ?? nowMs),
        );
        const toMs = Math.min(again?.atMs ?? nowMs, back?.atMs ?? nowMs, nowMs);
        const isOver = back !== undefined || again !== undefined;
        const share = stop.lostUsdPerHour === null ? null : stop.lostUsdPerHour / stop.workers.length;
        return { id: stop.id, worker, fromMs: stop.atMs, toMs: Math.max(toMs, stop.atMs), isOver, lostUsdPerHour: share };
      }),
    );
}

/** What is off now: machines, since when the first of them is, USD an hour and so far; money undefined where a part is not known. */
export function offNow(events: readonly Happening[], nowMs: number) {
  const off = offSpells(events, nowMs).filter(({ isOver }) => !isOver);
  if (off.length === 0) return undefined;
  return {
    workers: off.map(({ worker }) => worker),
    sinceMs: Math.min(...off.map(({ fromMs }) => fromMs)),
    usdPerHour: total(off.map(({ lostUsdPerHour }) => lostUsdPerHour)),
    usdSoFar: total(off.map(({ lostUsdPerHour, fromMs }) => product(lostUsdPerHour, (nowMs - fromMs) / HOUR_MS))),
  };
}

/** The part of a spell (ms) that lies in the time from a moment to another. */
const within = ({ fromMs, toMs }: { fromMs: number; toMs: number }, [beginMs, endMs]: readonly [number, number]): number =>
  Math.max(0, Math.min(toMs, endMs) - Math.max(fromMs, beginMs));

/**
 * How reliable a farm of so many machines was over a time (ms): the share of the time that its machines ran (ratio 0..1), the longest stop of one
 * of them (ms; 0: none), stops a week, and what was not earned while they were off (USD; undefined where a part is not known).
 */
export function reliability(events: readonly Happening[], of: { machines: number; fromMs: number; nowMs: number }) {
  const { machines, fromMs, nowMs } = of;
  const span = [fromMs, nowMs] as const;
  const spells = offSpells(events, nowMs).filter(({ toMs }) => toMs > fromMs);
  const offMs = spells.reduce((sum, spell) => sum + within(spell, span), 0);
  const stops = new Set(spells.filter(({ fromMs: begins }) => begins >= fromMs).map(({ id }) => id)).size;
  return {
    onShare: machines > 0 && nowMs > fromMs ? Math.max(0, 1 - offMs / (machines * (nowMs - fromMs))) : undefined,
    longestMs: Math.max(0, ...spells.map((spell) => spell.toMs - spell.fromMs)),
    stopsPerWeek: stops / Math.max(1, (nowMs - fromMs) / (7 * DAY_MS)),
    lostUsd: total(spells.map((spell) => product(spell.lostUsdPerHour, within(spell, span) / HOUR_MS))),
  };
}
