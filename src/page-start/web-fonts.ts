/** Later than this after the first paint the page is being read. */
const promptMs = 1_000;

let haveCome = false;

/**
 * Switches the web fonts on once all are there, so that the text is laid out once more and not with each of them. Those that come late wait for
 * the next page: anew in the other letters, the first view would take a slow phone half a second while it is read (their stand-ins have their metrics).
 */
export async function switchFontsOn(): Promise<void> {
  const { dataset, lang } = document.documentElement;
  const families = [lang === 'en' ? 'OKK Sans' : 'OKK Latin', 'OKK Mono'];
  const paintedMs = performance.now();
  // The letter and the digit are in files of their own. What cannot be loaded is what `font-display: swap` is for.
  await Promise.allSettled(families.map((family) => document.fonts.load(`1em "${family}"`, 'A0')));
  haveCome = true;
  // A kiosk has no next page.
  if (dataset.kiosk !== undefined || performance.now() - paintedMs <= promptMs) switchLateFontsOn();
  else dataset.fonts = 'late';
}

/** With another page, which is laid out anyway; on a tab that nobody looks at, too. */
export function switchLateFontsOn(): void {
  if (haveCome) document.documentElement.dataset.fonts = 'on';
}
