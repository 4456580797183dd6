import { MINUTE_MS } from './days.ts';

/** The responses of one source that all said the same: what they said, since when, until when, and how many they were. Moments in ms. */
export interface Unchanged {
  readonly said: string;
  readonly sinceMs: number;
  readonly lastMs: number;
  readonly answers: number;
}

const LEAST_ANSWERS = 3;
const LEAST_MS = 15 * MINUTE_MS;

/** What stands once another response is known that was made at a moment (ms). One that is not newer changes nothing. */
export function standingAfter(before: Unchanged | undefined, said: string, madeAtMs: number): Unchanged {
  if (before && madeAtMs <= before.lastMs) return before;
  if (before?.said !== said) return { said, sinceMs: madeAtMs, lastMs: madeAtMs, answers: 1 };
  return { ...before, lastMs: madeAtMs, answers: before.answers + 1 };
}

/** Since when (ms) figures stand still although their source answers: three equal answers over a quarter of an hour at least. Undefined before. */
export function standsStillSince(standing: Unchanged | undefined): number | undefined {
  if (!standing || standing.answers < LEAST_ANSWERS || standing.lastMs - standing.sinceMs < LEAST_MS) return undefined;
  return standing.sinceMs;
}
