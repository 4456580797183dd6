import * as z from 'zod';
import { type Coin, coinBySymbol } from '#src/domain/coins.ts';
import { HOUR_MS, MINUTE_MS } from '#src/domain/days.ts';
import { aboveZero, type PoolDialect, type PoolReading, reading } from '../source.ts';
import { meanReward } from '../found-blocks.ts';
import { SourceError } from '../source-error.ts';
import type { Told } from '../source-fetch.ts';
import { miningcoreFarm } from './miningcore-farm.ts';
import { type Past, pastsOf } from './miningcore-past.ts';
import { figure, moment, rowsOf, scaled, text } from './told-figures.ts';

const pool = z.object({
  id: z.string().max(64),
  coin: z.object({ symbol: text, type: text }),
  paymentProcessing: z.object({ enabled: z.boolean().optional(), minimumPayment: figure, payoutScheme: text }).nullish(),
  poolFeePercent: figure,
  // Older forks write poolHashRate.
  poolStats: z.object({ connectedMiners: figure, poolHashrate: figure, poolHashRate: figure }).nullish(),
  networkStats: z
    .object({ networkType: text, networkHashrate: figure, networkDifficulty: figure, lastNetworkBlockTime: moment, blockHeight: figure })
    .nullish(),
});
const pools = z.object({ pools: rowsOf(pool) });
type Pool = z.output<typeof pool>;

/** A network whose newest block is this many block times old stands still at the pool, and its figures with it. */
const STANDSTILL_BLOCKS = 10;

/** The coin of one of the engine's pools; undefined for one that the catalogue does not know, and for a test chain. */
function coinOf({ coin, networkStats }: Pool): Coin | undefined {
  const isTest = /test|reg/i.test(networkStats?.networkType ?? '');
  return isTest ? undefined : coinBySymbol(coin.symbol || coin.type);
}

function termsOf({ paymentProcessing, poolFeePercent }: Pool): PoolReading['terms'] {
  const { payoutScheme = '', minimumPayment = null, enabled } = paymentProcessing ?? {};
  return {
    ...(poolFeePercent !== null && { feeRates: [scaled(poolFeePercent, -2)] }),
    ...(payoutScheme !== '' && { incomeTypes: [payoutScheme] }),
    // A pool that pays out nothing itself has no least amount.
    minPay: enabled === false || payoutScheme === 'SOLO' ? null : minimumPayment,
  };
}

/** When the figures held: a network that stands still and statistics that stopped are as old as their last entry (apis.md 2). */
function momentsOf({ networkStats }: Pool, { told, coin, past }: { told: Told<unknown>; coin: Coin; past: Past }) {
  const nowMs = told.heldAtMs();
  const block = networkStats?.lastNetworkBlockTime;
  const blockAtMs = told.heldAtMs(block);
  const isStill = nowMs - blockAtMs > Math.max(STANDSTILL_BLOCKS * coin.blockTimeS * 1000, 15 * MINUTE_MS);
  const newestMs = past.samples.reduce((newest, { atMs }) => Math.max(newest, atMs), 0);
  // A sample is named by the beginning of its hour.
  const isStopped = newestMs > 0 && nowMs - newestMs > 2 * HOUR_MS;
  return { networkAtMs: isStill ? blockAtMs : nowMs, poolAtMs: isStopped ? newestMs + HOUR_MS : nowMs };
}

function poolReading(from: Pool, facts: { told: Told<unknown>; coin: Coin; past: Past; source: string }): PoolReading {
  const { past, source } = facts;
  const { networkAtMs, poolAtMs } = momentsOf(from, facts);
  const { poolStats, networkStats } = from;
  const ofPool = { atMs: poolAtMs, source };
  const ofNetwork = { atMs: networkAtMs, source };
  return {
    poolHashrateHs: reading(poolStats?.poolHashrate ?? poolStats?.poolHashRate, ofPool),
    poolHashrate24hHs: null,
    poolHashrate7dHs: null,
    poolHashrate14dHs: null,
    miners: reading(poolStats?.connectedMiners, ofPool),
    workers: null,
    networkHashrateHs: reading(aboveZero(networkStats?.networkHashrate), ofNetwork),
    difficulty: reading(aboveZero(networkStats?.networkDifficulty), ofNetwork),
    height: reading(aboveZero(networkStats?.blockHeight), ofNetwork),
    blockTimeS: null,
    blockReward: reading(meanReward(past.blocks), { atMs: past.readAtMs, source }),
    blocks: past.blocks,
    terms: termsOf(from),
    samples: past.samples,
  };
}

/** Miningcore and its forks, of which one may hold many coins. Of two pools of one coin the first listed counts, or the one that `map` names: `{"pool": "etc1"}`. */
export const miningcore: PoolDialect = {
  gapMs: 200,
  everyMs: 60_000,
  open(place) {
    const wanted = z.object({ pool: z.string() }).safeParse(place.map).data?.pool;
    const pastOf = pastsOf(place);
    const list = async (signal: AbortSignal) => {
      const told = await place.fetch.askJson('/api/pools', pools, { signal });
      const byCoin = new Map<Coin, Pool>();
      for (const each of told.data.pools) {
        const coin = coinOf(each);
        const isWanted = coin && (place.coin === undefined || place.coin.id === coin.id) && (wanted === undefined || wanted === each.id);
        if (isWanted && !byCoin.has(coin)) byCoin.set(coin, each);
      }
      return { told, byCoin };
    };
    return {
      async read(signal) {
        const { told, byCoin } = await list(signal);
        const readings = new Map<number, PoolReading>();
        for (const [coin, each] of byCoin) {
          const past = await pastOf(each.id, signal);
          readings.set(coin.id, poolReading(each, { told, coin, past, source: place.name }));
        }
        return readings;
      },
      async farm(question, signal) {
        const found = (await list(signal)).byCoin.get(question.coin);
        if (!found) throw new SourceError('missing', `${place.fetch.host} has no pool of ${question.coin.symbol}.`);
        return miningcoreFarm(place, { ...question, poolId: found.id }, signal);
      },
    };
  },
};
