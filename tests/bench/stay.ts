import { setTimeout } from 'node:timers/promises';
import type { Browser } from '@playwright/test';

/** An open page after some minutes in which nobody touches it: what it still holds once it was tidied, in MB; nodes and listeners, also those that are in no document any more; what its main thread did. */
export type Stay = Record<(typeof stayFigures)[number], number>;
export const stayFigures = ['heapMb', 'nodes', 'listeners', 'busySeconds'] as const;

const minuteMs = 60_000;

/** Opens all pages at once, each in a context and so a process of its own, and leaves them alone; the figures are in the order of the addresses. */
export async function measureStays(browser: Browser, addresses: readonly string[], minutes: number): Promise<Stay[]> {
  const pages = [];
  for (const address of addresses) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB', deviceScaleFactor: 2 });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await page.goto(address);
    pages.push({ page, session });
  }
  await setTimeout(minutes * minuteMs);
  const stays: Stay[] = [];
  for (const { page, session } of pages) {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? Number.NaN;
    stays.push({
      heapMb: metric('JSHeapUsedSize') / 1024 ** 2,
      nodes: metric('Nodes'),
      listeners: metric('JSEventListeners'),
      busySeconds: metric('TaskDuration'),
    });
    await page.context().close();
  }
  return stays;
}
