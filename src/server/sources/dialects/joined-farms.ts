import { total } from '#src/domain/known.ts';
import type { FarmReading, WorkerReading } from '../readings.ts';

const sum = (values: readonly (number | null)[]): number | null => total(values) ?? null;

/** One list of all; null where no pool keeps such a list. */
function all<T>(lists: readonly (readonly T[] | null)[]): readonly T[] | null {
  const kept = lists.flatMap((list) => (list === null ? [] : [list]));
  return kept.length === 0 ? null : kept.flat();
}

const newest = (a: number | null, b: number | null): number | null => (a === null || b === null ? (a ?? b) : Math.max(a, b));

/** Machines of one name are one machine that mines at several pools. */
function joinedWorkers(workers: readonly WorkerReading[]): readonly WorkerReading[] {
  const byName = new Map<string, WorkerReading>();
  for (const worker of workers) {
    const other = byName.get(worker.name);
    const joined = other && {
      name: worker.name,
      hashrateHs: sum([other.hashrateHs, worker.hashrateHs]),
      hashrate24hHs: sum([other.hashrate24hHs, worker.hashrate24hHs]),
      lastShareAtMs: newest(other.lastShareAtMs, worker.lastShareAtMs),
    };
    byName.set(worker.name, joined ?? worker);
  }
  return [...byName.values()];
}

function joinedCurve(points: NonNullable<FarmReading['curve']>): FarmReading['curve'] {
  const byMoment = new Map<number, number>();
  for (const { atMs, hashrateHs } of points) byMoment.set(atMs, (byMoment.get(atMs) ?? 0) + hashrateHs);
  return [...byMoment].map(([atMs, hashrateHs]) => ({ atMs, hashrateHs })).toSorted((a, b) => a.atMs - b.atMs);
}

/** The farm of one address at several pools of one engine; null where none knows it. As old as the eldest of them. */
export function joinedFarms(farms: readonly FarmReading[]): FarmReading | null {
  const [first, ...others] = farms;
  if (!first || others.length === 0) return first ?? null;
  const curve = all(farms.map((farm) => farm.curve));
  const workers = all(farms.map((farm) => farm.workers));
  return {
    ...first,
    atMs: Math.min(...farms.map(({ atMs }) => atMs)),
    hashrateHs: sum(farms.map(({ hashrateHs }) => hashrateHs)),
    hashrate24hHs: sum(farms.map(({ hashrate24hHs }) => hashrate24hHs)),
    curve: curve && joinedCurve(curve),
    workers: workers && joinedWorkers(workers),
    unpaid: sum(farms.map(({ unpaid }) => unpaid)),
    incomeToday: sum(farms.map(({ incomeToday }) => incomeToday)),
    payments: all(farms.map(({ payments }) => payments)),
  };
}
