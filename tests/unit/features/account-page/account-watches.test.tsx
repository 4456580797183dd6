import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { AccountWatches } from '#src/features/account-page/account-watches.tsx';
import { byName } from '#src/features/account-page/watched-farms.tsx';
import { removeStored } from '#src/lib/storage.ts';
import { watcherLinksAtom } from '#src/parts/watcher-links.ts';
import { keepWatchAtom, watchesAtom } from '#src/parts/watches.ts';
import { makeStore } from '#src/state/store.ts';
import { toastsAtom } from '#src/state/toasts.ts';
import { drawn } from '#tests/unit/drawn.ts';
import { answer, envelope, type Sent } from '#tests/unit/lib/fake-fetch.ts';
import { renderApp } from '#tests/unit/render-app.tsx';
import { user } from '#tests/unit/user.ts';
import listed from '#tests/fixtures/api/accountWatch.json' with { type: 'json' };

beforeEach(() => {
  for (const key of ['watches', 'watcher-links', 'farm-order']) void removeStored(key);
});

const [phone] = listed.data.watches;
const hall = (name: string, digit: string) => ({ coin: 'ETC' as const, address: `0x${digit.repeat(40)}`, name });
const [two, ten, shed] = [hall('Hall 2', '2'), hall('Hall 10', '1'), hall('Shed', '3')];
const token = (letter: string) => `${letter.repeat(16)}.${letter.repeat(32)}`;
const watches = [
  { ...phone, token: token('p'), farms: [two, ten, shed], device: 'Chrome, Android' },
  { ...phone, token: token('l'), farms: [two], device: '', problem: 'lost' },
  { ...phone, token: token('m'), way: 'mail', farms: [shed], device: '', toldAtMs: null },
];
const links = [
  { ...listed.data.links[0], key: undefined },
  { ...listed.data.links[0], id: 'c'.repeat(64), name: '', showsMoney: true },
];

/** The account's page, for a server that keeps what is left of it. */
async function open(api?: (sent: Sent) => Response | Promise<Response>) {
  const kept = { farms: [ten, shed, two], watches: [...watches], links: [...links] };
  const store = makeStore();
  store.set(keepWatchAtom, token('p'));
  const drawnApp = await renderApp(<AccountWatches />, {
    namespaces: ['own-account', 'watch'],
    store,
    paths: ['/', '/overview'],
    api: api
      ? api
      : ({ path, body }) => {
          const { token: ended, id } = JSON.parse(body ?? '') as { token?: string; id?: string };
          kept.watches = kept.watches.filter((watch) => watch.token !== ended);
          kept.links = kept.links.filter((link) => link.id !== id);
          return answer({ body: envelope(path.endsWith('/query') ? kept : null) });
        },
  });
  return { ...drawnApp, store };
}
const itemsOf = (list: string) => within(screen.getByRole('list', { name: list })).getAllByRole('listitem');
const textOf = (list: string) => itemsOf(list).map(({ textContent }) => textContent);

it('lists every device and way with how it goes, and what this device has of its own joins the account', async () => {
  const { sent } = await open();
  await screen.findByRole('list', { name: 'Devices and ways' });
  expect(textOf('Devices and ways')).toEqual([
    expect.stringMatching(/^Chrome, Android3 farmsLast message: .*This device/),
    expect.stringMatching(/^Unknown device1 farmThe last message did not get through in a day of tries/),
    expect.stringMatching(/^By email1 farmNo message sent yet\./),
  ]);
  expect(JSON.parse(sent[0]!.body ?? '')).toEqual({ tokens: [token('p')], keys: [] });
});

it('its farms stand as they were saved, or by name, which the next visit knows', async () => {
  const { unmount } = await open();
  await screen.findByRole('list', { name: 'Farms you are told of' });
  const names = () =>
    within(screen.getByRole('list', { name: 'Farms you are told of' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  expect(names()).toEqual(['Hall 10', 'Shed', 'Hall 2']);
  await user.selectOptions(screen.getByLabelText('Order of the farms'), 'By name');
  expect(names()).toEqual(['Hall 2', 'Hall 10', 'Shed']);
  expect(textOf('Farms you are told of')[2]).toContain('Chrome, Android · By email');
  unmount();
  await open();
  await screen.findByRole('list', { name: 'Farms you are told of' });
  expect(names()).toEqual(['Hall 2', 'Hall 10', 'Shed']);
});

it('each device ends from here, this one too', async () => {
  const { sent, store } = await open();
  const press = async (name: RegExp) => user.click(await screen.findByRole('button', { name }));
  await press(/^End: Chrome, Android/);
  await drawn(() => expect(itemsOf('Devices and ways')).toHaveLength(2));
  expect(store.get(watchesAtom)).toEqual([]);
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Devices and ways' }));
  await press(/^End: By email/);
  await drawn(() => expect(itemsOf('Devices and ways')).toHaveLength(1));
  expect(sent.filter(({ path }) => path.endsWith('/end')).map(({ body }) => JSON.parse(body ?? ''))).toEqual([
    { token: token('p') },
    { token: token('m') },
  ]);
  expect(store.get(toastsAtom).at(-1)).toMatchObject({ text: 'By email gets no more messages' });
});

it('its links say what they show and until when, and end, also those of other devices', async () => {
  const { sent, store } = await open();
  const [made] = listed.data.links;
  store.set(watcherLinksAtom, [{ farm: 'x', code: 'c'.repeat(22), key: made!.key, name: '', showsMoney: true, endsAtMs: 1 }]);
  await screen.findByRole('list', { name: 'Links to look only' });
  expect(textOf('Links to look only')).toEqual([
    expect.stringMatching(/^Night shiftETC · 0xb7d0.*Without amounts · opens until .*2026/),
    expect.stringMatching(/^A farmETC · 0xb7d0.*With amounts/),
  ]);
  await user.click(screen.getByRole('button', { name: /^End the link A farm/ }));
  await drawn(() => expect(itemsOf('Links to look only')).toHaveLength(1));
  expect(store.get(watcherLinksAtom)).toEqual([]);
  await user.click(screen.getByRole('button', { name: /^End the link Night shift/ }));
  await drawn(() => expect(screen.queryByRole('list', { name: 'Links to look only' })).toBeNull());
  expect(sent.filter(({ path }) => path.endsWith('/watch/end')).map(({ body }) => JSON.parse(body ?? ''))).toEqual([
    { id: 'c'.repeat(64) },
    { id: links[0]!.id },
  ]);
});

it('a pool that tells nobody of farms has nothing of it, and one that does not answer is asked again', async () => {
  const { unmount } = await open(() => answer({ status: 404, body: '' }));
  await drawn(() => expect(document.querySelector('section')).toBeNull());
  unmount();
  await open(() => answer({ status: 500, body: '' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
});

it('names sort as their readers do', () => {
  expect(byName([ten, two, { ...shed, name: '' }], 'en').map(({ name }) => name)).toEqual(['', 'Hall 2', 'Hall 10']);
});
