import { atom } from 'jotai';
import * as z from 'zod/mini';
import { readStored, writeStored } from '#src/lib/storage.ts';

/**
 * none: nothing to offer. ready: a new version waits for the visitor's word. applying: it has been accepted.
 * held: another tab accepted it, but here a form is unfinished (R2).
 */
export type UpdateState = 'none' | 'ready' | 'applying' | 'held';

interface Update {
  readonly state: UpdateState;
  /** The build that waits, as its worker tells it; '' when it did not answer. */
  readonly buildId: string;
}

export const updateAtom = atom<Update>({ state: 'none', buildId: '' });

const dismissedKey = 'dismissed-build';

/** A new version waits: offered, unless the visitor said "later" to this very build. */
export const offerUpdateAtom = atom(null, (get, set, buildId: string) => {
  if (buildId !== '' && readStored(dismissedKey, z.string()) === buildId) return;
  if (get(updateAtom).state === 'none') set(updateAtom, { state: 'ready', buildId });
});

/** "Later": hides the bar until the next build (R2). */
export const dismissUpdateAtom = atom(null, (get, set) => {
  void writeStored(dismissedKey, get(updateAtom).buildId);
  set(updateAtom, { state: 'none', buildId: '' });
});
