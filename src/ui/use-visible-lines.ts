import { type RefObject, useLayoutEffect, useState } from 'react';

interface VisibleLines {
  /** The first line to draw, and the one after the last. */
  from: number;
  to: number;
  /** For the box that scrolls. */
  onScroll(): void;
}

/** Lines drawn before the box has been measured: more than any viewport shows. */
const FIRST_COUNT = 30;
/** Drawn beyond the edges, so that a scroll of some lines draws nothing new. */
const BEYOND = 3;

/**
 * Which of `count` lines, each as high as the style sheet's `--line`, are in sight of `box`. The others are not in the page: the height and
 * the padding of the element `lines` stand for them, by the style sheet's `var(--lines-height)` and `var(--lines-above)`. 10,000 drawn rows take
 * seconds on a phone, whatever is skipped of their layout.
 */
export function useVisibleLines(box: RefObject<HTMLElement | null>, lines: RefObject<HTMLElement | null>, count: number): VisibleLines {
  const [first, setFirst] = useState(0);
  const [span, setSpan] = useState(FIRST_COUNT);
  const onScroll = () => {
    if (!box.current || !lines.current || count === 0) return;
    const lineHeight = lines.current.offsetHeight / count;
    if (lineHeight === 0) return;
    setSpan(Math.ceil(box.current.clientHeight / lineHeight) + 2 * BEYOND);
    // In steps: most scroll events change nothing.
    setFirst(Math.floor(box.current.scrollTop / lineHeight / BEYOND) * BEYOND);
  };
  const from = Math.max(0, Math.min(first - BEYOND, count - span));
  const to = Math.min(count, from + span + BEYOND);
  // Set by script: the policy blocks styles in the markup. The height is that of all lines, whatever is drawn of them: were it
  // shorter for a moment, the browser would scroll the box back from its end.
  useLayoutEffect(() => {
    lines.current?.style.setProperty('--lines-height', `calc(var(--line) * ${count})`);
    lines.current?.style.setProperty('--lines-above', `calc(var(--line) * ${from})`);
  }, [lines, from, count]);
  return { from, to, onScroll };
}
