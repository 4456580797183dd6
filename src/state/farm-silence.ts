import { atom } from 'jotai';

/** When the farm that is on the screen sent its newest share, ms, where that is long ago although the pool answers; undefined while it mines. */
export const farmSilenceAtom = atom<number>();
