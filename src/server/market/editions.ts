import { setImmediate } from 'node:timers/promises';
import type { DailyNews } from '#src/contracts/content.ts';
import type { Language } from '#src/contracts/languages.ts';
import { beijingDate, beijingDayStart, DAY_MS } from '#src/domain/days.ts';
import type { PoolCoinSettings } from './defaults.ts';
import type { Market } from './market-types.ts';
import { dailyNews, FIRST_EDITION_MS } from './news.ts';
import { allRows } from './responses.ts';

/** Editions kept in memory: those of a feed, and as many again that visitors turn to. */
const KEPT = 64;

/** The newspaper of a Beijing day that is over. */
export interface Edition {
  readonly date: string;
  /** The moment of its figures, ms: the last of its day. */
  readonly atMs: number;
  readonly news: (language: Language) => DailyNews;
}

/** The newspapers of the days that are over. */
export interface Editions {
  /** The edition of a day, YYYY-MM-DD; undefined for a day that is not over, that the model does not know or that there is not. */
  of(date: string): Edition | undefined;
  /** The newest ones, the last first; fewer where the model is younger. Requests are answered between one and the next. */
  newest(count: number): Promise<readonly Edition[]>;
}

/** Sources report how it is and not how it was: only the running day has a newspaper then. */
export const noEditions: Editions = { of: () => undefined, newest: () => Promise.resolve([]) };

interface EditionsOptions {
  /** Not the one of the running figures: what it remembers of recent days would be forgotten for older ones. */
  readonly market: Market;
  readonly settings: readonly PoolCoinSettings[];
  readonly now: () => number;
}

/** Prints any past day's newspaper out of the model, the same one each time, and keeps those last asked for. */
export function createEditions({ market, settings, now }: EditionsOptions): Editions {
  const kept = new Map<string, Edition>();
  const print = (date: string, dayStartMs: number): Edition => {
    // Its prices are those that the day closed at, as curves and the month have them.
    const atMs = dayStartMs + DAY_MS - 1;
    const snapshot = market.snapshot(atMs);
    return { date, atMs, news: dailyNews(snapshot, allRows(snapshot, settings)) };
  };
  const of = (date: string): Edition | undefined => {
    const dayStartMs = Date.parse(`${date}T00:00:00+08:00`);
    const isPrinted = dayStartMs >= FIRST_EDITION_MS && dayStartMs + DAY_MS <= now() && beijingDate(dayStartMs) === date;
    if (!isPrinted) return undefined;
    const edition = kept.get(date) ?? print(date, dayStartMs);
    kept.delete(date);
    kept.set(date, edition);
    if (kept.size > KEPT) kept.delete([...kept.keys()][0] ?? date);
    return edition;
  };
  return {
    of,
    newest: async (count) => {
      const today = beijingDayStart(now());
      const editions: Edition[] = [];
      for (let age = 1; age <= count; age += 1) {
        const edition = of(beijingDate(today - age * DAY_MS));
        if (edition) editions.push(edition);
        await setImmediate();
      }
      return editions;
    },
  };
}
