import { afterEach, describe, expect, it, vi } from 'vitest';
import { endTrouble, noteTrouble } from '#src/lib/back-off.ts';
import { reportConnection } from '#src/lib/connection.ts';
import { soonInOneTab } from '#src/lib/exclusively.ts';
import { connectionAtom, lastSuccessAtom, watchConnection } from '#src/state/online.ts';
import { RETRY_MS } from '#src/lib/connection.ts';
import { makeStore } from '#src/state/store.ts';
import { closeChannels, FakeBroadcastChannel } from '../fake-channel.ts';

function watch({ onLine = true } = {}) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  const store = makeStore();
  const check = vi.fn<() => Promise<boolean>>().mockResolvedValue(false);
  watchConnection(store, check);
  return { store, line: () => store.get(connectionAtom), check };
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the line', () => {
  it('stays with the pool’s trouble while other calls succeed, until the next attempt has had its turn', () => {
    vi.useFakeTimers();
    const { line, check } = watch();
    reportConnection('pool');
    reportConnection('online');
    expect(line()).toBe('pool');
    vi.advanceTimersByTime(RETRY_MS);
    expect(check).toHaveBeenCalled();
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

  it('remembers to the minute when something last came', () => {
    vi.useFakeTimers({ now: 600_000 + 42_000 });
    const { store } = watch();
    expect(store.get(lastSuccessAtom)).toBeUndefined();
    reportConnection('online');
    expect(store.get(lastSuccessAtom)).toBe(600_000);
  });

  it('is what the last call said', () => {
    const { line } = watch();
    expect(line()).toBe('online');
    for (const told of ['offline', 'portal', 'online'] as const) {
      reportConnection(told);
      expect(line()).toBe(told);
    }
  });

  it.each(['server', 'slow'] as const)('does not flicker: it is %s only when nothing has come for a second after a failure', (told) => {
    vi.useFakeTimers();
    const { line } = watch();
    reportConnection(told);
    vi.advanceTimersByTime(900);
    reportConnection('online');
    vi.advanceTimersByTime(2_000);
    expect(line()).toBe('online');
    reportConnection(told);
    vi.advanceTimersByTime(900);
    // Those that follow do not prolong the doubt.
    reportConnection(told);
    expect(line()).toBe('online');
    vi.advanceTimersByTime(100);
    expect(line()).toBe(told);
    // A dead line beyond doubt ends it at once.
    reportConnection('offline');
    expect(line()).toBe('offline');
  });

  it('is down when the browser says so, from the start or later', () => {
    expect(watch({ onLine: false }).line()).toBe('offline');
    const { line } = watch();
    window.dispatchEvent(new Event('offline'));
    expect(line()).toBe('offline');
  });

  it('is not up because the browser says so: the pool is asked first, not by all devices in one moment', async () => {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const { line, check } = watch();
    reportConnection('offline');
    window.dispatchEvent(new Event('online'));
    expect(check).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
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

  it('is asked for again while it is gone and somebody looks, soon at first, for no browser tells that a pool is back', () => {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    const { check } = watch();
    const asked = (ms: number) => {
      check.mockClear();
      vi.advanceTimersByTime(ms);
      return check.mock.calls.length;
    };
    expect(asked(2 * RETRY_MS)).toBe(0);
    reportConnection('offline');
    expect([asked(2_000), asked(4_000), asked(8_000), asked(RETRY_MS), asked(RETRY_MS)]).toEqual([1, 1, 1, 1, 1]);
    seen.mockReturnValue('hidden');
    expect(asked(2 * RETRY_MS)).toBe(0);
    seen.mockReturnValue('visible');
    check.mockClear();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(check).toHaveBeenCalledTimes(1);
    // Whoever comes back does not wait as long as who was never away.
    expect(asked(2_000)).toBe(1);
    reportConnection('online');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(asked(2 * RETRY_MS)).toBe(0);
  });

  it('of a pool in trouble is asked for ever more seldom, not before it wants to, whatever is looked at meanwhile', () => {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const { check, line } = watch();
    const fail = () => {
      noteTrouble(null);
      reportConnection('pool');
    };
    check.mockImplementation(async () => {
      fail();
      return false;
    });
    fail();
    let calls = 0;
    const asked = (minutes: number) => {
      vi.advanceTimersByTime(minutes * 60_000);
      document.dispatchEvent(new Event('visibilitychange'));
      const before = calls;
      calls = check.mock.calls.length;
      return calls - before;
    };
    // 15, 30 and 60 s, 2 and 4 min: never more than four in a minute, then one in four.
    expect(asked(1)).toBeLessThanOrEqual(3);
    expect(asked(20)).toBeLessThanOrEqual(8);
    expect(asked(20)).toBeLessThanOrEqual(6);
    // What succeeds beside it does not make it well before the next attempt.
    reportConnection('online');
    expect(line()).toBe('pool');
    check.mockResolvedValue(false);
    endTrouble();
  });

  it('pauses differ from page to page', () => {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const { check } = watch();
    reportConnection('offline');
    vi.advanceTimersByTime(1_400);
    expect(check).toHaveBeenCalledTimes(1);
  });

  it('is back in every tab when one of them has reached the pool', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('BroadcastChannel', FakeBroadcastChannel);
    const tabs = [];
    for (const reached of [true, false]) {
      vi.resetModules();
      const [{ reportConnection: report }, online] = await Promise.all([import('#src/lib/connection.ts'), import('#src/state/online.ts')]);
      const store = makeStore();
      online.watchConnection(store, () => Promise.resolve(reached));
      report('offline');
      tabs.push(() => store.get(online.connectionAtom));
    }
    expect(tabs.map((line) => line())).toEqual(['offline', 'offline']);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(tabs[1]?.()).toBe('online');
    closeChannels();
    vi.unstubAllGlobals();
  });
});

describe('what a returned line sets off', () => {
  it('is done by one of the tabs', async () => {
    vi.useFakeTimers();
    let isTaken = false;
    const request = vi.fn(async (_name: string, _options: object, use: (lock: object | null) => unknown) => {
      if (isTaken) return use(null);
      isTaken = true;
      await use({});
      isTaken = false;
    });
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { locks: { request } }));
    const work = vi.fn<() => void>();
    void Promise.all([soonInOneTab('look', work), soonInOneTab('look', work)]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(work).toHaveBeenCalledOnce();
    void soonInOneTab('look', work);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(work).toHaveBeenCalledTimes(2);
    vi.unstubAllGlobals();
  });
});
