import { RETRY_MS } from './connection.ts';

/**
 * Imports code and tries again, on `online` and every 15 s, until it is there: `React.lazy` would keep the first failure for the life of
 * the page. In the build a failure is one.
 */
export async function retryImport<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (typeof window === 'undefined') throw error;
      await pause();
    }
  }
}

/** The pause between two attempts, which a network that is back ends. */
function pause(): Promise<void> {
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
