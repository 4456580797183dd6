import * as z from 'zod/mini';
import { type Coin, coins } from '#src/domain/coins.ts';
import {
  bit,
  coinId,
  coinIds,
  curveOf,
  hostName,
  listOf,
  maybeNumeric,
  maybeText,
  numeric,
  text,
  textUpTo,
  unixSeconds,
} from './values.ts';

/** Spellings of the curve call besides `apiName`: the coin's own file name, and 'ergo' (spec 7). */
const OTHER_SPELLINGS: Readonly<Record<string, string>> = { ergo: 'erg' };

/** The coin of a curve name in a path or in `coinName` ('btc', 'fbtc'), in any case; undefined when none does. */
export function coinByCurveName(name: string): Coin | undefined {
  const lower = name.toLowerCase();
  const wanted = OTHER_SPELLINGS[lower] ?? lower;
  return coins.find((coin) => coin.apiName === wanted || coin.slug === wanted);
}

const curveName = textUpTo(16).check(z.refine((name) => coinByCurveName(name) !== undefined, 'unknown coin'));

export const poolCoinListRequest = z.object({ web: hostName });

/** A pool coin record (spec 3): one row of the table's columns; money that the pool does not state is null, which is not nought. Hashrates are in the unit named beside them. */
export const poolCoin = z.object({
  coinType: numeric,
  coinName: text,
  coinIcon: maybeText,
  isShow: bit,
  isAux: bit,
  /** Coins a day for one `dayIncomeUnit` of hashrate; null where there is no mining (decision F5). */
  dayIncome: maybeNumeric,
  dayIncomeUnit: maybeText,
  /** The same in CNY (decision B14). */
  dayIncomeMoney: maybeNumeric,
  priceUsa: maybeNumeric,
  poolHashrate: numeric,
  poolHashrateUnit: maybeText,
  /** Hashrate of the whole network. */
  hashrate: numeric,
  hashrateUnit: maybeText,
  poolMiner: numeric,
  difficulty: numeric,
  /** Unix seconds since when the difficulty holds. */
  difficultyTime: maybeNumeric,
  algorithmType: maybeText,
  /** Block time in seconds. */
  time: numeric,
  minPayPrice: maybeNumeric,
  /** Space-separated, one per fee: 'FPPS PPLNS'. */
  incomeType: maybeText,
  /** Payment time or window in Beijing time, e.g. '08:00-16:00'. */
  paymentTime: maybeText,
  blockReward: maybeNumeric,
  /** Space-separated fractions, one per income type: '0.04 0.02'; '' where the pool does not say. */
  fee: maybeText,
});
export const poolCoinListResponse = listOf(poolCoin);

export const poolCoinInfoRequest = z.object({ web: hostName, coinList: coinIds });

/** A v3 info row (spec 3): what an expanded row shows. */
export const poolCoinInfo = z.object({
  coinType: numeric,
  /** Pool average of the last 24 h, 1 week and 2 weeks (spec 9), each in the unit named beside it. */
  webHashrate24h: numeric,
  hashrate24hUnit: maybeText,
  hashrate24h: numeric,
  /** Unit of hashrateW and hashrateW2. */
  hashrate72hUnit: maybeText,
  hashrateW: numeric,
  hashrateW2: numeric,
  webWorkerCount: numeric,
  /** USD. */
  price: maybeNumeric,
  /** Change over 24 h as a ratio: 0.01 is +1%. */
  priceIncrRatio: maybeNumeric,
  dayIncome: maybeNumeric,
  dayIncomeUnit: maybeText,
  /** DOGE a day beside LTC for the same unit of hashrate (merged mining); null for other coins. */
  dogeDayIncome: maybeNumeric,
  dogePrice: maybeNumeric,
  difficulty: numeric,
  nextdiff: maybeNumeric,
  /** Seconds until the difficulty changes; null where it changes with every block. */
  adjustTime: maybeNumeric,
  fee: maybeText,
  incomeType: maybeText,
  minPayPrice: maybeNumeric,
});
export const poolCoinInfoResponse = listOf(poolCoinInfo);

/** `coin` is the path parameter; it and `coinName` are a coin's `apiName`. */
export const poolHashrateCurveRequest = z.object({ coin: curveName, domain: hostName, coinName: curveName });
export const coinIdRequest = z.object({ coinId });

/** A point of a hashrate curve: unix seconds and the chart's base unit of the coin (spec 9). */
const hashratePoint = z.object({ dataTime: unixSeconds, hashrate: numeric });
export const hashrateCurveResponse = curveOf(hashratePoint);
const pricePoint = z.object({ dataTime: unixSeconds, priceUsd: maybeNumeric });
export const priceCurveResponse = listOf(pricePoint);

/** AI(BTC) income divided by plain BTC FPPS income, per day. */
const aiRevenuePoint = z.object({ dataTime: unixSeconds, aiIncomeRatio: numeric });
export const aiRevenueCurveResponse = listOf(aiRevenuePoint);
/** BTC per TH/s per day of AI(BTC). */
export const aiRevenueInfoResponse = z.object({ pps: maybeNumeric });

export type PoolCoin = z.output<typeof poolCoin>;
export type PoolCoinInfo = z.output<typeof poolCoinInfo>;
export type HashratePoint = z.output<typeof hashratePoint>;
export type PricePoint = z.output<typeof pricePoint>;
export type AiRevenuePoint = z.output<typeof aiRevenuePoint>;
