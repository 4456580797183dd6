import { atom } from 'jotai';
import { type Language, languageFromQuery, languageFromTags, languageSchema } from '#src/contracts/languages.ts';
import { LANGUAGE_KEY } from '#src/contracts/stored.ts';
import { readCookie, readLocal, writeCookie, writeLocal } from '#src/lib/mirrors.ts';
import { onStored, readStored, writeStored } from '#src/lib/storage.ts';
import { hasUnsavedWork } from '#src/lib/unsaved-work.ts';
import { carryOver } from './carried.ts';
import { laterOf } from './persisted-atom.ts';

const mirrorName = 'lang';

/** The language this page is in; it changes only with a reload. */
export const languageAtom = atom<Language>('en');

/** The query `language` beats what is stored, and that the browser's own list. */
export function chooseLanguage(search: string): Language {
  const named = languageFromQuery(new URLSearchParams(search).get('language'));
  return named ?? storedLanguage() ?? languageFromTags(navigator.languages ?? []);
}

/** The visitor's own choice, or undefined on a first visit. */
export function storedLanguage(): Language | undefined {
  return laterOf({ cookie: mirrorName, key: LANGUAGE_KEY }, mirroredLanguage(), readStored(LANGUAGE_KEY, languageSchema));
}

function mirroredLanguage(): Language | undefined {
  return languageFromQuery(readCookie(mirrorName)) ?? languageFromQuery(readLocal(mirrorName));
}

/** A language named in the address is a choice and is kept as one; a choice that one storage has lost is written there again. */
export function keepLanguage(language: Language, search: string): void {
  const isChosen = languageFromQuery(new URLSearchParams(search).get('language')) === language || storedLanguage() === language;
  const isKept = mirroredLanguage() === language && readStored(LANGUAGE_KEY, languageSchema) === language;
  if (isChosen && !isKept) void storeLanguage(language);
}

/** Keeps the choice where page, server and worker find it; ends when the database has it. */
export async function storeLanguage(language: Language): Promise<void> {
  writeCookie(mirrorName, language);
  writeLocal(mirrorName, language);
  await writeStored(LANGUAGE_KEY, language);
}

/** True from this tab's own choice to its reload, which waits for the database. */
let isChanging = false;

/** Stores the choice, then reloads the page in it. */
export async function changeLanguage(language: Language): Promise<void> {
  isChanging = true;
  await storeLanguage(language);
  isChanging = false;
  reloadInLanguage();
}

/** What another tab has chosen is this one's language too: by a reload, as there, unless something typed here would be lost. */
export function followLanguage(language: Language): void {
  onStored(LANGUAGE_KEY, () => {
    const chosen = storedLanguage();
    if (!isChanging && chosen !== undefined && chosen !== language && !hasUnsavedWork()) reloadInLanguage();
  });
}

/** Reloads the page in the stored language, without a query that would say otherwise. */
function reloadInLanguage(): void {
  carryOver();
  const url = new URL(location.href);
  url.searchParams.delete('language');
  // A reload keeps the place on the page; another address would begin at its top.
  if (url.href !== location.href) history.replaceState(history.state, '', url);
  location.reload();
}
