import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { CarouselMotion, MotionOptions } from './carousel-motion.ts';
import { useIsStill } from './use-is-still.ts';

interface CarouselOptions extends Pick<MotionOptions, 'trackClass' | 'slideClass'> {
  viewport: RefObject<HTMLElement | null>;
  /** Runs its argument when the browser has nothing better to do: Swiper is fetched then, or at the first tap on a tab. */
  whenIdle: (work: () => void) => void;
  /** The clock rests: pointer or focus on it, out of view. */
  isHeld: boolean;
}

/** What a carousel is doing. `failed`: Swiper did not load, and the first slide stays. */
type CarouselClock = 'waiting' | 'running' | 'held' | 'off' | 'failed';

/** Connects the rendered slides to Swiper, once that is loaded. */
export function useCarousel(options: CarouselOptions) {
  const { viewport, isHeld } = options;
  const [active, setActive] = useState(0);
  const [isAnnounced, setIsAnnounced] = useState(false);
  const [isTicking, setIsTicking] = useState(false);
  const [isOn, setIsOn] = useState(true);
  const isStill = useIsStill();
  /** A new object for each time that the focus must follow. */
  const [focusWish, setFocusWish] = useState<object>();

  const onSlide = useCallback(
    (index: number) => {
      // The slide that goes becomes inert; who reads in it by keyboard goes on in the next.
      setFocusWish(viewport.current?.contains(document.activeElement) ? {} : undefined);
      setActive(index);
      setIsAnnounced(true);
    },
    [viewport],
  );
  const onAutomatic = useCallback(() => setIsAnnounced(false), []);
  const { motion, hasFailed, loadAt } = useMotion(options, { onSlide, onAutomatic, onTicking: setIsTicking });

  useEffect(() => {
    motion?.setStill(isStill);
    motion?.setHeld(isHeld);
    motion?.setAutoplay(isOn && !isStill);
  }, [motion, isStill, isHeld, isOn]);
  useCarouselKeys(viewport, motion);
  useEffect(() => {
    if (focusWish) viewport.current?.querySelector<HTMLElement>('[role=tabpanel]:not([inert])')?.focus({ preventScroll: true });
  }, [viewport, focusWish]);

  const show = (index: number) => (motion ? motion.show(index) : loadAt(index));
  const clock = clockOf({ hasFailed, isReady: motion !== undefined, isOn: isOn && !isStill, isTicking });
  return { active, isAnnounced, isOn, clock, show, toggle: () => setIsOn(!isOn) };
}

function clockOf(state: { hasFailed: boolean; isReady: boolean; isOn: boolean; isTicking: boolean }): CarouselClock {
  if (state.hasFailed) return 'failed';
  if (!state.isReady) return 'waiting';
  if (!state.isOn) return 'off';
  return state.isTicking ? 'running' : 'held';
}

type Callbacks = Pick<MotionOptions, 'onSlide' | 'onAutomatic' | 'onTicking'>;

/** Fetches Swiper when idle, or at once with the slide that was clicked. */
function useMotion({ viewport, whenIdle, trackClass, slideClass }: CarouselOptions, callbacks: Callbacks) {
  const [motion, setMotion] = useState<CarouselMotion>();
  const [hasFailed, setHasFailed] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  const firstIndex = useRef(0);
  const { onSlide, onAutomatic, onTicking } = callbacks;

  useEffect(() => whenIdle(() => setIsWanted(true)), [whenIdle]);
  useEffect(() => {
    if (!isWanted) return undefined;
    let running: CarouselMotion | undefined;
    let isGone = false;
    const start = async () => {
      const { startMotion } = await import('./carousel-motion.ts');
      if (isGone || !viewport.current) return;
      const delay = autoplayMs(viewport.current);
      running = startMotion(viewport.current, { trackClass, slideClass, autoplayMs: delay, onSlide, onAutomatic, onTicking });
      setMotion(running);
      if (firstIndex.current > 0) running.show(firstIndex.current);
    };
    start().catch(() => setHasFailed(true));
    return () => {
      isGone = true;
      running?.destroy();
    };
  }, [isWanted, viewport, trackClass, slideClass, onSlide, onAutomatic, onTicking]);

  const loadAt = (index: number) => {
    firstIndex.current = index;
    setIsWanted(true);
  };
  return { motion, hasFailed, loadAt };
}

/**
 * Swiper listens to the arrow keys of the whole page. They are the carousel's while the focus is in a slide or nowhere;
 * elsewhere (a list of choices, another row of tabs) they belong to what has the focus.
 */
function useCarouselKeys(viewport: RefObject<HTMLElement | null>, motion: CarouselMotion | undefined): void {
  useEffect(() => {
    if (!motion) return undefined;
    const give = (focused: EventTarget | null) => {
      const isFree = !(focused instanceof Node) || focused === document.body;
      motion.setKeyboard(isFree || (viewport.current?.contains(focused) ?? false));
    };
    const onFocus = (event: FocusEvent) => give(event.target);
    const onBlur = (event: FocusEvent) => give(event.relatedTarget);
    give(document.activeElement);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', onBlur);
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', onBlur);
    };
  }, [viewport, motion]);
}

/** How long a slide of this carousel shows by itself, in ms: what its stylesheet says, so that timer and tab animation cannot differ. */
export function autoplayMs(carousel: Element): number {
  return Number.parseFloat(getComputedStyle(carousel).getPropertyValue('--autoplay')) * 1000;
}
