import { type RefObject, useEffect, useRef } from 'react';

/** The `type` of the Download Now link (spec 2). */
const DOWNLOAD_TYPE = 1;

/** Scrolls to the download part when the address asks for it, on arrival and when the query changes. */
export function useAskedDownload(type: number | undefined): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (type !== DOWNLOAD_TYPE) return undefined;
    // A frame later: the router puts its own scroll position back when the page is rendered.
    const frame = requestAnimationFrame(() => requestAnimationFrame(() => ref.current?.scrollIntoView()));
    return () => cancelAnimationFrame(frame);
  }, [type]);
  return ref;
}
