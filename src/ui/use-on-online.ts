import { useEffect, useEffectEvent } from 'react';

/** Calls back when the browser has a network again, while that is wanted: an import that failed is tried again then. */
export function useOnOnline(isWanted: boolean, onOnline: () => void): void {
  const tell = useEffectEvent(onOnline);
  useEffect(() => {
    if (!isWanted) return undefined;
    const listener = () => tell();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, [isWanted]);
}
