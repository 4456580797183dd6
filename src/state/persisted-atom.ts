import { atomWithStorage } from 'jotai/utils';
import type * as z from 'zod/mini';
import { onStored, readStored, removeStored, writeStored } from '#src/lib/storage.ts';

interface Persisted<T> {
  key: string;
  schema: z.ZodMiniType<T>;
  initial: T;
  /** A second copy (a cookie, say), written at once: it beats the database, whose last write a reload may have cut short. */
  readMirror?: () => T | undefined;
  writeMirror?: (value: T) => void;
}

/**
 * An atom kept in IndexedDB (decision B2). Its first render equals `initial`, as the prerendered page has it;
 * the stored value follows on mount, so hydration never differs and nothing suspends (stack 7).
 */
export function persistedAtom<T>({ key, schema, initial, readMirror, writeMirror }: Persisted<T>) {
  const read = () => readMirror?.() ?? readStored(key, schema) ?? initial;
  return atomWithStorage<T>(key, initial, {
    getItem: read,
    setItem(_key, value) {
      writeMirror?.(value);
      void writeStored(key, value);
    },
    removeItem: () => void removeStored(key),
    subscribe: (_key, callback) => onStored(key, () => callback(read())),
  });
}
