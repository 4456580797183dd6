import * as z from 'zod';
import { BTC_ID } from '#src/domain/coins.ts';
import { beijingDayStart, DAY_MS, MINUTE_MS } from '#src/domain/days.ts';
import { total } from '#src/domain/known.ts';
import {
  aboveZero,
  emptyFarmReading,
  emptyPoolReading,
  emptyWorkerReading,
  type FarmQuestion,
  type FarmReading,
  type PoolReading,
  reading,
  type WorkerReading,
} from '../readings.ts';
import type { PoolDialect, SourcePlace } from '../source.ts';
import { FARM_MAX_BYTES, parseResponse, statusError, type SourceResponse } from '../poll/source-fetch.ts';
import { addressInPath, entriesOf, figure, moment, rowsOf, scaled, text } from './values.ts';

/** Bitcoins, as a power of ten. */
const SATOSHI = -8;
const NOT_FOUND = 404;
/** Payouts of so many days are asked for. */
const PAYOUT_DAYS = 60;
/** A farm with a share this young mines, whatever else is said of it. */
const RECENT_MS = 5 * MINUTE_MS;

/** Amounts are whole satoshis, or bitcoins as text with a point. */
const bitcoins = z
  .unknown()
  .optional()
  .transform((value) => {
    const amount = figure.parse(value);
    return typeof value === 'string' && value.includes('.') ? amount : scaled(amount, SATOSHI);
  });

/** The result of a call, around which every answer has the same shell. */
const resultOf = <T extends z.ZodType>(result: T) => z.object({ result });
/** The result of a call about an address, or the sentence that stands in its place, whatever the status. */
const answerOf = <T extends z.ZodType>(result: T) => z.union([resultOf(result), z.object({ error: z.string() })]);
/** "No such user or user has no active workers": said of a farm that is off as well. */
const NO_ACTIVE_WORKERS = /no active workers/i;

const poolStat = resultOf(z.object({ snap_ts: moment, active_users: figure, active_workers: figure, network_difficulty: figure }));
const poolHashrate = resultOf(z.object({ pool_60s: figure, pool_300s: figure, pool_86400s: figure }));
const windows = z.object({ hashrate_60s: figure, hashrate_300s: figure, hashrate_86400s: figure });
type Windows = z.output<typeof windows>;
/** A worker's windows are a list of one. */
const hashrateFull = answerOf(z.object({ snap_ts: moment, workers: entriesOf(z.array(windows).min(1)) }));
// The name of the last share is misspelled there.
const snap = answerOf(z.object({ snap_ts: moment, unpaid: bitcoins, lastest_share_ts: moment }));
const earnPay = answerOf(
  z.object({
    earnings: rowsOf(z.object({ ts: moment, satoshis_net_earned: figure })),
    payouts: rowsOf(z.object({ ts: moment, on_chain_txid: text, total_satoshis_net_paid: figure })),
  }),
);

async function readPool({ fetch, name: source }: SourcePlace, signal: AbortSignal): Promise<PoolReading> {
  const { data, heldAtMs } = await fetch.askJson('/v1/pool_stat', poolStat, { signal });
  const { data: hashrates } = await fetch.askJson('/v1/pool_hashrate', poolHashrate, { signal });
  const of = { atMs: heldAtMs(data.result.snap_ts), source };
  return {
    ...emptyPoolReading,
    // At a split of the chain it followed one side only and showed 0.
    poolHashrateHs: reading(aboveZero(hashrates.result.pool_300s ?? hashrates.result.pool_60s), of),
    poolHashrate24hHs: reading(aboveZero(hashrates.result.pool_86400s), of),
    miners: reading(data.result.active_users, of),
    workers: reading(data.result.active_workers, of),
    difficulty: reading(aboveZero(data.result.network_difficulty), of),
    // It states an estimate of the running block alone.
  };
}

const nowOf = (list: readonly Windows[]): number | null => list[0]?.hashrate_300s ?? list[0]?.hashrate_60s ?? null;

type Part<T> = (SourceResponse<T> & { readonly error?: undefined }) | { readonly data?: undefined; readonly error: string };

/** A part of the answer about an address, or the sentence that stands in its place. Throws SourceError as every call does. */
async function partOf<T>(
  { fetch }: SourcePlace,
  { path, schema }: { readonly path: string; readonly schema: z.ZodType<{ result: T } | { error: string }> },
  signal: AbortSignal,
): Promise<Part<T>> {
  const answer = await fetch.ask(path, { signal, maxBytes: FARM_MAX_BYTES });
  if (answer.status !== 200 && answer.status !== NOT_FOUND) throw statusError(fetch.host, answer.status);
  // An address that it does not know may be said in HTML too.
  if (answer.status === NOT_FOUND && !answer.data.trimStart().startsWith('{')) return { error: '' };
  const { data, heldAtMs } = parseResponse(fetch.host, answer, schema);
  return 'error' in data ? data : { data: data.result, heldAtMs };
}

const workerOf = ([name, list]: readonly [string, readonly Windows[]]): WorkerReading => ({
  // The last share is known of the whole farm alone.
  ...emptyWorkerReading,
  name,
  hashrateHs: nowOf(list),
  hashrate24hHs: list[0]?.hashrate_86400s ?? null,
});

async function readFarm(place: SourcePlace, question: FarmQuestion, signal: AbortSignal): Promise<FarmReading | null> {
  const { name: source, now } = place;
  const address = addressInPath(question);
  const from = Math.floor((now() - PAYOUT_DAYS * DAY_MS) / 1000);
  const hashrates = await partOf(place, { path: `/v1/user_hashrate_full/${address}`, schema: hashrateFull }, signal);
  if (hashrates.error !== undefined && !NO_ACTIVE_WORKERS.test(hashrates.error)) return null;
  const account = await partOf(place, { path: `/v1/statsnap/${address}`, schema: snap }, signal);
  const ledger = await partOf(place, { path: `/v1/earnpay/${address}/${from}`, schema: earnPay }, signal);
  const earnings = ledger.data?.earnings ?? [];
  const payouts = ledger.data?.payouts ?? [];
  // "No such user, or none that mines": one who was paid is known.
  if (hashrates.error !== undefined && account.error !== undefined && earnings.length === 0 && payouts.length === 0) return null;
  const workers = hashrates.data?.workers ?? [];
  const atMs = hashrates.data ? hashrates.heldAtMs(hashrates.data.snap_ts) : now();
  const sum = total(workers.map(([, list]) => nowOf(list)));
  const lastShareAtMs = account.data?.lastest_share_ts ?? null;
  const isMining = account.data && lastShareAtMs !== null && atMs - account.heldAtMs(lastShareAtMs) < RECENT_MS;
  const today = earnings.filter(({ ts }) => ts !== null && ts >= beijingDayStart(now()));
  const payments = payouts.flatMap(({ ts, on_chain_txid: txid, total_satoshis_net_paid: satoshis }) => {
    const amount = scaled(satoshis, SATOSHI);
    return ts === null || amount === null ? [] : { atMs: ts, amount, txid };
  });
  return {
    ...emptyFarmReading,
    atMs,
    source,
    hashrateHs: sum === undefined || (sum === 0 && isMining) ? null : sum,
    hashrate24hHs: (hashrates.data && total(workers.map(([, list]) => list[0]?.hashrate_86400s))) ?? null,
    workers: workers.map(workerOf),
    unpaid: account.data?.unpaid ?? null,
    incomeToday: ledger.data ? scaled(total(today.map(({ satoshis_net_earned: satoshis }) => satoshis)) ?? null, SATOSHI) : null,
    // Those over Lightning are in none of its calls: an empty list says nothing.
    payments: payments.length === 0 ? null : payments,
  };
}

/** OCEAN's public API: 'https://api.ocean.xyz'. Fee and least payout are known, but in none of its calls. */
export const ocean: PoolDialect = {
  gapMs: 1000,
  everyMs: 60_000,
  open(place) {
    const id = place.coin?.id ?? BTC_ID;
    return {
      read: async (signal) => new Map([[id, await readPool(place, signal)]]),
      farm: (question, signal) => readFarm(place, question, signal),
    };
  },
};
