import type { HashratePoint } from '#src/contracts/pool.ts';
import { SECOND_MS } from '#src/domain/days.ts';
import { fromHs, splitHashrate, toHs } from '#src/domain/units.ts';

/** A hashrate curve in one unit, oldest first. */
export interface HashrateCurve {
  readonly unit: string;
  readonly points: readonly { atMs: number; value: number }[];
}

/** The last `count` points of a curve in the unit that suits their highest: stepped up from `baseUnit` (spec 9), which stays when it is none of ours. */
export function hashrateCurve(curve: readonly HashratePoint[], baseUnit: string, count = Infinity): HashrateCurve {
  const shown = curve.slice(-count);
  const highest = Math.max(0, ...shown.map(({ hashrate }) => hashrate));
  const unit = splitHashrate(highest, baseUnit).unit || baseUnit;
  const scaled = (hashrate: number) => (unit === baseUnit ? hashrate : fromHs(toHs(hashrate, baseUnit), unit));
  return { unit, points: shown.map(({ dataTime, hashrate }) => ({ atMs: dataTime * SECOND_MS, value: scaled(hashrate) })) };
}

/**
 * Up to which moment (ms) a curve is whole: its last slot is still running where it ends after the response was made, or where it stands at
 * nought while there is hashrate. Undefined where all of it is whole.
 */
export function wholeUntil({ points }: HashrateCurve, { madeAtMs, isMining }: { madeAtMs: number; isMining: boolean }): number | undefined {
  const [before, last] = points.slice(-2);
  if (!before || !last) return undefined;
  const isRunning = last.atMs > madeAtMs || (isMining && last.value === 0 && before.value > 0);
  return isRunning ? before.atMs : undefined;
}
