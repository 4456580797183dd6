import { createStore, get } from 'idb-keyval';
import { type Language, languageSchema } from '#src/contracts/languages.ts';
import { DATABASE_NAME, LANGUAGE_KEY, STORE_NAME, storedRecord } from '#src/contracts/stored.ts';

/** A navigation must not wait for a database that hangs (R17). */
const timeoutMs = 300;

async function readLanguage(): Promise<Language | undefined> {
  const record = storedRecord.safeParse(await get<unknown>(LANGUAGE_KEY, createStore(DATABASE_NAME, STORE_NAME)));
  const language = languageSchema.safeParse(record.data?.value);
  return language.data;
}

/** The language the visitor chose, or undefined: none chosen, IndexedDB refused, or too slow. Never throws. */
export async function storedLanguage(): Promise<Language | undefined> {
  const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, timeoutMs, undefined));
  return Promise.race([readLanguage().catch(() => undefined), tooLate]);
}
