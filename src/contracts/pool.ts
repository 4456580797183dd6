import * as z from 'zod/mini';
import { type Coin, coinById, coins } from '#src/domain/coins.ts';
import { networkCoinsPerDay } from '#src/domain/earnings.ts';
import { isContradiction } from '#src/domain/network-agreement.ts';
import { toHs } from '#src/domain/units.ts';
import { matching, textUpTo } from './bounded-text.ts';
import {
  amount,
  changeRatio,
  coinRowsOf,
  curveOf,
  fromZero,
  label,
  moment,
  money,
  note,
  positive,
  priceSource,
  secondsAhead,
} from './rows.ts';
import { bit, coinId, coinIds, hostName, numeric, unixSeconds, year } from './values.ts';

/** Spellings of the curve call besides `apiName`: the coin's own file name, and 'ergo'. */
const OTHER_SPELLINGS: Readonly<Record<string, string>> = { ergo: 'erg' };

/** The coin of a curve name in a path or in `coinName` ('btc', 'fbtc'), in any case; undefined when none does. */
export function coinByCurveName(name: string): Coin | undefined {
  const lower = name.toLowerCase();
  const wanted = OTHER_SPELLINGS[lower] ?? lower;
  return coins.find((coin) => coin.apiName === wanted || coin.slug === wanted);
}

/** When the figures of a group held, unix seconds, the source of the network's, and the market to name beside prices; a pool may leave out any of it. */
const asOf = z.catch(
  z.optional(
    z.object({
      pool: z.optional(unixSeconds),
      network: z.optional(unixSeconds),
      price: z.optional(unixSeconds),
      networkFrom: z.catch(z.optional(z.enum(['node', 'pool'])), undefined),
      priceFrom: priceSource,
    }),
  ),
  undefined,
);

const curveName = textUpTo(16).check(z.refine((name) => coinByCurveName(name) !== undefined, 'unknown coin'));

export const poolCoinListRequest = z.object({ web: hostName });

/** A pool coin record: one row of the table's columns, of which only the coin is required; what the pool does not state is null, which is not nought. Hashrates are in the unit named beside them. */
const statedPoolCoin = z.object({
  coinType: numeric,
  coinName: label,
  coinIcon: label,
  isShow: z.catch(bit, 1),
  isAux: z.catch(bit, 0),
  /** Whether the pool knows farms of this coin by their addresses; where it says so of no coin, those of ETH and ETC. */
  hasFarms: z.catch(z.optional(bit), undefined),
  /** Whether another coin is mined along with this one, DOGE with LTC; where the pool does not say, as in the catalogue. */
  hasSideCoin: z.catch(z.optional(bit), undefined),
  /** Coins a day for one `dayIncomeUnit` of hashrate; null where there is no mining. */
  dayIncome: amount,
  dayIncomeUnit: label,
  /** The same in CNY. */
  dayIncomeMoney: money,
  priceUsa: money,
  poolHashrate: amount,
  poolHashrateUnit: label,
  /** Hashrate of the whole network. */
  hashrate: amount,
  hashrateUnit: label,
  poolMiner: amount,
  difficulty: positive,
  /** Unix seconds since when the difficulty holds. */
  difficultyTime: moment,
  algorithmType: label,
  /** Block time in seconds. */
  time: positive,
  minPayPrice: amount,
  /** Space-separated, one per fee: 'FPPS PPLNS'. */
  incomeType: label,
  /** Payment time or window in Beijing time, e.g. '08:00-16:00'. */
  paymentTime: label,
  blockReward: amount,
  /** The newest block that the pool knows of the chain, and when that was, unix seconds; a pool may leave it out. */
  height: z.optional(positive),
  heightTime: z.optional(moment),
  /** Space-separated fractions, one per income type: '0.04 0.02'; '' where the pool does not say. */
  fee: label,
  /** Transaction fees of the last 24 hours over block rewards, a ratio: what FPPS pays besides; null where the pool does not say. */
  txFeeRatio: amount,
  asOf,
});
export type PoolCoin = z.output<typeof statedPoolCoin>;

/**
 * A pool above its network and an income above all that the network mints are withheld; of a network whose difficulty and hashrate
 * contradict each other so is what is counted with: which of both is wrong is unknown.
 */
export const poolCoin = z.pipe(
  statedPoolCoin,
  z.transform((row): PoolCoin => {
    const isTooLarge = isAboveNetwork(row);
    const isDoubted = contradictsItself(row);
    const isTooMuch = isAboveEmission(row);
    if (isDoubted) note(`coin ${row.coinType}: difficulty and network hashrate contradict each other`);
    if (isTooLarge) note(`coin ${row.coinType}: pool hashrate above the network's`);
    if (isTooMuch) note(`coin ${row.coinType}: income above the network's`);
    return {
      ...row,
      ...(isTooLarge && { poolHashrate: null }),
      ...((isTooMuch || isDoubted) && { dayIncome: null, dayIncomeMoney: null }),
      ...(isDoubted && { difficulty: null }),
    };
  }),
);

function isAboveNetwork({ coinType, poolHashrate, poolHashrateUnit, hashrate, hashrateUnit }: PoolCoin): boolean {
  const unit = coinById(coinType)?.hashrateUnit ?? '';
  return toHs(poolHashrate ?? Number.NaN, poolHashrateUnit || unit) > toHs(hashrate ?? Number.NaN, hashrateUnit || unit);
}

function contradictsItself({ coinType, difficulty, hashrate, hashrateUnit, time }: PoolCoin): boolean {
  const coin = coinById(coinType);
  if (!coin) return false;
  return isContradiction(coin, {
    difficulty,
    hashrateHs: toHs(hashrate ?? Number.NaN, hashrateUnit || coin.hashrateUnit),
    blockTimeS: time,
  });
}

function isAboveEmission({ coinType, dayIncome, blockReward }: PoolCoin): boolean {
  const coin = coinById(coinType);
  return coin !== undefined && (dayIncome ?? 0) > networkCoinsPerDay(coin, blockReward ?? Number.NaN);
}

export const poolCoinListResponse = coinRowsOf(poolCoin);

export const poolCoinInfoRequest = z.object({ web: hostName, coinList: coinIds });

/** A v3 info row: what an expanded row shows. */
export const poolCoinInfo = z.object({
  coinType: numeric,
  /** Pool average of the last 24 h, 1 week and 2 weeks, each in the unit named beside it. */
  webHashrate24h: amount,
  hashrate24hUnit: label,
  hashrate24h: amount,
  /** Unit of hashrateW and hashrateW2. */
  hashrate72hUnit: label,
  hashrateW: amount,
  hashrateW2: amount,
  webWorkerCount: amount,
  /** USD. */
  price: money,
  /** Change over 24 h as a ratio: 0.01 is +1%. */
  priceIncrRatio: changeRatio,
  dayIncome: amount,
  dayIncomeUnit: label,
  /** DOGE a day beside LTC for the same unit of hashrate (merged mining); null for other coins. */
  dogeDayIncome: amount,
  dogePrice: money,
  difficulty: positive,
  nextdiff: positive,
  /** Seconds until the difficulty changes; null where the pool does not say. */
  adjustTime: secondsAhead,
  fee: label,
  incomeType: label,
  minPayPrice: amount,
  asOf,
});
export const poolCoinInfoResponse = coinRowsOf(poolCoinInfo);

/** `coin` is the path parameter; it and `coinName` are a coin's `apiName`. */
export const poolHashrateCurveRequest = z.object({ coin: curveName, domain: hostName, coinName: curveName });
export const coinIdRequest = z.object({ coinId });
/** Without a year of the last 30 days; a year is of Beijing days. */
export const priceCurveRequest = z.object({ coinId, year: z.optional(year) });

/** A point of a hashrate curve: unix seconds and the chart's base unit of the coin; of the network, where the pool says so, with the day's mean difficulty and its block reward. */
const hashratePoint = z.object({
  dataTime: unixSeconds,
  hashrate: fromZero,
  difficulty: z.optional(positive),
  blockReward: z.optional(amount),
});
export const hashrateCurveResponse = curveOf(hashratePoint);
/** USD at the end of the day and, where the pool says so, at its start. */
const pricePoint = z.object({ dataTime: unixSeconds, priceUsd: money, openUsd: z.optional(money) });
export const priceCurveResponse = curveOf(pricePoint);

/** AI(BTC) income divided by plain BTC FPPS income, per day. */
const aiRevenuePoint = z.object({ dataTime: unixSeconds, aiIncomeRatio: fromZero });
export const aiRevenueCurveResponse = curveOf(aiRevenuePoint);
/** BTC per TH/s per day of AI(BTC). */
export const aiRevenueInfoResponse = z.object({ pps: amount });

const calendarMonth = matching(/^\d{4}-\d{2}$/, 7);
/** A calendar month in Beijing, YYYY-MM; without one the response has only the first month that there is. A pool may know only some days of it. */
export const poolMonthRequest = z.object({ month: z.optional(calendarMonth) });
/** The days of a month, as the curves have them. */
export const poolMonthResponse = z.object({
  firstMonth: z.catch(z.optional(calendarMonth), undefined),
  month: z.catch(z.optional(calendarMonth), undefined),
  coins: coinRowsOf(
    z.object({ coinType: numeric, pool: hashrateCurveResponse, network: hashrateCurveResponse, price: priceCurveResponse }),
  ),
  ai: aiRevenueCurveResponse,
});
export type PoolMonth = z.output<typeof poolMonthResponse>;

export type PoolCoinInfo = z.output<typeof poolCoinInfo>;
export type HashratePoint = z.output<typeof hashratePoint>;
export type PricePoint = z.output<typeof pricePoint>;
export type AiRevenuePoint = z.output<typeof aiRevenuePoint>;
