import type { ParsedRequestOf, ResponseOf } from '#src/contracts/schemas.ts';
import type { AiRevenuePoint, HashratePoint, PoolCoin, PoolCoinInfo, PricePoint } from '#src/contracts/pool.ts';
import type { Language } from '#src/contracts/languages.ts';
import { AI_BTC_ID, coinById } from '#src/domain/coins.ts';
import { fromHs } from '#src/domain/units.ts';
import { accountCalculate, blockAt, etcBlock, reportedHeight } from './calculator.ts';
import type { PoolCoinSettings } from './defaults.ts';
import type { SettingsById } from './income.ts';
import type { AiRatioPoint, DailyPoint, MarketSnapshot } from './market-types.ts';
import { requireCoin } from './network.ts';
import { dailyNews } from './news.ts';
import { poolCoinInfoRow, poolCoinRow, rowParts } from './pool-rows.ts';
import type { RowParts } from './pool-rows.ts';
import { unixSecondsOf, wireNumber, wireNumberOrNull } from './wire.ts';

/** `data` of every market call at one moment, ready in memory. Ids and symbols come parsed out of the contract's requests. */
export interface MarketResponses {
  readonly atMs: number;
  /** All coins in the pool's order, also those not shown: the record says so itself (isShow, isAux). */
  readonly poolCoinList: PoolCoin[];
  /** Pool coins in the requested order, then AI(BTC); ids the pool does not list are left out. */
  readonly poolCoinInfo: (coinIds: readonly number[]) => PoolCoinInfo[];
  readonly aiRevenueCurve: AiRevenuePoint[];
  readonly aiRevenueInfo: ResponseOf<'aiRevenueInfo'>;
  /** Curves are empty for an id outside the catalogue. */
  readonly poolHashrateCurve: (coinId: number) => HashratePoint[];
  readonly networkHashrateCurve: (coinId: number) => HashratePoint[];
  readonly priceCurve: (coinId: number) => PricePoint[];
  readonly accountCalculate: (request: ParsedRequestOf<'accountCalculate'>) => ResponseOf<'accountCalculate'>;
  readonly ethBlock: ResponseOf<'ethBlock'>;
  /** Undefined: the pool does not know the coin, or no public source reports its height. */
  readonly blockQuery: (symbol: string) => ResponseOf<'blockQuery'> | undefined;
  /** Whether the height of a coin's chain comes from a source. */
  readonly isHeightReported: (symbol: string) => boolean;
  readonly dailyNews: (language: Language) => ResponseOf<'dailyNews'>;
}

/** Every coin of the pool with its figures, in the pool's order. */
export function allRows(snapshot: MarketSnapshot, settings: readonly PoolCoinSettings[]): readonly RowParts[] {
  const byId: SettingsById = new Map(settings.map((row) => [row.coinId, row]));
  const inOrder = settings.toSorted((a, b) => a.sort - b.sort);
  return inOrder.flatMap((row) => {
    const coin = coinById(row.coinId);
    return coin ? [rowParts(snapshot, byId, { coin, settings: row })] : [];
  });
}

function aiLast(coinIds: readonly number[]): readonly number[] {
  return [...new Set(coinIds)].toSorted((a, b) => Number(a === AI_BTC_ID) - Number(b === AI_BTC_ID));
}

function byCoin<T>(rows: readonly RowParts[], make: (coinId: number) => T): ReadonlyMap<number, T> {
  return new Map(rows.map(({ coin }) => [coin.id, make(coin.id)]));
}

/** BTC per TH/s per day of AI(BTC), net of its fee: its unit is TH/s. */
function aiRevenueInfo(rows: readonly RowParts[]): ResponseOf<'aiRevenueInfo'> {
  return {
    pps: wireNumberOrNull(rows.find(({ coin }) => coin.id === AI_BTC_ID)?.income?.coins),
  };
}

function hashratePoints(coinId: number, days: readonly DailyPoint[], field: 'poolHashrateHs' | 'networkHashrateHs') {
  const { chartUnit } = requireCoin(coinId);
  return days.flatMap((day) => {
    const hashrateHs = day[field];
    if (hashrateHs === null) return [];
    return { day, point: { dataTime: unixSecondsOf(day.dayStartMs), hashrate: wireNumber(fromHs(hashrateHs, chartUnit)) } };
  });
}

/** The pool's hashrate on Beijing days, in the coin's chart unit. Throws for an unknown coin. */
export function poolHashratePoints(coinId: number, days: readonly DailyPoint[]): HashratePoint[] {
  return hashratePoints(coinId, days, 'poolHashrateHs').map(({ point }) => point);
}

/** The network's hashrate, as poolHashratePoints, with the day's mean difficulty and its block reward; null where there is no mining. */
export function networkHashratePoints(coinId: number, days: readonly DailyPoint[]): HashratePoint[] {
  return hashratePoints(coinId, days, 'networkHashrateHs').map(({ day, point }) => ({
    ...point,
    difficulty: wireNumberOrNull(day.difficulty || null),
    blockReward: wireNumberOrNull(day.blockReward || null),
  }));
}

/** USD at the start and at the end of each Beijing day, of the running one now. */
export function pricePoints(days: readonly DailyPoint[]): PricePoint[] {
  return days.flatMap(({ dayStartMs, priceUsd, openUsd }) =>
    priceUsd === null ? [] : { dataTime: unixSecondsOf(dayStartMs), priceUsd: wireNumber(priceUsd), openUsd: wireNumberOrNull(openUsd) },
  );
}

/** AI(BTC) income over plain BTC income on Beijing days. */
export function aiRevenuePoints(ratios: readonly AiRatioPoint[]): AiRevenuePoint[] {
  return ratios.map(({ dayStartMs, ratio }) => ({ dataTime: unixSecondsOf(dayStartMs), aiIncomeRatio: wireNumber(ratio) }));
}

/**
 * Every market response of a snapshot under the pool's settings. Rows, curves and newspaper are made here, once; the functions only look up
 * (the calculator multiplies). Pure. Rows of coins that are not in the catalogue are passed over.
 */
export function createResponses(snapshot: MarketSnapshot, settings: readonly PoolCoinSettings[]): MarketResponses {
  const rows = allRows(snapshot, settings);
  const infos = new Map(rows.map((row) => [row.coin.id, poolCoinInfoRow(row)]));
  const poolCurves = byCoin(rows, (coinId) => poolHashratePoints(coinId, snapshot.daily(coinId)));
  const networkCurves = byCoin(rows, (coinId) => networkHashratePoints(coinId, snapshot.daily(coinId)));
  const priceCurves = byCoin(rows, (coinId) => pricePoints(snapshot.daily(coinId)));
  return {
    atMs: snapshot.atMs,
    poolCoinList: rows.map(poolCoinRow),
    poolCoinInfo: (coinIds) => aiLast(coinIds).flatMap((coinId) => infos.get(coinId) ?? []),
    aiRevenueCurve: aiRevenuePoints(snapshot.aiRatio),
    aiRevenueInfo: aiRevenueInfo(rows),
    poolHashrateCurve: (coinId) => poolCurves.get(coinId) ?? [],
    networkHashrateCurve: (coinId) => networkCurves.get(coinId) ?? [],
    priceCurve: (coinId) => priceCurves.get(coinId) ?? [],
    accountCalculate: (request) => accountCalculate(snapshot, request),
    ethBlock: etcBlock(snapshot),
    blockQuery: (symbol) => blockAt(symbol, snapshot),
    isHeightReported: (symbol) => reportedHeight(symbol, snapshot) !== undefined,
    dailyNews: dailyNews(snapshot, rows),
  };
}
