/** What is in the first view. */
const firstParts = 'dialog[open], header, main > :first-child';

/**
 * Once they are there: the text is laid out once more, not a second time with the stand-ins while they load. One part a frame, for all of it at
 * once would hold up a click on a slow phone (measured: 14 to 40 ms here, with a processor eight times slower that many times as long).
 */
export async function switchFontsOn(): Promise<void> {
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
