import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { applyUpdate, dismissUpdateAtom, followController, offerUpdateAtom, updateAtom } from '#src/features/pwa/updates.ts';
import { holdReload } from '#src/lib/unsaved-work.ts';
import { fakeContainer, fakeWorker, removeContainer } from './fake-container.ts';

const reload = vi.fn();
let store = createStore();

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockClear();
  store = createStore();
});
afterEach(() => {
  vi.useRealTimers();
  removeContainer();
});

const follow = async (container: ReturnType<typeof fakeContainer>) => {
  followController(container, store, reload);
  await vi.advanceTimersByTimeAsync(0);
};

test('the first worker of all takes the page over without a reload', async () => {
  const container = fakeContainer();
  await follow(container);
  container.take(fakeWorker());
  expect(reload).not.toHaveBeenCalled();
  container.take(fakeWorker());
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  ['a page under a worker', { controller: fakeWorker() }],
  ['a page opened past its worker', { active: fakeWorker() }],
])('%s reloads when another worker takes over', async (_name, parts) => {
  const container = fakeContainer(parts);
  await follow(container);
  container.take(fakeWorker());
  expect(reload).toHaveBeenCalledOnce();
});

test('a page that its own worker takes over late is not reloaded', async () => {
  const active = fakeWorker();
  const container = fakeContainer({ active });
  await follow(container);
  container.take(active);
  expect(reload).not.toHaveBeenCalled();
});

test('a form with unsent words holds the page and says why; the other tabs reload', async () => {
  const container = fakeContainer({ controller: fakeWorker() });
  await follow(container);
  const release = holdReload();
  container.take(fakeWorker());
  expect(reload).not.toHaveBeenCalled();
  expect(store.get(updateAtom).state).toBe('held');
  release();
  release();
  container.take(fakeWorker());
  expect(reload).toHaveBeenCalledOnce();
});

test('who accepts the new version here has said that nothing holds the page', async () => {
  const container = fakeContainer({ controller: fakeWorker(), waiting: fakeWorker() });
  await follow(container);
  const release = holdReload();
  await applyUpdate(store, reload);
  // It is not offered over what is under way.
  store.set(offerUpdateAtom, 'b9');
  expect(store.get(updateAtom).state).toBe('applying');
  container.take(fakeWorker());
  expect(reload).toHaveBeenCalledOnce();
  release();
});

test('a browser that refuses its workers while we look is left alone', async () => {
  const container = fakeContainer({ controller: fakeWorker() });
  container.getRegistration.mockRejectedValue(new DOMException('no', 'SecurityError'));
  await follow(container);
  container.take(fakeWorker());
  expect(reload).toHaveBeenCalledOnce();
});

test('accepting tells the waiting worker to take over', async () => {
  const waiting = fakeWorker();
  fakeContainer({ controller: fakeWorker(), waiting });
  await applyUpdate(store, reload);
  expect(waiting.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' }, []);
  expect(store.get(updateAtom).state).toBe('applying');
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ['refuses', () => Promise.reject(new TypeError('no server')), 0],
  ['does not answer', () => new Promise<undefined>(() => undefined), 5_000],
])('over a line that %s no version is taken: it is offered again', async (_name, update, afterMs) => {
  const waiting = fakeWorker();
  fakeContainer({ controller: fakeWorker(), waiting }).registration.update.mockImplementation(update);
  store.set(offerUpdateAtom, 'b2');
  const taking = applyUpdate(store, reload);
  await vi.advanceTimersByTimeAsync(afterMs);
  await taking;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(waiting.postMessage).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
  expect(store.get(updateAtom)).toEqual({ state: 'ready', buildId: 'b2' });
});

test('a worker that never takes over does not hold the visitor: the tab reloads after ten seconds', async () => {
  fakeContainer({ waiting: fakeWorker() });
  await applyUpdate(store, reload);
  await vi.advanceTimersByTimeAsync(9_900);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(reload).toHaveBeenCalledOnce();
});

test('when the new version already runs, accepting reloads at once', async () => {
  fakeContainer({ waiting: null });
  await applyUpdate(store, reload);
  expect(reload).toHaveBeenCalledOnce();
});

test('"later" hides this build and not the next', () => {
  store.set(offerUpdateAtom, 'b2');
  expect(store.get(updateAtom).state).toBe('ready');
  store.set(dismissUpdateAtom);
  store.set(offerUpdateAtom, 'b2');
  expect(store.get(updateAtom).state).toBe('none');
  store.set(offerUpdateAtom, 'b3');
  expect(store.get(updateAtom).state).toBe('ready');
});

test('a build that does not say its name is always offered', () => {
  store.set(offerUpdateAtom, '');
  store.set(dismissUpdateAtom);
  store.set(offerUpdateAtom, '');
  expect(store.get(updateAtom).state).toBe('ready');
});
