import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { autoplayMs } from './autoplay-ms.ts';
import { CarouselFoot } from './carousel-foot.tsx';
import styles from './carousel.module.css';
import { classNames } from './class-names.ts';
import { useCarousel } from './use-carousel.ts';
import { useIsAttended } from './use-is-attended.ts';
import { useIsShown } from './use-is-shown.ts';

export interface CarouselSlide {
  id: string;
  name: string;
  /** `isDue`: it may be seen soon, so pictures may be fetched. */
  content: (isDue: boolean) => ReactNode;
}

interface CarouselProps {
  slides: readonly CarouselSlide[];
  whenIdle: (work: () => void) => void;
  words: { carousel: string; label: string; tabs: string; pause: string; play: string; slide: string; status: (index: number) => string };
  className?: string | undefined;
}

/** DESIGN 5: what moves by itself rests below 20% visibility. */
const shownShare = 0.2;

/** Slides side by side, the first one standing at its final size before any script runs; Swiper moves them once it has come. */
export function Carousel({ slides, whenIdle, words, className }: CarouselProps) {
  const root = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const isAttended = useIsAttended(root);
  const isShown = useIsShown(root, shownShare);
  const isHeld = isAttended || !isShown;
  const classes = { trackClass: styles.track ?? '', slideClass: styles.slide ?? '' };
  const { active, isAnnounced, isOn, clock, show, toggle } = useCarousel({ ...classes, viewport, whenIdle, isHeld });
  const isDue = useIsDue(root, isAttended);

  return (
    <section
      ref={root}
      className={classNames(styles.carousel, className)}
      aria-roledescription={words.carousel}
      aria-label={words.label}
      data-clock={clock}
    >
      <div ref={viewport} className={styles.viewport}>
        <div className={styles.track}>
          {slides.map((slide, index) => (
            <div
              key={slide.id}
              id={slide.id}
              className={styles.slide}
              role="tabpanel"
              aria-roledescription={words.slide}
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
        label={words.tabs}
        toggleLabel={isOn ? words.pause : words.play}
        isOn={isOn}
        onShow={show}
        onToggle={toggle}
      />
      <p className="vh" aria-live="polite">
        {isAnnounced ? words.status(active) : ''}
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
