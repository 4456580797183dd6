import { atom, type SetStateAction } from 'jotai';
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

/** Written to a persisted atom: it has its initial value again, and nothing is stored. */
export const RESET = Symbol('reset');

/**
 * An atom kept in IndexedDB (decision B2). Its first render equals `initial`, as the prerendered page has it;
 * the stored value follows on mount, so hydration never differs and nothing suspends (stack 7).
 * Not jotai's `atomWithStorage`: its module opens local storage, for which the first view would wait.
 */
export function persistedAtom<T>({ key, schema, initial, readMirror, writeMirror }: Persisted<T>) {
  const read = () => readMirror?.() ?? readStored(key, schema) ?? initial;
  const current = atom<T>(initial);
  current.onMount = (set) => {
    const follow = () => set(() => read());
    const stored = readStored(key, schema);
    // Safari forgets cookies that a script wrote after a week.
    if (stored !== undefined && readMirror?.() === undefined) writeMirror?.(stored);
    follow();
    return onStored(key, follow);
  };
  const write = (value: T) => {
    writeMirror?.(value);
    void writeStored(key, value);
  };
  return atom(
    (get) => get(current),
    (get, set, update: SetStateAction<T> | typeof RESET) => {
      if (update === RESET) {
        set(current, () => initial);
        void removeStored(key);
        return;
      }
      set(current, update);
      write(get(current));
    },
  );
}
