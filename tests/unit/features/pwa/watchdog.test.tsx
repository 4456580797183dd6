import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import script from '../../../../src/app/boot/watchdog.js?raw';
import { fakeContainer, removeContainer } from './fake-container.ts';

const deleteCache = vi.fn(async () => true);
const unregister = vi.fn(async () => true);

beforeEach(() => {
  vi.useFakeTimers();
  deleteCache.mockClear();
  unregister.mockClear();
  vi.stubGlobal('caches', { keys: async () => ['one'], delete: deleteCache });
  document.documentElement.removeAttribute('data-phase');
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  removeContainer();
});

/** Runs the script with its own `location`, for jsdom's cannot be watched. */
function boot() {
  const reload = vi.fn();
  const container = fakeContainer();
  Object.assign(container.registration, { unregister, installing: null });
  new Function('location', script)({ reload });
  return { reload, update: container.registration.update, registration: container.registration };
}
const breakScript = () => window.dispatchEvent(new ErrorEvent('error', { message: 'boom' }));

test('a page that stands is left alone', async () => {
  const { reload, update } = boot();
  document.documentElement.dataset.phase = 'ready';
  breakScript();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([update, reload].map((spy) => spy.mock.calls.length)).toEqual([0, 0]);
});

test('a page that is merely slow is given time', async () => {
  const { update } = boot();
  await vi.advanceTimersByTimeAsync(29_000);
  expect(update).not.toHaveBeenCalled();
});

test('a picture that fails is no reason to act', async () => {
  const { update } = boot();
  const image = document.body.appendChild(document.createElement('img'));
  image.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(update).not.toHaveBeenCalled();
});

test('a broken start first looks for a new version, then clears everything, then gives up', async () => {
  const first = boot();
  breakScript();
  await vi.advanceTimersByTimeAsync(11_000);
  expect(first.update).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect([first.update, first.reload].map((spy) => spy.mock.calls.length)).toEqual([1, 1]);
  expect(deleteCache).not.toHaveBeenCalled();

  const second = boot();
  breakScript();
  await vi.advanceTimersByTimeAsync(13_000);
  expect(deleteCache).toHaveBeenCalledWith('one');
  expect(unregister).toHaveBeenCalledOnce();
  expect(second.reload).toHaveBeenCalledOnce();

  const third = boot();
  breakScript();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([third.update, third.reload].map((spy) => spy.mock.calls.length)).toEqual([0, 0]);
});

test('a new version found is told to take over, and the page reloads under it', async () => {
  const worker = Object.assign(new EventTarget(), { state: 'installing', postMessage: vi.fn() });
  const { reload, registration } = boot();
  Object.assign(registration, { installing: worker });
  breakScript();
  await vi.advanceTimersByTimeAsync(13_000);
  // Its install is not to wait for the second tier.
  expect(worker.postMessage).toHaveBeenCalledOnce();
  worker.state = 'installed';
  worker.dispatchEvent(new Event('statechange'));
  expect(worker.postMessage).toHaveBeenLastCalledWith({ type: 'SKIP_WAITING' });
  expect(worker.postMessage).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();
  worker.state = 'activated';
  worker.dispatchEvent(new Event('statechange'));
  expect(reload).toHaveBeenCalledOnce();
});

test('where there is no worker a reload is all there is to try, once', async () => {
  for (const expected of [1, 0]) {
    const { reload } = boot();
    vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(undefined);
    breakScript();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(reload).toHaveBeenCalledTimes(expected);
  }
});

test('while the server is out of reach nothing is thrown away', async () => {
  sessionStorage.setItem('boot-watchdog', '1');
  const { reload, update } = boot();
  update.mockRejectedValue(new TypeError('offline'));
  breakScript();
  await vi.advanceTimersByTimeAsync(20_000);
  expect([deleteCache, unregister, reload].map((spy) => spy.mock.calls.length)).toEqual([0, 0, 0]);
});

test('files that a deploy is still copying are looked for, ever more seldom, and once they are all there the page loads again', async () => {
  sessionStorage.setItem('boot-watchdog', '2');
  const notice = document.body.appendChild(Object.assign(document.createElement('p'), { id: 'old-browser', hidden: true }));
  notice.dataset.late = 'Being updated';
  let isThere = false;
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    if (url.startsWith('/assets/')) return new Response(null, { status: isThere || url.endsWith('.css') ? 200 : 404 });
    return new Response(
      '<link rel="stylesheet" href="/assets/a.css"><link rel="stylesheet" href="/assets/in-a.css" disabled><script src="/assets/main-1.js"></script>',
    );
  });
  const page = { href: 'https://pool.example/', reload: vi.fn() };
  new Function('location', script)(page);
  const tag = document.body.appendChild(document.createElement('script'));
  tag.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(13_000);
  expect([notice.hidden, notice.textContent]).toEqual([false, 'Being updated']);
  const counts: number[] = [];
  for (const seconds of [10, 20, 40, 80]) {
    await vi.advanceTimersByTimeAsync(seconds * 1_000);
    counts.push(asked.filter((url) => url === page.href).length);
  }
  expect(counts).toEqual([1, 2, 3, 4]);
  expect(page.reload).not.toHaveBeenCalled();
  isThere = true;
  await vi.advanceTimersByTimeAsync(240_000);
  expect(page.reload).toHaveBeenCalledOnce();
  expect(asked).toContain('/assets/main-1.js');
  // It stands in another.
  expect(asked).not.toContain('/assets/in-a.css');
  notice.remove();
  tag.remove();
});
