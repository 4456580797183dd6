import type { AiRevenuePoint, HashratePoint, PoolCoin, PricePoint } from '#src/contracts/pool.ts';
import { type Coin, coinById, coinBySymbol, reportedCoins } from '#src/domain/coins.ts';
import { byBeijingDay, SECOND_MS } from '#src/domain/days.ts';
import { known, type Maybe, product, quotient, total } from '#src/domain/known.ts';
import {
  type ChainDay,
  type IncomeBasis,
  type IncomeDays,
  incomeUsdByDay,
  incomeOfDay,
  type MonthDay,
  type MonthFigures,
  monthFigures,
  monthIncomeUsd,
} from '#src/domain/month.ts';
import { incomeText, shownUnitOf, sideCoinOf, unitIncome, unitsIn } from '#src/domain/unit-income.ts';
import { toHs } from '#src/domain/units.ts';

/** The pool's responses about one coin; undefined: still loading, or failed. */
export interface MonthParts {
  readonly coin: Coin;
  readonly record: PoolCoin | undefined;
  readonly pool: readonly HashratePoint[] | undefined;
  readonly network: readonly HashratePoint[] | undefined;
  readonly price: readonly PricePoint[] | undefined;
  /** Of AI(BTC) alone; today's with them. */
  readonly aiRatios: readonly AiRevenuePoint[] | undefined;
  readonly cnyPerUsd: number | undefined;
  /** Beijing days of the report, and the running one, which may be the last of them, ms. */
  readonly dayStarts: readonly number[];
  readonly todayMs: number;
}

/** One coin's month. */
export interface MonthRow {
  readonly coin: Coin;
  readonly days: readonly MonthDay[];
  readonly figures: MonthFigures;
  /** Of the income: 'PH/s'. */
  readonly unit: string;
  /** What is mined along: DOGE, for LTC. */
  readonly sideCoin: Coin | undefined;
}

/** The month of all coins together. */
export interface MonthTotals {
  /** Estimated USD of the pool's miners; undefined when a part of it is not known. */
  readonly incomeUsd: number | undefined;
  /** The days known of every coin, and the past ones: fewer are a gap, which is said. */
  readonly knownDays: number;
  readonly fullDays: number;
  /** Estimated USD of the pool's miners by day, the running one last; undefined for a day unknown of a coin. */
  readonly incomeUsdByDay: readonly (number | undefined)[];
  readonly largestShare: MonthRow | undefined;
  readonly best: MonthRow | undefined;
  readonly worst: MonthRow | undefined;
}

/** The coins of the report: those the pool shows, in its order; before its response is there the usual ones. */
export function coinsOf(list: readonly PoolCoin[] | undefined): readonly Coin[] {
  if (!list) return reportedCoins;
  const shown = list.filter(({ isShow }) => isShow === 1).flatMap(({ coinType }) => coinById(coinType) ?? []);
  // Of a coin listed twice there is one month.
  return [...new Set(shown)];
}

/** The coin on whose network a coin is mined and at whose price it is sold: BTC for AI(BTC), itself for any other. */
export function chainOf(coin: Coin): Coin {
  return coinBySymbol(coin.incomeSymbol) ?? coin;
}

/** A coin's month out of its curves; undefined without the pool's own. */
export function monthRow(parts: MonthParts): MonthRow | undefined {
  const days = monthDays(parts);
  const figures = monthFigures(days);
  return figures && { coin: parts.coin, days, figures, unit: unitOf(parts), sideCoin: sideCoinOf(parts.coin, parts.record) };
}

/** What one unit of a coin earned in the month with the coin mined along, for which both must be known; `side` is undefined where it is not. */
export function monthIncome({ coin, unit, figures, sideCoin }: MonthRow, side: MonthRow | undefined) {
  const factor = side && unitsIn(unit, side.unit);
  return {
    text: incomeText({
      symbol: coin.incomeSymbol,
      coins: figures.incomePerUnit,
      side: sideCoin && { symbol: sideCoin.symbol, coins: product(side?.figures.incomePerUnit, factor) },
    }),
    usd: total([figures.incomeUsdPerUnit, sideCoin ? product(side?.figures.incomeUsdPerUnit, factor) : 0]),
    knownDays: Math.min(figures.knownDays, side?.figures.knownDays ?? Infinity),
    fullDays: figures.fullDays,
  };
}

/** The rows of all coins together, none for a coin of which the pool has no curve. The price of AI(BTC) is BTC's: it is shown once. */
export function monthTotals(all: readonly (MonthRow | null | undefined)[]): MonthTotals {
  const rows = all.flatMap((row) => row ?? []);
  const sideOf = (row: MonthRow) => rows.find(({ coin }) => coin === row.sideCoin);
  const isAlong = ({ coin }: MonthRow) => rows.some(({ sideCoin }) => sideCoin === coin);
  const hasRow = (coin: Coin | undefined) => coin === undefined || rows.some((row) => row.coin === coin);
  // No total silently lacks a part: neither the coin mined along with another, nor all of them.
  const parts = rows.length > 0 && rows.every(({ sideCoin }) => hasRow(sideCoin)) ? all : [undefined];
  const chains = rows.filter(({ coin }) => chainOf(coin) === coin);
  const byChange = descending(chains, ({ figures }) => figures.priceChange);
  // What is mined along counts once: with the coin whose hashrate earns it.
  const counted = parts.filter((row) => !row || !isAlong(row));
  const byDay = counted.map((row) => (row ? incomeUsdByDay(incomeDays(row), incomeDays(sideOf(row))) : []));
  return {
    incomeUsd: total(counted.map((row) => row && monthIncomeUsd(incomeDays(row), incomeDays(sideOf(row))))),
    incomeUsdByDay: (rows[0]?.days ?? []).map((_, index) => total(byDay.map((days) => days[index]))),
    knownDays: Math.min(...rows.map(({ figures }) => figures.knownDays)),
    fullDays: Math.max(...rows.map(({ figures }) => figures.fullDays)),
    largestShare: descending(rows, ({ figures }) => figures.networkShare)[0],
    best: byChange[0],
    worst: byChange.at(-1),
  };
}

function incomeDays(row: MonthRow): IncomeDays;
function incomeDays(row: MonthRow | undefined): IncomeDays | undefined;
function incomeDays(row: MonthRow | undefined): IncomeDays | undefined {
  return row && { days: row.days, unitHs: toHs(1, row.unit) };
}

/** The rows that have a figure, the largest first. */
function descending(rows: readonly MonthRow[], figureOf: (row: MonthRow) => number | undefined): readonly MonthRow[] {
  const figured = rows.flatMap((row) => {
    const figure = figureOf(row);
    return figure === undefined ? [] : [{ row, figure }];
  });
  return figured.toSorted((a, b) => b.figure - a.figure).map(({ row }) => row);
}

const unitOf = ({ coin, record }: MonthParts): string => (record ? shownUnitOf(coin, record) : coin.marketUnit);

function monthDays(parts: MonthParts): readonly MonthDay[] {
  const { coin, record, dayStarts, todayMs } = parts;
  const chain = chainOf(coin);
  const pool = byBeijingDay(parts.pool);
  const network = byBeijingDay(parts.network);
  const price = byBeijingDay(parts.price);
  const bonus = bonusOf(parts);
  const inHs = (hashrate: Maybe, { chartUnit }: Coin) => known(product(hashrate, toHs(1, chartUnit)));
  const days = dayStarts.map((dayStartMs) => ({ dayStartMs, networkHs: inHs(network.get(dayStartMs)?.hashrate, chain) }));
  const basis =
    record &&
    basisOf(
      parts,
      record,
      days.map((day) => ({ ...day, ...statedOf(network.get(day.dayStartMs)) })),
    );
  return days.map((day) => ({
    ...day,
    isRunning: day.dayStartMs === todayMs,
    poolHs: inHs(pool.get(day.dayStartMs)?.hashrate, coin),
    priceUsd: known(price.get(day.dayStartMs)?.priceUsd),
    openUsd: known(price.get(day.dayStartMs)?.openUsd),
    incomePerUnit: product(basis && incomeOfDay(basis, day.dayStartMs), bonus(day.dayStartMs)),
  }));
}

const statedOf = (point: HashratePoint | undefined) => ({ difficulty: known(point?.difficulty), blockReward: known(point?.blockReward) });

function basisOf(parts: MonthParts, record: PoolCoin, days: readonly ChainDay[]): IncomeBasis {
  const { coin, cnyPerUsd } = parts;
  return {
    symbol: coin.symbol,
    dayIncome: unitIncome({ coin, record, side: undefined, cnyPerUsd }, unitOf(parts)).coins,
    difficulty: record.difficulty,
    difficultySinceMs: product(record.difficultyTime, SECOND_MS),
    blockReward: record.blockReward,
    periodMs: coin.retargetBlocks === null ? null : coin.retargetBlocks * coin.blockTimeS * SECOND_MS,
    days,
  };
}

/** How much better or worse than today AI(BTC) paid on a day, over plain BTC; 1 for every other coin. */
function bonusOf({ coin, aiRatios }: MonthParts): (dayStartMs: number) => number | undefined {
  if (chainOf(coin) === coin) return () => 1;
  const ratios = byBeijingDay(aiRatios);
  const today = ratios.get(Math.max(...ratios.keys()))?.aiIncomeRatio;
  return (dayStartMs) => quotient(ratios.get(dayStartMs)?.aiIncomeRatio, today);
}
