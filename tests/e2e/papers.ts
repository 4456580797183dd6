import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** Width of a PNG, out of its header. */
export const pngWidth = (file: string): number => readFileSync(file).readUInt32BE(16);

/** Pages of the PDF that the browser prints, on A4 with its usual margins. */
export async function printedPages(page: Page): Promise<number> {
  const margin = '10mm';
  const pdf = await page.pdf({ format: 'A4', margin: { top: margin, right: margin, bottom: margin, left: margin } });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Starts to add up what moves without the visitor's doing; call it before the page is opened. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sum = { shifts: 0 };
    Object.assign(window, { sum });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!hadRecentInput) sum.shifts += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has moved so far: the cumulative layout shift. */
export const shiftsOf = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as { sum: { shifts: number } }).sum.shifts);
