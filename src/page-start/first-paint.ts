/** Start without a paint event after this time: some browsers and debuggers never report one. */
const longestWaitMs = 4_000;

/** Resolves once the prerendered page is painted; at once where there is nothing to wait for. */
export function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (!isPainted()) return resolve();
    // The frame before may show only the background.
    const look = (list: PerformanceObserverEntryList) => list.getEntriesByName('first-contentful-paint').length > 0 && resolve();
    new PerformanceObserver(look).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, longestWaitMs);
  });
}

/** A tab in the background paints nothing, nor does the page behind a kiosk; the shell, which the worker sends for other routes, has nothing to paint. */
function isPainted(): boolean {
  const isPrerendered = document.getElementById('root')?.dataset.path !== undefined;
  return isPrerendered && document.documentElement.dataset.kiosk === undefined && document.visibilityState === 'visible';
}
