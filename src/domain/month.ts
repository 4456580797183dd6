import { BEIJING_OFFSET_MS, beijingDate, beijingDayStart, DAY_MS, lastBeijingDays } from './days.ts';
import { difficultyOfHashrate } from './earnings.ts';
import { known, type Maybe, product, quotient, total } from './known.ts';

/** Days of a monthly report, the running one with them: as many as the pool's curves have. */
const MONTH_DAYS = 30;

/** The Beijing days of a report, oldest first; the last of them is still running. */
export function monthDayStarts(nowMs: number): readonly number[] {
  return lastBeijingDays(nowMs, MONTH_DAYS);
}

/** A calendar month in Beijing: from its first moment to the first one after it, ms. */
export interface MonthSpan {
  readonly fromMs: number;
  readonly untilMs: number;
}

/** The span of a month, '2026-10'; undefined for a text that names none. */
export function monthSpan(month: string): MonthSpan | undefined {
  const parts = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(month);
  if (!parts) return undefined;
  const startOf = (index: number) => Date.UTC(Number(parts[1]), index) - BEIJING_OFFSET_MS;
  return { fromMs: startOf(Number(parts[2]) - 1), untilMs: startOf(Number(parts[2])) };
}

/** The Beijing days of a month that have begun at a moment (ms), oldest first. */
export function daysOfMonth({ fromMs, untilMs }: MonthSpan, nowMs: number): readonly number[] {
  const end = Math.min(untilMs, beijingDayStart(nowMs) + DAY_MS);
  return Array.from({ length: Math.max(0, Math.round((end - fromMs) / DAY_MS)) }, (_, index) => fromMs + index * DAY_MS);
}

/** The months from one, '2026-01', to that of a moment (ms), newest first. */
export function monthsSince(firstMonth: string, nowMs: number): readonly string[] {
  const months: string[] = [];
  for (let atMs = nowMs; beijingDate(atMs).slice(0, 7) >= firstMonth;) {
    const month = beijingDate(atMs).slice(0, 7);
    const span = monthSpan(month);
    if (!span) break;
    months.push(month);
    atMs = span.fromMs - DAY_MS;
  }
  return months;
}

/** One Beijing day of a coin; hashrates in H/s, the price in USD. Undefined where a curve has no point of that day. */
export interface MonthDay {
  readonly dayStartMs: number;
  /** True for the day that is not over: it is shown, and in no total. */
  readonly isRunning: boolean;
  readonly poolHs: number | undefined;
  readonly networkHs: number | undefined;
  /** At the end of the day; of the running one now. */
  readonly priceUsd: number | undefined;
  readonly openUsd: number | undefined;
  /** Estimated coins that one unit of hashrate earned. */
  readonly incomePerUnit: number | undefined;
}

/** A coin's month in figures; undefined where its days have none. */
export interface MonthFigures {
  readonly averageHs: number;
  readonly peakHs: number;
  /** The first day of that peak, ms. */
  readonly peakDayMs: number;
  /** The pool's part of the network's hashrate over the days that know both and fit each other, as a ratio. */
  readonly networkShare: number | undefined;
  /** The last price over that at the first day's start, as a ratio: 0.01 is +1%. */
  readonly priceChange: number | undefined;
  readonly lastPriceUsd: number | undefined;
  /** Estimated coins of one unit over the days with figures. */
  readonly incomePerUnit: number | undefined;
  /** The same at each day's price; undefined as soon as one of them has none. */
  readonly incomeUsdPerUnit: number | undefined;
  /** How many of the past days have an income, and how many past days there are. */
  readonly knownDays: number;
  readonly fullDays: number;
}

/** What is known of a chain's difficulty and reward on one day. */
export interface ChainDay {
  readonly dayStartMs: number;
  readonly networkHs: number | undefined;
  /** As the pool states them for that day. */
  readonly difficulty: number | undefined;
  readonly blockReward: number | undefined;
}

/** What the pool states now, and its past days. */
export interface IncomeBasis {
  readonly symbol: string;
  /** Coins a day of one unit. */
  readonly dayIncome: Maybe;
  readonly difficulty: Maybe;
  /** Since when it holds, ms. */
  readonly difficultySinceMs: Maybe;
  readonly blockReward: Maybe;
  /** How long a period of constant difficulty lasts; null for a chain that follows its hashrate. */
  readonly periodMs: number | null;
  readonly days: readonly ChainDay[];
}

/**
 * Estimated coins that one unit earned on a day: today's income at that day's difficulty and reward. The difficulty is the one
 * that the pool states for the day; else, since it holds, today's; else what keeps the block time at the mean hashrate of the day's period,
 * or of the day where the chain has none. The fee counts as unchanged.
 */
export function incomeOfDay(basis: IncomeBasis, dayStartMs: number): number | undefined {
  const day = basis.days.find((each) => each.dayStartMs === dayStartMs);
  const reward = day?.blockReward === undefined ? 1 : quotient(day.blockReward, basis.blockReward);
  return product(basis.dayIncome, basis.difficulty, easeOf(basis, dayStartMs, day), reward) || undefined;
}

/** One over the difficulty of a day, which incomes are proportional to; of the day of a change, by its two parts. */
function easeOf(basis: IncomeBasis, dayStartMs: number, day: ChainDay | undefined): number | undefined {
  if (day?.difficulty !== undefined) return quotient(1, day.difficulty);
  const sinceMs = known(basis.difficultySinceMs) ?? Infinity;
  const held = Math.min(1, Math.max(0, (dayStartMs + DAY_MS - sinceMs) / DAY_MS));
  const before = held === 1 ? 0 : product(1 - held, quotient(1, difficultyBefore(basis, dayStartMs, sinceMs)));
  return total([held === 0 ? 0 : product(held, quotient(1, basis.difficulty)), before]);
}

/** The difficulty of a day before today's held. */
function difficultyBefore({ symbol, periodMs, days }: IncomeBasis, dayStartMs: number, sinceMs: number): number | undefined {
  const periodOf = (startMs: number) => Math.max(0, Math.floor((sinceMs - startMs - DAY_MS / 2) / (periodMs ?? DAY_MS)));
  const isKept = periodMs !== null && Number.isFinite(sinceMs);
  const alike = ({ dayStartMs: startMs }: ChainDay) =>
    isKept ? startMs < sinceMs && periodOf(startMs) === periodOf(dayStartMs) : startMs === dayStartMs;
  const hashrates = days.filter(alike).flatMap(({ networkHs }) => (networkHs ? [networkHs] : []));
  return known(difficultyOfHashrate({ symbol, hashrateHs: sum(hashrates) / hashrates.length }));
}

/** The figures of a month out of its days, oldest first, of which only those count that are over; undefined where none has a point. */
export function monthFigures(days: readonly MonthDay[]): MonthFigures | undefined {
  const full = days.filter(({ isRunning }) => !isRunning);
  const mined = full.flatMap((day) => (day.poolHs === undefined ? [] : [{ ...day, poolHs: day.poolHs }]));
  const [first] = mined;
  if (!first) return undefined;
  const peak = mined.reduce((best, day) => (day.poolHs > best.poolHs ? day : best), first);
  const told = mined.filter(({ incomePerUnit }) => incomePerUnit !== undefined);
  const hasTold = told.length > 0;
  const prices = days.flatMap(({ priceUsd }) => priceUsd ?? []);
  const change = quotient(prices.at(-1), days.find(({ priceUsd }) => priceUsd !== undefined)?.openUsd ?? prices[0]);
  return {
    averageHs: sum(mined.map(({ poolHs }) => poolHs)) / mined.length,
    peakHs: peak.poolHs,
    peakDayMs: peak.dayStartMs,
    networkShare: shareOf(mined),
    priceChange: change === undefined ? undefined : change - 1,
    lastPriceUsd: prices.at(-1),
    incomePerUnit: hasTold ? total(told.map(({ incomePerUnit }) => incomePerUnit)) : undefined,
    incomeUsdPerUnit: hasTold ? total(told.map(({ incomePerUnit, priceUsd }) => product(incomePerUnit, priceUsd))) : undefined,
    knownDays: told.length,
    fullDays: full.length,
  };
}

/** Days of a coin, and the unit of their incomes in H/s. */
export interface IncomeDays {
  readonly days: readonly MonthDay[];
  readonly unitHs: number;
}

/**
 * Estimated USD that the pool's miners of a coin earned on the days that are over and have a point, with what the same hashrate mined
 * along. Undefined when a day on which they mined has no figure.
 */
export function monthIncomeUsd(own: IncomeDays, along?: IncomeDays): number | undefined {
  const usd = incomeUsdByDay(own, along);
  return total(usd.filter((_, index) => own.days[index]?.isRunning === false && own.days[index].poolHs !== undefined));
}

/** The same by day, the running one with what the whole of it earns at its present rate. */
export function incomeUsdByDay({ days, unitHs }: IncomeDays, along?: IncomeDays): readonly (number | undefined)[] {
  return days.map((day, index) => {
    if (!along) return dayIncomeUsd(day, unitHs);
    const side = along.days[index];
    return total([dayIncomeUsd(day, unitHs), side && dayIncomeUsd({ ...side, poolHs: day.poolHs }, along.unitHs)]);
  });
}

/** Estimated USD that the pool's miners of a coin earned on a day; of the running one what the whole of it earns at its present rate. */
export function dayIncomeUsd({ poolHs, incomePerUnit, priceUsd }: MonthDay, unitHs: number): number | undefined {
  return poolHs === 0 ? 0 : product(quotient(poolHs, unitHs), incomePerUnit, priceUsd);
}

function shareOf(days: readonly { readonly poolHs: number; readonly networkHs: number | undefined }[]): number | undefined {
  // A pool above its network is a wrong figure.
  const both = days.flatMap(({ poolHs, networkHs = 0 }) => (networkHs > 0 && poolHs <= networkHs ? [{ poolHs, networkHs }] : []));
  return quotient(sum(both.map(({ poolHs }) => poolHs)), sum(both.map(({ networkHs }) => networkHs)));
}

const sum = (values: readonly number[]): number => values.reduce((result, value) => result + value, 0);
