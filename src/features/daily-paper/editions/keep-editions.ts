import type { QueryClient } from '@tanstack/react-query';
import { atom } from 'jotai';
import { apiKey } from '#src/contracts/api-key.ts';
import { endpointTable } from '#src/contracts/endpoint-table.ts';
import { languages } from '#src/contracts/languages.ts';
import { beijingDate, DAY_MS } from '#src/domain/days.ts';
import { forgetCacheEntry } from '#src/lib/cached-calls.ts';
import { now } from '#src/lib/clock.ts';
import { dailyNewsQuery } from '../paper.query.ts';
import { keptWith } from './editions.model.ts';
import { keptEditionsAtom } from './kept-editions.ts';

/** A week is what is kept at a press. */
const WEEK_DAYS = 7;

/** Fetches the editions of the last week that are not kept yet, for the worker to store. Gives how many did not come; a pool may print its newest only. */
export const keepWeekAtom = atom(null, async (get, set, queryClient: QueryClient): Promise<number> => {
  const week = Array.from({ length: WEEK_DAYS }, (_, days) => beijingDate(now() - days * DAY_MS));
  let missing = 0;
  for (const date of week.filter((day) => !get(keptEditionsAtom).includes(day))) {
    try {
      const { data } = await queryClient.fetchQuery({ ...dailyNewsQuery(date), retry: false });
      if (data.date === date) set(keptEditionsAtom, (kept) => keptWith(kept, date));
      else missing += 1;
    } catch {
      missing += 1;
    }
  }
  return missing;
});

/** Removes an edition from this device, in every language. */
export const forgetEditionAtom = atom(null, async (_get, set, date: string) => {
  set(keptEditionsAtom, (kept) => kept.filter((day) => day !== date));
  const body = new URLSearchParams({ date }).toString();
  for (const language of languages) forgetCacheEntry(await apiKey({ path: endpointTable.dailyNews.path, body, language }));
});
