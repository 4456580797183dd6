/** Long enough for a busy page; then the work runs anyway, milliseconds. */
const timeoutMs = 5_000;

/** Runs what the first view does not need: after `load`, when the browser is idle. */
export function whenIdle(work: () => void): void {
  const schedule = () => ('requestIdleCallback' in window ? requestIdleCallback(work, { timeout: timeoutMs }) : setTimeout(work, 1));
  if (document.readyState === 'complete') schedule();
  else window.addEventListener('load', schedule, { once: true });
}

let turn: Promise<void> = Promise.resolve();

/**
 * Runs one work after the other, each when the browser is idle and the one before it has settled: a click or a frame comes in between.
 * Returns a function that releases the slot without waiting for this one.
 */
export function idleQueue(work: () => Promise<unknown>): () => void {
  let stop = () => {};
  const stopped = new Promise<void>((resolve) => (stop = resolve));
  const run = (end: () => void) => whenIdle(() => void Promise.race([work(), stopped]).then(end, end));
  turn = turn.then(() => new Promise(run));
  return stop;
}

/** How far beyond the viewport an element counts as near. */
const rootMargin = '600px 0px';

/** Runs work each time an element comes near the viewport; without IntersectionObserver, when the browser is idle. Returns a function that stops it. */
export function whenNear(element: Element | null | undefined, work: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    whenIdle(work);
    return () => {};
  }
  const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && work(), { rootMargin });
  if (element) observer.observe(element);
  return () => observer.disconnect();
}

/** Resolves in a task of its own: between the steps of long work, so that a click or a paint can come in between. */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(undefined);
  });
}
