import { atom, useAtomValue } from 'jotai';
import { NOT_FOUND } from '#src/contracts/envelope.ts';
import { AppError } from '#src/lib/app-error.ts';
import { readSession, writeSession } from '#src/lib/mirrors.ts';
import { useIsHydrated } from '#src/page-start/hydration.ts';

const storageKey = 'no-password-reset';
const isLackingAtom = atom(false);

/** Takes down, for this visit, that the pool has no call to reset a password. */
export const noteResetLackingAtom = atom(null, (_get, set) => {
  writeSession(storageKey, 'true');
  set(isLackingAtom, true);
});

/** Whether the pool has answered in this visit that it has no password reset: then no link leads there. */
export function useIsResetLacking(): boolean {
  const isLacking = useAtomValue(isLackingAtom);
  return (useIsHydrated() && readSession(storageKey) !== undefined) || isLacking;
}

/** Whether a pool refused because it lacks the call. */
export const isCallLacking = (error: unknown): boolean => error instanceof AppError && error.code === NOT_FOUND;
