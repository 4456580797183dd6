import { useEffect, useState } from 'react';
import { readSession, writeSession } from '#src/lib/mirrors.ts';
import { useIsHydrated } from '#src/page-start/hydration.ts';

/** An unsent text: it outlives a reload, as a change of language is one, and ends with its page. */
export function useDraft(key: string): [text: string, setText: (text: string) => void] {
  const isHydrated = useIsHydrated();
  const [typed, setTyped] = useState<string>();
  const kept = isHydrated ? readSession(key) : undefined;
  useEffect(() => () => void writeSession(key, ''), [key]);
  const change = (next: string) => {
    setTyped(next);
    writeSession(key, next);
  };
  return [typed ?? kept ?? '', change];
}
