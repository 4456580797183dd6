import { act, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RETRY_MS } from '#src/lib/connection.ts';
import { lazySection } from '#src/parts/lazy-section.tsx';
import { drawn, settled } from '../drawn.ts';
import { fakeViewport } from '../lib/fake-viewport.ts';
import { mount, the } from '../ui/mount.tsx';

const clicked = vi.fn<() => void>();
function Figures() {
  return (
    <button type="button" onClick={clicked}>
      Figures
    </button>
  );
}

let viewport: ReturnType<typeof fakeViewport>;

beforeEach(() => {
  clicked.mockReset();
  viewport = fakeViewport();
});
// The next section's turn comes when the browser is idle.
afterEach(() => act(async () => viewport.becomeIdle()));

/** A section whose import the test watches. */
async function show(load: () => Promise<ComponentType>, when?: 'idle' | 'used') {
  const imports = vi.fn(load);
  const Section = lazySection(imports, when);
  await mount(<Section />);
  return imports;
}

const ready = () => Promise.resolve<ComponentType>(Figures);
const isHydrated = () => the('[data-section]').hasAttribute('data-hydrated');

describe('a section below the first view', () => {
  it('is neither imported nor hydrated while nobody needs it', async () => {
    const imports = await show(ready);
    await settled();
    expect(imports).not.toHaveBeenCalled();
    expect(isHydrated()).toBe(false);
  });

  it('is once it comes near the viewport, and then says so', async () => {
    const imports = await show(ready);
    await act(async () => viewport.comeNear(the('[data-waiting]')));
    await drawn(() => expect(isHydrated()).toBe(true));
    expect(the('button').textContent).toBe('Figures');
    await act(async () => viewport.becomeIdle());
    expect(imports).toHaveBeenCalledTimes(1);
  });

  it('is laid out once the browser is idle, and no more than that', async () => {
    const imports = await show(ready);
    expect(the('[data-section]').hasAttribute('data-laid-out')).toBe(false);
    await act(async () => viewport.becomeIdle());
    await drawn(() => expect(the('[data-section]').hasAttribute('data-laid-out')).toBe(true));
    expect(imports).not.toHaveBeenCalled();
    expect(isHydrated()).toBe(false);
  });

  it('that is for idle time is hydrated once the browser is idle, however far', async () => {
    await show(ready, 'idle');
    await act(async () => viewport.becomeIdle());
    await drawn(() => expect(isHydrated()).toBe(true));
  });

  it('that is only read stays as it was prerendered until it is pointed at, however near and idle', async () => {
    const html = document.createElement('div');
    const Section = lazySection(async () => Figures, 'used');
    document.body.append(html);
    html.innerHTML = '<div class="contents" data-section="used"><!--$--><button type="button">Figures</button><!--/$--></div>';
    await act(async () => void hydrateRoot(html, <Section />));
    await act(async () => viewport.comeNear(the('button')));
    await act(async () => viewport.becomeIdle());
    expect(isHydrated()).toBe(false);
    expect(the('[data-section]').hasAttribute('data-laid-out')).toBe(true);
    await act(async () => the('button').dispatchEvent(new Event('pointerover', { bubbles: true })));
    await drawn(() => expect(isHydrated()).toBe(true));
  });

  it('that is only read, but whose code could not be had, comes when it is near', async () => {
    const imports = await show(ready, 'used');
    await act(async () => viewport.comeNear(the('[data-waiting]')));
    await drawn(() => expect(isHydrated()).toBe(true));
    expect(imports).toHaveBeenCalledTimes(1);
  });

  it('gives the turn on to the next once it is hydrated', async () => {
    const Sections = [1, 2].map(() => lazySection(ready, 'idle'));
    await mount(Sections.map((Section, index) => <Section key={index} />));
    const hydrated = () => document.querySelectorAll('[data-hydrated]').length;
    await act(async () => viewport.becomeIdle());
    await drawn(() => expect(hydrated()).toBe(1));
    await act(async () => viewport.becomeIdle());
    await drawn(() => expect(hydrated()).toBe(2));
  });

  it('keeps its turn while it is on its way, and gives it on when it is gone by then', async () => {
    const First = lazySection(() => new Promise(() => undefined), 'idle');
    const Next = lazySection(ready, 'idle');
    const { rerender } = await mount([<First key="first" />, <Next key="next" />]);
    const isNextHydrated = () => document.querySelector('[data-hydrated]') !== null;
    for (let time = 0; time < 3; time += 1) {
      await act(async () => viewport.becomeIdle());
      await settled(3);
    }
    expect(isNextHydrated()).toBe(false);
    await rerender([<Next key="next" />]);
    await settled(3);
    await act(async () => viewport.becomeIdle());
    await drawn(() => expect(isNextHydrated()).toBe(true));
  });

  it.each(['click', 'focusin'])('is once a %s comes to it, wherever the viewport is', async (visit) => {
    await show(ready);
    await act(async () => the('[data-waiting]').dispatchEvent(new Event(visit, { bubbles: true })));
    await drawn(() => expect(isHydrated()).toBe(true));
    expect(the('[data-section]').hasAttribute('data-laid-out')).toBe(true);
  });

  it('is imported at once for a page that the browser renders whole', async () => {
    const imports = vi.fn(ready);
    const Section = lazySection(imports);
    await Section.preload();
    await mount(<Section />);
    await drawn(() => expect(isHydrated()).toBe(true));
    expect(imports).toHaveBeenCalledTimes(1);
  });

  it('is imported again on `online` where the network failed', async () => {
    const load = vi.fn(ready).mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    await show(load);
    await act(async () => viewport.comeNear(the('[data-waiting]')));
    await settled();
    expect(load).toHaveBeenCalledTimes(1);
    expect(isHydrated()).toBe(false);
    await act(async () => window.dispatchEvent(new Event('online')));
    await drawn(() => expect(isHydrated()).toBe(true));
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is imported again after a while where no event tells that the server is back', async () => {
    vi.useFakeTimers();
    const load = vi.fn(ready).mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    // A page that waits for it comes without it: the loader goes on, and the section follows.
    await expect(lazySection(load).preload()).rejects.toThrow('Failed to fetch');
    await vi.advanceTimersByTimeAsync(RETRY_MS - 1);
    expect(load).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('gets the click that came before it was hydrated', async () => {
    // One function: another in each render would be called again with the button.
    const clickEarly = (target: HTMLButtonElement | null) =>
      void (window.earlyEvents = target ? [{ event: { type: 'click', target }, value: '' }] : []);
    const Clicked = () => <button aria-label="Figures" ref={clickEarly} type="button" onClick={clicked} />;
    await show(() => Promise.resolve(Clicked));
    await act(async () => viewport.comeNear(the('[data-waiting]')));
    await drawn(() => expect(clicked).toHaveBeenCalledTimes(1));
    expect(window.earlyEvents).toEqual([]);
  });
});
