import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { now, observeServerDate, subscribeTick } from '#src/lib/clock.ts';

const deviceMs = Date.UTC(2026, 10, 20, 12, 0);

beforeEach(() => void vi.useFakeTimers({ now: deviceMs }));
afterEach(() => observeServerDate(new Date(Date.now()).toUTCString()));

describe('now', () => {
  it.each([
    ['a day slow', 86_400_000],
    ['a day fast', -86_400_000],
    ['twelve years slow', Date.UTC(2038, 0, 20) - deviceMs],
    ['three seconds slow', 3_000],
  ])('is the time of the server on a device that is %s, and goes on from there', (_case, offsetMs) => {
    observeServerDate(new Date(deviceMs + offsetMs).toUTCString());
    expect(now()).toBe(deviceMs + offsetMs);
    vi.setSystemTime(deviceMs + 60_000);
    expect(now()).toBe(deviceMs + offsetMs + 60_000);
  });

  it('is the own time when the difference may be the latency of the response', () => {
    observeServerDate(new Date(deviceMs - 1_000).toUTCString());
    expect(now()).toBe(deviceMs);
  });

  it.each([null, '', 'yesterday'])('does not change for the header %j', (header) => {
    observeServerDate(new Date(deviceMs + 86_400_000).toUTCString());
    observeServerDate(header);
    expect(now()).toBe(deviceMs + 86_400_000);
  });

  it('follows the server back when the device has been set right', () => {
    observeServerDate(new Date(deviceMs + 86_400_000).toUTCString());
    vi.setSystemTime(deviceMs + 86_400_000);
    observeServerDate(new Date(deviceMs + 86_400_000).toUTCString());
    expect(now()).toBe(deviceMs + 86_400_000);
  });
});

describe('a tick', () => {
  let visibility: DocumentVisibilityState = 'visible';
  function become(state: DocumentVisibilityState): void {
    visibility = state;
    document.dispatchEvent(new Event('visibilitychange'));
  }
  beforeEach(() => {
    visibility = 'visible';
    vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  });

  it('comes every so often', () => {
    const tick = vi.fn<() => void>();
    const stop = subscribeTick(1_000, tick);
    vi.advanceTimersByTime(3_500);
    expect(tick).toHaveBeenCalledTimes(3);
    stop();
  });

  it('rests while the page is hidden, and comes once on return, however long that was', () => {
    const tick = vi.fn<() => void>();
    const stop = subscribeTick(1_000, tick);
    become('hidden');
    vi.advanceTimersByTime(9 * 3_600_000);
    expect(tick).not.toHaveBeenCalled();
    become('visible');
    expect(tick).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1_000);
    expect(tick).toHaveBeenCalledTimes(2);
    stop();
  });

  it('leaves neither timer nor listener behind when stopped', () => {
    const tick = vi.fn<() => void>();
    subscribeTick(1_000, tick)();
    expect(vi.getTimerCount()).toBe(0);
    become('visible');
    expect(tick).not.toHaveBeenCalled();
  });
});
