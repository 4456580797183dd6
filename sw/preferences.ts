import { createStore, get, set, type UseStore } from 'idb-keyval';
import * as z from 'zod/mini';
import { type Language, languageSchema } from '#src/contracts/languages.ts';
import {
  DATABASE_NAME,
  DEVICE_ID_KEY,
  deviceIdSchema,
  LANGUAGE_KEY,
  POSTED_READS_KEY,
  STORE_NAME,
  storedRecord,
} from '#src/contracts/stored.ts';

/** A navigation must not wait for a database that hangs. */
const timeoutMs = 300;

/** The language the visitor chose, or undefined: none chosen, IndexedDB refused, or too slow. Never throws. */
export function storedLanguage(): Promise<Language | undefined> {
  return stored(LANGUAGE_KEY, languageSchema);
}

/** This device's identifier, which goes with every call; undefined as above. Never throws. */
export function storedDeviceId(): Promise<string | undefined> {
  return stored(DEVICE_ID_KEY, deviceIdSchema);
}

/** True where a page has found out that the pool takes public reads by POST alone. Never throws. */
export async function isReadByPost(): Promise<boolean> {
  return (await stored(POSTED_READS_KEY, z.boolean())) ?? false;
}

/** A record of a key by its schema; undefined as above. Never throws. */
export async function stored<T>(key: string, schema: z.ZodMiniType<T>): Promise<T | undefined> {
  const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, timeoutMs, undefined));
  return Promise.race([read(key, schema).catch(() => undefined), tooLate]);
}

/** One connection, opened with the first read. */
let store: UseStore | undefined;

/** Deleting a database waits for every connection: ours closes at once, and the next read opens another. */
const yieldingTo =
  (connection: UseStore): UseStore =>
  (mode, use) =>
    connection(mode, (objects) => {
      const { db } = objects.transaction;
      db.onversionchange = () => {
        db.close();
        store = undefined;
      };
      return use(objects);
    });

/** Writes a record of the worker's own. Rejects where IndexedDB is refused. */
export function writeRecord(key: string, value: unknown): Promise<void> {
  store ??= createStore(DATABASE_NAME, STORE_NAME);
  return set(key, { value, writtenAt: Date.now() }, yieldingTo(store));
}

async function read<T>(key: string, schema: z.ZodMiniType<T>): Promise<T | undefined> {
  store ??= createStore(DATABASE_NAME, STORE_NAME);
  const record = storedRecord.safeParse(await get<unknown>(key, yieldingTo(store)));
  return schema.safeParse(record.data?.value).data;
}
