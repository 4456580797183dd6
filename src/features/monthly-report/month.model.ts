import type { AiRevenuePoint, HashratePoint, PoolCoin, PricePoint } from '#src/contracts/pool.ts';
import { type Coin, coinById, coinBySymbol, reportedCoins } from '#src/domain/coins.ts';
import { product, quotient, total } from '#src/domain/known.ts';
import { incomeAtHashrate, MONTH_DAYS, type MonthDay, type MonthFigures, monthFigures, monthIncomeUsd } from '#src/domain/month.ts';
import { toHs } from '#src/domain/units.ts';

/** The pool's responses about one coin; undefined: still loading, or failed. */
export interface MonthParts {
  readonly coin: Coin;
  readonly record: PoolCoin | undefined;
  readonly pool: readonly HashratePoint[] | undefined;
  readonly network: readonly HashratePoint[] | undefined;
  readonly price: readonly PricePoint[] | undefined;
  /** Of AI(BTC) alone. */
  readonly aiRatios: readonly AiRevenuePoint[] | undefined;
}

/** One coin's month. */
export interface MonthRow {
  readonly coin: Coin;
  readonly days: readonly MonthDay[];
  readonly figures: MonthFigures;
  /** Of the income: 'TH/s'. */
  readonly unit: string;
}

/** The month of all coins together. */
export interface MonthTotals {
  /** Estimated USD of the pool's miners; undefined when a part of it is not known. */
  readonly incomeUsd: number | undefined;
  readonly largestShare: MonthRow | undefined;
  readonly best: MonthRow | undefined;
  readonly worst: MonthRow | undefined;
}

/** The coins of the report: those the pool shows, in its order; before its response is there the usual ones. */
export function coinsOf(list: readonly PoolCoin[] | undefined): readonly Coin[] {
  if (!list) return reportedCoins;
  return list.filter(({ isShow }) => isShow === 1).flatMap(({ coinType }) => coinById(coinType) ?? []);
}

/** The coin on whose network a coin is mined and at whose price it is sold: BTC for AI(BTC), itself for any other. */
export function chainOf(coin: Coin): Coin {
  return coinBySymbol(coin.incomeSymbol) ?? coin;
}

/** A coin's month out of its curves; undefined without the pool's own. */
export function monthRow(parts: MonthParts): MonthRow | undefined {
  const days = monthDays(parts);
  const figures = monthFigures(days);
  return figures && { coin: parts.coin, days, figures, unit: unitOf(parts) };
}

/** The rows of all coins together, none for a coin of which the pool has no curve. The price of AI(BTC) is BTC's: it is told once. */
export function monthTotals(all: readonly (MonthRow | null | undefined)[]): MonthTotals {
  const rows = all.flatMap((row) => row ?? []);
  const chains = rows.filter(({ coin }) => chainOf(coin) === coin);
  const byChange = descending(chains, ({ figures }) => figures.priceChange);
  return {
    incomeUsd: total(all.map((row) => row && monthIncomeUsd(row.days, toHs(1, row.unit)))),
    largestShare: descending(rows, ({ figures }) => figures.networkShare)[0],
    best: byChange[0],
    worst: byChange.at(-1),
  };
}

/** The rows that have a figure, the largest first. */
function descending(rows: readonly MonthRow[], figureOf: (row: MonthRow) => number | undefined): readonly MonthRow[] {
  const known = rows.flatMap((row) => {
    const figure = figureOf(row);
    return figure === undefined ? [] : [{ row, figure }];
  });
  return known.toSorted((a, b) => b.figure - a.figure).map(({ row }) => row);
}

const unitOf = ({ coin, record }: MonthParts): string => record?.dayIncomeUnit || coin.unit;

function monthDays(parts: MonthParts): readonly MonthDay[] {
  const { coin, pool = [] } = parts;
  const network = byTime(parts.network, ({ hashrate }) => toHs(hashrate, chainOf(coin).chartUnit));
  const price = byTime(parts.price, ({ priceUsd }) => priceUsd);
  const bonus = bonusOf(parts);
  return pool.slice(-MONTH_DAYS).map(({ dataTime, hashrate }) => ({
    dayStartMs: dataTime * 1000,
    poolHs: toHs(hashrate, coin.chartUnit),
    networkHs: network.get(dataTime),
    priceUsd: price.get(dataTime),
    incomePerUnit: product(incomeOf(parts, network.get(dataTime)), bonus(dataTime)),
  }));
}

function incomeOf({ coin, record }: MonthParts, networkHs: number | undefined): number | undefined {
  if (!record?.dayIncome || record.difficulty === null) return undefined;
  return incomeAtHashrate({ symbol: coin.symbol, dayIncome: record.dayIncome, difficulty: record.difficulty }, networkHs);
}

/** How much better or worse than today AI(BTC) paid on a day, over plain BTC; 1 for every other coin. */
function bonusOf({ coin, aiRatios }: MonthParts): (dataTime: number) => number | undefined {
  if (chainOf(coin) === coin) return () => 1;
  const ratios = byTime(aiRatios, ({ aiIncomeRatio }) => aiIncomeRatio);
  const today = aiRatios?.at(-1)?.aiIncomeRatio;
  return (dataTime) => quotient(ratios.get(dataTime), today);
}

function byTime<T extends { readonly dataTime: number }>(
  points: readonly T[] | undefined,
  valueOf: (point: T) => number | null,
): ReadonlyMap<number, number> {
  const known = (points ?? []).flatMap((point): [number, number][] => {
    const value = valueOf(point);
    return value === null ? [] : [[point.dataTime, value]];
  });
  return new Map(known);
}
