import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CarouselMotion, MotionOptions } from '#src/ui/carousel-motion.ts';
import { Carousel } from '#src/ui/carousel.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { until } from '#tests/until.ts';
import { settled } from '../drawn.ts';
import { click, mount, press, the } from './mount.tsx';

const motion = { show: vi.fn(), step: vi.fn(), setStill: vi.fn(), destroy: vi.fn() } satisfies CarouselMotion;
let started: MotionOptions | undefined;
let failure: Error | undefined;
/** Whether the carousel is in the viewport, and how much of it then is. */
let isInView = true;
let share = 1;

vi.mock('#src/ui/carousel-motion.ts', () => ({
  startMotion: (_viewport: HTMLElement, options: MotionOptions) => {
    if (failure) throw failure;
    started = options;
    return motion;
  },
}));

const slides = ['Boot', 'System', 'Ratio'].map((name) => ({ id: name.toLowerCase(), name, content: () => <a href="#x">{name}</a> }));
const labels = {
  label: 'Highlights',
  carousel: 'carousel',
  tabs: 'Choose',
  pause: 'Pause',
  play: 'Go on',
  slide: 'slide',
  status: (index: number) => `Slide ${index + 1}`,
};

const carousel = () => <Carousel slides={slides} labels={labels} />;
const root = () => the('[aria-roledescription=carousel]');
const tab = (index: number) => document.querySelectorAll<HTMLElement>('[role=tab]')[index]!;
const pressPage = (key: string, how: KeyboardEventInit = {}) =>
  act(async () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...how })));
const point = (type: string, init: { pointerType: string; clientX?: number }, at: Element = root()) =>
  act(async () => at.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), init)));
/** The line above the tab is full. React listens by one of two names: jsdom knows no animations. */
const clockEnds = () =>
  act(async () => {
    for (const name of ['animationend', 'webkitAnimationEnd'])
      the('[aria-selected=true]').dispatchEvent(new Event(name, { bubbles: true }));
  });
const fetched = () =>
  until(async () => {
    await act(() => new Promise((later) => setTimeout(later)));
    expect(started).toBeDefined();
  });
/** Swiper is there, after some first wish. */
const moving = async () => {
  await mount(carousel());
  await click(tab(1));
  motion.show.mockClear();
};

beforeEach(() => {
  // What the stylesheet says, which tests do not load.
  document.head.innerHTML = '<style>* { --autoplay: 40s }</style>';
  started = undefined;
  failure = undefined;
  isInView = true;
  share = 1;
  Object.values(motion).forEach((method) => method.mockClear());
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly callback: (entries: { intersectionRatio: number }[]) => void) {}
      observe() {
        // A browser that was busy tells of several moments at once, the latest last.
        this.callback([isInView ? 0 : 1, isInView ? share : 0].map((intersectionRatio) => ({ intersectionRatio })));
      }
      disconnect() {}
    },
  );
});

describe('Carousel', () => {
  it('stands before any script: the first slide open, the others inert, no style of its own', () => {
    const html = renderToString(carousel());
    expect(html.match(/inert=""/g)).toHaveLength(2);
    expect(html).toMatch(/id="boot"(?:(?!inert)[^>])*>/);
    expect(html).not.toContain('style=');
  });

  it('says what it is, what each slide is called and which slide a tab shows', async () => {
    await moving();
    await act(async () => started?.onSlide(1));
    expect(root().getAttribute('aria-label')).toBe('Highlights');
    expect(the('[role=tablist]').getAttribute('aria-label')).toBe('Choose');
    const panels = [...document.querySelectorAll<HTMLElement>('[role=tabpanel]')];
    expect(panels.map((panel) => panel.getAttribute('aria-label'))).toEqual(['Boot', 'System', 'Ratio']);
    expect(panels.map((panel) => panel.getAttribute('aria-roledescription'))).toEqual(['slide', 'slide', 'slide']);
    expect(panels.map((panel) => panel.hasAttribute('inert'))).toEqual([true, false, true]);
    expect([0, 1, 2].map((index) => tab(index).getAttribute('aria-controls'))).toEqual(['boot', 'system', 'ratio']);
    // One stop of the Tab key: the tab of the slide that is shown.
    expect([0, 1, 2].map((index) => tab(index).tabIndex)).toEqual([-1, 0, -1]);
  });

  it('lets the content of its slides know that they may soon be seen, and not before', async () => {
    const told: boolean[] = [];
    const content = (isDue: boolean) => void told.push(isDue);
    const { rerender } = await mount(<Carousel slides={[{ id: 'boot', name: 'Boot', content }]} labels={labels} />);
    await settled();
    expect(told).not.toContain(true);
    await point('pointerenter', { pointerType: 'mouse' });
    await settled();
    expect(told).toContain(true);
    await rerender(null);
  });

  it('fetches what moves it when half the time of the first slide is over, not before', async () => {
    vi.useFakeTimers();
    await mount(carousel());
    expect(root().dataset.clock).toBe('running');
    await act(async () => vi.advanceTimersByTime(19_900));
    expect(started).toBeUndefined();
    await act(async () => vi.advanceTimersByTime(200));
    vi.useRealTimers();
    await fetched();
    expect(motion.show).not.toHaveBeenCalled();
    expect(motion.step).not.toHaveBeenCalled();
  });

  it('a tap on a tab does not wait for that', async () => {
    await mount(carousel());
    await click(tab(2));
    expect(motion.show).toHaveBeenCalledWith(2);
  });

  it('a mouse over it, the focus in it or a finger on it fetches it, too', async () => {
    for (const attend of [
      () => point('pointerenter', { pointerType: 'mouse' }),
      () => act(async () => the('#boot a').focus()),
      () => point('pointerdown', { pointerType: 'touch', clientX: 0 }, the('#boot')),
    ]) {
      started = undefined;
      const { rerender } = await mount(carousel());
      await attend();
      await fetched();
      await rerender(null);
    }
    expect(motion.step).not.toHaveBeenCalled();
  });

  it('a swipe that began before Swiper was there moves on by a slide; a tap, and a swipe that Swiper sees itself, do not', async () => {
    const swipe = async (from: number, to: number) => {
      await point('pointerdown', { pointerType: 'touch', clientX: from }, the('#boot'));
      await point('pointerup', { pointerType: 'touch', clientX: to }, the('#boot'));
    };
    for (const [from, to, by] of [
      [200, 120, 1],
      [120, 200, -1],
    ] as const) {
      motion.step.mockClear();
      started = undefined;
      const tapped = await mount(carousel());
      await swipe(120, 125);
      await settled();
      expect(motion.step).not.toHaveBeenCalled();
      await tapped.rerender(null);
      started = undefined;
      const { rerender } = await mount(carousel());
      await point('pointerdown', { pointerType: 'mouse', clientX: from }, the('#boot'));
      await point('pointerup', { pointerType: 'mouse', clientX: to }, the('#boot'));
      expect(motion.step).not.toHaveBeenCalled();
      await swipe(from, to);
      await fetched();
      expect(motion.step.mock.calls).toEqual([[by]]);
      await swipe(from, to);
      expect(motion.step).toHaveBeenCalledTimes(1);
      await rerender(null);
    }
  });

  it('follows the slides, and says so only when somebody asked', async () => {
    await moving();
    const track = the('#boot').parentElement;
    // By these Swiper finds what it moves.
    expect(started).toMatchObject({ trackClass: track?.className, slideClass: the('#boot').className });
    expect([track?.className, the('#boot').className]).not.toContain('');
    await act(async () => started?.onSlide(1));
    expect(the('[aria-selected=true]').textContent).toBe('System');
    expect(the('[role=tabpanel]:not([inert])').id).toBe('system');
    expect(the('[aria-live=polite]').textContent).toBe('Slide 2');
    motion.step.mockImplementationOnce(() => started?.onSlide(2));
    await clockEnds();
    expect(the('[aria-selected=true]').textContent).toBe('Ratio');
    expect(the('[aria-live=polite]').textContent).toBe('');
    await act(async () => started?.onSlide(0));
    expect(the('[aria-live=polite]').textContent).toBe('Slide 1');
  });

  it('the end of its clock brings the next slide, with Swiper or before it', async () => {
    await mount(carousel());
    await clockEnds();
    expect(motion.step.mock.calls).toEqual([[1]]);
    await clockEnds();
    expect(motion.step.mock.calls).toEqual([[1], [1]]);
  });

  it('takes the focus along from a slide that goes', async () => {
    await moving();
    await act(async () => the('#boot a').focus());
    await act(async () => started?.onSlide(1));
    expect(document.activeElement?.id).toBe('system');
  });

  it('leaves the focus where it is when that is not in a slide', async () => {
    await moving();
    await act(async () => tab(1).focus());
    await act(async () => started?.onSlide(1));
    expect(document.activeElement).toBe(tab(1));
  });

  it('moves by arrow keys on its tabs, round the end', async () => {
    await mount(carousel());
    await act(async () => tab(0).focus());
    await press('ArrowLeft');
    expect(motion.show).toHaveBeenLastCalledWith(2);
    expect(motion.step).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(tab(2));
  });

  it('rests while the focus, a mouse or a finger is on it, and out of view', async () => {
    const { rerender } = await mount(carousel());
    expect(root().dataset.clock).toBe('running');
    await act(async () => tab(0).focus());
    expect(root().dataset.clock).toBe('held');
    await act(async () => tab(0).blur());
    expect(root().dataset.clock).toBe('running');
    await point('pointerenter', { pointerType: 'mouse' });
    expect(root().dataset.clock).toBe('held');
    await point('pointerleave', { pointerType: 'mouse' });
    expect(root().dataset.clock).toBe('running');
    for (const end of ['pointerup', 'pointercancel']) {
      await point('pointerdown', { pointerType: 'touch', clientX: 0 }, the('#boot'));
      expect(root().dataset.clock).toBe('held');
      await point(end, { pointerType: 'touch', clientX: 0 }, document.body);
      expect(root().dataset.clock).toBe('running');
    }
    await rerender(null);
    isInView = false;
    const away = await mount(carousel());
    expect(root().dataset.clock).toBe('held');
    await away.rerender(null);
    // A fifth of it is in view, less is not.
    isInView = true;
    share = 0.19;
    await mount(carousel());
    expect(root().dataset.clock).toBe('held');
  });

  it('rests in a tab of the browser that is behind another', async () => {
    await mount(carousel());
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    expect(root().dataset.clock).toBe('held');
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    expect(root().dataset.clock).toBe('running');
  });

  it('takes a tap for no hover, a press of the mouse for no finger, and a step of the focus within it for no leaving', async () => {
    await mount(carousel());
    await point('pointerenter', { pointerType: 'touch' });
    await point('pointerdown', { pointerType: 'mouse' }, the('#boot'));
    expect(root().dataset.clock).toBe('running');
    await act(async () => tab(0).focus());
    const leave = (relatedTarget: Element) =>
      act(async () => tab(0).dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget })));
    await leave(the('[aria-label=Pause]'));
    expect(root().dataset.clock).toBe('held');
    await leave(document.body);
    expect(root().dataset.clock).toBe('running');
  });

  it('has the arrow keys of the page while the focus is in a slide or nowhere', async () => {
    await mount(
      <>
        {carousel()}
        <input id="elsewhere" />
      </>,
    );
    await pressPage('ArrowRight');
    await pressPage('ArrowLeft');
    expect(motion.step.mock.calls).toEqual([[1], [-1]]);
    await pressPage('ArrowRight', { altKey: true });
    await act(async () => the('#elsewhere').focus());
    await press('ArrowRight');
    expect(motion.step).toHaveBeenCalledTimes(2);
    await act(async () => the('#boot a').focus());
    await press('ArrowRight');
    expect(motion.step).toHaveBeenCalledTimes(3);
  });

  it('takes a key as its own: the page does not scroll by it, and one that is taken already is left', async () => {
    const { rerender } = await mount(carousel());
    const key = () => new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true });
    const mine = key();
    await act(async () => document.body.dispatchEvent(mine));
    expect([mine.defaultPrevented, motion.step.mock.calls.length]).toEqual([true, 1]);
    const theirs = key();
    theirs.preventDefault();
    await act(async () => document.body.dispatchEvent(theirs));
    expect(motion.step).toHaveBeenCalledTimes(1);
    await rerender(null);
    const later = key();
    document.body.dispatchEvent(later);
    expect(later.defaultPrevented).toBe(false);
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey'])('leaves an arrow with %s to the browser', async (modifier) => {
    await mount(carousel());
    await pressPage('ArrowRight', { [modifier]: true });
    expect(motion.step).not.toHaveBeenCalled();
  });

  it('out of view leaves them to the page', async () => {
    isInView = false;
    await mount(carousel());
    await pressPage('ArrowRight');
    expect(motion.step).not.toHaveBeenCalled();
  });

  it('stops at a click of its button and goes on at the next', async () => {
    await mount(carousel());
    const drawing = () => the('button:not([role]) svg path').getAttribute('d');
    const pause = drawing();
    expect(renderToString(<Icon name="pause" />)).toContain(`"${pause}"`);
    await click(the('[aria-label=Pause]'));
    expect(root().dataset.clock).toBe('off');
    expect(drawing()).not.toBe(pause);
    // Also while a mouse is on it, which would only hold it.
    await point('pointerenter', { pointerType: 'mouse' });
    expect(root().dataset.clock).toBe('off');
    await point('pointerleave', { pointerType: 'mouse' });
    await click(the('[aria-label="Go on"]'));
    expect(root().dataset.clock).toBe('running');
    expect(drawing()).toBe(pause);
  });

  it('changes slides at once under reduced motion', async () => {
    vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: true }));
    await moving();
    expect(motion.setStill).toHaveBeenLastCalledWith(true);
  });

  it('moves them again once motion is welcome, and takes away what moves them with itself', async () => {
    const wish = Object.assign(new EventTarget(), { media: '', matches: true });
    vi.stubGlobal('matchMedia', () => wish);
    const { rerender } = await mount(carousel());
    await click(tab(1));
    wish.matches = false;
    await act(async () => wish.dispatchEvent(new Event('change')));
    expect(motion.setStill).toHaveBeenLastCalledWith(false);
    expect(motion.destroy).not.toHaveBeenCalled();
    await rerender(null);
    expect(motion.destroy).toHaveBeenCalledTimes(1);
  });

  it('of two wishes before Swiper is there the latest counts', async () => {
    await mount(carousel());
    await act(async () => {
      tab(1).click();
      tab(2).click();
    });
    await fetched();
    expect(motion.show.mock.calls).toEqual([[2]]);
  });

  it('leaves the first slide standing when what moves it does not come, and goes on when the network is back', async () => {
    failure = new Error('chunk is gone');
    await mount(carousel());
    await click(tab(1));
    expect(root().dataset.clock).toBe('failed');
    const key = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true });
    await act(async () => document.body.dispatchEvent(key));
    expect(key.defaultPrevented).toBe(false);
    expect(the('[role=tabpanel]:not([inert])').id).toBe('boot');
    failure = undefined;
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(root().dataset.clock).toBe('running');
    // A wish of long ago is none.
    expect(motion.show).not.toHaveBeenCalled();
    await click(tab(2));
    expect(motion.show).toHaveBeenCalledWith(2);
  });
});
