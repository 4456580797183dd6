import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';

/** The one thing that a page is about, once it is known: a lesson, an announcement, an edition. */
export interface PageThing {
  /** Its title names the page. */
  readonly name?: string | undefined;
  /** Its structured data for search engines (schema.org). */
  readonly structured?: Readonly<Record<string, unknown>> | undefined;
}

/** What the open page is about; undefined for a page that its route names. The head follows it (app/background.ts). */
export const pageThingAtom = atom<PageThing | undefined>(undefined);

/** Names what the page is about, as long as it shows that. The same object while nothing has changed. */
export function usePageThing(thing: PageThing | undefined): void {
  const setThing = useSetAtom(pageThingAtom);
  useEffect(() => {
    setThing(thing);
    return () => setThing(undefined);
  }, [setThing, thing]);
}
