import * as z from 'zod';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#src/domain/days.ts';
import { total } from '#src/domain/known.ts';
import { emptyFarmReading, emptyWorkerReading, type FarmQuestion, type FarmReading } from '../readings.ts';
import type { SourcePlace } from '../source.ts';
import { FARM_MAX_BYTES, parseResponse, statusError } from '../poll/source-fetch.ts';
import { addressInPath, entriesOf, figure, moment, rowsOf, text } from './values.ts';

const workers = entriesOf(z.object({ hashrate: figure })).nullish();
const miner = z.object({
  pendingShares: figure,
  pendingBalance: figure,
  totalPaid: figure,
  performance: z.object({ created: moment, workers }).nullish(),
  performanceSamples: rowsOf(z.object({ created: moment, workers })),
});
/** What the engine always writes: an answer with none of it is another's. */
const MARKS = ['pendingShares', 'pendingBalance', 'totalPaid', 'performance', 'performanceSamples'];
const answered = z
  .record(z.string(), z.unknown())
  .refine((record) => MARKS.some((name) => Object.hasOwn(record, name)), 'no farm')
  .pipe(miner)
  .nullable();
const payments = rowsOf(z.object({ amount: figure, created: moment, transactionConfirmationData: text }));

type Workers = z.output<typeof workers>;

const NO_CONTENT = 204;

/** Hashrate of the whole farm, H/s; null when that of one worker is unknown. */
const sumOf = (list: Workers): number | null => total((list ?? []).map(([, { hashrate }]) => hashrate)) ?? null;

/** An hour of the engine's, named by its beginning. */
interface Hour {
  readonly atMs: number;
  readonly workers: Workers;
}

const DAY_HOURS = DAY_MS / HOUR_MS;
/** A mean needs nine tenths of its day. */
const LEAST_HOURS = 0.9 * DAY_HOURS;
/** The engine reports an hour half an hour after its end; a little later it is sure to have. */
const REPORTED_AFTER_MS = 35 * MINUTE_MS;

/** Samples as hours, each counted back from the newest: some forks have several in an hour, which then stand for it together. */
function hoursOf(samples: readonly Hour[]): readonly Hour[] {
  const newestMs = samples.reduce((newest, { atMs }) => Math.max(newest, atMs), 0);
  const hours = new Map<number, Workers[]>();
  for (const { atMs, workers: list } of samples) {
    const startMs = newestMs + Math.floor((atMs - newestMs) / HOUR_MS) * HOUR_MS;
    hours.set(startMs, [...(hours.get(startMs) ?? []), list]);
  }
  return [...hours].map(([atMs, lists]) => ({ atMs, workers: meanWorkers(lists) }));
}

/** By name; null where one of a worker's hashrates is unknown. */
function sumsByWorker(lists: readonly Workers[]): ReadonlyMap<string, number | null> {
  const sums = new Map<string, number | null>();
  for (const [name, { hashrate }] of lists.flatMap((list) => list ?? [])) {
    const before = sums.has(name) ? sums.get(name) : 0;
    sums.set(name, total([before, hashrate]) ?? null);
  }
  return sums;
}

const meanWorkers = (lists: readonly Workers[]): Workers =>
  [...sumsByWorker(lists)].map(([name, sum]) => [name, { hashrate: sum === null ? null : sum / lists.length }] as const);

interface DayFacts {
  readonly nowMs: number;
  /** Whether the engine's statistics stopped: then an hour that is not reported is not known. */
  readonly isStopped: boolean;
  /** When the farm is known to have been there, ms; undefined where it is not. */
  readonly since: number | undefined;
}

/**
 * The day that the engine reports, which ends with its newest hour and not now. It has samples of hours with shares alone: an hour without one between the
 * first and the last is one without work, and so is one before the first for a farm that was there.
 */
function reportedDay(hours: readonly Hour[], { nowMs, isStopped, since }: DayFacts) {
  const moments = hours.map(({ atMs }) => atMs);
  const lastReportedMs = nowMs - REPORTED_AFTER_MS;
  const newestMs = moments.length > 0 ? Math.max(...moments) : Math.floor(lastReportedMs / HOUR_MS - 1) * HOUR_MS;
  const hoursSince = isStopped ? 1 : Math.max(1, Math.floor((lastReportedMs - newestMs) / HOUR_MS));
  const untilMs = newestMs + hoursSince * HOUR_MS;
  const fromMs = untilMs - DAY_MS;
  const wasThere = since !== undefined && since <= fromMs;
  return { fromMs, untilMs, beginMs: Math.min(...moments, wasThere ? fromMs : untilMs) };
}

/** Means over the reported day, of the farm and of each worker; null for a record that is younger. */
function dayMeans(hours: readonly Hour[], { fromMs, untilMs, beginMs }: ReturnType<typeof reportedDay>) {
  const sums = sumsByWorker(hours.filter(({ atMs }) => atMs >= fromMs).map((hour) => hour.workers));
  const count = Math.min(DAY_HOURS, (untilMs - beginMs) / HOUR_MS);
  const meanOf = (sum: number | null | undefined): number | null => (count >= LEAST_HOURS && sum !== null ? (sum ?? 0) / count : null);
  return { ofFarm: meanOf(total([...sums.values()])), of: (name: string) => meanOf(sums.get(name)) };
}

/** The hours as a curve, those without work at nought. */
function curveOf(hours: readonly Hour[], { untilMs, beginMs }: ReturnType<typeof reportedDay>) {
  const byHour = new Map(hours.map(({ atMs, workers: list }) => [atMs, sumOf(list)]));
  const points: { readonly atMs: number; readonly hashrateHs: number }[] = [];
  for (let atMs = beginMs; atMs < untilMs; atMs += HOUR_MS) {
    const hashrateHs = byHour.has(atMs) ? byHour.get(atMs) : 0;
    if (typeof hashrateHs === 'number') points.push({ atMs, hashrateHs });
  }
  return points;
}

/** Which of the engine's pools a farm is looked for in. */
export interface FarmPool {
  readonly poolId: string;
  readonly isStopped: boolean;
}

/**
 * The farm of an address at one pool of a Miningcore, which knows no last shares. An address that it does not know is an answer without content, or one in which
 * all is nought, as the engine's query makes it; 404 is a pool that does not exist, said in bare text. Throws SourceError.
 */
export async function miningcoreFarm(
  { fetch, name: source }: SourcePlace,
  { poolId, isStopped, ...question }: FarmQuestion & FarmPool,
  signal: AbortSignal,
): Promise<FarmReading | null> {
  const path = `/api/pools/${encodeURIComponent(poolId)}/miners/${addressInPath(question)}`;
  const answer = await fetch.ask(`${path}?perfMode=Day`, { signal, maxBytes: FARM_MAX_BYTES });
  if (answer.status === NO_CONTENT || (answer.status === 200 && answer.data.trim() === '')) return null;
  if (answer.status !== 200) throw statusError(fetch.host, answer.status);
  const { data, heldAtMs } = parseResponse(fetch.host, answer, answered);
  if (data === null) return null;
  const { performance, pendingBalance, totalPaid, performanceSamples } = data;
  const hasBegun = performanceSamples.length > 0 || Boolean(pendingBalance) || Boolean(totalPaid);
  if (!performance && !hasBegun && !data.pendingShares) return null;
  const paid = await fetch.askJson(`${path}/payments?page=0&pageSize=60`, payments, { signal });
  const payouts = paid.data.flatMap(({ amount, created, transactionConfirmationData: txid }) =>
    amount === null || created === null ? [] : { atMs: created, amount, txid },
  );
  const samples = performanceSamples.flatMap(({ created, workers: list }) =>
    created === null ? [] : { workers: list, atMs: heldAtMs(created) },
  );
  const hours = hoursOf(samples);
  const since = payouts.length > 0 ? Math.min(...payouts.map(({ atMs }) => atMs)) : undefined;
  const day = reportedDay(hours, { nowMs: heldAtMs(), isStopped, since });
  const means = dayMeans(hours, day);
  // A machine that sends no shares for twenty minutes is in no count of the engine's.
  const isOff = !performance && hasBegun && !isStopped;
  return {
    ...emptyFarmReading,
    // Figures that stopped are as old as the engine's last count of them.
    atMs: heldAtMs(performance?.created),
    source,
    hashrateHs: performance ? sumOf(performance.workers) : isOff ? 0 : null,
    hashrate24hHs: means.ofFarm,
    curve: curveOf(hours, day),
    workers: (performance?.workers ?? []).map(([name, { hashrate }]) => ({
      ...emptyWorkerReading,
      name,
      hashrateHs: hashrate,
      hashrate24hHs: means.of(name),
    })),
    unpaid: pendingBalance,
    payments: payouts,
  };
}
