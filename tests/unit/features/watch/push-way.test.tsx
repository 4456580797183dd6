import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WatchDialog } from '#src/features/watch/watch-dialog.tsx';
import { removeStored } from '#src/lib/storage.ts';
import { keepWatchAtom } from '#src/parts/watches.ts';
import { makeStore } from '#src/state/store.ts';
import { drawn } from '#tests/unit/drawn.ts';
import { answer, envelope, type Sent } from '#tests/unit/lib/fake-fetch.ts';
import { renderApp } from '#tests/unit/render-app.tsx';
import { user } from '#tests/unit/user.ts';
import listed from '#tests/fixtures/api/watchList.json' with { type: 'json' };

const subscription = vi.hoisted(() => ({ key: undefined as string | undefined }));
vi.mock('#src/lib/push-subscription.ts', () => ({
  pushSupport: () => 'yes',
  subscribedKey: async () => subscription.key,
  subscribeToPush: async (key: string) => {
    subscription.key = key;
    return { endpoint: 'https://push.example/new', p256dh: 'k'.repeat(87), auth: 'a'.repeat(22) };
  },
}));

const [ours, theirs] = ['N'.repeat(87), 'O'.repeat(87)];
const [row] = listed.data;
const farm = { coin: 'ETC', address: row!.farms[0]!.address, name: 'Hall 2' } as const;
const garage = { ...farm, address: `0x${'3'.repeat(40)}`, name: 'Garage' };

beforeEach(() => void removeStored('watches'));
afterEach(() => vi.unstubAllGlobals());

/** The dialog of a device that is told of two farms. */
async function open(problem = '') {
  const store = makeStore();
  store.set(keepWatchAtom, row!.token);
  const api = ({ path }: Sent) => {
    if (path.endsWith('/ways')) return answer({ body: envelope({ push: ours, mail: false, ntfy: [] }) });
    if (path.endsWith('/list')) return answer({ body: envelope([{ ...row, problem, farms: [farm, garage] }]) });
    return answer({ body: envelope({ token: row!.token, state: 'on' }) });
  };
  return renderApp(<WatchDialog farm={farm} onClose={() => undefined} />, { namespaces: ['watch'], api, store });
}

it.each([
  ['the operator has changed its keys', theirs, /The operator has changed its keys/],
  ['the browser has lost its subscription', undefined, /This browser no longer takes the notifications/],
])('where %s it asks once more, and the new one is told of all farms', async (_why, key, sentence) => {
  subscription.key = key;
  const { sent } = await open();
  expect(await screen.findByText(sentence)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Allow once more' }));
  await drawn(() => expect(screen.queryByText(sentence)).toBeNull());
  const saved = sent.filter(({ path }) => path.endsWith('/save')).map(({ body }) => JSON.parse(body ?? ''));
  expect(saved).toMatchObject([{ token: row!.token, target: { way: 'push', key: ours, push: { endpoint: 'https://push.example/new' } } }]);
  expect(saved[0].farms.map(({ name }: { name: string }) => name)).toEqual(['Garage', 'Hall 2']);
});

it('a device with a good subscription is asked nothing', async () => {
  subscription.key = ours;
  await open();
  expect(await screen.findByText('Messages you get')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Allow/ })).toBeNull();
});

it.each([
  ['busy', /was not taken\. It is sent again/],
  ['silent', /got no answer\. It is sent again/],
  ['lost', /did not get through in a day of tries/],
  ['unsure', /Whether the last message arrived is not known/],
  ['refused', /was refused\. End this way/],
])('a message that is %s is said so on its way', async (problem, sentence) => {
  subscription.key = ours;
  await open(problem);
  expect(await screen.findByText(sentence)).toBeTruthy();
});
