import { pageFile } from '#src/contracts/page-files.ts';
import { paintsOf, watchPaints } from './paints.ts';
import { reportPage } from './pages/paper-page.ts';
import { printedPages } from './papers.ts';
import { expect, followFromFoot, idle, open, speak, test } from './test.ts';

const simulated = { en: 'Simulated data', zh_hk: '模擬數據' } as const;

test('is public HTML, as built with every name and no figure, and the footer leads to it', async ({ page, site }) => {
  const html = await (await page.request.get(site.origin + pageFile('en', '/monthlyreport'))).text();
  expect(html).toContain('OKKONG Monthly');
  for (const symbol of ['AI(BTC)', 'KAS', 'DOGE']) expect(html).toContain(`>${symbol}<`);
  expect(html).not.toMatch(/\d (?:[KMGTPE]?H\/s)|[$¥]\d/);
  await open(page, '/about-us');
  await followFromFoot(page, '/monthlyreport');
  await expect(page.getByRole('heading', { level: 1, name: 'OKKONG Monthly' })).toBeVisible();
});

test('the report tells the month of every coin, on the page and as a CSV file', async ({ page }) => {
  const report = reportPage(page);
  await report.open();

  await test.step('tells the month of every coin that the pool shows', async () => {
    expect(await report.rows.count()).toBe(15);
    for (const row of (await report.rows.all()).slice(1)) {
      await expect(row).toContainText(/H\/s/);
      await expect(row).toContainText(/%/);
      await expect(row).toContainText(/\$\d/);
      await expect(row).not.toContainText(/NaN|undefined|--|Infinity/);
    }
    await expect(
      page.getByRole('img', { name: /Estimated income of all miners by day from .*: highest \$[\d,.]+ on .*, lowest \$/ }),
    ).toBeVisible();
    await expect(report.sheet.getByText('Simulated data', { exact: true })).toBeVisible();
    await expect(page.locator('[data-print=no] time')).toHaveText(/^Updated \d\d:\d\d$/);
  });

  await test.step('its CSV holds thirty days of each coin and says that they are simulated', async () => {
    const { name, text } = await report.save('Download CSV');
    expect(name).toMatch(/^okkong-month-\d{4}-\d\d-\d\d\.csv$/);
    const lines = text.replace('\uFEFF', '').trimEnd().split('\r\n');
    expect(lines).toHaveLength(1 + 14 * 30);
    expect(lines[0]).toMatch(/^Day \(UTC\+8\),[^,]+,Coin,/);
    for (const line of lines.slice(1))
      expect(line).toMatch(/^\d{4}-\d\d-\d\d,[\d.]+,[A-Z()]+,[\d.]+,[\d.]+,[\d.]+,[\d.]+,[\d.]*,\w+\/\w+\/s,[\dTZ:.-]+,Simulated data$/);
  });
});

test('a calendar month is a choice, stands beside another one, and is in the link and in the CSV', async ({ page }) => {
  const report = reportPage(page);
  await report.open();
  await page.getByRole('combobox', { name: 'Month' }).selectOption('October 2026');
  await expect(page).toHaveURL(/\?month=2026-10$/);
  await expect(report.sheet.locator('header')).toContainText('31 full days');
  const { name, text } = await report.save('Download CSV');
  expect(name).toBe('okkong-month-2026-10.csv');
  expect(text.trimEnd().split('\r\n')).toHaveLength(1 + 14 * 31);
  expect(text).not.toMatch(/^2026-(?!10)/m);
  await page.getByRole('combobox', { name: 'Compare with' }).selectOption('September 2026');
  await expect(page).toHaveURL(/\?month=2026-10&with=2026-09$/);
  const beside = page.getByRole('region', { name: 'October 2026 beside September 2026' });
  await expect(beside.getByRole('row').nth(1)).toContainText(/EH\/s.*%.*September 2026: [\d.]+ EH\/s/s);
  await page.reload();
  await expect(beside.getByRole('row')).toHaveCount(15);
});

for (const { language, width } of [
  { language: 'en', width: 390 },
  { language: 'zh_hk', width: 1440 },
] as const) {
  test(`nothing moves when the figures come, and it prints on one page, in ${language}`, async ({ page, context, site }) => {
    await speak(context, site.origin, language);
    await watchPaints(page);
    await page.setViewportSize({ width, height: 900 });
    const report = reportPage(page);
    await report.open();
    await idle(page);
    expect((await paintsOf(page)).shift).toBeLessThanOrEqual(0.01);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await printedPages(page)).toBe(1);
    await page.emulateMedia({ media: 'print' });
    await expect(report.sheet.locator('footer time')).toBeVisible();
    await expect(report.sheet.getByText(simulated[language], { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /CSV/ })).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
  });
}
