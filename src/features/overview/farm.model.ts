import type { Farm } from '#src/contracts/anonymous.ts';
import { fromHs, type HashrateFigure, splitHashrate, toHs } from '#src/domain/units.ts';

/** A worker without a share for so long is inactive (decision C8). */
const INACTIVE_AFTER_MS = 10 * 60_000;
const MS_PER_SECOND = 1000;

const workerStates = ['inactive', 'active', 'unknown'] as const;
export type WorkerState = (typeof workerStates)[number];

/** One row of the workers' table. */
export interface WorkerRow {
  readonly name: string;
  readonly state: WorkerState;
  /** Null where the pool does not say. */
  readonly hashrate: HashrateFigure | null;
  readonly lastShareAtMs: number | null;
}

/** How many workers a farm has by state; `total` alone where the pool sends a number. */
export interface WorkerCounts {
  readonly total: number;
  readonly byState: Readonly<Record<WorkerState, number>> | undefined;
}

/** A hashrate curve in the one unit that suits its highest point, oldest first. */
export interface FarmCurve {
  readonly unit: string;
  readonly points: readonly { atMs: number; value: number }[];
}

/** A figure of a farm in its own unit; null where the pool leaves it out. */
export function figureOf(value: number | null, unit: string): HashrateFigure | null {
  return value === null ? null : splitHashrate(value, unit);
}

function stateOf(lastShareAtMs: number | null, hashrate: number | null, madeAtMs: number): WorkerState {
  if (lastShareAtMs !== null) return madeAtMs - lastShareAtMs > INACTIVE_AFTER_MS ? 'inactive' : 'active';
  if (hashrate === null) return 'unknown';
  return hashrate > 0 ? 'active' : 'inactive';
}

/**
 * The workers of a response made at that moment (ms), inactive ones first: a stored one says how they were then. Undefined where the pool
 * names none.
 */
export function workerRows({ workers, hashrateUnit }: Farm, madeAtMs: number): readonly WorkerRow[] | undefined {
  if (!Array.isArray(workers)) return undefined;
  const rows = workers.map(({ name, hashrate, lastShareTime }) => {
    const lastShareAtMs = lastShareTime === null ? null : lastShareTime * MS_PER_SECOND;
    return { name, lastShareAtMs, hashrate: figureOf(hashrate, hashrateUnit), state: stateOf(lastShareAtMs, hashrate, madeAtMs) };
  });
  return rows.toSorted((a, b) => workerStates.indexOf(a.state) - workerStates.indexOf(b.state));
}

/** The counts of a response made at that moment (ms); undefined where the pool says nothing of workers. */
export function workerCounts(farm: Farm, madeAtMs: number): WorkerCounts | undefined {
  if (typeof farm.workers === 'number') return { total: farm.workers, byState: undefined };
  const rows = workerRows(farm, madeAtMs);
  if (!rows) return undefined;
  const count = (state: WorkerState) => rows.filter((row) => row.state === state).length;
  return { total: rows.length, byState: { active: count('active'), inactive: count('inactive'), unknown: count('unknown') } };
}

/** The curve of a response in order of time; undefined where there is none. */
export function farmCurve({ curve, hashrateUnit }: Farm): FarmCurve | undefined {
  if (!curve) return undefined;
  const highest = Math.max(0, ...curve.map(({ hashrate }) => hashrate));
  const unit = splitHashrate(highest, hashrateUnit).unit || hashrateUnit;
  const scaled = (hashrate: number) => (unit === hashrateUnit ? hashrate : fromHs(toHs(hashrate, hashrateUnit), unit));
  const points = curve.map(({ dataTime, hashrate }) => ({ atMs: dataTime * MS_PER_SECOND, value: scaled(hashrate) }));
  return { unit, points: points.toSorted((a, b) => a.atMs - b.atMs) };
}
