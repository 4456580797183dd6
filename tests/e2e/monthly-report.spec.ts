import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { paintsOf, watchPaints } from './paints.ts';
import { printedPages } from './papers.ts';
import { arrives, expect, followFromFoot, idle, open, speak, test } from './test.ts';

const simulated = { en: 'Simulated data', zh_hk: '模擬數據' } as const;

/** The report with all its figures: its file can be saved. */
async function openReport(page: Page): Promise<void> {
  await open(page, '/monthlyreport');
  await arrives(page.locator('button:enabled', { hasText: 'CSV' }), { timeout: 15_000 });
}

test('is public HTML with every name and no figure, and the footer leads to it', async ({ page, site }) => {
  const html = await (await page.request.get(`${site.origin}/monthlyreport?language=en`)).text();
  expect(html).toContain('OKKONG Monthly');
  for (const symbol of ['AI(BTC)', 'KAS', 'DOGE']) expect(html).toContain(`>${symbol}<`);
  expect(html).not.toMatch(/\d (?:[KMGTPE]?H\/s)|[$¥]\d/);
  await open(page, '/about-us');
  await followFromFoot(page, '/monthlyreport');
  await expect(page.getByRole('heading', { level: 1, name: 'OKKONG Monthly' })).toBeVisible();
});

test('the report tells the month of every coin, on the page and as a CSV file', async ({ page }, testInfo) => {
  await openReport(page);

  await test.step('tells the month of every coin that the pool shows', async () => {
    const rows = page.getByRole('table').getByRole('row');
    expect(await rows.count()).toBe(15);
    for (const row of (await rows.all()).slice(1)) {
      await expect(row).toContainText(/H\/s/);
      await expect(row).toContainText(/%/);
      await expect(row).toContainText(/\$\d/);
      await expect(row).not.toContainText(/NaN|undefined|--|Infinity/);
    }
    await expect(
      page.getByRole('img', { name: /Estimated income of all miners by day from .*: highest \$[\d,.]+ on .*, lowest \$/ }),
    ).toBeVisible();
    await expect(page.getByRole('article').getByText('Simulated data', { exact: true })).toBeVisible();
    await expect(page.locator('[data-print=no] time')).toHaveText(/^Updated \d\d:\d\d$/);
  });

  await test.step('its CSV holds thirty days of each coin and says that they are simulated', async () => {
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    const download = await saving;
    expect(download.suggestedFilename()).toMatch(/^okkong-month-\d{4}-\d\d-\d\d\.csv$/);
    const file = testInfo.outputPath('month.csv');
    await download.saveAs(file);
    const lines = readFileSync(file, 'utf8').replace('\uFEFF', '').trimEnd().split('\r\n');
    expect(lines).toHaveLength(1 + 14 * 30);
    expect(lines[0]).toMatch(/^Day \(UTC\+8\),[^,]+,Coin,/);
    for (const line of lines.slice(1))
      expect(line).toMatch(/^\d{4}-\d\d-\d\d,[\d.]+,[A-Z()]+,[\d.]+,[\d.]+,[\d.]+,[\d.]+,[\d.]*,\w+\/\w+\/s,[\dTZ:.-]+,Simulated data$/);
  });
});

for (const { language, width } of [
  { language: 'en', width: 390 },
  { language: 'zh_hk', width: 1440 },
] as const) {
  test(`nothing moves when the figures come, and it prints on one page, in ${language}`, async ({ page, context, site }) => {
    await speak(context, site.origin, language);
    await watchPaints(page);
    await page.setViewportSize({ width, height: 900 });
    await openReport(page);
    await idle(page);
    expect((await paintsOf(page)).shift).toBeLessThanOrEqual(0.01);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await printedPages(page)).toBe(1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('article footer time')).toBeVisible();
    await expect(page.getByRole('article').getByText(simulated[language], { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /CSV/ })).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
  });
}
