import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeIsOffered, rideToTop } from '#src/features/landing/scroll-to-top.tsx';

let tops: number[];

/** A page that scrolls where it is told, from `fromPx`. */
function pageAt(fromPx: number, isLocked = false): void {
  vi.stubGlobal('scrollY', fromPx);
  vi.spyOn(window, 'scrollTo').mockImplementation((...args: unknown[]) => {
    const [options] = args as [ScrollToOptions];
    const top = options.top ?? 0;
    tops.push(top);
    if (!isLocked) vi.stubGlobal('scrollY', top);
  });
}

beforeEach(() => {
  tops = [];
  vi.useFakeTimers();
});

it('is offered to who scrolls up, with a whole viewport above, and not to who reads on', () => {
  vi.stubGlobal('innerHeight', 800);
  const isOffered = makeIsOffered();
  const at = (top: number) => {
    vi.stubGlobal('scrollY', top);
    return isOffered();
  };
  expect([0, 3_000, 3_400, 3_396, 3_300, 3_304, 3_380].map(at)).toEqual([false, false, false, false, true, true, false]);
  expect([900, 820, 800, 790].map(at)).toEqual([true, true, false, false]);
  expect([900, 908, 900].map(at)).toEqual([false, false, true]);
});

describe('the ride to the top', () => {
  it('rises 100 px every 10 ms and ends at the top', () => {
    pageAt(1_050);
    rideToTop();
    vi.advanceTimersByTime(10);
    expect(tops).toEqual([950]);
    vi.advanceTimersByTime(90);
    expect(tops.at(-1)).toBe(50);
    vi.advanceTimersByTime(10_000);
    expect(tops).toHaveLength(11);
    expect(tops.at(-1)).toBe(0);
  });

  it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('ends when the visitor takes over: %s', (takeover) => {
    pageAt(1_000);
    rideToTop();
    vi.advanceTimersByTime(20);
    window.dispatchEvent(new Event(takeover));
    vi.advanceTimersByTime(1_000);
    expect(tops).toEqual([900, 800]);
  });

  it('is over at once under reduced motion', () => {
    pageAt(5_000);
    vi.spyOn(window, 'matchMedia').mockImplementation((media) => Object.assign(new EventTarget(), { media, matches: true }) as never);
    rideToTop();
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
    expect(tops).toEqual([0]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does not wait for a page that is locked', () => {
    pageAt(1_000, true);
    rideToTop();
    vi.advanceTimersByTime(1_000);
    expect(tops).toEqual([900]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
