import * as z from 'zod';
import type { Coin } from '#src/domain/coins.ts';
import { isFarBehind } from '../figures/heights.ts';
import type { Finding, PoolReading } from '../readings.ts';
import type { PoolDialect } from '../source.ts';
import { SourceError } from '../poll/source-error.ts';
import { joinedFarms } from './joined-farms.ts';
import { miningcoreFarm } from './miningcore-farm.ts';
import { pastsOf } from './miningcore-past.ts';
import { byTerms, coinOf, type KeptPool, type Pool, poolList, poolReading, schemeOf, stoppedAtMs, symbolOf } from './miningcore-pools.ts';

const nameOf = (pool: Pool): string => [pool.id, schemeOf(pool) && `(${schemeOf(pool)})`].filter(Boolean).join(' ');

/** What an operator should know of the pools of one coin: that they are several, and which of their nodes are behind. */
function findingsOf(coin: Coin, pools: readonly Pool[]): Finding[] {
  const heightOf = ({ networkStats }: Pool): number => networkStats?.blockHeight ?? 0;
  const highest = Math.max(...pools.map(heightOf));
  const behind = pools.filter((pool) => heightOf(pool) > 0 && isFarBehind(coin, highest - heightOf(pool)));
  const [first] = byTerms(pools);
  const sentence = `${coin.symbol} has ${pools.length} pools, ${pools.map(nameOf).join(' and ')}: their hashrates and miners are added up, the least payout is that of ${first?.id}; a map {"pool": "${first?.id}"} takes one alone.`;
  return [
    ...(pools.length > 1 ? [{ about: `pools of ${coin.symbol}`, sentence, isNote: true }] : []),
    ...behind.map((pool) => ({
      about: `node of ${pool.id}`,
      sentence: `The node of ${pool.id} stands at ${coin.symbol} block ${heightOf(pool)}, ${highest - heightOf(pool)} behind: its network is left out.`,
    })),
  ];
}

/** Coins that the engine has and that are shown nowhere. */
function leftOut(pools: readonly Pool[]): Finding[] {
  return pools.flatMap((pool) => {
    if (coinOf(pool)) return [];
    const symbol = symbolOf(pool);
    const sentence =
      symbol === undefined
        ? `The pool ${pool.id} is of a test chain: it is left out.`
        : `The pool ${pool.id} is of ${symbol || 'a coin without a name'}, which the catalogue does not have: it is left out.`;
    return [{ about: `pool ${pool.id}`, sentence, isNote: true }];
  });
}

/** Miningcore and its forks, of which one may hold many coins, and several pools of one: all of them count, or the one that `map` names: `{"pool": "etc1"}`. */
export const miningcore: PoolDialect = {
  gapMs: 200,
  everyMs: 60_000,
  open(place) {
    const wanted = z.object({ pool: z.string() }).safeParse(place.map).data?.pool;
    const pastOf = pastsOf(place);
    let found: readonly Finding[] = [];
    const list = async (signal: AbortSignal) => {
      const response = await place.fetch.askJson('/api/pools', poolList, { signal });
      const byCoin = new Map<Coin, readonly Pool[]>();
      for (const each of response.data.pools) {
        const coin = coinOf(each);
        const isWanted = coin && (place.coin === undefined || place.coin.id === coin.id) && (wanted === undefined || wanted === each.id);
        if (isWanted) byCoin.set(coin, [...(byCoin.get(coin) ?? []), each]);
      }
      return { response, byCoin };
    };
    const keptOf = async (coin: Coin, pools: readonly Pool[], signal: AbortSignal): Promise<readonly KeptPool[]> => {
      const kept: KeptPool[] = [];
      for (const pool of pools) kept.push({ pool, past: await pastOf({ id: pool.id, coin }, signal) });
      return kept;
    };
    return {
      async read(signal) {
        const { response, byCoin } = await list(signal);
        const readings = new Map<number, PoolReading>();
        for (const [coin, pools] of byCoin) {
          readings.set(coin.id, poolReading(await keptOf(coin, pools, signal), { response, coin, source: place.name }));
        }
        found = [...[...byCoin].flatMap(([coin, pools]) => findingsOf(coin, pools)), ...(place.coin ? [] : leftOut(response.data.pools))];
        return readings;
      },
      findings: () => found,
      async farm(question, signal) {
        const { response, byCoin } = await list(signal);
        const pools = byCoin.get(question.coin);
        if (!pools) throw new SourceError('missing', `${place.fetch.host} has no pool of ${question.coin.symbol}.`);
        const farms = [];
        for (const { pool, past } of await keptOf(question.coin, pools, signal)) {
          const isStopped = stoppedAtMs(past, response.heldAtMs()) !== undefined;
          farms.push(await miningcoreFarm(place, { ...question, poolId: pool.id, isStopped }, signal));
        }
        return joinedFarms(farms.flatMap((farm) => farm ?? []));
      },
    };
  },
};
