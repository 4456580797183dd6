import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endpointTable } from '#src/contracts/endpoint-table.ts';
import type { PushMessage } from '#src/contracts/watch-push.ts';
import { type FakeWorker, networkResponse, origin, startFakeWorker } from './fake-worker.ts';

const memory = vi.hoisted(() => ({ seen: [] as string[], waiting: [] as { path: string; body: unknown }[] }));
vi.mock('#sw/push-memory.ts', () => ({
  readPushMemory: async () => structuredClone(memory),
  writePushMemory: async (value: typeof memory) => void Object.assign(memory, structuredClone(value)),
}));

const path = '/overview?addr=0x5aae&coinType=ETC';
const token = `${'w'.repeat(16)}.7.${'s'.repeat(32)}`;
const message: PushMessage = {
  id: 'watch-7',
  title: '3 machines stopped',
  body: 'Hall 2',
  tag: 'event-1',
  path,
  atMs: 1_796_000_000_000,
  lang: 'en',
  open: 'Open farm',
  quiet: { label: 'Quiet until it is back', token },
};

let worker: FakeWorker;
let listeners: Map<string, (event: object) => void>;
/** What the browser shows and has. */
const browser = {
  shown: [] as { title: string; options: { tag: string; silent: boolean; renotify: boolean; data: unknown; actions: object[] } }[],
  pages: [] as { url: string; focus: () => Promise<void> }[],
  openWindow: vi.fn(async (_path: string) => undefined),
  subscribe: vi.fn(async (_options: object) => subscriptionAt('https://push.example/made-anew')),
};

const keys = { p256dh: 'k'.repeat(87), auth: 'a'.repeat(22) };
const subscriptionAt = (endpoint: string) => ({ endpoint, options: { applicationServerKey: 'key' }, toJSON: () => ({ endpoint, keys }) });

beforeEach(async () => {
  Object.assign(memory, { seen: [], waiting: [] });
  browser.shown = [];
  browser.pages = [];
  vi.clearAllMocks();
  worker = startFakeWorker();
  worker.fetch.mockImplementation(async () => networkResponse('{"code":"200"}'));
  listeners = new Map();
  const registration = {
    showNotification: async (title: string, options: never) => void browser.shown.push({ title, options }),
    getNotifications: async () => browser.shown,
    pushManager: { subscribe: browser.subscribe },
  };
  const clients = { matchAll: async () => browser.pages, openWindow: browser.openWindow };
  vi.stubGlobal('self', {
    registration,
    clients,
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
  });
  await start();
});
afterEach(() => vi.unstubAllGlobals());

/** A worker is started for each event that comes after a pause. */
async function start(): Promise<void> {
  vi.resetModules();
  // Its types are those of a worker, which this project's are not.
  const entry: string = '#sw/push.ts';
  (await import(entry)).showPushes();
  await settle();
}
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** An event as the browser gives it; done when all that it was told to wait for is. */
async function happens(name: string, event: object): Promise<void> {
  const waiting: Promise<unknown>[] = [];
  listeners.get(name)?.({ ...event, waitUntil: (work: Promise<unknown>) => waiting.push(work) });
  await Promise.all(waiting);
  await settle();
}
const arrives = (given: Partial<PushMessage> = {}) => happens('push', { data: { json: () => ({ ...message, ...given }) } });
const presses = (action = '') => {
  const notification = { data: browser.shown.at(-1)?.options.data, close: vi.fn() };
  return happens('notificationclick', { action, notification }).then(() => expect(notification.close).toHaveBeenCalled());
};
/** What the pool was told. */
const told = () =>
  worker.fetch.mock.calls.map(([url, init]) => ({ path: url, body: JSON.parse(typeof init?.body === 'string' ? init.body : '') }));
const renewal = (old: object | null, next: object | null) =>
  happens('pushsubscriptionchange', { oldSubscription: old, newSubscription: next });

test('a message is shown with its two buttons, its repeat in its place and without a sound, and nothing is asked for', async () => {
  await arrives();
  await arrives();
  expect(browser.shown.map(({ options: { tag, silent, renotify } }) => ({ tag, silent, renotify }))).toEqual([
    { tag: 'event-1', silent: false, renotify: true },
    { tag: 'event-1', silent: true, renotify: false },
  ]);
  expect(browser.shown[0]?.options.actions).toEqual([
    { action: 'open', title: 'Open farm' },
    { action: 'quiet', title: 'Quiet until it is back' },
  ]);
  expect(told()).toEqual([]);
});

test.each(['', 'open'])('a press (%j) opens the farm’s page', async (action) => {
  await arrives();
  browser.pages = [{ url: `${origin}/`, focus: vi.fn() }];
  await presses(action);
  expect(browser.openWindow).toHaveBeenCalledExactlyOnceWith(path);
  expect(told()).toEqual([]);
});

test('a press goes to the tab that shows the farm already', async () => {
  await arrives();
  const focus = vi.fn();
  browser.pages = [
    { url: `${origin}/`, focus: vi.fn() },
    { url: origin + path, focus },
  ];
  await presses();
  expect(focus).toHaveBeenCalledOnce();
  expect(browser.openWindow).not.toHaveBeenCalled();
});

test('“Quiet until it is back” tells the pool so, and opens nothing', async () => {
  await arrives();
  await presses('quiet');
  expect(told()).toEqual([{ path: endpointTable.watchQuiet.path, body: { token } }]);
  expect(browser.openWindow).not.toHaveBeenCalled();
});

test.each([
  ['without a line', () => Promise.reject(new TypeError('offline'))],
  ['while the server starts', async () => networkResponse('', { status: 502 })],
])('pressed %s it is kept, and told when the worker starts again', async (_how, answer) => {
  await arrives();
  worker.fetch.mockImplementation(answer);
  await presses('quiet');
  expect(memory.waiting).toHaveLength(1);
  worker.fetch.mockClear().mockImplementation(async () => networkResponse('{"code":"200"}'));
  await start();
  expect(told()).toEqual([{ path: endpointTable.watchQuiet.path, body: { token } }]);
  expect(memory.waiting).toEqual([]);
});

test('a subscription that the browser replaced is told to the pool in place of the old one', async () => {
  await renewal(subscriptionAt('https://push.example/old'), subscriptionAt('https://push.example/new'));
  const push = { endpoint: 'https://push.example/new', ...keys };
  expect(told()).toEqual([{ path: endpointTable.watchRenew.path, body: { endpoint: 'https://push.example/old', push } }]);
});

test('one that it only took away is made anew under the same key', async () => {
  await renewal(subscriptionAt('https://push.example/old'), null);
  expect(browser.subscribe).toHaveBeenCalledExactlyOnceWith({ applicationServerKey: 'key' });
  const push = { endpoint: 'https://push.example/made-anew', ...keys };
  expect(told()).toEqual([{ path: endpointTable.watchRenew.path, body: { endpoint: 'https://push.example/old', push } }]);
});

test('what is no message of ours shows nothing', async () => {
  await happens('push', { data: { json: () => ({ title: 'x' }) } });
  await arrives({ path: '//elsewhere.example/' });
  expect(browser.shown).toEqual([]);
});
