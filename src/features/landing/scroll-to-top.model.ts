/** Spec 4: the page rises by so many CSS px in each step, one step in so many ms. */
export const STEP_PX = 100;
export const STEP_MS = 10;

/** Whatever a visitor does to scroll or act ends the ride. */
const takeovers = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Scrolls to the top in the steps of spec 4, until it is there or the visitor takes over; at once where motion is not wanted. */
export function rideToTop(): void {
  const to = (top: number) => window.scrollTo({ top, behavior: 'instant' });
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return to(0);
  const step = () => {
    const fromPx = window.scrollY;
    to(Math.max(0, fromPx - STEP_PX));
    // A locked page does not move: then there is nothing to wait for.
    if (window.scrollY <= 0 || window.scrollY === fromPx) stop();
  };
  const stop = () => {
    clearInterval(timer);
    for (const takeover of takeovers) window.removeEventListener(takeover, stop);
  };
  const timer = setInterval(step, STEP_MS);
  for (const takeover of takeovers) window.addEventListener(takeover, stop, { passive: true });
}
