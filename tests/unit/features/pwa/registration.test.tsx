import { createStore } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import { onWorkerMessage, versionOf, workerContainer } from '#src/lib/worker-container.ts';
import { startWorker } from '#src/features/pwa/registration.ts';
import { fakeContainer, fakeWorker, removeContainer } from './fake-container.ts';

afterEach(() => {
  removeContainer();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const start = () => startWorker(createStore(), () => undefined);

test('a browser without workers is left alone', () => {
  vi.stubEnv('DEV', false);
  expect(workerContainer()).toBeUndefined();
  expect(start).not.toThrow();
});

test('a browser that refuses workers is left alone', () => {
  vi.stubEnv('DEV', false);
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    get: () => {
      throw new DOMException('no', 'SecurityError');
    },
  });
  expect(workerContainer()).toBeUndefined();
  expect(start).not.toThrow();
});

test('what a first visit read before its worker came is read again, once', () => {
  vi.stubEnv('DEV', false);
  const onFirstControl = vi.fn();
  const container = fakeContainer();
  startWorker(createStore(), onFirstControl);
  container.take(fakeWorker());
  container.take(fakeWorker());
  expect(onFirstControl).toHaveBeenCalledOnce();
});

test('so it is when the worker took over before this code had loaded', () => {
  vi.stubEnv('DEV', false);
  const onFirstControl = vi.fn();
  fakeContainer({ controller: fakeWorker() });
  startWorker(createStore(), onFirstControl);
  expect(onFirstControl).toHaveBeenCalledOnce();
});

test('so it is where the network served this page past the worker', () => {
  vi.stubEnv('DEV', false);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ workerStart: 0 } as unknown as PerformanceEntry]);
  const onFirstControl = vi.fn();
  fakeContainer({ controller: fakeWorker() });
  startWorker(createStore(), onFirstControl);
  expect(onFirstControl).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});

test('a page that its worker served from the start reads nothing twice', () => {
  vi.stubEnv('DEV', false);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ workerStart: 5 } as unknown as PerformanceEntry]);
  const onFirstControl = vi.fn();
  const container = fakeContainer({ controller: fakeWorker() });
  startWorker(createStore(), onFirstControl);
  container.take(fakeWorker());
  expect(onFirstControl).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

test('a page that comes back out of the browser’s cache looks for a new version', () => {
  vi.stubEnv('DEV', false);
  const container = fakeContainer({ controller: fakeWorker() });
  start();
  container.getRegistration.mockClear();
  const shown = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  shown(false);
  expect(container.getRegistration).not.toHaveBeenCalled();
  shown(true);
  expect(container.getRegistration).toHaveBeenCalledOnce();
});

test('looks that fail are followed by one attempt after a pause, however often the page is seen meanwhile', async () => {
  vi.stubEnv('DEV', false);
  vi.useFakeTimers();
  const container = fakeContainer();
  start();
  container.getRegistration.mockReset().mockRejectedValue(new Error('no server'));
  for (let looks = 0; looks < 10; looks += 1) document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(container.getRegistration.mock.calls.length).toBeGreaterThanOrEqual(10);
  container.getRegistration.mockClear();
  // The longest pause there is.
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  const inFiveMinutes = container.getRegistration.mock.calls.length;
  expect(inFiveMinutes).toBeGreaterThanOrEqual(1);
  expect(inFiveMinutes).toBeLessThanOrEqual(8);
  vi.useRealTimers();
});

/** A worker of a build on its way through its states. */
function buildWorker(buildId: string) {
  const worker = fakeWorker((message, [port]) => {
    if (JSON.stringify(message).includes('version') && port instanceof MessagePort) port.postMessage({ type: 'version', buildId });
  });
  return Object.assign(worker, { state: 'installing' });
}

test('every build that waits is offered, for as long as the page is open: the next after "later", and after an install that was cut', async () => {
  vi.resetModules();
  vi.stubEnv('DEV', false);
  const { startWorker: startFresh } = await import('#src/features/pwa/registration.ts');
  const { dismissUpdateAtom, updateAtom } = await import('#src/features/pwa/updates.ts');
  const container = fakeContainer({ controller: fakeWorker(), active: fakeWorker() });
  const registration = Object.assign(container.registration, { scope: '/' });
  const store = createStore();
  startFresh(store, () => undefined);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(registration.update).toHaveBeenCalled());
  const install = async (buildId: string, state: 'installed' | 'redundant') => {
    const worker = buildWorker(buildId);
    Object.assign(registration, { installing: worker });
    registration.dispatchEvent(new Event('updatefound'));
    worker.state = state;
    Object.assign(registration, { installing: null, ...(state === 'installed' && { waiting: worker }) });
    worker.dispatchEvent(new Event('statechange'));
    await new Promise((resolve) => setTimeout(resolve, 20));
  };
  await install('b1', 'redundant');
  expect(store.get(updateAtom).state).toBe('none');
  await install('b2', 'installed');
  expect(store.get(updateAtom)).toEqual({ state: 'ready', buildId: 'b2' });
  store.set(dismissUpdateAtom);
  document.dispatchEvent(new Event('visibilitychange'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(store.get(updateAtom).state).toBe('none');
  await install('b3', 'installed');
  expect(store.get(updateAtom)).toEqual({ state: 'ready', buildId: 'b3' });
  await install('b4', 'installed');
  expect(store.get(updateAtom)).toEqual({ state: 'ready', buildId: 'b4' });
});

test('a worker tells its build', async () => {
  const worker = fakeWorker((message, [port]) => {
    expect(message).toEqual({ type: 'version' });
    if (port instanceof MessagePort) port.postMessage({ type: 'version', buildId: 'b7' });
  });
  expect(await versionOf(worker as unknown as ServiceWorker)).toBe('b7');
});

test('a worker that says something else has no build', async () => {
  const worker = fakeWorker((_message, [port]) => port instanceof MessagePort && port.postMessage({ type: 'hello' }));
  expect(await versionOf(worker as unknown as ServiceWorker)).toBe('');
});

test('a worker that says nothing has no build, and the page does not wait long', async () => {
  vi.useFakeTimers();
  const asking = versionOf(fakeWorker() as unknown as ServiceWorker);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await asking).toBe('');
  vi.useRealTimers();
});

test('only messages of the contract reach the page, of the type that is listened to', () => {
  const container = fakeContainer();
  const heard = vi.fn();
  const stop = onWorkerMessage('api-refresh', heard);
  const say = (data: unknown) => container.dispatchEvent(new MessageEvent('message', { data }));
  const message = { type: 'api-refresh', key: '/a', outcome: 'same', madeAt: 5 };
  say(message);
  say({ ...message, outcome: 'sideways' });
  say({ type: 'version', buildId: 'x' });
  say('noise');
  stop();
  say(message);
  expect(heard.mock.calls).toEqual([[message]]);
});

test('the worker is registered through the one policy that the CSP names', async () => {
  // A page that a test before this one started may have registered by now.
  vi.resetModules();
  const { workerScriptUrl } = await import('#src/lib/worker-container.ts');
  const createPolicy = vi.fn((_name: string, rules: { createScriptURL(url: string): string }) => ({
    createScriptURL: (url: string) => `blessed ${rules.createScriptURL(url)}`,
  }));
  vi.stubGlobal('trustedTypes', { createPolicy });
  expect(workerScriptUrl()).toBe('blessed /sw.js');
  expect(workerScriptUrl()).toBe('blessed /sw.js');
  expect(createPolicy).toHaveBeenCalledOnce();
  expect(createPolicy.mock.calls[0]?.[0]).toBe('pool-sw');
  expect(() => createPolicy.mock.calls[0]?.[1].createScriptURL('/evil.js')).toThrow(TypeError);
});
