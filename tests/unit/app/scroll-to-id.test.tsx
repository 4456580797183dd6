import { afterEach, describe, expect, it, vi } from 'vitest';
import { scrollToSearchId } from '#src/app/scroll-to-id.ts';
import { affiliateProgramEvent } from '#src/features/affiliate/affiliate-program.ts';

/** A router that stands where the test says, at an id or at `type=1`; `go` renders another location, `back` as a step in the history. */
function routerAt(pathname: string, id?: string, hash = '') {
  let rendered = () => {};
  let moved: (event: { action: { type: string } }) => void = () => {};
  const searchOf = (asked: string | undefined) => (asked?.startsWith('type=') ? { type: Number(asked.slice(5)) } : { id: asked });
  const state = { location: { pathname, search: searchOf(id), hash } };
  const router = {
    state,
    history: { subscribe: (callback: typeof moved) => void (moved = callback) },
    subscribe: (_: string, callback: () => void) => void (rendered = callback),
  };
  const move =
    (type: string) =>
    (to: string, nextId?: string, nextHash = '') => {
      moved({ action: { type } });
      state.location = { pathname: to, search: searchOf(nextId), hash: nextHash };
      rendered();
    };
  scrollToSearchId(router as never);
  // The router loads the same address again without a word from the history.
  return { go: move('PUSH'), back: move('BACK'), goAgain: () => rendered() };
}

function section(id: string) {
  const element = document.body.appendChild(document.createElement('section'));
  element.id = id;
  return vi.spyOn(element, 'scrollIntoView');
}

afterEach(() => {
  document.body.replaceChildren();
});

describe('the query id', () => {
  it('scrolls to the element on arrival and on a later navigation', () => {
    const wrap = section('wrap');
    const { go } = routerAt('/about-us', 'wrap');
    expect(wrap).toHaveBeenCalledTimes(1);
    const calculator = section('calculator');
    go('/', 'calculator');
    expect(calculator).toHaveBeenCalledTimes(1);
  });

  it('leaves a page alone that the visitor has scrolled before it ran, or that was reloaded', () => {
    vi.stubGlobal('scrollY', 640);
    const vip = section('vip');
    const { go } = routerAt('/', 'vip');
    expect(vip).not.toHaveBeenCalled();
    go('/', 'vip');
    expect(vip).toHaveBeenCalledTimes(1);
  });

  it('leaves the place of a step back to the router', () => {
    const vip = section('vip');
    const { go, back } = routerAt('/', 'vip');
    go('/help');
    back('/', 'vip');
    expect(vip).toHaveBeenCalledTimes(1);
  });
});

describe('the type of the Download Now link', () => {
  it('scrolls to the packages of OKKONG OS, and keeps the place of a step back', () => {
    const packages = section('download');
    const { go, back } = routerAt('/okkong-os', 'type=1');
    expect(packages).toHaveBeenCalledTimes(1);
    go('/tools', 'type=1');
    back('/okkong-os', 'type=1');
    expect(packages).toHaveBeenCalledTimes(1);
    go('/okkong-os', 'type=2');
    expect(packages).toHaveBeenCalledTimes(1);
    go('/okkong-os', 'type=1');
    expect(packages).toHaveBeenCalledTimes(2);
  });
});

describe('the query id beside a hash, a step back and a reload', () => {
  it('gives way to the hash', () => {
    const pool = section('pool');
    const { go } = routerAt('/', 'pool', 'addresses');
    go('/', 'pool', 'pool-coins');
    expect(pool).not.toHaveBeenCalled();
    go('/', 'pool');
    expect(pool).toHaveBeenCalledTimes(1);
  });

  it('scrolls again when its link is clicked again, also after a reload or a step back', () => {
    vi.stubGlobal('scrollY', 640);
    const pool = section('pool');
    const { back, goAgain } = routerAt('/', 'pool');
    goAgain();
    expect(pool).toHaveBeenCalledTimes(1);
    back('/', 'pool');
    expect(pool).toHaveBeenCalledTimes(1);
    goAgain();
    expect(pool).toHaveBeenCalledTimes(2);
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
