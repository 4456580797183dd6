import type { Page } from './page.ts';

/** A start of the installed app, as the browser reports it; not in the standard library's types. */
interface LaunchQueue {
  setConsumer(consumer: (launch: { targetURL?: string }) => void): void;
}
declare global {
  interface Window {
    launchQueue?: LaunchQueue;
  }
}

/**
 * A second start of the installed app comes to the window that is open (the manifest's launch handler). A shortcut or something shared leads it on; the
 * plain start leaves it where it is.
 */
export function followLaunches({ router }: Pick<Page, 'router'>): void {
  const [opened] = performance.getEntriesByType('navigation');
  let isFirst = true;
  window.launchQueue?.setConsumer(({ targetURL = '' }) => {
    // The start that opened this page waits in the queue for the first consumer.
    const isOpening = isFirst && targetURL === opened?.name;
    isFirst = false;
    if (isOpening || !URL.canParse(targetURL)) return;
    const { origin, pathname, search, hash } = new URL(targetURL);
    const href = pathname + search + hash;
    if (origin === location.origin && href !== '/') void router.navigate({ href });
  });
}
