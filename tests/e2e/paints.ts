import type { Page } from '@playwright/test';

/** What a page does by itself, from its start. */
interface Paints {
  /** The cumulative layout shift: what moved without the visitor's doing. */
  shift: number;
  /** What it painted largest: the name of the element and its text. */
  largest: { tag: string; text: string };
}

/** Starts to watch; call it before the page is opened. */
export async function watchPaints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const paints: Paints = { shift: 0, largest: { tag: '', text: '' } };
    Object.assign(window, { paints });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!hadRecentInput) paints.shift += value;
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const { element } of list.getEntries() as (PerformanceEntry & { element: Element | null })[])
        paints.largest = { tag: element?.tagName ?? '', text: element?.textContent ?? '' };
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

/** What has been seen so far. */
export const paintsOf = (page: Page): Promise<Paints> => page.evaluate(() => (window as unknown as { paints: Paints }).paints);
