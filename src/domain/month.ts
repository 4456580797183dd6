import { difficultyOfHashrate } from './earnings.ts';
import { product, quotient, total } from './known.ts';

/** Days of a monthly report: as many as the pool's curves have (decision C2). */
export const MONTH_DAYS = 30;

/** One Beijing day of a coin; hashrates in H/s, the price in USD. Undefined where a curve has no point of that day. */
export interface MonthDay {
  readonly dayStartMs: number;
  readonly poolHs: number;
  readonly networkHs: number | undefined;
  readonly priceUsd: number | undefined;
  /** Estimated coins that one unit of hashrate earned. */
  readonly incomePerUnit: number | undefined;
}

/** What a day's income is reckoned from: coins a day for one unit at a difficulty, as the pool states them now. */
interface IncomeBasis {
  readonly symbol: string;
  readonly dayIncome: number;
  readonly difficulty: number;
}

/** A coin's month in figures; undefined where its days do not tell. */
export interface MonthFigures {
  readonly averageHs: number;
  readonly peakHs: number;
  /** The first day of that peak, ms. */
  readonly peakDayMs: number;
  /** The pool's part of the network's hashrate over the days that know both, as a ratio. */
  readonly networkShare: number | undefined;
  /** Last price over first, as a ratio: 0.01 is +1%. */
  readonly priceChange: number | undefined;
  readonly lastPriceUsd: number | undefined;
  /** Estimated coins of one unit over all days; undefined as soon as one day does not tell. */
  readonly incomePerUnit: number | undefined;
  /** The same at each day's price. */
  readonly incomeUsdPerUnit: number | undefined;
}

/**
 * Estimated coins that one unit earned on a day whose network had this hashrate, in H/s: the income stated for today, times today's
 * difficulty over the one that keeps the block time at that hashrate. Block reward and fee count as unchanged. Undefined without a hashrate.
 */
export function incomeAtHashrate({ symbol, dayIncome, difficulty }: IncomeBasis, networkHs: number | undefined): number | undefined {
  const thatDays = networkHs === undefined ? undefined : difficultyOfHashrate({ symbol, hashrateHs: networkHs });
  return quotient(product(dayIncome, difficulty), thatDays) || undefined;
}

/** The figures of a month out of its days, oldest first; undefined for no days. */
export function monthFigures(days: readonly MonthDay[]): MonthFigures | undefined {
  const [first] = days;
  if (!first) return undefined;
  const peak = days.reduce((best, day) => (day.poolHs > best.poolHs ? day : best), first);
  const prices = days.flatMap(({ priceUsd }) => priceUsd ?? []);
  const change = quotient(prices.at(-1), prices[0]);
  return {
    averageHs: sum(days.map(({ poolHs }) => poolHs)) / days.length,
    peakHs: peak.poolHs,
    peakDayMs: peak.dayStartMs,
    networkShare: shareOf(days),
    priceChange: change === undefined ? undefined : change - 1,
    lastPriceUsd: prices.at(-1),
    incomePerUnit: total(days.map(({ incomePerUnit }) => incomePerUnit)),
    incomeUsdPerUnit: total(days.map(({ incomePerUnit, priceUsd }) => product(incomePerUnit, priceUsd))),
  };
}

/** Estimated USD that the pool's miners of a coin earned; `unitHs` is the unit of the incomes in H/s. Undefined when a day on which they mined does not tell. */
export function monthIncomeUsd(days: readonly MonthDay[], unitHs: number): number | undefined {
  return total(days.map(({ poolHs, incomePerUnit, priceUsd }) => (poolHs === 0 ? 0 : product(poolHs / unitHs, incomePerUnit, priceUsd))));
}

function shareOf(days: readonly MonthDay[]): number | undefined {
  const both = days.flatMap(({ poolHs, networkHs }) => (networkHs ? [{ poolHs, networkHs }] : []));
  return quotient(sum(both.map(({ poolHs }) => poolHs)), sum(both.map(({ networkHs }) => networkHs)));
}

const sum = (values: readonly number[]): number => values.reduce((result, value) => result + value, 0);
