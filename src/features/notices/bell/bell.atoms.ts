import { atom } from 'jotai';

/** Notices that wait behind the bell and are not read. */
export const unreadCountAtom = atom(0);

/** Whether the bell's panel is open. */
export const isBellOpenAtom = atom(false);
