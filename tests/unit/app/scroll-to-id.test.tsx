import { beforeEach, describe, expect, it, vi } from 'vitest';
import { followAskedElement } from '#src/app/scroll-to-id.ts';
import { affiliateProgramEvent } from '#src/features/affiliate/affiliate-program.ts';

let grow: (() => void) | undefined;
let observed = 0;

class FakeResizeObserver {
  readonly #callback: () => void;
  constructor(callback: () => void) {
    this.#callback = callback;
  }
  observe(): void {
    observed += 1;
    grow = this.#callback;
    this.#callback();
  }
  disconnect(): void {
    grow = undefined;
  }
}

/** A router that stands where the test says; `go` renders another location. */
function routerAt(pathname: string, id?: string, arrivalHash = '') {
  let rendered = () => {};
  const state = { location: { pathname, search: { id }, hash: arrivalHash } };
  const router = { state, subscribe: (_: string, callback: () => void) => void (rendered = callback) };
  const go = (to: string, nextId?: string) => {
    state.location = { pathname: to, search: { id: nextId }, hash: '' };
    rendered();
  };
  followAskedElement(router as never);
  return { go };
}

function section(id: string) {
  const element = document.body.appendChild(document.createElement('section'));
  element.id = id;
  return vi.spyOn(element, 'scrollIntoView');
}

beforeEach(() => {
  grow = undefined;
  observed = 0;
  vi.useFakeTimers();
  vi.stubGlobal('ResizeObserver', FakeResizeObserver);
});

describe('the query id', () => {
  it('does nothing without one', () => {
    routerAt('/');
    expect(observed).toBe(0);
  });

  it('scrolls to the element on arrival and on a later navigation', () => {
    const wrap = section('wrap');
    const { go } = routerAt('/about-us', 'wrap');
    expect(wrap).toHaveBeenCalledTimes(1);
    const calculator = section('calculator');
    go('/', 'calculator');
    expect(calculator).toHaveBeenCalledTimes(1);
  });

  it('waits for a section that comes late and stays with one that is pushed down', () => {
    routerAt('/', 'vip');
    const vip = section('vip');
    grow?.();
    grow?.();
    expect(vip).toHaveBeenCalledTimes(2);
  });

  it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('leaves the page to a visitor who takes over: %s', (takeover) => {
    section('vip');
    routerAt('/', 'vip');
    window.dispatchEvent(new Event(takeover));
    expect(grow).toBeUndefined();
  });

  it('leaves the page to the visitor after a while, and on the next navigation', () => {
    const { go } = routerAt('/', 'vip');
    vi.advanceTimersByTime(5_000);
    expect(grow).toBeUndefined();
    go('/', 'pool');
    expect(grow).toBeDefined();
    go('/about-us');
    expect(grow).toBeUndefined();
  });
});

describe('the hash on arrival', () => {
  it('is stayed at while the sections above come, like the query', () => {
    const addresses = section('addresses');
    routerAt('/', undefined, 'addresses');
    grow?.();
    expect(addresses).toHaveBeenCalledTimes(2);
  });

  it('gives way to the query, and to the next navigation', () => {
    const pool = section('pool');
    const vip = section('vip');
    const { go } = routerAt('/', 'vip', 'pool');
    expect(vip).toHaveBeenCalledTimes(1);
    expect(pool).not.toHaveBeenCalled();
    go('/about-us');
    expect(grow).toBeUndefined();
  });
});

describe('the place that was returned to', () => {
  it('is stayed at until the page has loaded', () => {
    vi.stubGlobal('performance', { getEntriesByType: () => [{ type: 'reload' }], now: () => 0 });
    vi.stubGlobal('scrollY', 640);
    const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
    routerAt('/');
    grow?.();
    expect(scrollTo.mock.calls).toEqual([[{ top: 640, behavior: 'instant' }], [{ top: 640, behavior: 'instant' }]]);
    vi.advanceTimersByTime(1_000);
    expect(grow).toBeUndefined();
  });
});

describe('the affiliate section', () => {
  const listen = (isTaken: boolean) => {
    const heard = vi.fn((event: Event) => isTaken && event.preventDefault());
    window.addEventListener(affiliateProgramEvent, heard, { once: true });
    return heard;
  };

  it('is scrolled to when the visitor comes from elsewhere', () => {
    const heard = listen(true);
    const band = section('AffiliateProgram');
    const { go } = routerAt('/about-us');
    go('/', 'AffiliateProgram');
    expect(band).toHaveBeenCalledTimes(1);
    expect(heard).not.toHaveBeenCalled();
    window.removeEventListener(affiliateProgramEvent, heard);
  });

  it('is asked by event when the visitor is home already', () => {
    const heard = listen(true);
    const band = section('AffiliateProgram');
    const { go } = routerAt('/home');
    go('/', 'AffiliateProgram');
    expect(heard).toHaveBeenCalledOnce();
    expect(band).not.toHaveBeenCalled();
  });

  it('is scrolled to after all when nobody takes the event', () => {
    const heard = listen(false);
    const band = section('AffiliateProgram');
    const { go } = routerAt('/');
    go('/', 'AffiliateProgram');
    expect(heard).toHaveBeenCalledOnce();
    expect(band).toHaveBeenCalledTimes(1);
  });
});
