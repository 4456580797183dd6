import Swiper from 'swiper';

/** Slides take 420 ms; under reduced motion they change at once. */
const slideMs = 420;

export interface MotionOptions {
  /** Classes of the track and of its slides; Swiper adds its own to them and takes nothing away. */
  trackClass: string;
  slideClass: string;
  /** Called as soon as another slide is on its way. */
  onSlide: (index: number) => void;
}

export interface CarouselMotion {
  show: (index: number) => void;
  /** To the next slide or the one before, round the end. */
  step: (by: 1 | -1) => void;
  setStill: (isStill: boolean) => void;
  destroy: () => void;
}

/**
 * Swiper's core over slides that are there already. Of its modules, Pagination and A11y break Trusted Types, and Autoplay and
 * Keyboard would have to be loaded before anybody wants another slide: names, tabs, live text, clock and keys are `carousel.tsx`'s.
 */
export function startMotion(viewport: HTMLElement, options: MotionOptions): CarouselMotion {
  const swiper = new Swiper(viewport, {
    wrapperClass: options.trackClass,
    slideClass: options.slideClass,
    loop: true,
    // A step counts also while the one before it is still under way.
    loopPreventsSliding: false,
    speed: slideMs,
    threshold: 8,
    // With a mouse the text of a slide can be selected; fingers drag.
    simulateTouch: false,
    // The observer's first call leads back to the first slide, in a frame in which another may have been asked for. The width is the window's.
    resizeObserver: false,
  });
  swiper.on('realIndexChange', () => options.onSlide(swiper.realIndex));

  return {
    show: (index) => void swiper.slideToLoop(index),
    step: (by) => void (by === 1 ? swiper.slideNext() : swiper.slidePrev()),
    setStill: (isStill) => void (swiper.params.speed = isStill ? 0 : slideMs),
    destroy: () => void swiper.destroy(),
  };
}
