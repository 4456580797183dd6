import type { Page } from '@playwright/test';
import { expect, ready } from './test.ts';

/** The rows of the coin table, one a coin. */
export const coinRow = '#pool-coins tbody tr[data-coin]';

/** Opens the landing page at its coin table, with the figures and the chart of the open row. */
export async function openTable(page: Page): Promise<void> {
  await page.goto('/');
  await ready(page);
  await page.locator('#pool-coins').scrollIntoViewIfNeeded();
  await expect(page.locator(coinRow).first()).toContainText('EH/s');
  await expect(page.locator('#pool-coins canvas').first()).toBeVisible();
}
