/**
 * Whether the router may place the page it has just rendered. A prerendered page is read, and scrolled, before the router runs: it must not be
 * taken to the top then. A page that was returned to gets its old place, once everything above that is laid out. Later pages are
 * the router's to place.
 */
export function unlessScrolledBeforeStart(): () => boolean {
  let isFirst = true;
  return () => {
    if (!isFirst) return true;
    isFirst = false;
    if (!isReturned()) return window.scrollY === 0;
    document.documentElement.dataset.whole = '';
    return true;
  };
}

/** Whether the visitor comes back to a place in the page: by a reload or a step back. */
export function isReturned(): boolean {
  const [arrival] = performance.getEntriesByType('navigation');
  return arrival !== undefined && 'type' in arrival && arrival.type !== 'navigate';
}
