import { useMemo, useState } from 'react';
import type { Coin } from '#src/domain/coins.ts';
import { beijingDayStart } from '#src/domain/days.ts';
import type { PriceSourceName } from '#src/contracts/rows.ts';
import { daysOfMonth, monthDayStarts, monthsSince, monthSpan } from '#src/domain/month.ts';
import { parentSymbol, sideCoinOf } from '#src/domain/unit-income.ts';
import { usePresent } from '#src/state/use-now.ts';
import { cnyPerUsd } from '#src/domain/exchange-rate.ts';
import { type ApiQueryState, useApiQuery, useApiQueries } from '#src/state/use-api-query.ts';
import type { ApiResponse } from '#src/lib/api-response.ts';
import { apiQuery } from '#src/lib/api-query.ts';
import { aiCurveQuery, coinListQuery, networkCurveQuery, poolCurveQuery } from '#src/parts/coin-queries.ts';
import { priceSourceOf } from '#src/parts/price-credit.tsx';
import { monthQuery, REFRESH_MS } from './month.query.ts';
import { chainOf, coinsOf, type MonthParts, type MonthRow, monthRow, type MonthTotals, monthTotals } from './month.model.ts';

/** A row of the report: undefined while its figures are loading, null when the pool has none. */
export interface MonthEntry {
  readonly coin: Coin;
  readonly row: MonthRow | null | undefined;
  /** That of the coin mined on the side: DOGE's, for LTC. */
  readonly side: MonthRow | undefined;
  /** The coin whose income holds this one's: LTC, for DOGE. */
  readonly within: string | undefined;
}

/** The report as far as it is known. */
export interface Month {
  /** The calendar month, YYYY-MM; undefined: the last 30 days. */
  readonly month: string | undefined;
  /** The months that the pool has, newest first; none while that is not known. */
  readonly months: readonly string[];
  readonly entries: readonly MonthEntry[];
  /** Undefined while a curve is missing: part of a sum would be a wrong sum. */
  readonly totals: MonthTotals | undefined;
  /** Beijing days of the report, and how many of them are over: the last may be running. */
  readonly dayStarts: readonly number[];
  readonly fullDays: number;
  readonly cnyPerUsd: number | undefined;
  /** The market to name beside the prices. */
  readonly priceFrom: PriceSourceName;
  /** When the oldest of the figures was made; undefined while there are none. */
  readonly madeAtMs: number | undefined;
  readonly isSimulated: boolean;
  readonly isWaiting: boolean;
  /** The first failure; the other figures stand. */
  readonly error: Error | null;
  readonly isTryingAgain: boolean;
  readonly retry: () => void;
}

const seldom = <T extends object>(query: T) => ({ ...query, refetchInterval: REFRESH_MS });

/** Requests the curves of every coin, or the days of a calendar month, and puts the report together out of them. */
export function useMonth(month?: string): Month {
  const list = useApiQuery(seldom(coinListQuery()));
  const aiRatios = useApiQuery(seldom(aiCurveQuery()));
  const coins = useMemo(() => coinsOf(list.data?.data), [list.data]);
  // AI(BTC) and BTC are of one chain: it is requested once.
  const chains = useMemo(() => [...new Set(coins.map(chainOf))], [coins]);
  const span = month === undefined ? undefined : monthSpan(month);
  const [rolling, rollingChains] = span ? [[], []] : [coins, chains];
  const pool = useApiQueries(rolling.map((coin) => seldom(poolCurveQuery(coin))));
  const network = useApiQueries(rollingChains.map(({ id }) => seldom(networkCurveQuery(id))));
  const price = useApiQueries(rollingChains.map(({ id }) => seldom(apiQuery('priceCurve', { coinId: id }))));
  const kept = useApiQuery(monthQuery(month));
  const [keptRow] = useState(rowKeeper);
  const { nowMs } = usePresent();

  const rate = list.data && cnyPerUsd(list.data.data);
  // Incomes of any day are measured by today's.
  const [formerRatios, latestRatios] = [kept.data?.data.ai, aiRatios.data?.data];
  const ratios = useMemo(() => latestRatios && [...(formerRatios ?? []), ...latestRatios], [formerRatios, latestRatios]);
  const ofCoin = ({ id }: Coin) => (span ? kept.data?.data.coins.find(({ coinType }) => coinType === id) : undefined);
  const madeAtMs = (span ? [kept] : pool).flatMap(({ data }) => data?.madeAt ?? []);
  const todayMs = beijingDayStart(madeAtMs.length > 0 ? Math.max(...madeAtMs) : nowMs);
  const dayStarts = useMemo(() => {
    const calendar = month === undefined ? undefined : monthSpan(month);
    return calendar ? daysOfMonth(calendar, todayMs) : monthDayStarts(todayMs);
  }, [month, todayMs]);
  const recordOf = ({ id }: Coin) => list.data?.data.find(({ coinType }) => coinType === id);
  const sideOf = (coin: Coin) => sideCoinOf(coin, recordOf(coin));
  const rows = coins.map((coin, index) => {
    const chain = chainOf(coin);
    const [poolState, networkState, priceState] = [pool[index], network[chains.indexOf(chain)], price[chains.indexOf(chain)]];
    const parts = {
      coin,
      record: recordOf(coin),
      pool: span ? ofCoin(coin)?.pool : poolState?.data?.data,
      network: span ? ofCoin(chain)?.network : networkState?.data?.data,
      price: span ? ofCoin(chain)?.price : priceState?.data?.data,
      aiRatios: chain === coin ? undefined : ratios,
      cnyPerUsd: rate,
      dayStarts,
      todayMs,
    };
    const isWaiting = (span ? [list, kept] : [list, poolState, networkState, priceState]).some((state) => state?.isPending);
    return { coin, row: isWaiting ? undefined : (keptRow(parts) ?? null) };
  });
  const entries = rows.map(({ coin, row }): MonthEntry => {
    const side = rows.find((each) => each.coin === sideOf(coin));
    const isSideWaiting = side !== undefined && side.row === undefined;
    return {
      coin,
      row: isSideWaiting ? undefined : row,
      side: side?.row ?? undefined,
      within: parentSymbol(coin, coins.filter(sideOf)),
    };
  });
  const states: ApiQueryState<ApiResponse<unknown>>[] = span ? [list, aiRatios, kept] : [list, aiRatios, ...pool, ...network, ...price];
  const responses = states.flatMap(({ data }) => data ?? []);
  const isWaiting = states.some(({ isPending }) => isPending);
  const firstMonth = kept.data?.data.firstMonth;
  return {
    month: span && month,
    months: firstMonth === undefined ? [] : monthsSince(firstMonth, todayMs),
    entries,
    totals: responses.length < states.length ? undefined : monthTotals(entries.map(({ row }) => row)),
    dayStarts,
    fullDays: dayStarts.filter((startMs) => startMs !== todayMs).length,
    cnyPerUsd: rate,
    priceFrom: priceSourceOf(list.data?.data),
    madeAtMs: responses.length > 0 ? Math.min(...responses.map(({ madeAt }) => madeAt)) : undefined,
    isSimulated: responses.some(({ isSimulated }) => isSimulated),
    isWaiting,
    error: states.find(({ error }) => error)?.error ?? null,
    isTryingAgain: states.some(({ isError, isFetching }) => isError && isFetching),
    retry: () => {
      for (const state of states) if (state.isError) void state.refetch();
    },
  };
}

/** Gives the same row while nothing has changed for it: each of the many responses then renders one row, not all. */
function rowKeeper(): (parts: MonthParts) => MonthRow | undefined {
  const kept = new Map<number, { readonly parts: MonthParts; readonly row: MonthRow | undefined }>();
  return (parts) => {
    const known = kept.get(parts.coin.id);
    if (known && isSame(known.parts, parts)) return known.row;
    const row = monthRow(parts);
    kept.set(parts.coin.id, { parts, row });
    return row;
  };
}

function isSame(a: MonthParts, b: MonthParts): boolean {
  const names = ['record', 'pool', 'network', 'price', 'aiRatios', 'cnyPerUsd', 'dayStarts', 'todayMs'] as const;
  return names.every((name) => a[name] === b[name]);
}
