import type { Page } from '@playwright/test';
import { arrives, open } from '../test.ts';

/** The rows of the coin table, one a coin. */
export const coinRow = '#pool-coins tbody tr[data-coin]';

/** Opens the landing page and waits for the figures of its coin table. */
export async function openFigures(page: Page): Promise<void> {
  await open(page, '/');
  await arrives(page.locator(coinRow).filter({ hasText: 'EH/s' }));
}

/** Opens the landing page at its coin table, with the figures and the chart of the open row. */
export async function openTable(page: Page): Promise<void> {
  await openFigures(page);
  await page.locator('#pool-coins').scrollIntoViewIfNeeded();
  await arrives(page.locator('#pool-coins canvas'));
}
