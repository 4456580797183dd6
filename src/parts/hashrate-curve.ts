import type { HashratePoint } from '#src/contracts/pool.ts';
import { DAY_MS, SECOND_MS } from '#src/domain/days.ts';
import { withGaps } from '#src/domain/gaps.ts';
import { fromHs, splitHashrate, toHs } from '#src/domain/units.ts';

/** A hashrate curve in one unit, oldest first. */
export interface HashrateCurve {
  readonly unit: string;
  readonly points: readonly { atMs: number; value: number; isAfterGap?: true }[];
}

/** The last `days` days of a curve that has a point a day, in a fitting unit. */
export function dailyCurve(curve: readonly HashratePoint[], baseUnit: string, days = Infinity): HashrateCurve {
  const lastMs = (curve.at(-1)?.dataTime ?? 0) * SECOND_MS;
  // Half a day more or less: the running one may end anywhere.
  const shown = curve.filter(({ dataTime }) => dataTime * SECOND_MS > lastMs - (days - 0.5) * DAY_MS);
  // A pool with more than a point a day shows as many as the others do.
  return hashrateCurve(shown.slice(-days), baseUnit, DAY_MS);
}

/** How many days a daily curve reaches over, those without a point with them. */
export function daysOfCurve({ points }: HashrateCurve): number {
  const [first, last] = [points[0], points.at(-1)];
  return first && last ? Math.round((last.atMs - first.atMs) / DAY_MS) + 1 : 0;
}

/**
 * A curve in the unit that suits its highest point: stepped up from `baseUnit`, which stays when it is none of ours. `longestMs` is the
 * step of a series that is known to have one.
 */
export function hashrateCurve(shown: readonly HashratePoint[], baseUnit: string, longestMs?: number): HashrateCurve {
  const highest = Math.max(0, ...shown.map(({ hashrate }) => hashrate));
  const unit = splitHashrate(highest, baseUnit).unit || baseUnit;
  const scaled = (hashrate: number) => (unit === baseUnit ? hashrate : fromHs(toHs(hashrate, baseUnit), unit));
  const points = shown.map(({ dataTime, hashrate }) => ({ atMs: dataTime * SECOND_MS, value: scaled(hashrate) }));
  return { unit, points: withGaps(points, longestMs) };
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
