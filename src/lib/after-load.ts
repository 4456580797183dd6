/** Out of the way of the first paint: after `load`, when the browser has nothing else to do. */
export function afterLoad(work: () => void): void {
  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 5_000 }) : setTimeout(work, 1_000));
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}
