import { atom, type SetStateAction } from 'jotai';
import type * as z from 'zod/mini';
import { cookieTime, readCookie, writeCookie } from '#src/lib/mirrors.ts';
import {
  isStorageRead,
  onStored,
  readOvertaken,
  readStored,
  removeStored,
  storageRead,
  storedTime,
  writeStored,
} from '#src/lib/storage.ts';
import type { StoredKey } from '#src/lib/storage-keys.ts';

/** A second copy in a cookie, which the server and the first paint read. */
interface Mirror<T> {
  cookie: string;
  /** The value of the cookie's text; undefined where it is none. */
  parse: (text: string | undefined) => T | undefined;
  /** Undefined is not mirrored. */
  print: (value: T) => string | undefined;
}

interface Persisted<T> {
  key: StoredKey;
  schema: z.ZodMiniType<T>;
  initial: T;
  mirror?: Mirror<T>;
  /** What older builds kept under another key, taken over while nothing is under this one. */
  former?: () => T | undefined;
}

/**
 * What counts of a value that is both in a cookie and in the database: the later. A reload may have cut short the database's last write,
 * a power cut the cookie's.
 */
export function laterOf<T>(names: { cookie: string; key: StoredKey }, mirrored: T | undefined, stored: T | undefined): T | undefined {
  const isMirrorOlder = cookieTime(names.cookie) < storedTime(names.key);
  return isMirrorOlder ? (stored ?? mirrored) : (mirrored ?? stored);
}

const notKeptListeners = new Set<() => void>();

/** Calls back whenever a change could not be stored, for a disk that is full or a store that is refused. Returns the way to stop. */
export function onNotKept(listener: () => void): () => void {
  notKeptListeners.add(listener);
  return () => void notKeptListeners.delete(listener);
}

interface Current<T> {
  readonly value: T;
  /** It is mounted, and so is what is stored. */
  readonly isFollowing: boolean;
}

const isUpdater = <T>(update: SetStateAction<T>): update is (before: T) => T => typeof update === 'function';

/** Written to a persisted atom: it has its initial value again, and nothing is stored. */
export const RESET = Symbol('reset');

/**
 * An atom kept in IndexedDB. Its first render equals `initial`, as the prerendered page has it;
 * the stored value follows on mount, so hydration never differs and nothing suspends.
 * Not jotai's `atomWithStorage`: its module opens local storage, for which the first view would wait.
 */
export function persistedAtom<T>({ key, schema, initial, mirror, former }: Persisted<T>) {
  const readMirror = () => mirror?.parse(readCookie(mirror.cookie));
  const writeMirror = (value: T) => {
    const text = mirror?.print(value);
    if (mirror && text !== undefined) writeCookie(mirror.cookie, text);
  };
  const read = () => {
    const stored = readStored(key, schema);
    return mirror ? laterOf({ cookie: mirror.cookie, key }, readMirror(), stored) : (stored ?? former?.());
  };
  // What this atom has written it need not read back: a cookie just written takes milliseconds, within the click that changed it.
  let isOwnWrite = false;
  const current = atom<Current<T>>({ value: initial, isFollowing: false });
  current.onMount = (set) => {
    const follow = () => set({ value: read() ?? initial, isFollowing: true });
    const kept = read();
    // Safari forgets cookies that a script wrote after a week.
    if (kept !== undefined && kept !== readMirror()) writeMirror(kept);
    follow();
    if (former && kept !== undefined && readStored(key, schema) === undefined) write(kept);
    const stop = onStored(key, () => isOwnWrite || follow());
    return () => {
      stop();
      set(({ value }) => ({ value, isFollowing: false }));
    };
  };
  const write = (value: T) => {
    writeMirror(value);
    isOwnWrite = true;
    void writeStored(key, value, schema).then((isKept) => isKept || notKeptListeners.forEach((tell) => tell()));
    isOwnWrite = false;
  };
  /** Changes made before a slow database had returned the stored value. */
  const early: SetStateAction<T>[] = [];
  return atom(
    (get) => get(current).value,
    (get, set, update: SetStateAction<T> | typeof RESET) => {
      const { value, isFollowing } = get(current);
      if (update === RESET) {
        early.length = 0;
        set(current, { value: initial, isFollowing });
        void removeStored(key);
        return;
      }
      const put = (next: T) => {
        set(current, { value: next, isFollowing });
        write(next);
      };
      const putAgain = () => {
        const kept = readOvertaken(key, schema);
        const updates = early.splice(0);
        if (kept !== undefined && updates.length > 0)
          put(updates.reduce<T>((before, each) => (isUpdater(each) ? each(before) : each), kept));
      };
      if (!isStorageRead() && early.push(update) === 1) void storageRead().then(putAgain);
      if (!isUpdater(update)) return put(update);
      // Nobody shows it yet, or any more: what is changed is what is stored.
      const before = isFollowing ? value : (read() ?? initial);
      const next = update(before);
      if (next !== before) put(next);
    },
  );
}
