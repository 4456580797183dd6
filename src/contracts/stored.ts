import * as z from 'zod/mini';

/** The one IndexedDB database and object store of the site; page and worker open it under the same names (decision B2). */
export const DATABASE_NAME = 'okkong';
export const STORE_NAME = 'kv';

/** Where the chosen language lies: the worker's only look into the database. */
export const LANGUAGE_KEY = 'language';

/** A stored value with the moment it was written, so that an old tab never overwrites a newer one (R18). */
export const storedRecord = z.object({ value: z.unknown(), writtenAt: z.number() });

/** The languages of the site; see `i18n/languages.ts` for how each is shown. */
export const languages = ['en', 'zh', 'zh_hk'] as const;
export const languageSchema = z.literal(languages);
export type Language = z.infer<typeof languageSchema>;

/** What the query `language` may hold; zhhk is the spelling of old links (spec 2, decision B9). Anything else: undefined. */
export function languageFromQuery(value: unknown): Language | undefined {
  if (value === 'zhhk') return 'zh_hk';
  const parsed = languageSchema.safeParse(value);
  return parsed.success ? parsed.data : undefined;
}

/** The site's language for a list of BCP 47 tags, best first (decision B9); English when none fits. */
export function languageFromTags(tags: readonly string[]): Language {
  for (const tag of tags) {
    if (/^zh\b(?!.*\bhans\b).*\b(?:hk|tw|mo|hant)\b/i.test(tag)) return 'zh_hk';
    if (/^zh\b/i.test(tag)) return 'zh';
    if (/^en\b/i.test(tag)) return 'en';
  }
  return 'en';
}
