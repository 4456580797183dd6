import { afterLoad } from '#src/lib/after-load.ts';

/** A page that moved within this time, in milliseconds, is still on its way to where the visitor wants it. */
const restMs = 200;

/**
 * Lays the skipped sections out one after the other once the page has loaded, each in a moment of rest, so that printing, searching and
 * full-page pictures find them whole and no single step keeps a tap waiting. What the visitor sees stays where it is. Returns the way to stop.
 */
export function settleOneByOne(container: HTMLElement | null): () => void {
  let isStopped = false;
  let scrolledAt = -restMs;
  const noteScroll = () => {
    scrolledAt = performance.now();
  };
  const settleNext = () => {
    const next = container?.querySelector(':scope > :is(section, div):not([data-settled])');
    if (isStopped || !next) return stop();
    const isMoving = performance.now() - scrolledAt < restMs;
    if (!isMoving) keepPlace(() => next.setAttribute('data-settled', ''));
    setTimeout(() => afterLoad(settleNext), isMoving ? restMs : 0);
  };
  const stop = () => {
    isStopped = true;
    window.removeEventListener('scroll', noteScroll);
  };
  window.addEventListener('scroll', noteScroll, { passive: true });
  afterLoad(settleNext);
  return stop;
}

/** A change of heights that leaves what stands in the middle of the window there; in the middle of a section browsers do not do it by themselves. */
function keepPlace(change: () => void): void {
  const seen = window.scrollY > 0 ? document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2) : null;
  if (!seen) return change();
  const before = seen.getBoundingClientRect().top;
  change();
  const movedPx = seen.getBoundingClientRect().top - before;
  if (movedPx !== 0) window.scrollBy({ top: movedPx, behavior: 'instant' });
}
