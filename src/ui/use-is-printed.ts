import { useSyncExternalStore } from 'react';

const query = 'print';

/** Whether the page is being laid out for paper: what a screen folds away is drawn then. */
export function useIsPrinted(): boolean {
  return useSyncExternalStore(subscribe, isPrinted, isPrintedOnServer);
}

function subscribe(callback: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', callback);
  return () => list.removeEventListener('change', callback);
}

const isPrinted = () => matchMedia(query).matches;
const isPrintedOnServer = () => false;
