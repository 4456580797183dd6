import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { subscribeTick } from '#src/lib/clock.ts';
import { coalesced } from '#src/lib/coalesced.ts';
import { readOfflineCopy, type StoredAmount, type StoredKind } from '#src/lib/offline-copy.ts';
import { languageAtom } from '#src/state/language.ts';

export type OfflineCopy = Readonly<Record<StoredKind, StoredAmount>>;

const EVERY_MS = 5_000;

/** What is on this device, looked up when the page opens, from time to time and on demand; undefined until it is known. */
export function useOfflineCopy(): { copy: OfflineCopy | undefined; lookAgain: () => void } {
  const language = useAtomValue(languageAtom);
  const [copy, setCopy] = useState<OfflineCopy>();
  const lookAgain = useMemo(() => coalesced(() => readOfflineCopy(language).then(setCopy)), [language]);
  useEffect(() => {
    lookAgain();
    // What is kept and removed further down the page, or in another tab.
    return subscribeTick(EVERY_MS, lookAgain);
  }, [lookAgain]);
  return { copy, lookAgain };
}
