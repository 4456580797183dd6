import { DAY_MS, HOUR_MS, MINUTE_MS } from '#src/domain/days.ts';

/** Hashrate of a machine at a moment, H/s; undefined while it sends no shares. */
type Course = (atMs: number) => number | undefined;

/** The engine counts shares every two minutes, and forgets a count after twenty. */
const COUNTED_MS = 2 * MINUTE_MS;
const FORGOTTEN_MS = 20 * MINUTE_MS;

const zoneless = (atMs: number): string => new Date(atMs).toISOString().slice(0, 19);

interface Miner {
  readonly nowMs: number;
  readonly workers: Readonly<Record<string, Course>>;
  /** Of the hour that counts of the database are cut to: half an hour in some zones. */
  readonly zoneMs?: number;
  readonly totals?: Readonly<Record<string, unknown>>;
}

/**
 * What `/api/pools/{id}/miners/{address}?perfMode=Day` answers, after Miningcore's own GetMinerPerformanceInternal, GetMinerPerformanceBetweenHourlyAsync and
 * GetMinerStatsAsync: means by hour and worker of the counts that there are, of 24 hours that end with the last whole one, an hour earlier before half past.
 */
export function minerAnswer({ nowMs, workers, zoneMs = 0, totals = {} }: Miner): string {
  const end = Math.floor((nowMs - HOUR_MS / 2) / HOUR_MS) * HOUR_MS;
  const moments = Array.from(
    { length: (26 * HOUR_MS) / COUNTED_MS },
    (_, index) => Math.floor(nowMs / COUNTED_MS - index) * COUNTED_MS,
  ).toReversed();
  const rows = moments.flatMap((atMs) =>
    Object.entries(workers).flatMap(([worker, course]) => {
      const hashrate = course(atMs);
      return hashrate === undefined ? [] : { atMs, worker, hashrate };
    }),
  );
  const hours = new Map<number, Map<string, number[]>>();
  for (const { atMs, worker, hashrate } of rows.filter((row) => row.atMs >= end - DAY_MS && row.atMs <= end)) {
    if (atMs === end) continue;
    const start = Math.floor((atMs + zoneMs) / HOUR_MS) * HOUR_MS - zoneMs;
    const hour = hours.get(start) ?? new Map<string, number[]>();
    hours.set(start, hour.set(worker, [...(hour.get(worker) ?? []), hashrate]));
  }
  const last = rows.at(-1)?.atMs;
  const isCounted = last !== undefined && nowMs - last <= FORGOTTEN_MS;
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const named = (list: readonly (readonly [string, number])[]) =>
    Object.fromEntries(list.map(([name, hashrate]) => [name, { hashrate, sharesPerSecond: 0.1 }]));
  return JSON.stringify({
    pendingShares: rows.length,
    pendingBalance: 0,
    totalPaid: 0,
    todayPaid: 0,
    performance: isCounted
      ? {
          created: zoneless(last),
          workers: named(rows.filter(({ atMs }) => atMs === last).map(({ worker, hashrate }) => [worker, hashrate])),
        }
      : null,
    performanceSamples: [...hours].map(([start, hour]) => ({
      created: zoneless(start),
      workers: named([...hour].map(([name, values]) => [name, mean(values)])),
    })),
    ...totals,
  });
}
