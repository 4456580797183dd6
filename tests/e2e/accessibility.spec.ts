import type { Page } from '@playwright/test';
import { axeFindings, axeFindingsOfColours } from './axe.ts';
import { openTable } from './table.ts';
import { arrives, expect, hydrated, open, still, test } from './test.ts';

const paths = ['/about-us', '/daily-paper', '/monthlyreport', '/terms', '/privacy_en', '/login', '/register', '/unset?setting=VITE_X_URL'];

const narrow = { width: 390, height: 900 };
const wide = { width: 1440, height: 900 };

// Every page in both themes and at both widths; only the landing page, the largest by far, in each of the four ways.
test('axe finds nothing in either theme', async ({ page }) => {
  test.setTimeout(180_000);
  for (const path of paths) {
    await page.setViewportSize(narrow);
    await open(page, path);
    await still(page);
    // Decision B3: the specification forbids zoom on these routes; decision H6 lists the exception.
    const without = path === '/terms' ? ['meta-viewport'] : [];
    expect(await axeFindings(page, { without })).toEqual([]);
    await page.setViewportSize(wide);
    await switchTheme(page);
    expect(await axeFindings(page, { without })).toEqual([]);
  }
});

test('axe finds nothing in either theme of the landing page', async ({ page }) => {
  await page.setViewportSize(narrow);
  await openLandingPage(page);
  await still(page);
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewportSize(wide);
  expect(await axeFindings(page)).toEqual([]);
  await switchTheme(page);
  expect(await axeFindingsOfColours(page)).toEqual([]);
  await page.setViewportSize(narrow);
  await still(page);
  expect(await axeFindingsOfColours(page)).toEqual([]);
});

/** To the other theme, which the next page opens with. */
async function switchTheme(page: Page): Promise<void> {
  const html = page.locator('html');
  const other = (await html.getAttribute('data-theme')) === 'light' ? 'dark' : 'light';
  await page
    .locator('header')
    .getByRole('button', { name: /light|dark/i })
    .first()
    .click();
  await expect(html).toHaveAttribute('data-theme', other);
  // What is out of sight follows behind the next frame.
  await arrives(page.locator('[data-restyled-later]'), { state: 'detached' });
  await still(page);
}

/** With its figures, which wash over the rows as they come, and with all its sections. */
async function openLandingPage(page: Page): Promise<void> {
  await openTable(page);
  await hydrated(page);
}
