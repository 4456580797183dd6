import { atom } from 'jotai';
import type { Store } from './store.ts';

export interface Toast {
  id: number;
  tone: 'info' | 'success' | 'error';
  text: string;
  /** The newest of a topic takes the place of the one before. */
  topic?: string;
}

/** The toasts on the screen, oldest first. */
export const toastsAtom = atom<readonly Toast[]>([]);

/** More than this at once would cover the page. */
const limit = 3;
/** A refusal's own sentence may be of any length. */
const longestText = 240;
let lastId = 0;

function clipped(text: string): string {
  const characters = [...text];
  return characters.length > longestText ? `${characters.slice(0, longestText).join('').trimEnd()}…` : text;
}

/** Shows a toast; the same text or topic twice is one toast, so that ten failing calls show one. */
export const showToastAtom = atom(null, (get, set, given: Omit<Toast, 'id'>) => {
  const toast = { ...given, text: clipped(given.text) };
  const others = get(toastsAtom).filter(({ text, topic }) => text !== toast.text && (topic === undefined || topic !== toast.topic));
  lastId += 1;
  set(toastsAtom, [...others, { ...toast, id: lastId }].slice(-limit));
});

/** Removes a toast. */
export const dismissToastAtom = atom(null, (get, set, id: number) => {
  set(
    toastsAtom,
    get(toastsAtom).filter((toast) => toast.id !== id),
  );
});

/** For code outside React. */
export function showToast(store: Store, toast: Omit<Toast, 'id'>): void {
  store.set(showToastAtom, toast);
}
