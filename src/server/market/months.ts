import { setImmediate } from 'node:timers/promises';
import type { ResponseOf } from '#src/contracts/schemas.ts';
import { coinById, coins } from '#src/domain/coins.ts';
import { beijingDate, beijingDayStart, DAY_MS, SECOND_MS } from '#src/domain/days.ts';
import { type MonthSpan, monthSpan } from '#src/domain/month.ts';
import type { PoolCoinSettings } from './defaults.ts';
import type { AiRatioPoint, DailyPoint, Market } from './market-types.ts';
import { FIRST_EDITION_MS } from './news.ts';
import { aiRevenuePoints, networkHashratePoints, poolHashratePoints, pricePoints } from './responses.ts';
import type { MarketFeed } from './tick.ts';

/** What is kept of days that are over: of the market's coins, and of AI(BTC)'s income. */
export interface PastDays {
  readonly days: ReadonlyMap<number, readonly DailyPoint[]>;
  readonly aiRatio: readonly AiRatioPoint[];
}

/** The days that are over, as far as they are kept. */
export interface KeptDays {
  /** A moment of the first of them; undefined where there is none. */
  first(): Promise<number | undefined>;
  of(span: MonthSpan): Promise<PastDays>;
}

/** The days of calendar months. */
export interface Months {
  /** Of a month, YYYY-MM, each day that is known; without one only the first month there is. Undefined for what is no month, or has not begun. */
  of(month: string | undefined): Promise<ResponseOf<'poolMonth'> | undefined>;
}

/** Months kept in memory; a visitor turns to two at a time. */
const KEPT = 12;

interface MonthsOptions {
  readonly feed: MarketFeed;
  readonly kept: KeptDays;
  readonly settings: readonly PoolCoinSettings[];
}

/** Joins what is kept of a month with what the running curves know of it: these are never older. */
export function createMonths({ feed, kept, settings }: MonthsOptions): Months {
  const past = new Map<string, Promise<PastDays>>();
  const pastOf = (span: MonthSpan): Promise<PastDays> => {
    const key = `${span.fromMs} ${span.untilMs}`;
    const known = past.get(key) ?? kept.of(span);
    past.delete(key);
    past.set(key, known);
    if (past.size > KEPT) past.delete([...past.keys()][0] ?? key);
    known.catch(() => past.delete(key));
    return known;
  };
  return {
    of: async (month) => {
      const { atMs } = feed.moment();
      const firstMs = await kept.first();
      const firstMonth = beijingDate(firstMs ?? atMs).slice(0, 7);
      if (month === undefined) return { firstMonth, coins: [], ai: [] };
      const span = monthSpan(month);
      if (!span || span.fromMs > atMs) return undefined;
      const { days, aiRatio } = await pastOf({ ...span, untilMs: Math.min(span.untilMs, beijingDayStart(atMs)) });
      const running = feed.current();
      const join = <T extends { readonly dataTime: number }>(former: readonly T[], latest: readonly T[]): T[] => {
        const points = new Map([...former, ...latest].map((point) => [point.dataTime, point]));
        return [...points.values()]
          .filter(({ dataTime }) => dataTime * SECOND_MS >= span.fromMs && dataTime * SECOND_MS < span.untilMs)
          .toSorted((one, other) => one.dataTime - other.dataTime);
      };
      return {
        firstMonth,
        month,
        coins: settings.flatMap(({ coinId }) => {
          if (!coinById(coinId)) return [];
          const own = days.get(coinId) ?? [];
          return {
            coinType: coinId,
            pool: join(poolHashratePoints(coinId, own), running.poolHashrateCurve(coinId)),
            network: join(networkHashratePoints(coinId, own), running.networkHashrateCurve(coinId)),
            price: join(pricePoints(own), running.priceCurve(coinId)),
          };
        }),
        ai: join(aiRevenuePoints(aiRatio), running.aiRevenueCurve),
      };
    },
  };
}

/** Every day since the first newspaper, out of the model; `market` is not the one of the running figures (editions.ts). Requests are answered between one coin and the next. */
export function modelDays(market: Market): KeptDays {
  return {
    first: () => Promise.resolve(FIRST_EDITION_MS),
    of: async ({ fromMs, untilMs }) => {
      const starts: number[] = [];
      for (let startMs = Math.max(fromMs, FIRST_EDITION_MS); startMs + DAY_MS <= untilMs; startMs += DAY_MS) starts.push(startMs);
      const days = new Map<number, readonly DailyPoint[]>();
      for (const { id } of coins) {
        days.set(
          id,
          starts.map((startMs) => market.day(id, [startMs, startMs + DAY_MS])),
        );
        await setImmediate();
      }
      // A snapshot knows thirty days, and a month may have one more.
      const ratios = starts.length === 0 ? [] : [starts[0], starts.at(-1)].flatMap((startMs = fromMs) => market.snapshot(startMs).aiRatio);
      const byDay = new Map(ratios.map((point) => [point.dayStartMs, point]));
      return { days, aiRatio: starts.flatMap((startMs) => byDay.get(startMs) ?? []) };
    },
  };
}
