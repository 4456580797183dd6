import { afterLoad } from './after-load.ts';

/** Long enough for the page to be read from the top undisturbed. */
const leisureMs = 6_000;
/** Signs that the visitor is about to need more than the first view. */
const signs = ['scroll', 'pointerdown', 'keydown'] as const;

let leisure: Promise<void> | undefined;

/** Resolves at the visitor's first move, or some time after the page has loaded: for what the first view does not need. */
export function atLeisure(): Promise<void> {
  leisure ??= new Promise((resolve) => {
    const end = () => resolve();
    // Scrolled before anybody asked: during the start, or by the browser's return to its place.
    if (window.scrollY > 0) return end();
    for (const sign of signs) window.addEventListener(sign, end, { once: true, passive: true });
    afterLoad(() => setTimeout(end, leisureMs));
  });
  return leisure;
}
