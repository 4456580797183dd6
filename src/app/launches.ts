import * as z from 'zod/mini';
import { toolTypes } from '#src/parts/tools.ts';
import { type OpenedFile, openedPricesAtom } from '#src/state/opened-file.ts';
import type { Page } from './page.ts';

/** A start of the installed app, as the browser reports it; not in the standard library's types. */
interface LaunchQueue {
  setConsumer(consumer: (launch: unknown) => void): void;
}
declare global {
  interface Window {
    launchQueue?: LaunchQueue;
  }
}

/** A handle of a file; one of a folder has no file to give. */
const isFileHandle = (handle: unknown): handle is OpenedFile =>
  typeof handle === 'object' && handle !== null && 'getFile' in handle && typeof handle.getFile === 'function';

const launchSchema = z.object({
  targetURL: z.catch(z.string(), ''),
  files: z.catch(z.array(z.unknown()), []),
});

/**
 * A second start of the installed app comes to the window that is open (the manifest's launch handler). A shortcut, something shared, a link or a file
 * leads it on; the plain start leaves it where it is.
 */
export function followLaunches({ router, store }: Pick<Page, 'router' | 'store'>): void {
  const [opened] = performance.getEntriesByType('navigation');
  let isFirst = true;
  window.launchQueue?.setConsumer((launch) => {
    const { success, data } = launchSchema.safeParse(launch);
    if (!success) return;
    const { targetURL, files } = data;
    // The start that opened this page waits in the queue for the first consumer.
    const isOpening = isFirst && targetURL === opened?.name;
    isFirst = false;
    const file = files.find(isFileHandle);
    if (file) store.set(openedPricesAtom, file);
    if (isOpening || (file && showsPrices(router)) || !URL.canParse(targetURL)) return;
    const { origin, pathname, search, hash } = new URL(targetURL);
    const href = pathname + search + hash;
    if (origin === location.origin && href !== '/') void router.navigate({ href });
  });
}

/** Whether the page that is open has the field for prices: it then stays, with the part of it that is chosen. */
function showsPrices({ state: { location: at } }: Page['router']): boolean {
  return at.pathname === '/tools' && at.search.type === toolTypes.asic && at.search.part !== 'buy';
}
