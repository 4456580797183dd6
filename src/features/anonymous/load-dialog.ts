import { loadPageSentences } from '#src/i18n/setup.ts';

/** The anonymous-mining dialog and its sentences: they come with the first press, not with the page. */
export async function loadAnonymousDialog() {
  const [{ AnonymousDialog }] = await Promise.all([import('./anonymous-dialog.tsx'), loadPageSentences(['anonymous', 'other-coin'])]);
  return AnonymousDialog;
}
