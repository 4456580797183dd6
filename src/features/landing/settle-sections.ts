import { afterLoad } from '#src/lib/after-load.ts';

/**
 * Lays the skipped sections out one after the other once the page has loaded, each in a moment of rest, so that printing, searching and
 * full-page pictures find them whole and no single step keeps a tap waiting. Returns the way to stop.
 */
export function settleOneByOne(container: HTMLElement | null): () => void {
  let isStopped = false;
  const settleNext = () => {
    const next = container?.querySelector(':scope > :is(section, div):not([data-settled])');
    if (isStopped || !next) return;
    next.setAttribute('data-settled', '');
    afterLoad(settleNext);
  };
  afterLoad(settleNext);
  return () => {
    isStopped = true;
  };
}
