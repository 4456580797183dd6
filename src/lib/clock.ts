/** How far the server's clock is ahead of this device's, in milliseconds (the clock is the server's). */
let offsetMs = 0;

/** Below this the difference is latency, not a wrong clock. */
const toleranceMs = 2_000;

/** The present moment by the server's clock, in milliseconds since 1970. Ages and countdowns use nothing else. */
export function now(): number {
  return Date.now() + offsetMs;
}

/** Learns the server's clock from a network response (never from a cache entry): its own header for it, else `Date`. */
export function observeServerDate(header: string | null): void {
  const serverMs = header ? Date.parse(header) : Number.NaN;
  if (!Number.isNaN(serverMs)) observeServerClock(serverMs);
}

/** The same where the clock is known in ms since 1970; undefined: the response has no time. */
export function observeServerClock(serverMs: number | undefined): void {
  if (serverMs === undefined) return;
  const difference = serverMs - Date.now();
  offsetMs = Math.abs(difference) < toleranceMs ? 0 : difference;
}

/** The server's clock is at this moment (ms) or later: a device whose clock is behind it is slow. */
export function observeServerAtLeast(serverMs: number): void {
  if (serverMs > now()) observeServerClock(serverMs);
}

/** Calls back every `everyMs` while the page is visible, and once on return to it. Returns the way to stop. */
export function subscribeTick(everyMs: number, callback: () => void): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = () => clearInterval(timer);
  const start = () => {
    stop();
    if (document.visibilityState === 'visible') timer = setInterval(callback, everyMs);
  };
  const wake = () => {
    if (document.visibilityState === 'visible') callback();
    start();
  };
  document.addEventListener('visibilitychange', wake);
  start();
  return () => {
    stop();
    document.removeEventListener('visibilitychange', wake);
  };
}
