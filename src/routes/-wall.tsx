import { lazy, Suspense } from 'react';
import * as z from 'zod/mini';
import { loadPageSentences } from '#src/i18n/setup.ts';
import { retryImport } from '#src/lib/retry-import.ts';
import { WallToCome } from './-wall-to-come.tsx';

/** `kiosk=1` puts any route on the wall; how long a page stands, which of several boards this is, when it is dimmed. */
export const wallQuery = {
  kiosk: z.catch(z.optional(z.literal(1)), undefined),
  interval: z.catch(z.optional(z.number()), undefined),
  // A number is the GPU calculator's: what its board draws, in W.
  board: z.catch(z.optional(z.union([z.string(), z.number()])), undefined),
  dim: z.catch(z.optional(z.union([z.string(), z.number()])), undefined),
};

type WallSearch = Partial<Record<keyof typeof wallQuery, unknown>>;

/** A board stays one wherever it is led; who leaves it says so by naming its parameters. */
export function stayOnWall<T extends WallSearch>({ search, next }: { search: T; next: (search: T) => T }): T {
  const result = next(search);
  if (search.kiosk !== 1 || 'kiosk' in result) return result;
  const { kiosk, interval, board, dim } = search;
  return { ...result, kiosk, interval, board, dim };
}

const Kiosk = lazy(async () => {
  const load = () => Promise.all([import('./-kiosk.tsx'), loadPageSentences(['kiosk', 'overview', 'daily-paper', 'coin-row'])]);
  const [loaded] = await retryImport(load);
  return { default: loaded.Kiosk };
});

/** The wall display, whose code and sentences come only with it. */
export function Wall() {
  return (
    <Suspense fallback={<WallToCome />}>
      <Kiosk />
    </Suspense>
  );
}
