import { createStore, del, get, getMany, keys, set, type UseStore } from 'idb-keyval';
import type * as z from 'zod/mini';
import { DATABASE_NAME, STORE_NAME, storedRecord } from '#src/contracts/stored.ts';
import { onOtherTab, postToOtherTabs } from './tab-sync.ts';

interface Stored {
  value: unknown;
  writtenAt: number;
}

/** A mirror of the database in memory: reads are synchronous, so no first paint waits for IndexedDB (stack 7). */
const mirror = new Map<string, Stored>();
const listeners = new Map<string, Set<() => void>>();
let database: UseStore | undefined;
let reading: Promise<void> = Promise.resolve();

/** Fills the mirror once, before the first render; does not wait longer than `timeoutMs`, nor for an IndexedDB that is refused (R17). */
export async function preloadStorage(timeoutMs = 1_000): Promise<void> {
  onOtherTab(adopt);
  reading = readAll().catch(() => {
    database = undefined;
  });
  await Promise.race([reading, new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
}

/**
 * Resolves when the database has been read or was refused, however late. A default that is to be stored waits for it: written earlier, it
 * would be newer than the record that a slow device is still reading, and replace it. Never rejects.
 */
export function storageRead(): Promise<void> {
  return reading;
}

async function readAll(): Promise<void> {
  if (typeof indexedDB === 'undefined') return;
  database = opened();
  const names = await keys<string>(database);
  const values = await getMany<unknown>(names, database);
  names.forEach((name, index) => adopt(name, values[index]));
}

/**
 * The database. What is written is committed without waiting for its answer: a reload right after the last key aborts a transaction that still
 * waits. Where somebody deletes it this connection ends at once, for the deletion waits for all of them; the next use opens another.
 */
function opened(): UseStore {
  let store = createStore(DATABASE_NAME, STORE_NAME);
  return (mode, use) =>
    store(mode, (objects) => {
      const { db } = objects.transaction;
      db.onversionchange = () => {
        db.close();
        store = createStore(DATABASE_NAME, STORE_NAME);
      };
      const result = use(objects);
      if (mode === 'readwrite') objects.transaction.commit();
      return result;
    });
}

/** Takes a record in unless a newer one is already here: an old tab never wins (R18). */
function adopt(key: string, record: unknown): void {
  const parsed = storedRecord.safeParse(record);
  if (!parsed.success) return;
  const known = mirror.get(key);
  if (known && known.writtenAt >= parsed.data.writtenAt) return;
  mirror.set(key, { value: parsed.data.value, writtenAt: parsed.data.writtenAt });
  for (const listener of listeners.get(key) ?? []) listener();
}

/** The stored value of `key` when it fits `schema`, else undefined. */
export function readStored<T>(key: string, schema: z.ZodMiniType<T>): T | undefined {
  const record = mirror.get(key);
  if (!record) return undefined;
  const parsed = schema.safeParse(record.value);
  return parsed.success ? parsed.data : undefined;
}

/** When the value of `key` was stored, ms; 0 when there is none. */
export function storedTime(key: string): number {
  const record = mirror.get(key);
  return record?.value === undefined ? 0 : record.writtenAt;
}

/** Looks into the database again: another tab may have written a moment ago, and its message is still on the way. */
export async function refreshStored(key: string): Promise<void> {
  if (database) adopt(key, await get<unknown>(key, database).catch(() => undefined));
}

/**
 * Stores `value` under `key` and tells the other tabs. The page goes on at once; the promise ends with true when the database has it, with
 * false where it is full, refused or missing: then the value lasts as long as the page (R15, R17).
 */
export async function writeStored(key: string, value: unknown): Promise<boolean> {
  const record = change(key, value);
  if (!database) return false;
  return set(key, record, database).then(
    () => true,
    () => false,
  );
}

/** Forgets `key` here, in the database and in the other tabs: there, too, an older record does not bring it back (B13, R18). */
export async function removeStored(key: string): Promise<void> {
  change(key, undefined);
  if (database) await del(key, database).catch(() => undefined);
}

function change(key: string, value: unknown): Stored {
  // Always after what is known: a clock set back must not make this the older record (R18, R19).
  const record = { value, writtenAt: Math.max(Date.now(), (mirror.get(key)?.writtenAt ?? 0) + 1) };
  mirror.set(key, record);
  for (const listener of listeners.get(key) ?? []) listener();
  postToOtherTabs(key, record);
  return record;
}

/** Calls back when the value of `key` changes, in this tab or another. Returns the way to stop. */
export function onStored(key: string, callback: () => void): () => void {
  const callbacks = listeners.get(key) ?? new Set();
  listeners.set(key, callbacks.add(callback));
  return () => void callbacks.delete(callback);
}
