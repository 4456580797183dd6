import { takeEarlyConsent } from '#src/features/notices/standing-agreement.ts';
import { yieldToMain } from '#src/lib/idle.ts';
import { storeOf } from '#src/lib/media.ts';
import { holdEarlyJump } from './early-jump.ts';

void main();

/** The prerendered page can be read without scripts, so its first paint goes first; then each part is evaluated in a task of its own. */
async function main(): Promise<void> {
  // The app section shows it first, maybe before anything is hydrated.
  document.documentElement.dataset.store = storeOf(navigator) ?? '';
  holdEarlyJump();
  await firstPaint();
  takeEarlyConsent();
  void switchFontsOn();
  for (const link of document.querySelectorAll('link[rel="later"]')) link.setAttribute('rel', 'modulepreload');
  await import('react-dom/client');
  await yieldToMain();
  // With the libraries, which share a chunk.
  await import('#src/i18n/setup.ts');
  await yieldToMain();
  const { start } = await import('./start.tsx');
  await yieldToMain();
  await start();
}

/** Start without a paint event after this time: some browsers and debuggers never report one. */
const longestWaitMs = 4_000;

/** A tab in the background paints nothing, nor does the page behind a kiosk; the shell, which the worker sends for other routes, has nothing to paint. */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    const { kiosk } = document.documentElement.dataset;
    const isPrerendered = kiosk === undefined && document.getElementById('root')?.dataset.path !== undefined;
    if (document.visibilityState === 'hidden' || !isPrerendered) return resolve();
    // The frame before may show only the background.
    const look = (list: PerformanceObserverEntryList) => list.getEntriesByName('first-contentful-paint').length > 0 && resolve();
    new PerformanceObserver(look).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, longestWaitMs);
  });
}

/** What is in the first view. */
const firstParts = 'dialog[open], header, main > :first-child';

/**
 * Once they are there: the text is laid out once more, not a second time with the stand-ins while they load. One part a frame, for all of it at
 * once would hold up a click on a slow phone (measured: 14 to 40 ms here, with a processor eight times slower that many times as long).
 */
async function switchFontsOn(): Promise<void> {
  const { dataset, lang } = document.documentElement;
  const families = [lang === 'en' ? 'OKK Sans' : 'OKK Latin', 'OKK Mono'];
  // The letter and the digit are in files of their own. What cannot be loaded is what `font-display: swap` is for.
  await Promise.allSettled(families.map((family) => document.fonts.load(`1em "${family}"`, 'A0')));
  for (const part of document.querySelectorAll(firstParts)) {
    await nextFrame();
    part.setAttribute('data-fonts', 'on');
  }
  await nextFrame();
  dataset.fonts = 'on';
}

/** A tab in the background draws no frames. */
function nextFrame(): Promise<unknown> {
  return document.visibilityState === 'hidden' ? Promise.resolve() : new Promise(requestAnimationFrame);
}
