import { afterLoad } from '#src/lib/after-load.ts';
import { atLeisure } from '#src/lib/at-leisure.ts';

/**
 * Lays the skipped sections out one after the other once the page rests or the visitor moves, each in a moment of rest, so that printing, searching and
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
  void atLeisure().then(settleNext);
  return () => {
    isStopped = true;
  };
}
