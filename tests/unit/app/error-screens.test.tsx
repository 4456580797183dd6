import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorScreen } from '#src/app/error-screens.tsx';
import common from '#src/i18n/locales/en/common.json';
import { AppError } from '#src/lib/app-error.ts';
import * as http from '#src/lib/http.ts';
import type { Connection } from '#src/lib/connection.ts';
import { connectionAtom } from '#src/state/online.ts';
import { makeStore } from '#src/state/store.ts';
import { renderShell } from '../features/shell/shell-stage.tsx';
import { click, the } from '../ui/mount.tsx';

const chunkError = new TypeError('Importing a module script failed.');
const reload = vi.fn<() => void>();

async function show(error: Error, connection: Connection) {
  const store = makeStore();
  store.set(connectionAtom, connection);
  await renderShell(() => <ErrorScreen error={error} reset={() => {}} />, ['/'], store);
  return { setLine: (line: Connection) => act(async () => store.set(connectionAtom, line)) };
}

beforeEach(() => {
  vi.spyOn(http, 'isSiteThere').mockResolvedValue(true);
  reload.mockClear();
  vi.stubGlobal('location', Object.assign(new URL('http://localhost/'), { reload }));
});

const sentence = () => the('main h1 + p').textContent;

describe('a page whose chunk is missing', () => {
  it('may have been replaced while the network is up', async () => {
    await show(chunkError, 'online');
    expect(sentence()).toBe(common.errors.chunk);
    expect(the('button').textContent).toBe(common.reload);
  });

  it('is not stored while the network is down, and opens by itself when it is back', async () => {
    const { setLine } = await show(chunkError, 'offline');
    expect(sentence()).toBe(common.errors.notStored);
    expect(the('h1').textContent).toBe('Not saved for offline use yet');
    expect(the('main').textContent).toContain(common.errors.stored);
    expect(the('main a').getAttribute('href')).toBe('/');
    expect(the('button').textContent).toBe(common.retry);
    await setLine('portal');
    expect(reload).not.toHaveBeenCalled();
    await setLine('offline');
    await setLine('online');
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

it.each(['server', 'slow', 'portal'] as const)('a page that is not stored says so, too, where the line is %s', async (connection) => {
  await show(chunkError, connection);
  expect(sentence()).toBe(common.errors.notStored);
});

it('before any call has shown what the line is like, the page looks whether the site is there', async () => {
  vi.spyOn(http, 'isSiteThere').mockResolvedValue(false);
  await show(chunkError, 'online');
  await expect.poll(sentence).toBe(common.errors.notStored);
});

it('the pool is checked now and then, and at a click', async () => {
  vi.useFakeTimers();
  const ask = vi.spyOn(http, 'isPoolThere').mockResolvedValue(false);
  const { setLine } = await show(chunkError, 'offline');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(ask).toHaveBeenCalledTimes(2);
  await click(the('button'));
  expect(ask).toHaveBeenCalledTimes(3);
  await setLine('pool');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(ask).toHaveBeenCalledTimes(3);
});

it('another error keeps its sentence offline and reloads nothing', async () => {
  const { setLine } = await show(new AppError('contract'), 'offline');
  expect(sentence()).toBe(common.errors.contract);
  await setLine('online');
  expect(reload).not.toHaveBeenCalled();
});
