import { afterEach, describe, expect, it, vi } from 'vitest';
import { reportConnection } from '#src/lib/connection.ts';
import { connectionAtom, watchConnection } from '#src/state/online.ts';
import { RETRY_MS } from '#src/lib/connection.ts';
import { makeStore } from '#src/state/store.ts';

function watch({ onLine = true } = {}) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  const store = makeStore();
  const check = vi.fn<() => void>();
  watchConnection(store, check);
  return { line: () => store.get(connectionAtom), check };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('the line (R29)', () => {
  it('stays with the pool’s trouble while other calls succeed, until the next attempt has had its turn (decision I6)', () => {
    vi.useFakeTimers();
    const { line, check } = watch();
    reportConnection('pool');
    reportConnection('online');
    expect(line()).toBe('pool');
    vi.advanceTimersByTime(RETRY_MS);
    expect(check).toHaveBeenCalledOnce();
    reportConnection('online');
    expect(line()).toBe('pool');
    vi.advanceTimersByTime(1_000);
    reportConnection('online');
    expect(line()).toBe('online');
  });

  it('is lost at once in the midst of that', () => {
    const { line } = watch();
    for (const told of ['pool', 'offline', 'online'] as const) {
      reportConnection(told);
      expect(line()).toBe(told);
    }
  });

  it('is what the last call said', () => {
    const { line } = watch();
    expect(line()).toBe('online');
    for (const told of ['offline', 'portal', 'online'] as const) {
      reportConnection(told);
      expect(line()).toBe(told);
    }
  });

  it('is down when the browser says so, from the start or later', () => {
    expect(watch({ onLine: false }).line()).toBe('offline');
    const { line } = watch();
    window.dispatchEvent(new Event('offline'));
    expect(line()).toBe('offline');
  });

  it('is not up because the browser says so: the pool is asked first', () => {
    const { line, check } = watch();
    reportConnection('offline');
    window.dispatchEvent(new Event('online'));
    expect(check).toHaveBeenCalledTimes(1);
    expect(line()).toBe('offline');
    reportConnection('online');
    expect(line()).toBe('online');
  });

  it('that never was down by the browser’s word comes up with the first response', () => {
    const { line } = watch({ onLine: false });
    reportConnection('online');
    expect(line()).toBe('online');
  });

  it('is asked for again while it is gone and somebody looks, for no browser tells that a pool is back', () => {
    vi.useFakeTimers();
    const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    const { check } = watch();
    vi.advanceTimersByTime(2 * RETRY_MS);
    expect(check).not.toHaveBeenCalled();
    reportConnection('offline');
    vi.advanceTimersByTime(2 * RETRY_MS);
    expect(check).toHaveBeenCalledTimes(2);
    seen.mockReturnValue('hidden');
    vi.advanceTimersByTime(2 * RETRY_MS);
    expect(check).toHaveBeenCalledTimes(2);
    seen.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(check).toHaveBeenCalledTimes(3);
    reportConnection('online');
    vi.advanceTimersByTime(2 * RETRY_MS);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(check).toHaveBeenCalledTimes(3);
    seen.mockRestore();
  });
});
