import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { retryImport } from '#src/lib/retry-import.ts';

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
