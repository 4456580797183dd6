import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NotFoundPage } from '#src/features/not-found/not-found-page.tsx';
import { createI18n, loadNamespaces } from '#src/i18n/setup.ts';
import { makeApp } from '#tests/unit/render-app.tsx';
import { mount } from '#tests/unit/ui/mount.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  history.replaceState(null, '', '/');
});

async function open() {
  const i18n = await createI18n('en');
  await loadNamespaces(i18n, ['not-found']);
  const { page, router } = await makeApp(<NotFoundPage />, { i18n, paths: ['/nowhere', '/'] });
  const navigate = vi.spyOn(router, 'navigate');
  const { container: host } = await mount(page);
  return { host, navigate };
}
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

it('says that there is no page, with a way on, for long enough to be read, then leads home', async () => {
  const { host, navigate } = await open();
  expect(host.querySelector('[role="alert"] h1')?.textContent).toBe('There is no page at this address');
  expect(host.querySelector('a')?.getAttribute('href')).toBe('/');
  await pass(4_900);
  expect(navigate).not.toHaveBeenCalled();
  await pass(200);
  expect(navigate).toHaveBeenCalledWith(expect.objectContaining({ to: '/', replace: true }));
});

it('stays where the visitor wants to', async () => {
  const { host, navigate } = await open();
  await act(async () => host.querySelector('button')?.click());
  await pass(60_000);
  expect(navigate).not.toHaveBeenCalled();
  expect(host.textContent).not.toContain('You are being taken');
  expect(host.querySelector('a')?.textContent).toBe('Go to the home page');
});

it('loses no time on a kiosk', async () => {
  history.replaceState(null, '', '/nowhere?kiosk=1');
  const { navigate } = await open();
  await pass(0);
  expect(navigate).toHaveBeenCalledOnce();
});
