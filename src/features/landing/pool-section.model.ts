import type { AiRevenuePoint } from '#src/contracts/pool.ts';

/** Points of the curve on the landing page (spec 9). */
export const RATIO_DAY_COUNT = 25;

/** Plain BTC, which the ratio is measured against. */
export const PLAIN_BTC = 1;

const MS_PER_SECOND = 1000;

/** A day of the curve as the chart takes it. */
export interface RatioPoint {
  readonly atMs: number;
  /** AI(BTC) income divided by plain BTC income. */
  readonly value: number;
}

/** The last days of the AI income curve in order of time. */
export function ratioPoints(curve: readonly AiRevenuePoint[]): readonly RatioPoint[] {
  return curve
    .toSorted((a, b) => a.dataTime - b.dataTime)
    .slice(-RATIO_DAY_COUNT)
    .map(({ dataTime, aiIncomeRatio }) => ({ atMs: dataTime * MS_PER_SECOND, value: aiIncomeRatio }));
}
