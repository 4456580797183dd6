import { atom } from 'jotai';

/** A file that the system gives the installed site to open; it is read when it is asked for, which may fail. */
export interface OpenedFile {
  getFile(): Promise<File>;
}

/** The prices that were opened from the system's file manager, until the calculator takes them. */
export const openedPricesAtom = atom<OpenedFile>();
