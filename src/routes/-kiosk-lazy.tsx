import { lazy, Suspense } from 'react';
import * as z from 'zod/mini';
import { loadPageSentences } from '#src/i18n/setup.ts';
import { retryImport } from '#src/lib/retry-import.ts';
import { KioskLoading } from './-kiosk-loading.tsx';

/** `kiosk=1` shows any route as a kiosk; how long a page stands, which of several kiosks this is, when it is dimmed, which coins have charts. */
export const kioskQuery = {
  kiosk: z.catch(z.optional(z.literal(1)), undefined),
  interval: z.catch(z.optional(z.number()), undefined),
  // A number is the GPU calculator's: what its board draws, in W.
  board: z.catch(z.optional(z.union([z.string(), z.number()])), undefined),
  dim: z.catch(z.optional(z.union([z.string(), z.number()])), undefined),
  charts: z.catch(z.optional(z.string()), undefined),
};

type KioskSearch = Partial<Record<keyof typeof kioskQuery, unknown>>;

/** A kiosk stays one wherever it is led; who leaves it says so by naming its parameters. */
export function stayInKiosk<T extends KioskSearch>({ search, next }: { search: T; next: (search: T) => T }): T {
  const result = next(search);
  if (search.kiosk !== 1 || 'kiosk' in result) return result;
  const { kiosk, interval, board, dim, charts } = search;
  return { ...result, kiosk, interval, board, dim, charts };
}

const load = () => Promise.all([import('./-kiosk.tsx'), loadPageSentences(['kiosk', 'overview', 'daily-paper', 'coin-row'])]);

const Kiosk = lazy(async () => {
  const [loaded] = await retryImport(load);
  return { default: loaded.Kiosk };
});

/** The kiosk, whose code and sentences come only with it. */
export function LazyKiosk() {
  return (
    <Suspense fallback={<KioskLoading load={load} />}>
      <Kiosk />
    </Suspense>
  );
}
