/**
 * `work` as something to call at every sign of news: it begins at once or, while it runs, once more after it, however often it was called meanwhile.
 * `work` never rejects.
 */
export function coalesced(work: () => Promise<void>): () => void {
  let isRunning = false;
  let isDue = false;
  const run = async () => {
    isRunning = true;
    do {
      isDue = false;
      await work();
    } while (isDue);
    isRunning = false;
  };
  return () => {
    if (isRunning) isDue = true;
    else void run();
  };
}
