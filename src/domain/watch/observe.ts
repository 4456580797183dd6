import { HOUR_MS, MINUTE_MS } from '../days.ts';
import type { FarmEvent } from './farm-event.ts';
import { judgeFarm } from './farm-level.ts';
import { joinMachines } from './farm-machines.ts';
import { type FarmMemory, firstFarm } from './farm-memory.ts';
import type { FarmLook } from './look.ts';
import { judgeMachines } from './judge-machines.ts';
import { withPayments } from './payments.ts';
import { withId } from './event-id.ts';

/** Nobody looked for so long: what was silent meanwhile may only not have been seen. */
const GAP_MS = 20 * MINUTE_MS;
/** A look counts for no more time than this, whatever the clock did. */
const LONGEST_OVER_MS = HOUR_MS;

interface Observed {
  readonly memory: FarmMemory;
  readonly events: readonly FarmEvent[];
}

/**
 * A farm after one more look at it, and what is to be told of it. `memory`: of the look before; undefined at the first sight, which alarms nobody.
 * `isPoolTroubled`: the pool's own trouble is not the miner's, so nothing is judged, and what stopped meanwhile is told afterwards. Pure.
 */
export function observe(memory: FarmMemory | undefined, look: FarmLook, at: { nowMs: number; isPoolTroubled: boolean }): Observed {
  if (!memory) return { memory: firstFarm(look), events: [] };
  const { atMs } = look;
  // A pool that reports the same moment again reports nothing new.
  if (atMs <= memory.atMs) return { memory, events: [] };
  const isExcused = at.isPoolTroubled || atMs - memory.atMs > GAP_MS;
  const overMs = Math.min(atMs - memory.atMs, LONGEST_OVER_MS);
  const excusedMs = isExcused ? atMs : memory.excusedMs;
  const joined = joinMachines(memory.machines, look.workers, { atMs, overMs, isExcused, isFarmLow: memory.low !== null });
  const before: FarmMemory = { ...memory, atMs, excusedMs, machines: joined };
  if (isExcused) return { memory: { ...before, heldMs: 0 }, events: [] };
  const context = { look, foundAtMs: at.nowMs };
  const machines = judgeMachines(before, context);
  const farm = judgeFarm({ ...before, ...machines.memory }, context, overMs);
  const payments = withPayments(memory.payments, look);
  const paid = payments.events.map((event) => withId({ ...ofMoney(context, joined.length), ...event }));
  return {
    memory: { ...before, ...machines.memory, ...farm.memory, payments: payments.memory },
    events: [...machines.events, ...farm.events, ...paid],
  };
}

/** What an event of a farm's money says of everything else. */
function ofMoney({ look: { coinId, address }, foundAtMs }: { look: FarmLook; foundAtMs: number }, ofWorkers: number) {
  return { coinId, address, foundAtMs, workers: [], ofWorkers, place: '', beforeHs: null, nowHs: null, lostUsdPerHour: null, endsId: '' };
}
