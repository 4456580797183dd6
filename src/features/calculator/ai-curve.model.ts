import type { AiRevenuePoint } from '#src/contracts/pool.ts';

const MS_PER_SECOND = 1000;

/** What AI(BTC) brought more than plain BTC, in percent, in order of time: a ratio of 1.0938 is 9.38. */
export function aiCurvePoints(curve: readonly AiRevenuePoint[]): readonly { atMs: number; value: number }[] {
  return curve
    .toSorted((a, b) => a.dataTime - b.dataTime)
    .map(({ dataTime, aiIncomeRatio }) => ({ atMs: dataTime * MS_PER_SECOND, value: (aiIncomeRatio - 1) * 100 }));
}
