import type { Plugin } from 'vite';

/** Where Swiper's Autoplay requests the next frame, only to report the time left once more. */
const nextReport = /raf = requestAnimationFrame\(\(\) => \{\s*calcTimeLeft\(\);\s*\}\);/;

/**
 * Takes out Autoplay's report of the time left. It wakes the page in every frame for as long as slides follow each other, has
 * no switch, and nobody reads it here: an idle page must cost nothing (a kiosk shows it all day). The clock itself is a timer.
 */
export function quietAutoplay(): Plugin {
  return {
    name: 'okkong:quiet-autoplay',
    transform: {
      filter: { id: /swiper\/modules\/autoplay\.mjs$/ },
      handler(code) {
        if (!nextReport.test(code))
          this.error('Swiper reports the time left in another way now: see whether an idle page still requests frames');
        return { code: code.replace(nextReport, ''), map: null };
      },
    },
  };
}
