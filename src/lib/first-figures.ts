import { QueryClient } from '@tanstack/react-query';
import { FIRST_FIGURES_ID, type FirstFiguresData, firstFiguresSchema, fromHost } from '#src/contracts/first-figures.ts';
import type { Language } from '#src/contracts/languages.ts';
import { MINUTE_MS } from '#src/domain/days.ts';
import { apiQueryKey } from './api-query.ts';
import { readResponse } from './api-response.ts';
import { now, observeServerAtLeast } from './clock.ts';
import { yieldToMain } from './idle.ts';

/** The figures that the page came with. */
export interface FirstFigures {
  /** When the page was written, ms since 1970. */
  readonly atMs: number;
  /** Their responses, which stay as they came: what is hydrated minutes later shows them first, too. */
  readonly responses: QueryClient;
}

/** What stands in the page's data block; undefined where it came without or in another language, and where the block is not ours. */
export function firstFiguresData(page: Document, language: Language): FirstFiguresData | undefined {
  const text = page.getElementById(FIRST_FIGURES_ID)?.textContent;
  try {
    const data = text ? firstFiguresSchema.parse(JSON.parse(text)) : undefined;
    return data?.language === language ? data : undefined;
  } catch {
    return undefined;
  }
}

/** The figures that the page came with, read; undefined where it came without. Rejects as `readFigures`. */
export async function firstFiguresOf(page: Document, language: Language): Promise<FirstFigures | undefined> {
  const data = firstFiguresData(page, language);
  if (!data) return undefined;
  // The device's clock may be slow; no page is read before it was written.
  observeServerAtLeast(data.at);
  return readFigures(data, location.hostname);
}

/** Reads each response by the schema of its call, as if a page on this host had asked for it. Rejects with AppError where one has another shape. */
export async function readFigures({ at, responses: given }: FirstFiguresData, host: string): Promise<FirstFigures> {
  const responses = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } });
  for (const { name, payload, data, madeAt, isSimulated } of given) {
    const response = await readResponse(name, data, { madeAt, isCached: false, isSimulated });
    responses.setQueryData(apiQueryKey(name, fromHost(payload, host)), response);
    // Forty curves in one task would hold up the start of a slow phone.
    await yieldToMain();
  }
  return { atMs: at, responses };
}

/** Figures of a page that lay in a cache for longer are requested again at once. */
const FRESH_MS = MINUTE_MS;

/** The queries of a page begin with its figures, which are not requested again while they are fresh. */
export function beginWith({ atMs, responses }: FirstFigures, queries: QueryClient): void {
  for (const [queryKey, response] of responses.getQueriesData({})) queries.setQueryData(queryKey, response);
  if (now() - atMs > FRESH_MS) void queries.invalidateQueries({ refetchType: 'none' });
}
