/** How long a part whose code could not be fetched waits for the line. */
const retryMs = 15_000;

/** Loads, again and again where the line is down; in the build a failure is one. */
export async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (typeof window === 'undefined') throw error;
      await lineOrTime();
    }
  }
}

function lineOrTime(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, retryMs);
    window.addEventListener('online', () => resolve(), { once: true });
  });
}
