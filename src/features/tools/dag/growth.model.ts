import { datasetBytes, estimateEpoch, MAX_EPOCH } from '#src/domain/dag.ts';
import { DAY_MS } from '#src/domain/days.ts';
import type { ChainClock } from '#src/domain/dag-fit.ts';
import { gibOf } from './dag.model.ts';

const YEAR_MS = 365 * DAY_MS;
const STEPS_A_YEAR = 12;
const PAST_YEARS = 3;
const LEAST_FUTURE_YEARS = 3;
const MOST_FUTURE_YEARS = 12;

/** How many years ahead show a moment, 3 to 12. */
export function yearsUntil(untilMs: number | undefined, nowMs: number): number {
  const wanted = untilMs === undefined ? LEAST_FUTURE_YEARS : Math.ceil((untilMs - nowMs) / YEAR_MS + 0.5);
  return Math.min(MOST_FUTURE_YEARS, Math.max(LEAST_FUTURE_YEARS, wanted));
}

interface GrowthQuestion extends Pick<ChainClock, 'anchor' | 'blockTimeS'> {
  readonly symbol: string;
  readonly nowMs: number;
  readonly futureYears: number;
}

/** The size of the dataset in GiB, month by month: three years back and some ahead. */
export function growth({ symbol, anchor, blockTimeS, nowMs, futureYears }: GrowthQuestion) {
  const steps = (PAST_YEARS + futureYears) * STEPS_A_YEAR;
  const moments = Array.from({ length: steps + 1 }, (_, index) => nowMs + (index / STEPS_A_YEAR - PAST_YEARS) * YEAR_MS);
  return moments.flatMap((atMs) => {
    const estimate = estimateEpoch({ symbol, atMs, anchor, blockTimeS });
    return estimate && estimate.epoch <= MAX_EPOCH ? [{ atMs, value: gibOf(datasetBytes(symbol, estimate.epoch)) }] : [];
  });
}
