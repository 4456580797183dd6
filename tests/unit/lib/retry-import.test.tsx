import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inTime, retryImport } from '#src/lib/retry-import.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('imports again every 15 s and when the network is back, and leaves no listener behind', async () => {
  const [add, remove] = [vi.spyOn(window, 'addEventListener'), vi.spyOn(window, 'removeEventListener')];
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('no network'));
  const imported = retryImport(load);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(3);
  load.mockResolvedValue('code');
  await vi.advanceTimersByTimeAsync(15_000);
  await expect(imported).resolves.toBe('code');
  const online = ({ mock }: { mock: { calls: unknown[][] } }) => mock.calls.filter(([type]) => type === 'online').length;
  expect([online(add), online(remove), vi.getTimerCount()]).toEqual([3, 3, 0]);
});

it('code that has not come within 120 s is a ChunkLoadError, reported as code that is gone', async () => {
  const reported = vi.fn<(event: Event) => void>();
  window.addEventListener('vite:preloadError', reported, { once: true });
  const settled = vi.fn<(error: unknown) => void>();
  inTime(new Promise(() => undefined)).catch(settled);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith(new Error('ChunkLoadError'));
  expect(reported).toHaveBeenCalledWith(expect.objectContaining({ payload: new Error('ChunkLoadError') }));
});

it('code that comes leaves no timer behind, nor does code that cannot be had', async () => {
  await expect(inTime(Promise.resolve('code'))).resolves.toBe('code');
  await expect(inTime(Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(vi.getTimerCount()).toBe(0);
});
