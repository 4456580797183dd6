import { act, useRef } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useIsNear, useIsShown } from '#src/ui/use-in-view.ts';
import { useIsStill } from '#src/ui/use-is-still.ts';
import { useOnScroll } from '#src/ui/use-on-scroll.ts';
import { useVisibleLines } from '#src/ui/use-visible-lines.ts';
import { mount, the } from './mount.tsx';

it('nothing moves in prerendered HTML, and in a browser what its visitor does not mind', async () => {
  const Motion = () => (useIsStill() ? 'still' : 'moving');
  expect(renderToString(<Motion />)).toBe('still');
  const { container } = await mount(<Motion />);
  expect(container.textContent).toBe('moving');
});

describe('an element that the viewport nears or shows', () => {
  interface Watch {
    see: (entries: { isIntersecting?: boolean; intersectionRatio?: number }[]) => void;
    options: IntersectionObserverInit;
    isOver: boolean;
  }
  let watches: Watch[] = [];
  beforeEach(() => {
    watches = [];
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        private readonly watch: Watch;
        constructor(see: Watch['see'], options: IntersectionObserverInit) {
          this.watch = { see, options, isOver: false };
        }
        observe() {
          watches.push(this.watch);
        }
        disconnect() {
          this.watch.isOver = true;
        }
      },
    );
  });

  function Near() {
    const box = useRef<HTMLDivElement>(null);
    return <div ref={box}>{String(useIsNear(box))}</div>;
  }
  function Shown({ share = 0.2 }) {
    const box = useRef<HTMLDivElement>(null);
    return <div ref={box}>{String(useIsShown(box, share))}</div>;
  }

  it('is near half a screen before it is seen, and stays so without being watched', async () => {
    const { container } = await mount(<Near />);
    expect(watches[0]?.options.rootMargin).toBe('400px 0px');
    await act(async () => watches[0]?.see([{ isIntersecting: false }]));
    expect(container.textContent).toBe('false');
    await act(async () => watches[0]?.see([{ isIntersecting: false }, { isIntersecting: true }, { isIntersecting: false }]));
    expect(container.textContent).toBe('true');
    expect(watches.map(({ isOver }) => isOver)).toEqual([true]);
  });

  it('is near at once, and never shown, in a browser that cannot tell', async () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    const { container } = await mount(
      <>
        <Near />
        <Shown />
      </>,
    );
    expect(container.textContent).toBe('truefalse');
  });

  it('is shown from its share on, by the latest that the browser tells, and while its tab is in front', async () => {
    const { container, rerender } = await mount(<Shown />);
    const look = async (...ratios: number[]) => {
      await act(async () => watches[0]?.see(ratios.map((intersectionRatio) => ({ intersectionRatio }))));
      return container.textContent;
    };
    expect(watches[0]?.options.threshold).toBe(0.2);
    expect([await look(0.19), await look(0.2), await look(1, 0), await look(0, 0.9)]).toEqual(['false', 'true', 'false', 'true']);
    const bring = async (isHidden: boolean) => {
      vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
      await act(async () => document.dispatchEvent(new Event('visibilitychange')));
      return container.textContent;
    };
    expect([await bring(true), await bring(false)]).toEqual(['false', 'true']);
    await rerender(null);
    expect(watches.map(({ isOver }) => isOver)).toEqual([true]);
  });

  it('is not shown where its tab was opened behind another', async () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const { container } = await mount(<Shown />);
    await act(async () => watches[0]?.see([{ intersectionRatio: 1 }]));
    expect(container.textContent).toBe('false');
  });
});

describe('what is read of the page as it scrolls', () => {
  const frames: (() => void)[] = [];
  let top = 0;
  const measure = vi.fn<() => number>(() => top);
  const Place = () => <p>{useOnScroll(measure, -1)}</p>;
  const paint = () => act(async () => frames.splice(0).forEach((frame) => frame()));

  beforeEach(() => {
    frames.length = 0;
    top = 0;
    measure.mockClear();
    vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
    vi.stubGlobal('cancelAnimationFrame', (frame: number) => frame > 0 && frames.splice(frame - 1, 1));
  });

  it('is a guess until the first frame, then follows once a frame, by scrolling and by the size of the window', async () => {
    const { container } = await mount(<Place />);
    expect([container.textContent, measure.mock.calls.length]).toEqual(['-1', 0]);
    await paint();
    expect(container.textContent).toBe('0');
    for (const [index, event] of ['scroll', 'scroll', 'resize'].entries()) {
      top = 100 + index;
      window.dispatchEvent(new Event(event));
      window.dispatchEvent(new Event(event));
      expect(frames).toHaveLength(1);
      await paint();
      expect(container.textContent).toBe(String(top));
    }
    expect(measure).toHaveBeenCalledTimes(4);
  });

  it('is read no more once it is gone', async () => {
    const { rerender } = await mount(<Place />);
    await rerender(null);
    for (const event of ['scroll', 'resize']) window.dispatchEvent(new Event(event));
    await paint();
    expect(measure).not.toHaveBeenCalled();
  });
});

describe('the lines of a long list', () => {
  const drawn: string[] = [];
  function List({ count }: { count: number }) {
    const box = useRef<HTMLDivElement>(null);
    const lines = useRef<HTMLDivElement>(null);
    const { from, to, onScroll } = useVisibleLines(box, lines, count);
    drawn.push(`${from}–${to}`);
    return (
      <div ref={box} id="box" onScroll={onScroll}>
        <div ref={lines} id="lines" />
      </div>
    );
  }
  const range = () => drawn.at(-1);
  const scroll = async (top: number) => {
    the('#box').scrollTop = top;
    await act(async () => the('#box').dispatchEvent(new Event('scroll', { bubbles: true })));
    return range();
  };

  beforeEach(() => {
    drawn.length = 0;
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
  });

  it('are those in sight and a few beyond, from the first to the last', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(40_000);
    await mount(<List count={1_000} />);
    expect(range()).toBe('0–33');
    // What is not drawn keeps its place.
    expect(the('#lines').style.getPropertyValue('--lines-height')).toBe('calc(var(--line) * 1000)');
    // Ten lines of 40 px are in sight.
    expect(await scroll(0)).toBe('0–19');
    expect(await scroll(4_000)).toBe('96–115');
    expect(await scroll(3_970)).toBe('96–115');
    expect(await scroll(39_600)).toBe('984–1000');
    expect(the('#lines').style.getPropertyValue('--lines-height')).toBe('calc(var(--line) * 1000)');
    expect(the('#lines').style.getPropertyValue('--lines-above')).toBe('calc(var(--line) * 984)');
  });

  it('are still in sight when the list grows shorter, and none where there are none', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(40_000);
    const { rerender } = await mount(<List count={1_000} />);
    await scroll(30_000);
    await rerender(<List count={20} />);
    expect(range()).toBe('4–20');
    await rerender(<List count={0} />);
    expect(await scroll(0)).toBe('0–0');
  });

  it('are as many as before while the box has no height', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(0);
    const { rerender } = await mount(<List count={0} />);
    expect(await scroll(0)).toBe('0–0');
    await rerender(<List count={1_000} />);
    expect([range(), await scroll(400)]).toEqual(['0–33', '0–33']);
  });
});
