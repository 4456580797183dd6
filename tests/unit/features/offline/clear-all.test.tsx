import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ClearAll } from '#src/features/offline/clear-all.tsx';
import { renderApp } from '#tests/unit/render-app.tsx';
import { user } from '#tests/unit/user.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

async function open() {
  const kept = new Set(['pages', 'figures']);
  const unregister = vi.fn(async () => true);
  vi.stubGlobal('caches', { keys: async () => [...kept], delete: async (name: string) => kept.delete(name) });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { getRegistrations: async () => [{ unregister }] } });
  const start = vi.fn();
  await renderApp(<ClearAll start={start} />, { namespaces: ['offline'] });
  await user.click(screen.getByRole('button', { name: 'Clear everything…' }));
  return { kept, unregister, start, dialog: within(screen.getByRole('dialog')) };
}

it('says what goes before anything does; a step back leaves all as it is', async () => {
  localStorage.setItem('mine', '1');
  const { kept, unregister, dialog } = await open();
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent?.split(',')[0])).toEqual([
    'saved pages',
    'your machines',
    'drafts',
    'language',
    'your log-in and notifications on this device',
  ]);
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect([kept.size, unregister.mock.calls.length, localStorage.getItem('mine')]).toEqual([2, 0, '1']);
});

it('removes worker, caches, cookies and storage, then begins anew', async () => {
  localStorage.setItem('mine', '1');
  sessionStorage.setItem('mine', '1');
  document.cookie = 'uiMode=light;path=/';
  const { kept, unregister, start, dialog } = await open();
  await user.click(dialog.getByRole('button', { name: 'Clear everything' }));
  await vi.waitFor(() => expect(start).toHaveBeenCalledOnce());
  expect([kept.size, unregister.mock.calls.length, localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 1, 0, 0, '']);
});

it('says so where the browser refuses', async () => {
  const { start, dialog } = await open();
  vi.stubGlobal('caches', { keys: () => Promise.reject(new DOMException('refused', 'SecurityError')) });
  await user.click(dialog.getByRole('button', { name: 'Clear everything' }));
  expect((await dialog.findByRole('alert')).textContent).toMatch(/did not let everything be deleted/);
  expect(start).not.toHaveBeenCalled();
});
