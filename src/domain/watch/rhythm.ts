import { DAY_MS, MINUTE_MS } from '../days.ts';

/** How often a machine sends shares, as far as looks at it tell: so many looks found a new one, in so much time looked back over. */
export interface Rhythm {
  readonly shares: number;
  readonly spanMs: number;
}

/** No machine is called stopped before it was silent for so long. */
export const LEAST_SILENCE_MS = 10 * MINUTE_MS;
/** Where another machine of the farm has stopped, one that is silent for so long has stopped with it. */
const LEAST_JOINED_MS = 5 * MINUTE_MS;
/** False alarms of a healthy machine in a month: with a hundred machines one a month. */
const FALSE_ALARMS = 0.01;
const MONTH_MS = 30 * DAY_MS;
const LOOKS_IN_MONTH = MONTH_MS / (5 * MINUTE_MS);
/** Chance that a healthy machine is silent for as long as those that are taken to have stopped with another. */
const JOINED_CHANCE = 1e-3;
const ODD_SHARES = -Math.log(JOINED_CHANCE);
/** A silence of less is never odd. */
const NEVER_ODD_MS = MINUTE_MS;
/** So many shares make a rhythm. */
const LEAST_SHARES = 12;
/** What is older counts less and less: a pool changes the difficulty of shares. */
const REMEMBERED_MS = 3 * DAY_MS;

/** The rhythm of a machine that was never seen at work. */
export const noRhythm: Rhythm = { shares: 0, spanMs: 0 };

/** The rhythm after a look that found a new share `agoMs` ago; `overMs`: since the look before, `silentMs`: earlier looks in a row that found none. */
export function withShare({ shares, spanMs }: Rhythm, seen: { agoMs: number; overMs: number; silentMs: number }): Rhythm {
  const kept = REMEMBERED_MS / (REMEMBERED_MS + seen.overMs + seen.silentMs);
  return { shares: shares * kept + 1, spanMs: spanMs * kept + Math.min(seen.agoMs, seen.overMs) + seen.silentMs };
}

/** Whether a rhythm is known well enough to judge a silence by. */
export const isKnownRhythm = ({ shares }: Rhythm): boolean => shares >= LEAST_SHARES;

/**
 * The silence (ms) that a machine of this rhythm keeps with the given chance: shares come by Poisson, and their rate is itself only known by the
 * shares seen, so that P(silence > s) = (1 + s / span) ^ -shares.
 */
const silenceOf = ({ shares, spanMs }: Rhythm, chance: number): number => spanMs * (chance ** (-1 / shares) - 1);

/** The silence (ms) after which a machine has stopped: a healthy one is silent for so long once in a hundred months. Infinite while its rhythm is not known. */
export function stoppedAfterMs(rhythm: Rhythm): number {
  if (!isKnownRhythm(rhythm)) return Number.POSITIVE_INFINITY;
  const silences = Math.min((rhythm.shares / rhythm.spanMs) * MONTH_MS, LOOKS_IN_MONTH);
  return Math.max(LEAST_SILENCE_MS, silenceOf(rhythm, FALSE_ALARMS / Math.max(1, silences)));
}

/** Whether a machine that is silent for so long (ms) has stopped, where others of its farm have at the same time. */
export const hasStoppedToo = (rhythm: Rhythm, silenceMs: number): boolean => silenceMs > LEAST_JOINED_MS && isOdd(rhythm, silenceMs);

/** Whether a silence (ms) is odd for this rhythm: a healthy machine keeps it once in a thousand times. */
export function isOdd(rhythm: Rhythm, silenceMs: number): boolean {
  // The plain bound of Poisson is below the other and costs nothing: most looks end here.
  if (silenceMs <= NEVER_ODD_MS || silenceMs * rhythm.shares < ODD_SHARES * rhythm.spanMs) return false;
  return isKnownRhythm(rhythm) && silenceMs > silenceOf(rhythm, JOINED_CHANCE);
}
