import * as z from 'zod';
import { BTC_ID } from '#src/domain/coins.ts';
import { MINUTE_MS } from '#src/domain/days.ts';
import { total } from '#src/domain/known.ts';
import {
  aboveZero,
  type FarmQuestion,
  type FarmReading,
  type PoolDialect,
  type PoolReading,
  reading,
  type SourcePlace,
} from '../source.ts';
import type { WorkerReading } from '../source.ts';
import { FARM_MAX_BYTES } from '../source-fetch.ts';
import { addressInPath, figure, moment, rowsOf, scaled, text } from './told-figures.ts';

const pool = z.object({ totalHashRate: figure, blockHeight: figure, totalMiners: figure, fee: figure });
/** What the pool's node says of itself (getmininginfo). */
const network = z.object({ chain: text, difficulty: figure, networkhashps: figure });
const chart = rowsOf(z.object({ label: moment, data: figure }));
const session = z.object({ name: text, hashRate: figure, startTime: moment, lastSeen: moment });
// An error is sent with status 200 as well, and has no workers.
const client = z.object({ workers: z.array(session) });
type Session = z.output<typeof session>;

/** A session counts no hashrate while it is younger. */
const FIRST_MINUTES_MS = 10 * MINUTE_MS;

async function readPool({ fetch, name: source }: SourcePlace, signal: AbortSignal): Promise<PoolReading> {
  const { data, heldAtMs } = await fetch.askJson('/api/pool', pool, { signal });
  const { data: chain } = await fetch.askJson('/api/network', network, { signal });
  const slots = await fetch.askJson('/api/info/chart', chart, { signal });
  const of = { atMs: heldAtMs(), source };
  const isMain = chain.chain === 'main';
  return {
    poolHashrateHs: reading(data.totalHashRate, of),
    poolHashrate24hHs: null,
    poolHashrate7dHs: null,
    poolHashrate14dHs: null,
    miners: null,
    // Its "miners" are connections, of which a machine has one.
    workers: reading(data.totalMiners, of),
    networkHashrateHs: reading(isMain ? aboveZero(chain.networkhashps) : null, of),
    difficulty: reading(isMain ? aboveZero(chain.difficulty) : null, of),
    height: reading(aboveZero(data.blockHeight), of),
    blockTimeS: null,
    blockReward: null,
    // A block is paid to who finds it, by the chain itself.
    terms: { ...(data.fee !== null && { feeRates: [scaled(data.fee, -2)] }), incomeTypes: ['SOLO'], minPay: null },
    samples: slots.data.flatMap(({ label, data: hashrate }) =>
      label === null ? [] : { atMs: heldAtMs(label), poolHashrateHs: hashrate, networkHashrateHs: null, difficulty: null },
    ),
  };
}

/** Sessions of one name are one machine that came back: their hashrates together, the newest sign of life of all. */
function workerOf(name: string, sessions: readonly Session[], heldAtMs: (toldMs?: number | null) => number): WorkerReading {
  const sum = total(sessions.map(({ hashRate }) => hashRate));
  const isNew = sessions.every(({ startTime }) => startTime !== null && heldAtMs() - heldAtMs(startTime) < FIRST_MINUTES_MS);
  const seen = sessions.flatMap(({ lastSeen }) => (lastSeen === null ? [] : heldAtMs(lastSeen)));
  return {
    name,
    hashrateHs: sum === undefined || (sum === 0 && isNew) ? null : sum,
    hashrate24hHs: null,
    lastShareAtMs: seen.reduce<number | null>((newest, atMs) => Math.max(newest ?? 0, atMs), null),
  };
}

async function readFarm({ fetch, name: source }: SourcePlace, question: FarmQuestion, signal: AbortSignal): Promise<FarmReading | null> {
  const path = `/api/client/${addressInPath(question)}`;
  const { data, heldAtMs } = await fetch.askJson(path, client, { signal, maxBytes: FARM_MAX_BYTES });
  // An unknown address and one whose machines are all off look the same: who was there before is ours to know (worker_seen).
  if (data.workers.length === 0) return null;
  const slots = await fetch.askJson(`${path}/chart`, chart, { signal });
  const byName = new Map<string, Session[]>();
  for (const each of data.workers) {
    const known = byName.get(each.name);
    if (known) known.push(each);
    else byName.set(each.name, [each]);
  }
  const workers = [...byName].map(([name, sessions]) => workerOf(name, sessions, heldAtMs));
  return {
    atMs: heldAtMs(),
    source,
    hashrateHs: total(workers.map(({ hashrateHs }) => hashrateHs)) ?? null,
    hashrate24hHs: null,
    curve: slots.data.flatMap(({ label, data: hashrateHs }) =>
      label === null || hashrateHs === null ? [] : { atMs: heldAtMs(label), hashrateHs },
    ),
    workers,
    unpaid: null,
    incomeToday: null,
    payments: null,
  };
}

/** public-pool and blitzpool: a solo pool at home, Bitcoin's unless the setting names another coin. Its found blocks are unconfirmed claims, and not read. */
export const publicPool: PoolDialect = {
  gapMs: 200,
  everyMs: 60_000,
  open(place) {
    const id = place.coin?.id ?? BTC_ID;
    return {
      read: async (signal) => new Map([[id, await readPool(place, signal)]]),
      farm: (question, signal) => readFarm(place, question, signal),
    };
  },
};
