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
