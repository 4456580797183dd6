import { atom } from 'jotai';
import * as z from 'zod/mini';
import { watchToken } from '#src/contracts/watch-push.ts';
import { storedRows } from '#src/lib/stored-schema.ts';
import { persistedAtom } from '#src/state/persisted-atom.ts';

const storedWatch = z.object({ token: watchToken });

/** What this device asked to be told of: tokens alone, all else stands on the server. */
export const watchesAtom = persistedAtom<z.infer<typeof storedWatch>[]>({ key: 'watches', schema: storedRows(storedWatch), initial: [] });

/** As many as the server lists at a time, the newest. */
const MOST = 20;

export const keepWatchAtom = atom(null, (_get, set, token: string) => {
  set(watchesAtom, (watches) => [...watches.filter((each) => each.token !== token), { token }].slice(-MOST));
});

export const forgetWatchAtom = atom(null, (_get, set, token: string) => {
  set(watchesAtom, (watches) => watches.filter((each) => each.token !== token));
});
