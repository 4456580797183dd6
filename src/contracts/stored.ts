import * as z from 'zod/mini';

/** The one IndexedDB database and object store of the site; page and worker open it under the same names. */
export const DATABASE_NAME = 'okkong';
export const STORE_NAME = 'kv';

/** What the worker remembers of push messages: its own record. */
export const PUSH_MEMORY_KEY = 'push-memory';

/** Keys of the chosen language, of the device's identifier, and of whether the pool takes public reads by POST alone: all that the worker reads of the database. */
export const LANGUAGE_KEY = 'language';
export const DEVICE_ID_KEY = 'device-id';
export const POSTED_READS_KEY = 'posted-reads';

/** The identifier of a device: 32 characters 0-9, a-z. Not by `matching`, whose chunk the start of a page would have to wait for. */
export const deviceIdSchema = z.string().check(z.refine((text) => text.length === 32 && /^[0-9a-z]+$/.test(text)));

/** A stored value with the moment it was written, so that an old tab never overwrites a newer one; none: it was removed then. */
export const storedRecord = z.object({
  value: z.optional(z.unknown()),
  writtenAt: z.number(),
  /** Of the form of the value; builds before there were versions wrote none, which is 1. */
  version: z.optional(z.number()),
});
