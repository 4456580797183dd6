import { HOUR_MS, MINUTE_MS } from '../days.ts';
import { forEachLook } from './farm-machines.ts';
import type { FarmMemory } from './farm-memory.ts';
import type { FarmLook } from './look.ts';
import { signOf } from './machine.ts';
import { hasStoppedToo } from './rhythm.ts';

/** How the farms of a coin's pool were read in a round of looks. Moments in ms. */
export interface PoolRound {
  readonly atMs: number;
  /** Farms that were asked for, and those of them that the pool told. */
  readonly asked: number;
  readonly told: number;
  /** The newest moment of their figures; 0 where none was told. */
  readonly newestMs: number;
  /** Of the pool as a whole, H/s; null: not known. */
  readonly poolHs: number | null;
  readonly pulses: readonly Pulse[];
}

/** What of a farm ran until lately, and what of that is silent, H/s. */
export interface Pulse {
  readonly runningHs: number;
  readonly silentHs: number;
}

export type PoolTroubleKind = 'silent' | 'old' | 'fell';

/** What is remembered of a pool. */
export interface PoolMemory {
  readonly kind: PoolTroubleKind | '';
  readonly sinceMs: number;
  /** When it was over; 0: never, or not yet. */
  readonly endedMs: number;
  /** Whether a fall has lasted for too long to be the pool's, until it is over. */
  readonly isGivenUp: boolean;
  /** Its hashrate lately: [ms, H/s]. */
  readonly hashrates: readonly (readonly [number, number])[];
}

/** A pool of which nothing is known. */
export const noPoolMemory: PoolMemory = { kind: '', sinceMs: 0, endedMs: 0, isGivenUp: false, hashrates: [] };

/** Figures older than this are no figures of now. */
const OLD_MS = 10 * MINUTE_MS;
/** Machines take so long to come back to a pool that is there again. */
const SETTLES_MS = 10 * MINUTE_MS;
/** Farms that fell together for so long are off for reasons of their own. */
const LONGEST_FALL_MS = 6 * HOUR_MS;
const LEAST_FARMS = 3;
const MOST_OF_FARMS = 0.8;
const HALF = 0.5;
/** The pool as it was: a mean of this time ago. */
const BEFORE_MS = [20 * MINUTE_MS, 90 * MINUTE_MS] as const;
/** What the other miners of a pool may lose (ratio), and the part of it (ratio) that they have to be. */
const OTHERS_LEFT = 0.7;
const LEAST_OTHERS = 0.2;

/** The pulse of a farm by a look at it, before it is judged; `memory`: of the look before. */
export function pulseOf({ machines, level }: FarmMemory, { atMs, hashrateHs, workers }: FarmLook): Pulse {
  if (workers === null || machines.length === 0) {
    const lostHs = hashrateHs === null ? 0 : Math.max(0, level.dayHs - hashrateHs);
    return { runningHs: level.dayHs, silentHs: lostHs };
  }
  let [runningHs, silentHs] = [0, 0];
  forEachLook(machines, workers, (machine, look) => {
    if (machine.off !== null) return;
    runningHs += machine.level.dayHs;
    const silenceMs = atMs - Math.max(machine.signMs, signOf(look, atMs));
    if (hasStoppedToo(machine.rhythm, silenceMs)) silentHs += machine.level.dayHs;
  });
  return { runningHs, silentHs };
}

/** Whether farms fell together, and not each for itself: most of several, or all that are known and the pool's other miners with them. */
function haveFallen({ pulses, poolHs, atMs }: PoolRound, { hashrates }: PoolMemory): boolean {
  const running = pulses.filter(({ runningHs }) => runningHs > 0);
  const fallen = running.filter(({ runningHs, silentHs }) => silentHs > HALF * runningHs);
  if (fallen.length === 0 || fallen.length < MOST_OF_FARMS * running.length) return false;
  if (running.length >= LEAST_FARMS) return true;
  const before = hashrates.filter(([ms]) => atMs - ms >= BEFORE_MS[0]);
  const beforeHs = before.reduce((sum, [, hashrateHs]) => sum + hashrateHs, 0) / before.length;
  const ownShare = running.reduce((sum, { runningHs }) => sum + runningHs, 0) / beforeHs;
  return poolHs !== null && 1 - ownShare > LEAST_OTHERS && poolHs / beforeHs < (1 - ownShare) * OTHERS_LEFT;
}

/**
 * A pool after one more round: in trouble while it is silent, its figures stand still, or its farms fall together; miners are judged
 * (`isTroubled` false) once it is over and machines had the time to come back.
 */
export function judgePool(memory: PoolMemory, round: PoolRound): { readonly memory: PoolMemory; readonly isTroubled: boolean } {
  const { atMs, poolHs } = round;
  const isFallen = haveFallen(round, memory);
  const isGivenUp = isFallen && (memory.isGivenUp || (memory.kind === 'fell' && atMs - memory.sinceMs > LONGEST_FALL_MS));
  const kind = kindOf(round, isFallen && !isGivenUp);
  const recent = memory.hashrates.filter(([ms]) => atMs - ms <= BEFORE_MS[1]);
  if (kind !== '') {
    const sinceMs = memory.kind === kind ? memory.sinceMs : atMs;
    // What the pool had before its trouble is what it is compared with as long as that lasts.
    return { memory: { kind, sinceMs, endedMs: 0, isGivenUp, hashrates: memory.hashrates }, isTroubled: true };
  }
  const hashrates = poolHs === null ? recent : [...recent, [atMs, poolHs] as const];
  const endedMs = memory.kind === '' ? memory.endedMs : atMs;
  return { memory: { kind, sinceMs: 0, endedMs, isGivenUp, hashrates }, isTroubled: endedMs > 0 && atMs - endedMs < SETTLES_MS };
}

function kindOf(round: PoolRound, isFalling: boolean): PoolTroubleKind | '' {
  if (round.asked > 0 && round.told === 0) return 'silent';
  if (round.told > 0 && round.atMs - round.newestMs > OLD_MS) return 'old';
  return isFalling ? 'fell' : '';
}
