import { useEffect, useState } from 'react';

/** After this the page says that it is still loading. */
const SLOW_AFTER_MS = 8_000;

/** True once something has been on its way for 8 s, or for `afterMs`. */
export function useIsSlow(isPending: boolean, afterMs = SLOW_AFTER_MS): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => setIsSlow(true), afterMs);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isPending, afterMs]);
  return isSlow;
}
