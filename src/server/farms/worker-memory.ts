import { DAY_MS, MINUTE_MS } from '#src/domain/days.ts';
import type { FarmReading, WorkerReading } from '../sources/readings.ts';

/** What is remembered of a worker. Moments in ms, hashrate in H/s; `lastSeenMs` of one that is online moves with every reading. */
export interface SeenWorker {
  readonly firstSeenMs: number;
  readonly lastSeenMs: number;
  readonly hashrateHs: number | null;
  readonly isOnline: boolean;
}

/** A worker without a share for so long is offline. */
export const SILENT_AFTER_MS = 10 * MINUTE_MS;
/** A worker that went so long ago is no part of its farm any more. */
export const FORGOTTEN_AFTER_MS = 7 * DAY_MS;

interface Memory {
  /** By name. */
  readonly seen: ReadonlyMap<string, SeenWorker>;
  /** Every worker of the farm, those that its pool has forgotten last, with the moment at which they were last there as their last share. */
  readonly workers: readonly WorkerReading[];
  /** Names of those that came or went. */
  readonly changed: readonly string[];
}

/** When a reading's figures held, and when they arrived: a pool that has stopped goes on reporting its last ones. Ms. */
interface Moments {
  readonly atMs: number;
  readonly nowMs: number;
}

/** The last moment at which a worker gave a sign of work; undefined for one that is listed without any. */
function lastSignMs({ lastShareAtMs, hashrateHs }: WorkerReading, atMs: number): number | undefined {
  return lastShareAtMs ?? (hashrateHs === 0 ? undefined : atMs);
}

function remembered(worker: WorkerReading, before: SeenWorker | undefined, { atMs, nowMs }: Moments): SeenWorker | undefined {
  const signMs = lastSignMs(worker, atMs);
  if (signMs === undefined) return before && { ...before, isOnline: false };
  const lastSeenMs = Math.max(signMs, before?.lastSeenMs ?? 0);
  return {
    firstSeenMs: before?.firstSeenMs ?? signMs,
    lastSeenMs,
    hashrateHs: worker.hashrateHs ?? before?.hashrateHs ?? null,
    isOnline: nowMs - lastSeenMs <= SILENT_AFTER_MS,
  };
}

/**
 * The workers of a reading joined with those that worked there before. A pool that lists its workers has nothing of one that it leaves out,
 * so that its hashrate is nought; since when is what we remember.
 */
export function rememberWorkers(
  before: ReadonlyMap<string, SeenWorker>,
  { workers, atMs }: Pick<FarmReading, 'workers' | 'atMs'>,
  nowMs = atMs,
): Memory {
  if (workers === null) return { seen: before, workers: [], changed: [] };
  const seen = new Map<string, SeenWorker>();
  const listed = workers.map((worker) => {
    const known = before.get(worker.name);
    const now = remembered(worker, known, { atMs, nowMs });
    if (now) seen.set(worker.name, now);
    const isGone = now?.isOnline === false;
    return isGone && worker.lastShareAtMs === null ? { ...worker, lastShareAtMs: now.lastSeenMs } : worker;
  });
  const names = new Set(workers.map(({ name }) => name));
  const gone = [...before].filter(([name, { lastSeenMs }]) => !names.has(name) && nowMs - lastSeenMs <= FORGOTTEN_AFTER_MS);
  for (const [name, worker] of gone) seen.set(name, { ...worker, isOnline: false });
  return {
    seen,
    workers: [
      ...listed,
      ...gone.map(([name, { lastSeenMs }]) => ({ name, hashrateHs: 0, hashrate24hHs: null, lastShareAtMs: lastSeenMs })),
    ],
    changed: [...seen].flatMap(([name, { isOnline }]) => (before.get(name)?.isOnline === isOnline ? [] : name)),
  };
}
