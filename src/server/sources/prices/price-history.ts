import { beijingDayStart, HOUR_MS, MINUTE_MS } from '#src/domain/days.ts';
import type { PriceReading } from '../readings.ts';
import { SourceError } from '../poll/source-error.ts';

/** A price at a moment, USD; moments in ms. */
export interface PricePoint {
  readonly atMs: number;
  readonly priceUsd: number;
}

type PriceDays = PriceReading['days'];

/** Beijing days out of points in order of time: the first and the last price of each. */
export function priceDays(points: readonly PricePoint[]): PriceDays {
  const days = new Map<number, { dayStartMs: number; openUsd: number; closeUsd: number }>();
  for (const { atMs, priceUsd } of points) {
    const dayStartMs = beijingDayStart(atMs);
    days.set(dayStartMs, { dayStartMs, openUsd: days.get(dayStartMs)?.openUsd ?? priceUsd, closeUsd: priceUsd });
  }
  return [...days.values()];
}

/** The last price that is at least a day old, not two hours more; undefined where there is none. */
export function priceDayAgo(points: readonly PricePoint[], nowMs: number): number | undefined {
  const point = points.findLast(({ atMs }) => atMs <= nowMs - 24 * HOUR_MS);
  return point && point.atMs > nowMs - 26 * HOUR_MS ? point.priceUsd : undefined;
}

/** When one that failed is asked for again, ms. */
const RETRY_MS = 10 * MINUTE_MS;

interface HistoryOptions {
  readonly now: () => number;
  /** How long a coin's history counts, ms. */
  readonly everyMs: number;
  /** A coin's hourly prices of the last 30 days, oldest first. */
  readonly load: (key: string, signal: AbortSignal) => Promise<readonly PricePoint[]>;
}

/** The histories of coins by the source's own key: each is asked for now and then, and one that fails leaves the last one standing. */
export function createPriceHistory({ now, everyMs, load }: HistoryOptions) {
  const kept = new Map<string, { readonly askedAtMs: number; readonly points: readonly PricePoint[] }>();
  return async (key: string, signal: AbortSignal): Promise<readonly PricePoint[]> => {
    const last = kept.get(key);
    if (last && now() - last.askedAtMs < everyMs) return last.points;
    try {
      const points = await load(key, signal);
      kept.set(key, { askedAtMs: now(), points });
      return points;
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      const points = last?.points ?? [];
      kept.set(key, { askedAtMs: now() - everyMs + RETRY_MS, points });
      return points;
    }
  };
}
