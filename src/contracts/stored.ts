import * as z from 'zod/mini';

/** The one IndexedDB database and object store of the site; page and worker open it under the same names (decision B2). */
export const DATABASE_NAME = 'okkong';
export const STORE_NAME = 'kv';

/** Key of the chosen language: all that the worker reads of the database. */
export const LANGUAGE_KEY = 'language';

/** A stored value with the moment it was written, so that an old tab never overwrites a newer one (R18); none: it was removed then. */
export const storedRecord = z.object({ value: z.optional(z.unknown()), writtenAt: z.number() });
