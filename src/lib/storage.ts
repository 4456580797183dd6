import { clear, createStore, del, get, getMany, keys, set, setMany, type UseStore } from 'idb-keyval';
import * as z from 'zod/mini';
import { DATABASE_NAME, STORE_NAME, storedRecord } from '#src/contracts/stored.ts';
import { recordVersion, unreadKey } from './storage-keys.ts';
import { readParts, type UnreadPart } from './stored-schema.ts';
import { onOtherTab, postToOtherTabs } from './tab-sync.ts';

interface Stored {
  value: unknown;
  writtenAt: number;
  version?: number | undefined;
  /** This page has written it: nothing in it needs to be kept aside. */
  isOwn?: boolean;
}

/** A mirror of the database in memory: reads are synchronous, so no first paint waits for IndexedDB. */
const mirror = new Map<string, Stored>();
const listeners = new Map<string, Set<() => void>>();
let database: UseStore | undefined;
let reading: Promise<void> = Promise.resolve();
let isReading = false;
/** What a slow database held when the page had long written something newer, until that is stored. */
const overtaken = new Map<string, Stored>();

/** Fills the mirror once, before the first render; does not wait longer than `timeoutMs`, nor for an IndexedDB that is refused. */
export async function preloadStorage(timeoutMs = 1_000): Promise<void> {
  onOtherTab(adopt);
  isReading = true;
  reading = readAll()
    .catch(() => {
      database = undefined;
    })
    .finally(() => {
      isReading = false;
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
 * waits. When another tab deletes it this connection closes at once, for the deletion waits for all of them; the next use opens another.
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

/** Takes a record in unless a newer one is already here: an old tab never wins. */
function adopt(key: string, record: unknown): void {
  const parsed = storedRecord.safeParse(record);
  if (!parsed.success) return;
  const known = mirror.get(key);
  const stored: Stored = { ...parsed.data, value: parsed.data.value };
  if (known && known.writtenAt >= stored.writtenAt) {
    if (isReading && known.isOwn) overtaken.set(key, stored);
    return;
  }
  mirror.set(key, stored);
  for (const listener of listeners.get(key) ?? []) listener();
}

/** What this build can read of a record; of one that a newer build wrote in a form of its own, nothing. */
function readRecord<T>(key: string, schema: z.ZodMiniType<T>, { value, version = 1 }: Stored): ReturnType<typeof readParts<T>> {
  return version > recordVersion(key) ? { value: undefined, unread: [{ value, version }] } : readParts(schema, value);
}

/** The stored value of `key` as far as `schema` can read it (stored-schema.ts), else undefined. */
export function readStored<T>(key: string, schema: z.ZodMiniType<T>): T | undefined {
  const record = mirror.get(key);
  return record && readRecord(key, schema, record).value;
}

/** Whether the database is still being read: what the page shows so far is what it starts with. */
export const isStorageRead = (): boolean => !isReading;

/** What lay in the database under `key` when the page, which had not read it yet, wrote something else; undefined for nothing. */
export function readOvertaken<T>(key: string, schema: z.ZodMiniType<T>): T | undefined {
  const record = overtaken.get(key);
  return record && readRecord(key, schema, record).value;
}

/** When the value of `key` was stored, ms; 0 when there is none. */
export function storedTime(key: string): number {
  const record = mirror.get(key);
  return record?.value === undefined ? 0 : record.writtenAt;
}

/** When the oldest of all values that are kept was stored, ms; undefined where nothing is. */
export function oldestStoredTime(): number | undefined {
  const times = [...mirror.values()].filter(({ value }) => value !== undefined).map(({ writtenAt }) => writtenAt);
  return times.length === 0 ? undefined : Math.min(...times);
}

/** Looks into the database again: another tab may have written a moment ago, and its message is still on the way. */
export async function refreshStored(key: string): Promise<void> {
  if (database) adopt(key, await get<unknown>(key, database).catch(() => undefined));
}

/**
 * Stores `value` under `key` and notifies the other tabs; what `schema` cannot read of the record before it, from another build, is kept aside first.
 * The page goes on at once; the promise ends with true when the database has it, with false where it is full, refused or missing: then the value
 * lasts as long as the page.
 */
export async function writeStored<T>(key: string, value: T, schema?: z.ZodMiniType<T>): Promise<boolean> {
  const before = mirror.get(key);
  const record = change(key, value);
  // Written earlier it would replace what a slow device is still reading.
  if (isReading) await reading;
  if (!database) return false;
  if ((mirror.get(key)?.writtenAt ?? 0) > record.writtenAt) return true;
  const left = overtaken.get(key) ?? (before?.isOwn ? undefined : before);
  overtaken.delete(key);
  const aside = left?.value !== undefined && keepAside(key, readRecord<unknown>(key, schema ?? z.unknown(), left).unread);
  // Both or neither: what is kept aside is nowhere else from then on.
  const writing = aside ? setMany([aside, [key, record]], database) : set(key, record, database);
  return writing.then(
    () => true,
    () => false,
  );
}

/** Forgets `key` here, in the database and in the other tabs: there, too, an older record does not bring it back. */
export async function removeStored(key: string): Promise<void> {
  for (const name of mirror.has(unreadKey(key)) ? [key, unreadKey(key)] : [key]) {
    change(name, undefined);
    if (database) await del(name, database).catch(() => undefined);
  }
}

/** Forgets every record, here, in the database and in the other tabs; what this page writes from then on lasts as long as the page. */
export async function clearStored(): Promise<void> {
  await reading;
  for (const key of mirror.keys()) change(key, undefined);
  const cleared = database;
  database = undefined;
  if (cleared) await clear(cleared);
}

/** Of a record that a newer build, open in another tab, writes again and again. */
const MOST_UNREAD = 100;
const unreadParts = z.array(
  z.object({ name: z.optional(z.string()), value: z.unknown(), version: z.optional(z.number()), keptAt: z.number() }),
);

/** Adds to what lies aside, each once; of entries with a name the last. */
function keepAside(key: string, unread: readonly UnreadPart[]): [key: string, record: Stored] | undefined {
  if (unread.length === 0) return undefined;
  const kept = z.safeParse(unreadParts, mirror.get(unreadKey(key))?.value).data ?? [];
  const isSame = (a: UnreadPart) => (b: UnreadPart) => a.name === b.name && (a.name !== undefined || isEqual(a.value, b.value));
  const others = kept.filter((each) => !unread.some(isSame(each)));
  const added = unread.map((part) => ({ ...part, keptAt: Date.now() }));
  return [unreadKey(key), change(unreadKey(key), [...others, ...added].slice(-MOST_UNREAD))];
}

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function change(key: string, value: unknown): Stored {
  // Always after what is known: a clock set back must not make this the older record.
  const record = { value, version: recordVersion(key), writtenAt: Math.max(Date.now(), (mirror.get(key)?.writtenAt ?? 0) + 1) };
  mirror.set(key, { ...record, isOwn: true });
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
