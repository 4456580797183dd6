import { RETRY_MS } from './connection.ts';

/**
 * Imports code and tries again, on `online` and every 15 s, until it is there: `React.lazy` would keep the first failure for the life of
 * the page. In the build a failure is one.
 */
export async function retryImport<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await inTime(load());
    } catch (error) {
      if (typeof window === 'undefined') throw error;
      await untilNextAttempt();
    }
  }
}

/** Code that has not come by then counts as gone: a browser by itself would wait for ever. */
const DEADLINE_MS = 120_000;

/** Ends a wait for imported code after two minutes with a ChunkLoadError, which is reported as Vite reports code that is gone (app/chunk-recovery.ts). */
export function inTime<T>(loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const payload = new Error('ChunkLoadError');
      window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
      reject(payload);
    }, DEADLINE_MS);
  });
  return Promise.race([loading, late]).finally(() => clearTimeout(timer));
}

/** The pause between two attempts to fetch a file: 15 s, which a network that is back ends. */
export function untilNextAttempt(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, RETRY_MS);
    window.addEventListener('online', end);
  });
}
