import { DAY_MS, HOUR_MS } from '../days.ts';
import { product, total } from '../known.ts';
import type { FarmEvent } from './farm-event.ts';
import { hashrateOfOne } from './lost-money.ts';
import type { OwnHours } from './own-power.ts';

/** What of an event is needed to count with it; money before electricity. */
type Happening = Pick<FarmEvent, 'id' | 'kind' | 'atMs' | 'foundAtMs' | 'workers' | 'beforeHs' | 'lostUsdPerHour' | 'endsId'>;

/** What is known of a farm besides its events. */
export interface Terms {
  /** The owner's electricity and run plan; without it money is before electricity, and no stop is planned. */
  readonly own?: OwnHours | undefined;
  /** Machines that run by the figures of a moment: one that comes and goes may be told as back much later. */
  readonly running?: { readonly names: ReadonlySet<string>; readonly atMs: number } | undefined;
}

/** How long one machine was off. Moments in ms; the end is now where it still is. */
interface OffSpell {
  readonly id: string;
  readonly worker: string;
  readonly fromMs: number;
  readonly toMs: number;
  readonly isOver: boolean;
  /** USD an hour of this machine before electricity, and its H/s; null: not known. */
  readonly lostUsdPerHour: number | null;
  readonly hashrateHs: number | null;
}

/** The machines that stopped, each from its stop until it was back; one that came and went meanwhile was off once. */
export function offSpells(events: readonly Happening[], nowMs: number, { running }: Terms = {}): readonly OffSpell[] {
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
        const isRunning = running !== undefined && running.atMs > stop.foundAtMs && running.names.has(worker);
        const isOver = back !== undefined || again !== undefined || isRunning;
        // Since when one runs that was not told as back is not known: it was off when it was noticed.
        const untoldMs = isRunning ? stop.foundAtMs : nowMs;
        const toMs = Math.min(again?.atMs ?? back?.atMs ?? untoldMs, back?.atMs ?? nowMs, nowMs);
        const share = stop.lostUsdPerHour === null ? null : stop.lostUsdPerHour / stop.workers.length;
        return {
          id: stop.id,
          worker,
          fromMs: stop.atMs,
          toMs: Math.max(toMs, stop.atMs),
          isOver,
          lostUsdPerHour: share,
          hashrateHs: hashrateOfOne(stop),
        };
      }),
    );
}

/** What an hour of a machine loses, USD: less its electricity, and nothing where that costs more. */
function lostAt({ lostUsdPerHour, hashrateHs }: OffSpell, atMs: number, own: OwnHours | undefined): number | undefined {
  const costs = own ? product(own.usdAt(atMs, hashrateHs), -1) : 0;
  const net = total([lostUsdPerHour, costs]);
  return net === undefined ? undefined : Math.max(0, net);
}

/** What counts of a spell in the time from a moment to another: since when, ms and USD, without the hours in which the owner's plan has the machine off. */
function countedOf(spell: OffSpell, [beginMs, endMs]: readonly [number, number], own: OwnHours | undefined) {
  const [fromMs, toMs] = [Math.max(spell.fromMs, beginMs), Math.min(spell.toMs, endMs)];
  if (!own || toMs <= fromMs) {
    const ms = Math.max(0, toMs - fromMs);
    return { sinceMs: fromMs, ms, usd: product(spell.lostUsdPerHour, ms / HOUR_MS) };
  }
  let [sinceMs, ms] = [Infinity, 0];
  const parts: (number | undefined)[] = [];
  for (let atMs = fromMs; atMs < toMs;) {
    const nextMs = Math.min(toMs, own.hourEnd(atMs));
    if (!own.isOff(atMs, spell.hashrateHs)) {
      sinceMs = Math.min(sinceMs, atMs);
      ms += nextMs - atMs;
      parts.push(product(lostAt(spell, atMs, own), (nextMs - atMs) / HOUR_MS));
    }
    atMs = nextMs;
  }
  return { sinceMs, ms, usd: total(parts) };
}

/** What is off now: machines, since when the first of them is, USD an hour and so far; money undefined where a part is not known. */
export function offNow(events: readonly Happening[], nowMs: number, terms: Terms = {}) {
  const { own } = terms;
  const off = offSpells(events, nowMs, terms).filter(({ isOver, hashrateHs }) => !isOver && own?.isOff(nowMs, hashrateHs) !== true);
  if (off.length === 0) return undefined;
  const counted = off.map((spell) => countedOf(spell, [0, nowMs], own));
  return {
    workers: off.map(({ worker }) => worker),
    sinceMs: Math.min(nowMs, ...counted.map(({ sinceMs }) => sinceMs)),
    usdPerHour: total(off.map((spell) => lostAt(spell, nowMs, own))),
    usdSoFar: total(counted.map(({ usd }) => usd)),
  };
}

/** How many machines the owner's run plan has switched off just now, and until when, ms; undefined where it has none. */
export function plannedNow(events: readonly Happening[], nowMs: number, terms: Terms) {
  const off = offSpells(events, nowMs, terms).filter(({ isOver }) => !isOver);
  const ends = off.flatMap(({ hashrateHs }) => terms.own?.offUntil(nowMs, hashrateHs) ?? []);
  return ends.length === 0 ? undefined : { count: ends.length, untilMs: Math.min(...ends) };
}

/**
 * How reliable a farm of so many machines was over a time (ms): the share of the time that its machines ran (ratio 0..1), the longest stop of one
 * of them (ms; 0: none), stops a week, and what was not earned while they were off (USD; undefined where a part is not known). What is planned is no stop.
 */
export function reliability(events: readonly Happening[], of: { machines: number; fromMs: number; nowMs: number } & Terms) {
  const { machines, fromMs, nowMs, own } = of;
  const spells = offSpells(events, nowMs, of)
    .filter(({ toMs }) => toMs > fromMs)
    .map((spell) => ({ ...spell, ...countedOf(spell, [fromMs, nowMs], own), wholeMs: countedOf(spell, [0, nowMs], own).ms }))
    .filter(({ ms }) => ms > 0);
  const offMs = spells.reduce((sum, { ms }) => sum + ms, 0);
  const stops = new Set(spells.filter((spell) => spell.fromMs >= fromMs).map(({ id }) => id)).size;
  return {
    onShare: machines > 0 && nowMs > fromMs ? Math.max(0, 1 - offMs / (machines * (nowMs - fromMs))) : undefined,
    longestMs: Math.max(0, ...spells.map(({ wholeMs }) => wholeMs)),
    stopsPerWeek: stops / Math.max(1, (nowMs - fromMs) / (7 * DAY_MS)),
    lostUsd: total(spells.map(({ usd }) => usd)),
  };
}
