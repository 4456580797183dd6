import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { useOnScroll } from '#src/ui/use-on-scroll.ts';
import styles from './scroll-to-top.module.css';

/** Back to the top, offered once a whole viewport lies above to who scrolls up: it would lie over what others read. */
export function ScrollToTop() {
  const { t } = useTranslation('landing');
  const [measure] = useState(makeIsOffered);
  const isOffered = useOnScroll(measure, false);
  const rise = () => {
    // The button is hidden at the top: the focus moves to where the page begins.
    document.querySelector('main')?.focus({ preventScroll: true });
    rideToTop();
  };
  return (
    <Button variant="icon" className={styles.toTop} aria-label={t('dots.toTop')} hidden={!isOffered} onClick={rise}>
      <Icon name="arrow-up" />
    </Button>
  );
}

/** A shaking finger is no change of direction; CSS px. */
const TREMOR_PX = 8;

/** Tells at each scroll whether the way to the top is offered. */
export function makeIsOffered(): () => boolean {
  let lastPx = 0;
  let isRising = false;
  return () => {
    const top = window.scrollY;
    if (Math.abs(top - lastPx) >= TREMOR_PX) {
      isRising = top < lastPx;
      lastPx = top;
    }
    return isRising && top > window.innerHeight;
  };
}

/** The page rises by so many CSS px in each step, one step in so many ms. */
const STEP_PX = 100;
const STEP_MS = 10;

/** Events of a visitor that end the ride. */
const interruptions = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Scrolls to the top in steps that shrink, until it is there or the visitor acts; at once under reduced motion. */
export function rideToTop(): void {
  const to = (top: number) => window.scrollTo({ top, behavior: 'instant' });
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return to(0);
  const step = () => {
    const fromPx = window.scrollY;
    to(Math.max(0, fromPx - STEP_PX));
    // A locked page does not move: then there is nothing to wait for.
    if (window.scrollY <= 0 || window.scrollY === fromPx) stop();
  };
  const stop = () => {
    clearInterval(timer);
    for (const interruption of interruptions) window.removeEventListener(interruption, stop);
  };
  const timer = setInterval(step, STEP_MS);
  for (const interruption of interruptions) window.addEventListener(interruption, stop, { passive: true });
}
