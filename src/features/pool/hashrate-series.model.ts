import type { HashratePoint } from '#src/contracts/pool.ts';
import { fromHs, splitHashrate, toHs } from '#src/domain/units.ts';

/** A hashrate curve in the one unit that suits its highest point. */
export interface HashrateSeries {
  unit: string;
  points: readonly { atMs: number; value: number }[];
}

const MS_PER_SECOND = 1000;

/** The last `dayCount` points of a curve in order of time, stepped up from the coin's chart unit (spec 9). */
export function hashrateSeries(curve: readonly HashratePoint[], chartUnit: string, dayCount: number): HashrateSeries {
  const shown = curve.toSorted((a, b) => a.dataTime - b.dataTime).slice(-dayCount);
  const highest = Math.max(0, ...shown.map((point) => point.hashrate));
  const unit = splitHashrate(highest, chartUnit).unit || chartUnit;
  const scaled = (hashrate: number) => (unit === chartUnit ? hashrate : fromHs(toHs(hashrate, chartUnit), unit));
  return { unit, points: shown.map(({ dataTime, hashrate }) => ({ atMs: dataTime * MS_PER_SECOND, value: scaled(hashrate) })) };
}
