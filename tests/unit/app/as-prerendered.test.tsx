import { createMemoryHistory, createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { renderAsPrerendered } from '#src/app/hydration.ts';

async function loadedRouter(isServer: boolean) {
  const root = createRootRoute({ component: Outlet });
  const home = createRoute({ getParentRoute: () => root, path: '/', component: () => <main>As built</main> });
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const router = createRouter({ routeTree: root.addChildren([home]), history, isServer });
  await router.load();
  return router;
}

/** Hydrates what the build renders of a page; gives React's complaints, and whether the built elements are still the page's. */
async function hydrate({ isAsPrerendered }: { isAsPrerendered: boolean }) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<RouterProvider router={await loadedRouter(true)} />);
  const built = container.querySelector('main');
  const router = await loadedRouter(false);
  if (isAsPrerendered) renderAsPrerendered(router);
  const errors: unknown[] = [];
  await act(
    async () => void hydrateRoot(container, <RouterProvider router={router} />, { onRecoverableError: (error) => errors.push(error) }),
  );
  expect(built?.textContent).toBe('As built');
  return { errors, isKept: container.querySelector('main') === built };
}

it('hydrates the elements that the build has rendered', async () => {
  expect(await hydrate({ isAsPrerendered: true })).toEqual({ errors: [], isKept: true });
});

it('needs its switch: without it React renders the page anew. Where this fails, the switch may go', async () => {
  const { errors, isKept } = await hydrate({ isAsPrerendered: false });
  expect(String(errors[0])).toMatch(/hydrat/i);
  expect(isKept).toBe(false);
});
