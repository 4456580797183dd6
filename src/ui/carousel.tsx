import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import styles from './carousel.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import layout from './layout.module.css';
import { onRovingKey } from './roving.ts';
import { autoplayMs, useCarousel } from './use-carousel.ts';
import { useIsShown } from './use-in-view.ts';

interface CarouselSlide {
  id: string;
  name: string;
  /** `isDue`: it may be seen soon, so pictures may be fetched. */
  content: (isDue: boolean) => ReactNode;
}

interface CarouselProps {
  slides: readonly CarouselSlide[];
  labels: { carousel: string; label: string; tabs: string; pause: string; play: string; slide: string; status: (index: number) => string };
  className?: string | undefined;
}

/** What moves by itself rests below 20% visibility. */
const shownShare = 0.2;

/** Slides side by side, the first one standing at its final size before any script runs; Swiper moves them once another one is wanted. */
export function Carousel({ slides, labels, className }: CarouselProps) {
  const root = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const isAttended = useIsAttended(root);
  const isShown = useIsShown(root, shownShare);
  const isHeld = isAttended || !isShown;
  const isDue = useIsDue(root, isAttended);
  const classes = { trackClass: styles.track ?? '', slideClass: styles.slide ?? '' };
  const carousel = useCarousel({ ...classes, viewport, isDue, isShown, isHeld });
  const { active, isOn } = carousel;

  return (
    <section
      ref={root}
      className={classNames(styles.carousel, className)}
      aria-roledescription={labels.carousel}
      aria-label={labels.label}
      data-clock={carousel.clock}
    >
      <div ref={viewport} className={styles.viewport}>
        <div className={styles.track}>
          {slides.map((slide, index) => (
            <div
              key={slide.id}
              id={slide.id}
              className={styles.slide}
              role="tabpanel"
              aria-roledescription={labels.slide}
              aria-label={slide.name}
              tabIndex={-1}
              inert={index !== active}
            >
              {slide.content(isDue)}
            </div>
          ))}
        </div>
      </div>
      <CarouselFoot
        names={slides.map(({ name }) => name)}
        active={active}
        idOf={(index) => slides[index]?.id ?? ''}
        label={labels.tabs}
        toggleLabel={isOn ? labels.pause : labels.play}
        isOn={isOn}
        onShow={carousel.show}
        onToggle={carousel.toggle}
        onClockEnd={carousel.onClockEnd}
      />
      <p className="vh" aria-live="polite">
        {carousel.isAnnounced ? labels.status(active) : ''}
      </p>
    </section>
  );
}

/** True once a visitor takes an interest, and in any case before the clock brings the second slide. */
function useIsDue(carousel: RefObject<HTMLElement | null>, isWanted: boolean): boolean {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    if (isDue || !carousel.current) return undefined;
    const timer = setTimeout(() => setIsDue(true), isWanted ? 0 : autoplayMs(carousel.current) / 2);
    return () => clearTimeout(timer);
  }, [isDue, isWanted, carousel]);
  return isDue;
}

interface CarouselFootProps {
  names: readonly string[];
  active: number;
  idOf: (index: number) => string;
  /** Names the row of tabs. */
  label: string;
  /** The button's name: what a click does. */
  toggleLabel: string;
  isOn: boolean;
  onShow: (index: number) => void;
  onToggle: () => void;
  /** Called when the time of the slide is over. */
  onClockEnd: () => void;
}

/** A tab for each slide, whose line fills while the slide shows and is its clock, so that the two cannot differ; and the pause button. */
function CarouselFoot({ names, active, idOf, label, toggleLabel, isOn, onShow, onToggle, onClockEnd }: CarouselFootProps) {
  return (
    <div className={classNames(layout.wrap, styles.foot)}>
      <div className={styles.tabs} role="tablist" aria-label={label} onAnimationEnd={onClockEnd}>
        {names.map((name, index) => (
          <button
            key={name}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={index === active}
            aria-controls={idOf(index)}
            tabIndex={index === active ? 0 : -1}
            onClick={() => onShow(index)}
            onKeyDown={(event) => onRovingKey(event, onShow)}
          >
            <span className={styles.name}>{name}</span>
          </button>
        ))}
      </div>
      <Button variant="icon" className={styles.toggle} aria-label={toggleLabel} onClick={onToggle}>
        <Icon name={isOn ? 'pause' : 'play'} />
      </Button>
    </div>
  );
}

/** Whether a mouse hovers over an element, a finger is on it or the focus is in it. A touch is no hover: no event marks its end. */
function useIsAttended(element: RefObject<HTMLElement | null>): boolean {
  const [isHovered, setIsHovered] = useState(false);
  const [isTouched, setIsTouched] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  useEffect(() => {
    const root = element.current;
    if (!root) return undefined;
    const hover = (event: PointerEvent) => event.pointerType === 'mouse' && setIsHovered(event.type === 'pointerenter');
    const touch = (event: PointerEvent) => setIsTouched(event.type === 'pointerdown' && event.pointerType !== 'mouse');
    const focus = () => setHasFocus(true);
    const blur = ({ relatedTarget }: FocusEvent) => setHasFocus(relatedTarget instanceof Node && root.contains(relatedTarget));
    const listening = new AbortController();
    const { signal } = listening;
    root.addEventListener('pointerenter', hover, { signal });
    root.addEventListener('pointerleave', hover, { signal });
    root.addEventListener('pointerdown', touch, { signal });
    // The finger may leave the carousel before it is lifted, or the page takes over to scroll.
    window.addEventListener('pointerup', touch, { signal });
    window.addEventListener('pointercancel', touch, { signal });
    root.addEventListener('focusin', focus, { signal });
    root.addEventListener('focusout', blur, { signal });
    return () => listening.abort();
  }, [element]);
  return isHovered || isTouched || hasFocus;
}
