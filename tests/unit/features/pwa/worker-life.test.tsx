import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { type FakeServiceWorker, fakeContainer, fakeWorker, removeContainer } from './fake-container.ts';

let idle: (() => void)[] = [];
const becomeIdle = () => {
  for (const work of idle.splice(0)) work();
};
/** Lets the time pass, and what is asked of the browser's side be answered. */
async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  for (let turn = 0; turn < 20; turn += 1) await new Promise((done) => setImmediate(done));
}
let heard: [target: EventTarget, added: { mock: { calls: readonly unknown[][] } }][] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  vi.stubEnv('DEV', false);
  // As in every other build than the one whose worker removes itself.
  vi.stubGlobal('__SW_KILL__', false);
  vi.resetModules();
  idle = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  heard = [
    [window, vi.spyOn(window, 'addEventListener')],
    [document, vi.spyOn(document, 'addEventListener')],
  ];
});
afterEach(() => {
  // A page listens as long as it is open; the next test is another page.
  for (const [target, added] of heard) {
    for (const [type, listener] of added.mock.calls) target.removeEventListener(String(type), listener as EventListener);
  }
  removeContainer();
  vi.unstubAllEnvs();
});

/** A page of its own, whose first view is finished. */
async function startPage(container = fakeContainer()) {
  const [{ startWorker }, { updateAtom }] = await Promise.all([
    import('#src/features/pwa/registration.ts'),
    import('#src/features/pwa/updates.ts'),
    // A first import takes longer than the pauses below.
    import('workbox-window'),
  ]);
  const store = createStore();
  startWorker(store, () => undefined);
  return { container, update: () => store.get(updateAtom) };
}
async function registeredPage(container = fakeContainer()) {
  const page = await startPage(container);
  becomeIdle();
  await pass(1_000);
  expect(container.register).toHaveBeenCalledOnce();
  expect(container.registration.update).toHaveBeenCalledOnce();
  container.registration.update.mockClear();
  return page;
}
const changeTo = async (worker: FakeServiceWorker, state: string, ms = 0) => {
  Object.assign(worker, { state });
  worker.dispatchEvent(new Event('statechange'));
  await pass(ms);
};

describe('the worker is registered', () => {
  test('a second after the first view, past the HTTP cache, also where an older one is registered', async () => {
    const { container } = await startPage();
    await pass(5_000);
    expect(container.register).not.toHaveBeenCalled();
    becomeIdle();
    await pass(999);
    expect(container.register).not.toHaveBeenCalled();
    await pass(1);
    expect(container.register.mock.calls).toEqual([['/sw.js', { updateViaCache: 'none' }]]);
    expect(container.registration.update).toHaveBeenCalledOnce();
  });

  test.each([
    ['while the site is developed', () => vi.stubEnv('DEV', true)],
    ['by a build whose worker removes itself', () => vi.stubGlobal('__SW_KILL__', true)],
  ])('not %s', async (_name, prepare) => {
    prepare();
    const { container } = await startPage();
    becomeIdle();
    await pass(2_000);
    expect(container.register).not.toHaveBeenCalled();
  });

  test('again after pauses that double where the first attempt failed, for nobody else tries', async () => {
    const container = fakeContainer();
    container.register.mockRejectedValue(new TypeError('cut'));
    await startPage(container);
    container.getRegistration.mockResolvedValue(undefined as never);
    becomeIdle();
    await pass(1_000);
    for (const [attempts, pauseMs] of [2_000, 4_000, 8_000].entries()) {
      expect(container.register).toHaveBeenCalledTimes(attempts + 1);
      await pass(pauseMs - 1);
      expect(container.register).toHaveBeenCalledTimes(attempts + 1);
      await pass(1);
    }
    expect(container.register).toHaveBeenCalledTimes(4);
  });

  test('not again at once under a worker that serves already', async () => {
    const container = fakeContainer({ controller: fakeWorker() });
    container.register.mockRejectedValue(new TypeError('cut'));
    await startPage(container);
    becomeIdle();
    await pass(10_000);
    expect(container.register).toHaveBeenCalledOnce();
    expect(container.registration.update).not.toHaveBeenCalled();
  });

  test('anew where somebody has cleared it away meanwhile', async () => {
    const { container } = await registeredPage();
    container.getRegistration.mockResolvedValue(undefined as never);
    window.dispatchEvent(new Event('online'));
    await pass(2_000);
    expect(container.register).toHaveBeenCalledTimes(2);
  });
});

describe('a new version is looked for', () => {
  test('every hour', async () => {
    const { container } = await registeredPage();
    await pass(60 * 60 * 1_000 - 2_000);
    expect(container.registration.update).not.toHaveBeenCalled();
    await pass(4_000);
    expect(container.registration.update).toHaveBeenCalledOnce();
    await pass(60 * 60 * 1_000);
    expect(container.registration.update).toHaveBeenCalledTimes(2);
  });

  test('when the device is online again, and when the page is seen again', async () => {
    const { container } = await registeredPage();
    window.dispatchEvent(new Event('online'));
    await pass(2_000);
    expect(container.registration.update).toHaveBeenCalledOnce();
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    expect(container.registration.update).toHaveBeenCalledOnce();
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    expect(container.registration.update).toHaveBeenCalledTimes(2);
    expect(container.register).toHaveBeenCalledOnce();
  });

  test('and one that waits is offered by its build', async () => {
    const waiting = fakeWorker((_message, [port]) => {
      if (port instanceof MessagePort) port.postMessage({ type: 'version', buildId: 'b7' });
    });
    Object.assign(waiting, { scriptURL: new URL('/sw.js', location.href).href });
    const { update } = await registeredPage(fakeContainer({ controller: fakeWorker(), active: fakeWorker(), waiting }));
    // A message between two ports takes its time, which no clock of ours tells.
    for (let turn = 0; update().state === 'none' && turn < 500; turn += 1) await pass(0);
    expect(update()).toEqual({ state: 'ready', buildId: 'b7' });
  });

  test('and one that another tab has accepted waits here for an unfinished form', async () => {
    const release = (await import('#src/lib/unsaved-work.ts')).holdReload();
    const { container, update } = await registeredPage(fakeContainer({ controller: fakeWorker() }));
    container.take(fakeWorker());
    expect(update().state).toBe('held');
    release();
  });
});

describe('an install that a bad network cut', () => {
  test('goes on after pauses that double to five minutes, and begin anew once one came through', async () => {
    const installing = fakeWorker();
    const container = fakeContainer();
    Object.assign(container.registration, { installing });
    await registeredPage(container);
    const { update } = container.registration;
    const pausesMs = [2, 4, 8, 16, 32, 64, 128, 256, 300, 300].map((seconds) => seconds * 1_000);
    for (const pauseMs of pausesMs) {
      await changeTo(installing, 'redundant', pauseMs - 1);
      update.mockClear();
      await pass(1);
      expect(update, `${pauseMs}`).toHaveBeenCalledOnce();
    }
    await changeTo(installing, 'activated');
    await changeTo(installing, 'redundant', 1_999);
    update.mockClear();
    await pass(1);
    expect(update).toHaveBeenCalledOnce();
  });

  test('is watched for a version that is found later too, and is no fault of one that comes through', async () => {
    const { container } = await registeredPage();
    const found = fakeWorker();
    Object.assign(container.registration, { installing: found });
    container.registration.dispatchEvent(new Event('updatefound'));
    await changeTo(found, 'installed', 10_000);
    expect(container.registration.update).not.toHaveBeenCalled();
    await changeTo(found, 'redundant', 2_000);
    expect(container.registration.update).toHaveBeenCalledOnce();
    // The server is still out of reach: nobody is told, the next hour tries again.
    container.registration.update.mockRejectedValueOnce(new TypeError('cut'));
    await changeTo(found, 'redundant', 4_000);
    expect(container.registration.update).toHaveBeenCalledTimes(2);
  });
});

test('an active worker is asked to fetch the rest once the browser is idle, without the consent of who pays by the byte', async () => {
  const active = fakeWorker();
  await startPage(fakeContainer({ active, ready: Promise.resolve({ active }) }));
  await pass(0);
  expect(active.postMessage).not.toHaveBeenCalled();
  becomeIdle();
  expect(active.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'warm', isConsented: false }, []);
});

test('a copy that a bad line has cut goes on within the visit, after pauses that double while nothing comes', async () => {
  const controller = fakeWorker();
  const { container } = await startPage(fakeContainer({ controller }));
  const tell = (state: string, doneFiles: number) =>
    container.dispatchEvent(
      new MessageEvent('message', { data: { type: 'second-tier', state, doneFiles, totalFiles: 9, doneBytes: 0, totalBytes: 9 } }),
    );
  const asks = () => controller.postMessage.mock.calls.length;
  tell('interrupted', 3);
  await pass(5_000);
  expect(asks()).toBe(1);
  tell('interrupted', 3);
  await pass(9_999);
  expect(asks()).toBe(1);
  await pass(1);
  expect(asks()).toBe(2);
  tell('interrupted', 4);
  await pass(5_000);
  expect(asks()).toBe(3);
  for (const state of ['complete', 'waiting', 'full']) tell(state, 9);
  await pass(60_000);
  expect(asks()).toBe(3);
  window.dispatchEvent(new Event('online'));
  expect(asks()).toBe(4);
});

test('a page that starts counts as a visit', async () => {
  await startPage();
  const { readStored } = await import('#src/lib/storage.ts');
  expect(readStored('visits', z.number())).toBe(1);
});
