import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CarouselMotion, MotionOptions } from '#src/ui/carousel-motion.ts';
import { Carousel } from '#src/ui/carousel.tsx';
import { click, mount, press, the } from './mount.tsx';

const motion = {
  show: vi.fn(),
  setAutoplay: vi.fn(),
  setHeld: vi.fn(),
  setStill: vi.fn(),
  setKeyboard: vi.fn(),
  destroy: vi.fn(),
} satisfies CarouselMotion;
let started: MotionOptions | undefined;
let failure: Error | undefined;

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
let whenIdle: (work: () => void) => void;
let idleWork: (() => void)[];

const carousel = () => <Carousel slides={slides} whenIdle={whenIdle} labels={labels} />;
const root = () => the('[aria-roledescription=carousel]');
const idle = () => act(async () => idleWork.splice(0).forEach((work) => work()));
const tab = (index: number) => document.querySelectorAll<HTMLElement>('[role=tab]')[index]!;

beforeEach(() => {
  // What the stylesheet says, which tests do not load.
  document.head.innerHTML = '<style>* { --autoplay: 40s }</style>';
  started = undefined;
  failure = undefined;
  idleWork = [];
  whenIdle = (work) => void idleWork.push(work);
  Object.values(motion).forEach((method) => method.mockClear());
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly callback: (entries: { intersectionRatio: number }[]) => void) {}
      observe() {
        this.callback([{ intersectionRatio: 1 }]);
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

  it('fetches what moves it when the page is idle, not before', async () => {
    await mount(carousel());
    expect(started).toBeUndefined();
    expect(root().dataset.clock).toBe('waiting');
    await idle();
    expect(started).toMatchObject({ autoplayMs: 40_000 });
    expect(motion.setAutoplay).toHaveBeenLastCalledWith(true);
  });

  it('a tap on a tab does not wait for that', async () => {
    await mount(carousel());
    await click(tab(2));
    expect(motion.show).toHaveBeenCalledWith(2);
  });

  it('follows the slides, and says so only when somebody asked', async () => {
    await mount(carousel());
    await idle();
    await act(async () => started?.onSlide(1));
    expect(the('[aria-selected=true]').textContent).toBe('System');
    expect(the('[role=tabpanel]:not([inert])').id).toBe('system');
    expect(the('[aria-live=polite]').textContent).toBe('Slide 2');
    await act(async () => {
      started?.onSlide(2);
      started?.onAutomatic();
    });
    expect(the('[aria-live=polite]').textContent).toBe('');
  });

  it('takes the focus along from a slide that goes', async () => {
    await mount(carousel());
    await idle();
    await act(async () => the('#boot a').focus());
    await act(async () => started?.onSlide(1));
    expect(document.activeElement?.id).toBe('system');
  });

  it('moves by arrow keys on its tabs, round the end', async () => {
    await mount(carousel());
    await idle();
    await act(async () => tab(0).focus());
    await press('ArrowLeft');
    expect(motion.show).toHaveBeenLastCalledWith(2);
    expect(document.activeElement).toBe(tab(2));
  });

  it('rests while the focus or a mouse is on it', async () => {
    await mount(carousel());
    await idle();
    expect(motion.setHeld).toHaveBeenLastCalledWith(false);
    await act(async () => tab(0).focus());
    expect(motion.setHeld).toHaveBeenLastCalledWith(true);
    await act(async () => tab(0).blur());
    expect(motion.setHeld).toHaveBeenLastCalledWith(false);
    const point = (type: string) => act(async () => root().dispatchEvent(Object.assign(new Event(type), { pointerType: 'mouse' })));
    await point('pointerenter');
    expect(motion.setHeld).toHaveBeenLastCalledWith(true);
    await point('pointerleave');
    expect(motion.setHeld).toHaveBeenLastCalledWith(false);
  });

  it('gives the arrow keys of the page away while the focus is elsewhere', async () => {
    await mount(
      <>
        {carousel()}
        <input id="elsewhere" />
      </>,
    );
    await idle();
    expect(motion.setKeyboard).toHaveBeenLastCalledWith(true);
    await act(async () => the('#elsewhere').focus());
    expect(motion.setKeyboard).toHaveBeenLastCalledWith(false);
    await act(async () => the('#boot a').focus());
    expect(motion.setKeyboard).toHaveBeenLastCalledWith(true);
  });

  it('stops at a click of its button and goes on at the next', async () => {
    await mount(carousel());
    await idle();
    await click(the('[aria-label=Pause]'));
    expect(motion.setAutoplay).toHaveBeenLastCalledWith(false);
    expect(root().dataset.clock).toBe('off');
    await click(the('[aria-label="Go on"]'));
    expect(motion.setAutoplay).toHaveBeenLastCalledWith(true);
  });

  it('does not go by itself under reduced motion', async () => {
    vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: true }));
    await mount(carousel());
    await idle();
    expect(motion.setAutoplay).toHaveBeenLastCalledWith(false);
    expect(motion.setStill).toHaveBeenLastCalledWith(true);
  });

  it('leaves the first slide standing when what moves it does not come', async () => {
    failure = new Error('chunk is gone');
    await mount(carousel());
    await idle();
    expect(root().dataset.clock).toBe('failed');
    expect(the('[role=tabpanel]:not([inert])').id).toBe('boot');
  });
});
