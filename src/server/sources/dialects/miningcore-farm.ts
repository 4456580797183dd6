import * as z from 'zod';
import { DAY_MS, HOUR_MS } from '#src/domain/days.ts';
import { total } from '#src/domain/known.ts';
import type { FarmQuestion, FarmReading, SourcePlace } from '../source.ts';
import { FARM_MAX_BYTES, parseTold, statusError } from '../source-fetch.ts';
import { addressInPath, entriesOf, figure, moment, rowsOf, text } from './told-figures.ts';

const workers = entriesOf(z.object({ hashrate: figure })).nullish();
const miner = z.object({
  pendingBalance: figure,
  performance: z.object({ created: moment, workers }).nullish(),
  performanceSamples: rowsOf(z.object({ created: moment, workers })),
});
const payments = rowsOf(z.object({ amount: figure, created: moment, transactionConfirmationData: text }));

type Workers = z.output<typeof workers>;

const NO_CONTENT = 204;

/** Hashrate of the whole farm, H/s; null when that of one worker is not told. */
const sumOf = (list: Workers): number | null => total((list ?? []).map(([, { hashrate }]) => hashrate)) ?? null;

interface Hour {
  readonly atMs: number;
  readonly workers: Workers;
}

/** Means over a day of hourly samples, an hour without one being an hour without work; null for a record younger than a day. */
function dayMeans(hours: readonly Hour[], atMs: number) {
  const isWhole = hours.some((hour) => atMs - hour.atMs >= DAY_MS - HOUR_MS);
  const sums = new Map<string, number | null>();
  for (const hour of hours.filter((each) => atMs - each.atMs <= DAY_MS)) {
    for (const [name, { hashrate }] of hour.workers ?? []) sums.set(name, total([sums.get(name) ?? 0, hashrate]) ?? null);
  }
  const meanOf = (sum: number | null | undefined): number | null => (isWhole && sum !== null ? ((sum ?? 0) * HOUR_MS) / DAY_MS : null);
  return { ofFarm: meanOf(total([...sums.values()])), of: (name: string) => meanOf(sums.get(name)) };
}

/**
 * The farm of an address at a Miningcore pool, which knows no last shares. An address that it does not know is an answer without content; 404 is a
 * pool that does not exist, said in bare text. Throws SourceError.
 */
export async function miningcoreFarm(
  { fetch, name: source }: SourcePlace,
  { poolId, ...question }: FarmQuestion & { readonly poolId: string },
  signal: AbortSignal,
): Promise<FarmReading | null> {
  const path = `/api/pools/${encodeURIComponent(poolId)}/miners/${addressInPath(question)}`;
  const answer = await fetch.ask(`${path}?perfMode=Day`, { signal, maxBytes: FARM_MAX_BYTES });
  if (answer.status === NO_CONTENT || (answer.status === 200 && answer.data.trim() === '')) return null;
  if (answer.status !== 200) throw statusError(fetch.host, answer.status);
  const { data, heldAtMs } = parseTold(fetch.host, answer, miner.nullable());
  if (data === null) return null;
  const paid = await fetch.askJson(`${path}/payments?page=0&pageSize=60`, payments, { signal });
  const { performance } = data;
  const hours = data.performanceSamples.flatMap(({ created, workers: list }) =>
    created === null ? [] : { workers: list, atMs: heldAtMs(created) },
  );
  const means = dayMeans(hours, heldAtMs());
  return {
    // Figures that stopped are as old as the engine's last count of them.
    atMs: heldAtMs(performance?.created),
    source,
    hashrateHs: performance ? sumOf(performance.workers) : null,
    hashrate24hHs: means.ofFarm,
    curve: hours.flatMap(({ atMs, workers: list }) => {
      const hashrateHs = sumOf(list);
      return hashrateHs === null ? [] : { atMs, hashrateHs };
    }),
    workers: (performance?.workers ?? []).map(([name, { hashrate }]) => ({
      name,
      hashrateHs: hashrate,
      hashrate24hHs: means.of(name),
      lastShareAtMs: null,
    })),
    unpaid: data.pendingBalance,
    incomeToday: null,
    payments: paid.data.flatMap(({ amount, created, transactionConfirmationData: txid }) =>
      amount === null || created === null ? [] : { atMs: created, amount, txid },
    ),
  };
}
