import { loadPageSentences } from '#src/i18n/setup.ts';

/** The bell's panel and its sentences: they come with the first press, or as soon as a pointer or the focus is on the bell. */
export async function loadBellPanel() {
  const [{ BellPanel }] = await Promise.all([import('./bell-panel.tsx'), loadPageSentences(['notices'])]);
  return BellPanel;
}
