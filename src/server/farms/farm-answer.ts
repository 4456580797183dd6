import type { Farm } from '#src/contracts/anonymous.ts';
import { MAX_CURVE_POINTS } from '#src/contracts/rows.ts';
import { unixSecondsOf } from '../market/wire.ts';
import type { FarmReading } from '../sources/readings.ts';

/** Hashrates go out as they are kept; the page steps the unit up. */
const UNIT = 'H/s';
const MAX_PAYOUTS = 2000;

/**
 * A farm as account/detail gives it. What its pool does not report is null or left out, and never nought. `askedAtMs`: when the pool was asked,
 * where its figures are older than that.
 */
export function farmOfReading(reading: Omit<FarmReading, 'atMs' | 'source'>, askedAtMs?: number): Farm {
  const { hashrateHs, hashrate24hHs, averageOf, curve, workers, unpaid, incomeToday, payments } = reading;
  return {
    hashrate: hashrateHs,
    hashrateUnit: UNIT,
    hashrate24h: hashrate24hHs,
    ...(averageOf && { averageOf }),
    ...(askedAtMs !== undefined && { askedTime: unixSecondsOf(askedAtMs) }),
    curve: curve?.slice(-MAX_CURVE_POINTS).map((point) => ({ dataTime: unixSecondsOf(point.atMs), hashrate: point.hashrateHs })),
    workers: workers?.map(({ name, lastShareAtMs, ...worker }) => ({
      name,
      hashrate: worker.hashrateHs,
      hashrate24h: worker.hashrate24hHs,
      lastShareTime: lastShareAtMs === null ? null : unixSecondsOf(lastShareAtMs),
    })),
    unpaid,
    incomeToday,
    payouts: payments
      ?.toSorted((a, b) => b.atMs - a.atMs)
      .slice(0, MAX_PAYOUTS)
      .map(({ atMs, amount, txid }) => ({ time: unixSecondsOf(atMs), amount, txid })),
  };
}
