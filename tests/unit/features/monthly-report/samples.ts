import type { HashratePoint, PoolCoin, PricePoint } from '#src/contracts/pool.ts';
import { type Coin, coinById } from '#src/domain/coins.ts';
import { poolCoin as btc } from '../pool-coin.ts';

/** Midnight in Beijing of 21 November 2026, in seconds. */
const LAST_DAY_S = Date.parse('2026-11-21T00:00:00+08:00') / 1000;
const days = Array.from({ length: 30 }, (_, index) => LAST_DAY_S - (29 - index) * 86_400);

export function coin(id: number): Coin {
  const known = coinById(id);
  if (!known) throw new Error(`no coin ${id}`);
  return known;
}

/** The moment of the samples' responses: noon of the last day, which is running. */
export const MADE_AT_MS = (LAST_DAY_S + 43_200) * 1000;

/** A curve of 30 Beijing days from `first` to `last`. */
export const hashrates = (first: number, last = first): HashratePoint[] =>
  days.map((dataTime, index) => ({ dataTime, hashrate: first + ((last - first) * index) / 29 }));
export const prices = (first: number, last = first): PricePoint[] =>
  hashrates(first, last).map(({ dataTime, hashrate }) => ({ dataTime, priceUsd: hashrate }));
export const aiRatios = (first: number, last = first) =>
  hashrates(first, last).map(({ dataTime, hashrate }) => ({ dataTime, aiIncomeRatio: hashrate }));

/** BTC as the pool lists it, in round figures; tests change what they are about. */
export const poolCoin = (changes: Partial<PoolCoin> = {}): PoolCoin =>
  btc({
    dayIncome: 0.000_000_4,
    dayIncomeMoney: 0.28,
    priceUsa: 100_000,
    poolHashrate: 15,
    poolHashrateUnit: 'EH/s',
    hashrate: 1000,
    hashrateUnit: 'EH/s',
    poolMiner: 100,
    // The difficulty at which 1000 EH/s keep the block time.
    difficulty: (1e21 * 600) / 2 ** 32,
    difficultyTime: null,
    ...changes,
  });
