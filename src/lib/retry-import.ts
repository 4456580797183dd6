/** How long an import that failed waits for the network, milliseconds. */
const retryMs = 15_000;

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
        setTimeout(resolve, retryMs);
        window.addEventListener('online', () => resolve(), { once: true });
      });
    }
  }
}
