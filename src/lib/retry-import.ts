import { RETRY_MS } from './connection.ts';

/**
 * Imports code and tries again, on `online` and every 15 s, for as long as the network is down: `React.lazy` would keep the first failure
 * for the life of the page. In the build a failure is one.
 */
export async function retryImport<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (typeof window === 'undefined') throw error;
      await new Promise<void>((resolve) => {
        setTimeout(resolve, RETRY_MS);
        window.addEventListener('online', () => resolve(), { once: true });
      });
    }
  }
}
