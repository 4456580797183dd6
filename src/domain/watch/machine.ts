import { DAY_MS, HOUR_MS, SECOND_MS } from '../days.ts';
import { isWell, type Level, noLevel, withHashrate } from './level.ts';
import type { MachineLook } from './look.ts';
import { isKnownRhythm, isOdd, LEAST_SILENCE_MS, noRhythm, type Rhythm, stoppedAfterMs, withShare } from './rhythm.ts';
import { noPast, type Past, type Trouble, withState } from './trouble.ts';

/** What is remembered of a machine. Moments in ms. */
export interface Machine {
  readonly name: string;
  /** Its last sign of work; 0: none was ever seen. */
  readonly signMs: number;
  readonly rhythm: Rhythm;
  /** Looks in a row that found no new sign, as time. */
  readonly silentMs: number;
  readonly level: Level;
  readonly off: Trouble | null;
  readonly offPast: Past;
  readonly slow: Trouble | null;
  readonly slowPast: Past;
}

/** A machine is slow where it runs so far (ratio) below its own day. */
export const SLOW_SHARE = 0.25;
/** A pool that states no shares but a hashrate has seen one about so long ago. */
const SHARE_BEHIND_HASHRATE_MS = 45 * SECOND_MS;
/** A machine that was silent for longer before its rhythm was known was off. */
const LONGEST_SILENCE_MS = DAY_MS;
/** Pools count a hashrate over a window, which fills up again after a stop. */
const WINDOW_MS = HOUR_MS;

/** What a look at a farm is, for each of its machines. */
export interface Moment {
  readonly atMs: number;
  /** Since the look before. */
  readonly overMs: number;
  /** Whether nothing is to be learned from it, for its pool is in trouble or nobody looked for a while. */
  readonly isExcused: boolean;
  /** Whether the farm as a whole is low: then no day of a machine follows. */
  readonly isFarmLow: boolean;
}

/** The last sign of work (ms) that a look shows; 0: none. */
export function signOf(look: MachineLook | undefined, atMs: number): number {
  if (!look) return 0;
  return Math.min(atMs, look.lastShareMs ?? ((look.hashrateHs ?? 0) > 0 ? atMs : 0));
}

/** A machine at its first sight: nobody is told what it does before its rhythm is known. */
export function firstSight(look: MachineLook, atMs: number): Machine {
  return {
    name: look.name,
    signMs: signOf(look, atMs),
    rhythm: noRhythm,
    silentMs: 0,
    level: noLevel,
    off: null,
    offPast: noPast,
    slow: null,
    slowPast: noPast,
  };
}

/** A machine after one more look; `look` undefined: its pool lists it no more. */
export function withLook(machine: Machine, look: MachineLook | undefined, moment: Moment): Machine {
  const { atMs, overMs, isExcused, isFarmLow } = moment;
  const { off, slow, offPast } = machine;
  const signMs = Math.max(machine.signMs, signOf(look, atMs));
  const isNew = signMs > machine.signMs;
  const isDown = off !== null && off.wellSinceMs === 0;
  const isLearned = isNew && !isExcused && !isDown;
  const agoMs = look?.lastShareMs == null ? SHARE_BEHIND_HASHRATE_MS : atMs - signMs;
  const rhythm = isLearned ? withShare(machine.rhythm, { agoMs, overMs, silentMs: machine.silentMs }) : machine.rhythm;
  const silentMs = isNew || isExcused || isDown ? 0 : Math.min(machine.silentMs + overMs, LONGEST_SILENCE_MS);
  // What a pool still counts, or no more, while a machine is about to be found off says nothing of how it runs.
  const isGoing = !isNew && isOdd(rhythm, atMs - signMs);
  const isSteady = off === null && !isExcused && !isGoing && atMs - offPast.endedMs > WINDOW_MS;
  const hashrateHs = look?.hashrateHs ?? null;
  const level =
    isSteady && hashrateHs !== null
      ? withHashrate(machine.level, hashrateHs, { atMs, overMs, share: SLOW_SHARE, isFrozen: slow !== null || isFarmLow })
      : machine.level;
  return {
    name: machine.name,
    signMs,
    rhythm,
    silentMs,
    level,
    off: off && offAfter(off, { isNew, rhythm, signMs, before: machine.signMs, atMs, isExcused }),
    offPast,
    slow: slow && (isSteady ? withState(slow, isWell(level, SLOW_SHARE), { wellMs: atMs, badMs: atMs }) : slow),
    slowPast: machine.slowPast,
  };
}

interface Sign {
  readonly isNew: boolean;
  readonly rhythm: Rhythm;
  readonly signMs: number;
  /** The sign before. */
  readonly before: number;
  readonly atMs: number;
  readonly isExcused: boolean;
}

function offAfter(off: Trouble, { isNew, rhythm, signMs, before, atMs, isExcused }: Sign): Trouble {
  const mostMs = isKnownRhythm(rhythm) ? stoppedAfterMs(rhythm) : LEAST_SILENCE_MS;
  const isRunning = (isNew || off.wellSinceMs > 0) && atMs - signMs <= mostMs;
  if (isExcused && !isRunning) return off;
  return withState(off, isRunning, { wellMs: signMs, badMs: before });
}
