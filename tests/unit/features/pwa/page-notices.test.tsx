import { QueryObserver } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { PageNotices } from '#src/features/pwa/page-notices.tsx';
import { offerUpdateAtom, updateAtom } from '#src/features/pwa/updates.ts';
import type { Connection } from '#src/lib/connection.ts';
import { connectionAtom, ownNoticeCountAtom } from '#src/state/online.ts';
import { renderApp } from '#tests/unit/render-app.tsx';
import { user } from '#tests/unit/user.ts';
import { fakeContainer, fakeWorker, removeContainer } from './fake-container.ts';

async function open() {
  const page = (
    <PageNotices>
      <p>Of the route</p>
    </PageNotices>
  );
  const { store, client } = await renderApp(page, { namespaces: ['pwa'] });
  const connect = (connection: Connection) => act(async () => store.set(connectionAtom, connection));
  return { store, client, connect };
}
const bars = () => [...document.querySelectorAll('[role=status] p')].map(({ textContent }) => textContent);
const names = () => [...document.querySelectorAll('[role=status] button')].map(({ textContent }) => textContent);
const named = (name: string) => screen.getByRole('button', { name });

afterEach(removeContainer);

test('what the network is like is told until it is closed, and told again once it changes', async () => {
  const { store, connect } = await open();
  expect(bars()).toEqual([]);
  expect(document.body.textContent).toContain('Of the route');
  await connect('offline');
  expect(bars()).toEqual([expect.stringMatching(/^You are offline\. Saved figures/)]);
  await user.click(named('Close'));
  expect(bars()).toEqual([]);
  await connect('portal');
  expect(bars()).toEqual([expect.stringMatching(/^You are on a network that asks you to log in first/)]);
  await act(async () => store.set(ownNoticeCountAtom, 1));
  expect(bars()).toEqual([]);
  await act(async () => store.set(ownNoticeCountAtom, 0));
  expect(bars()).toHaveLength(1);
  await connect('online');
  expect(bars()).toEqual([]);
});

test('the bar says from when the oldest figures on the page are, as long as they are on it', async () => {
  const { client, connect } = await open();
  const response = (madeAt: string) => ({ data: [], madeAt: new Date(`2026-11-19T${madeAt}`).getTime() });
  const show = (name: string, data: unknown) => {
    client.setQueryData([name], data);
    return new QueryObserver(client, { queryKey: [name], queryFn: () => data, staleTime: Infinity }).subscribe(() => undefined);
  };
  client.setQueryData(['of the page before'], response('08:00'));
  show('not a response', { madeAt: 'today' });
  await connect('offline');
  expect(bars()).toEqual([expect.stringMatching(/^You are offline\. Saved figures/)]);
  await act(async () => void show('coin list', response('12:40')));
  await expect.poll(bars).toEqual([expect.stringMatching(/^You are offline\. The oldest figures on this page are from 19 Nov 12:40\./)]);
  let hide = () => {};
  await act(async () => void (hide = show('coin infos', response('09:05'))));
  await expect.poll(bars).toEqual([expect.stringContaining('are from 19 Nov 09:05.')]);
  await act(async () => hide());
  await expect.poll(bars).toEqual([expect.stringContaining('are from 19 Nov 12:40.')]);
});

test('a new version is offered, later hides it, and accepting tells its worker, once', async () => {
  vi.useFakeTimers();
  const waiting = fakeWorker();
  fakeContainer({ controller: fakeWorker(), waiting });
  const { store } = await open();
  await act(async () => store.set(offerUpdateAtom, 'b2'));
  expect(bars()).toEqual(['A new version of this site is ready.']);
  expect(names()).toEqual(['Reload', 'Later']);
  await user.click(named('Later'));
  expect(bars()).toEqual([]);
  expect(waiting.postMessage).not.toHaveBeenCalled();
  await act(async () => store.set(offerUpdateAtom, 'b3'));
  expect(named('Reload').getAttribute('aria-busy')).toBeNull();
  await user.click(named('Reload'));
  expect(waiting.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'SKIP_WAITING' }, []);
  expect(named('Reload').getAttribute('aria-busy')).toBe('true');
  expect(names()).toEqual(['Reload']);
});

test('without a network no version is offered, and with it again', async () => {
  const { store, connect } = await open();
  await act(async () => store.set(offerUpdateAtom, 'b4'));
  for (const connection of ['offline', 'server', 'portal'] as const) {
    await connect(connection);
    expect(names()).not.toContain('Reload');
  }
  await connect('pool');
  expect(names()).toContain('Reload');
});

test('a version that runs in another tab already cannot be put off', async () => {
  const { store } = await open();
  await act(async () => store.set(updateAtom, { state: 'held', buildId: 'b2' }));
  expect(bars()).toEqual([expect.stringContaining('already running in another tab')]);
  expect(names()).toEqual(['Reload']);
  expect(named('Reload').getAttribute('aria-busy')).toBeNull();
});
