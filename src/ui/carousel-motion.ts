import Swiper from 'swiper';
import { Autoplay, Keyboard } from 'swiper/modules';

/** DESIGN 5: slides take 420 ms; under reduced motion they change at once. */
const slideMs = 420;

export interface MotionOptions {
  /** Classes of the track and of its slides; Swiper adds its own to them and takes nothing away. */
  trackClass: string;
  slideClass: string;
  autoplayMs: number;
  onSlide: (index: number) => void;
  /** Called after `onSlide` when autoplay made the change. */
  onAutomatic: () => void;
  /** Whether the time to the next slide is running. */
  onTicking: (isTicking: boolean) => void;
}

export interface CarouselMotion {
  show: (index: number) => void;
  /** On: slides follow each other. Off: only on demand. */
  setAutoplay: (isOn: boolean) => void;
  /** Stops the clock where it is, and lets it go on from there. */
  setHeld: (isHeld: boolean) => void;
  setStill: (isStill: boolean) => void;
  setKeyboard: (isOn: boolean) => void;
  destroy: () => void;
}

/**
 * Swiper over slides that are there already: its core, Autoplay and Keyboard alone, for Pagination and A11y break Trusted
 * Types (decision H5). Names, tabs and live text are `carousel.tsx`'s.
 */
export function startMotion(viewport: HTMLElement, options: MotionOptions): CarouselMotion {
  let isHeld = false;
  const swiper = new Swiper(viewport, {
    modules: [Autoplay, Keyboard],
    wrapperClass: options.trackClass,
    slideClass: options.slideClass,
    loop: true,
    speed: slideMs,
    threshold: 8,
    // With a mouse the text of a slide can be selected; fingers drag.
    simulateTouch: false,
    autoplay: { enabled: false, delay: options.autoplayMs },
    keyboard: { enabled: false, pageUpDown: false },
  });
  swiper.on('realIndexChange', () => options.onSlide(swiper.realIndex));
  swiper.on('autoplay', options.onAutomatic);
  swiper.on('autoplayPause', () => options.onTicking(false));
  swiper.on('autoplayStop', () => options.onTicking(false));
  // Swiper goes on after each change of slide, also below a resting pointer.
  swiper.on('autoplayResume', () => (isHeld ? swiper.autoplay.pause() : options.onTicking(true)));

  return {
    show: (index) => void swiper.slideToLoop(index),
    setAutoplay: (isOn) => {
      if (isOn === swiper.autoplay.running) return;
      if (!isOn) swiper.autoplay.stop();
      else if (swiper.autoplay.start()) swiper.autoplay.resume();
    },
    setHeld: (next) => {
      isHeld = next;
      if (isHeld) swiper.autoplay.pause();
      else if (swiper.autoplay.paused) swiper.autoplay.resume();
    },
    setStill: (isStill) => void (swiper.params.speed = isStill ? 0 : slideMs),
    setKeyboard: (isOn) => (isOn ? swiper.keyboard.enable() : swiper.keyboard.disable()),
    destroy: () => void swiper.destroy(),
  };
}
