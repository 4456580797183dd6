import { DAY_MS, HOUR_MS, MINUTE_MS } from '../days.ts';
import { known, product } from '../known.ts';
import { withId } from './event-id.ts';
import type { FarmEvent } from './farm-event.ts';
import type { FarmMemory } from './farm-memory.ts';
import type { Judgement } from './judge-machines.ts';
import { isWell, withHashrate } from './level.ts';
import { backAfterMs, begun, type Trouble, withState } from './trouble.ts';

/** A farm has fallen where it makes so much less (ratio) than its running machines usually do. */
const FELL_SHARE = 0.15;
const FELL_AFTER_MS = 2 * HOUR_MS;
/** One whose pool lists no machines, and that makes nothing at all, has fallen sooner. */
const NOUGHT_AFTER_MS = 10 * MINUTE_MS;
const ACCEPTED_MS = 7 * DAY_MS;

/** What the machines that run usually make together, H/s; 1 where none are listed. */
function expectedHs({ machines }: FarmMemory): number {
  if (machines.length === 0) return 1;
  return machines.reduce((sum, { off, slow, level }) => sum + (off ? 0 : slow ? level.hourHs : level.dayHs), 0);
}

/** The level of a farm after a look, and the event where it fell or is back: what no trouble of single machines explains. */
export function judgeFarm(memory: FarmMemory, { look, foundAtMs }: Judgement, overMs: number) {
  const { atMs, hashrateHs } = look;
  const expected = expectedHs(memory);
  if (hashrateHs === null || expected <= 0) return { memory: {}, events: [] };
  const level = withHashrate(memory.level, hashrateHs / expected, { atMs, overMs, share: FELL_SHARE, isFrozen: memory.low !== null });
  const isUnlisted = look.workers === null;
  const noughtMs = isUnlisted && hashrateHs === 0 && memory.level.dayHs > 0 ? memory.noughtMs || atMs : 0;
  const isNought = noughtMs > 0 && atMs - noughtMs >= NOUGHT_AFTER_MS;
  const tell = (kind: 'fell' | 'back', { sinceMs, endsId = '' }: { sinceMs: number; endsId?: string }): FarmEvent => {
    const [beforeHs, nowHs] = [level.dayHs * expected, kind === 'fell' && isNought ? 0 : level.hourHs * expected];
    return withId({
      coinId: look.coinId,
      address: look.address,
      kind,
      atMs: sinceMs,
      foundAtMs,
      workers: [],
      ofWorkers: memory.machines.length,
      place: '',
      beforeHs,
      nowHs,
      lostUsdPerHour: kind === 'back' ? 0 : (known(product(beforeHs - nowHs, look.usdPerHsHour)) ?? null),
      amount: null,
      endsId,
    });
  };
  const low = memory.low && withState(memory.low, isWell(level, FELL_SHARE) && noughtMs === 0, { wellMs: atMs, badMs: atMs });
  const after = { level, noughtMs, low, lowPast: memory.lowPast };
  if (!low) {
    const sinceMs = isNought ? noughtMs : level.lowMs;
    const hasFallen = isNought || (level.lowMs > 0 && atMs - level.lowMs >= FELL_AFTER_MS);
    if (!hasFallen) return { memory: after, events: [] };
    const event = tell('fell', { sinceMs });
    const trouble: Trouble = { sinceMs, id: event.id, wellSinceMs: 0, longestMs: 0 };
    return { memory: { ...after, low: trouble, lowPast: begun(memory.lowPast, atMs) }, events: [event] };
  }
  if (low.wellSinceMs > 0 && atMs - low.wellSinceMs >= backAfterMs(memory.lowPast))
    return {
      memory: { ...after, low: null, lowPast: { ...memory.lowPast, endedMs: atMs } },
      events: [tell('back', { sinceMs: low.wellSinceMs, endsId: low.id })],
    };
  if (low.wellSinceMs === 0 && atMs - low.sinceMs > ACCEPTED_MS)
    return { memory: { ...after, low: null, level: { ...level, dayHs: level.hourHs, lowMs: 0 } }, events: [] };
  return { memory: after, events: [] };
}
