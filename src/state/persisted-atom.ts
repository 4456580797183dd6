import { atom, type SetStateAction } from 'jotai';
import type * as z from 'zod/mini';
import { cookieTime, readCookie, writeCookie } from '#src/lib/mirrors.ts';
import { onStored, readStored, removeStored, storedTime, writeStored } from '#src/lib/storage.ts';

/**
 * A second copy in a cookie, which the server and the first paint read. A reload may have cut short the database's last write, a power cut the
 * cookie's: the later of the two counts.
 */
interface Mirror<T> {
  cookie: string;
  /** The value of the cookie's text; undefined where it is none. */
  parse: (text: string | undefined) => T | undefined;
  /** Undefined is not mirrored. */
  print: (value: T) => string | undefined;
}

interface Persisted<T> {
  key: string;
  schema: z.ZodMiniType<T>;
  initial: T;
  mirror?: Mirror<T>;
}

/** Written to a persisted atom: it has its initial value again, and nothing is stored. */
export const RESET = Symbol('reset');

/**
 * An atom kept in IndexedDB (decision B2). Its first render equals `initial`, as the prerendered page has it;
 * the stored value follows on mount, so hydration never differs and nothing suspends (stack 7).
 * Not jotai's `atomWithStorage`: its module opens local storage, for which the first view would wait.
 */
export function persistedAtom<T>({ key, schema, initial, mirror }: Persisted<T>) {
  const readMirror = () => mirror?.parse(readCookie(mirror.cookie));
  const writeMirror = (value: T) => {
    const text = mirror?.print(value);
    if (mirror && text !== undefined) writeCookie(mirror.cookie, text);
  };
  const isMirrorOlder = () => mirror !== undefined && cookieTime(mirror.cookie) < storedTime(key);
  const read = () => {
    const [mirrored, stored] = [readMirror(), readStored(key, schema)];
    return (isMirrorOlder() ? (stored ?? mirrored) : (mirrored ?? stored)) ?? initial;
  };
  const current = atom<T>(initial);
  current.onMount = (set) => {
    const follow = () => set(() => read());
    const stored = readStored(key, schema);
    // Safari forgets cookies that a script wrote after a week.
    const mirrored = readMirror();
    if (stored !== undefined && stored !== mirrored && (mirrored === undefined || isMirrorOlder())) writeMirror(stored);
    follow();
    return onStored(key, follow);
  };
  const write = (value: T) => {
    writeMirror(value);
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
