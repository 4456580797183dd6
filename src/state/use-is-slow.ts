import { useEffect, useState } from 'react';

/** After this the page says that it is still loading (DESIGN 10 "Skeleton"). */
const SLOW_AFTER_MS = 8_000;

/** True once something has been on its way for 8 s. */
export function useIsSlow(isPending: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isPending]);
  return isSlow;
}
