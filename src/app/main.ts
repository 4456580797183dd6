void main();

/** The prerendered page can be read without scripts, so its first paint goes first; then each part is evaluated in a task of its own. */
async function main(): Promise<void> {
  await firstPaint();
  document.documentElement.dataset.fonts = 'on';
  for (const link of document.querySelectorAll('link[rel="later"]')) link.setAttribute('rel', 'modulepreload');
  await import('react-dom/client');
  const { start } = await import('./start.tsx');
  await start();
}

/** A tab in the background paints nothing. */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.visibilityState === 'hidden') return resolve();
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
  });
}
