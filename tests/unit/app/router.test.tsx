import { createBrowserHistory, createMemoryHistory, createRootRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { expect, it, vi } from 'vitest';
import { limitImports, makeRouter } from '#src/app/router.tsx';

/** A router whose pages are rendered when the test says so. */
function openRouter({ scrollY }: { scrollY: number }) {
  vi.stubGlobal('scrollY', scrollY);
  const scrollTo = vi.fn();
  vi.stubGlobal('scrollTo', scrollTo);
  const router = makeRouter({ context: {} as never, history: createMemoryHistory({ initialEntries: ['/'] }) });
  const render = (href: string) => {
    const toLocation = router.buildLocation({ href } as never);
    router.emit({ type: 'onRendered', toLocation, pathChanged: true, hrefChanged: true, hashChanged: false });
  };
  return { render, scrollTo };
}

it('a page that was scrolled before the router ran stays where it is; the next begins at its top', () => {
  const { render, scrollTo } = openRouter({ scrollY: 640 });
  render('/');
  expect(scrollTo).not.toHaveBeenCalled();
  render('/about-us');
  expect(scrollTo).toHaveBeenCalledTimes(1);
  expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 0, behavior: 'instant' }));
});

it('a page that nobody has scrolled begins at its top as any other', () => {
  const { render, scrollTo } = openRouter({ scrollY: 0 });
  render('/');
  vi.stubGlobal('scrollY', 640);
  render('/about-us');
  expect(scrollTo).toHaveBeenCalledTimes(2);
});

it('an entry that the browser made for a hash is keyed as the router keys its own, so that its place comes back', () => {
  openRouter({ scrollY: 0 });
  window.location.hash = 'pool-coins';
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  expect(window.history.state).toEqual({ key: expect.any(String), __TSR_key: window.history.state.key });
  const keyed = window.history.state;
  // The router finds the place of an entry by this name; the day it has another, so must the browser's entries.
  createBrowserHistory().replace('/');
  expect(Object.keys(window.history.state)).toEqual(expect.arrayContaining(Object.keys(keyed)));
  window.history.replaceState(keyed, '');
  window.dispatchEvent(new PopStateEvent('popstate', { state: keyed }));
  expect(window.history.state).toEqual(keyed);
});

it('code of a route that does not come is given up after two minutes', async () => {
  vi.useFakeTimers();
  const component = lazyRouteComponent(() => new Promise<Record<string, never>>(() => undefined));
  limitImports(createRouter({ routeTree: createRootRoute({ component }) }));
  const settled = vi.fn<(error: unknown) => void>();
  component.preload?.()?.catch(settled);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith(new Error('ChunkLoadError'));
  vi.useRealTimers();
});
