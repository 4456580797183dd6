import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CarouselMotion, MotionOptions } from './carousel-motion.ts';
import { useIsStill } from './use-is-still.ts';
import { useOnOnline } from './use-on-online.ts';

interface CarouselOptions extends Pick<MotionOptions, 'trackClass' | 'slideClass'> {
  viewport: RefObject<HTMLElement | null>;
  /** Another slide may be wanted soon: Swiper is fetched. */
  isDue: boolean;
  isShown: boolean;
  /** The clock rests: mouse, finger or focus on it, out of view. */
  isHeld: boolean;
}

/** What the clock does, which is the line that fills above the tab of the slide. `failed`: Swiper did not load, and the first slide stays until the network is back. */
type CarouselClock = 'running' | 'held' | 'off' | 'failed';

/** Connects the rendered slides to Swiper, at the first change of slide, by the visitor or the clock. */
export function useCarousel(options: CarouselOptions) {
  const { viewport, isShown, isHeld } = options;
  const [active, setActive] = useState(0);
  const [isAnnounced, setIsAnnounced] = useState(false);
  const [isOn, setIsOn] = useState(true);
  /** A new object for each time that the focus must follow. */
  const [focusWish, setFocusWish] = useState<object>();

  const onSlide = (index: number) => {
    // The slide that goes becomes inert; who reads in it by keyboard goes on in the next.
    setFocusWish(viewport.current?.contains(document.activeElement) ? {} : undefined);
    setActive(index);
    setIsAnnounced(true);
  };
  const { running, move, hasFailed } = useMotion(options, onSlide);
  const step = useCallback((by: 1 | -1) => move((motion) => motion.step(by)), [move]);
  useFirstSwipe({ viewport, running, step });
  useArrowKeys(viewport, isShown && !hasFailed, step);
  useEffect(() => {
    if (focusWish) viewport.current?.querySelector<HTMLElement>('[role=tabpanel]:not([inert])')?.focus({ preventScroll: true });
  }, [viewport, focusWish]);

  const show = (index: number) => move((motion) => motion.show(index));
  const onClockEnd = () =>
    move((motion) => {
      motion.step(1);
      // Only a slide that the visitor chose is read aloud.
      setIsAnnounced(false);
    });
  const clock: CarouselClock = hasFailed ? 'failed' : !isOn ? 'off' : isHeld ? 'held' : 'running';
  return { active, isAnnounced, isOn, clock, show, onClockEnd, toggle: () => setIsOn(!isOn) };
}

type Move = (motion: CarouselMotion) => void;

/** Fetches Swiper when it is due, or at once with the first move. */
function useMotion({ viewport, isDue, trackClass, slideClass }: CarouselOptions, onSlide: MotionOptions['onSlide']) {
  const [hasFailed, setHasFailed] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  const [motion, setMotion] = useState<CarouselMotion>();
  /** What `motion` is, for a listener that has been there since before. */
  const running = useRef<CarouselMotion>(undefined);
  const firstMove = useRef<Move>(undefined);
  const isStill = useIsStill();
  const isNeeded = isDue || isWanted;
  const reportSlide = useEffectEvent(onSlide);

  useEffect(() => {
    if (!isNeeded || hasFailed) return undefined;
    let isGone = false;
    const start = async () => {
      const { startMotion } = await import('./carousel-motion.ts');
      if (isGone || !viewport.current) return;
      running.current = startMotion(viewport.current, { trackClass, slideClass, onSlide: (index) => reportSlide(index) });
      setMotion(running.current);
    };
    start().catch(() => {
      firstMove.current = undefined;
      setHasFailed(true);
    });
    return () => {
      isGone = true;
      running.current?.destroy();
      running.current = undefined;
    };
  }, [isNeeded, hasFailed, viewport, trackClass, slideClass]);
  useOnOnline(hasFailed, () => setHasFailed(false));
  useEffect(() => motion?.setStill(isStill), [motion, isStill]);
  useEffect(() => {
    if (motion) firstMove.current?.(motion);
  }, [motion]);

  const move = useCallback((next: Move) => {
    // The latest wish counts, also between Swiper's start and the first move.
    firstMove.current = running.current ? undefined : next;
    if (running.current) next(running.current);
    else setIsWanted(true);
  }, []);
  return { running, move, hasFailed };
}

/** How far a finger goes, in CSS pixels, before it is a swipe and no tap. */
const swipePx = 30;

interface FirstSwipe {
  viewport: RefObject<HTMLElement | null>;
  running: RefObject<CarouselMotion | undefined>;
  step: (by: 1 | -1) => void;
}

/** Swiper knows nothing of a swipe that began before it was there: such a one moves on by a slide. */
function useFirstSwipe({ viewport, running, step }: FirstSwipe): void {
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    let startX: number | undefined;
    const down = ({ clientX, pointerType }: PointerEvent) => {
      startX = pointerType === 'mouse' || running.current ? undefined : clientX;
    };
    const up = ({ clientX }: PointerEvent) => {
      const distance = startX === undefined ? 0 : clientX - startX;
      if (Math.abs(distance) > swipePx) step(distance < 0 ? 1 : -1);
    };
    viewport.current?.addEventListener('pointerdown', down, { signal });
    viewport.current?.addEventListener('pointerup', up, { signal });
    return () => listening.abort();
  }, [viewport, running, step]);
}

const arrows: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * The arrow keys of the page are the carousel's while it is in view and the focus is in a slide or nowhere; elsewhere (a list of choices,
 * another row of tabs) they belong to what has the focus.
 */
function useArrowKeys(viewport: RefObject<HTMLElement | null>, isShown: boolean, step: (by: 1 | -1) => void): void {
  useEffect(() => {
    if (!isShown) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const by = arrows[event.key];
      const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
      const focused = document.activeElement;
      const isFree = !focused || focused === document.body || viewport.current?.contains(focused);
      if (!by || isModified || !isFree || event.defaultPrevented) return;
      event.preventDefault();
      step(by);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [viewport, isShown, step]);
}

/** How long a slide of this carousel shows by itself, in ms: what its stylesheet says. */
export function autoplayMs(carousel: Element): number {
  return Number.parseFloat(getComputedStyle(carousel).getPropertyValue('--autoplay')) * 1000;
}
