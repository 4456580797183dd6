import { DAY_MS, HOUR_MS } from '../days.ts';

/** What a machine, or a farm, usually runs at, and at which it ran in the last hour; H/s. */
export interface Level {
  readonly hourHs: number;
  readonly dayHs: number;
  /** Mean square of how far the hour strays from the day, as a part of it: luck and habits of this one. */
  readonly noise: number;
  /** Time that is in it. */
  readonly learnedMs: number;
  /** Since when it is low, ms; 0: it is not. */
  readonly lowMs: number;
}

/** A level is judged after so long. */
const LEARNS_MS = DAY_MS;
const NOISE_MS = 3 * DAY_MS;
/** What strays so many times as far as usual is no chance. */
const TIMES_NOISE = 5;

/** A level of which nothing is known. */
export const noLevel: Level = { hourHs: 0, dayHs: 0, noise: 0, learnedMs: 0, lowMs: 0 };

/** How far (ratio) an hour may be below the day: `share`, or more where this one strays by itself. */
const allowed = ({ noise }: Level, share: number): number => Math.max(share, TIMES_NOISE * Math.sqrt(noise));

/** The weight of a new figure in a mean over `ofMs`: a plain mean until that much is learned, then what is older fades. */
const weight = (overMs: number, ofMs: number, learnedMs: number): number => overMs / (Math.min(learnedMs, ofMs) + overMs);

interface Looked {
  readonly atMs: number;
  readonly overMs: number;
  /** How far below its day (ratio) is low. */
  readonly share: number;
  /** Whether its day stays as it is, because something is wrong with it. */
  readonly isFrozen: boolean;
}

/** The level after one more look at the hashrate (H/s). The day learns nothing from what is low. */
export function withHashrate(level: Level, hashrateHs: number, { atMs, overMs, share, isFrozen }: Looked): Level {
  const { learnedMs } = level;
  const hourHs = level.hourHs + (hashrateHs - level.hourHs) * weight(overMs, HOUR_MS, learnedMs);
  if (learnedMs === 0 || level.dayHs === 0) return { hourHs, dayHs: hashrateHs, noise: 0, learnedMs: overMs, lowMs: 0 };
  const stray = hourHs / level.dayHs - 1;
  const isLow = -stray > share && learnedMs >= LEARNS_MS && -stray > allowed(level, share);
  if (isLow || isFrozen) return { ...level, hourHs, lowMs: isLow ? level.lowMs || atMs : 0 };
  return {
    hourHs,
    dayHs: level.dayHs + (hashrateHs - level.dayHs) * weight(overMs, DAY_MS, learnedMs),
    noise: level.noise + (stray * stray - level.noise) * weight(overMs, NOISE_MS, learnedMs),
    learnedMs: learnedMs + overMs,
    lowMs: 0,
  };
}

/** Whether an hour is nearly what the day was again. */
export const isWell = (level: Level, share: number): boolean => level.hourHs >= level.dayHs * (1 - allowed(level, share) / 2);
