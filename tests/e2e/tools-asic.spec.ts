import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { axeFindings } from './axe.ts';
import { expect, open, ready, test } from './test.ts';

const model = (page: Page) => page.getByRole('combobox', { name: 'Model' });
const fact = (page: Page, name: string) => page.locator('dl > div').filter({ hasText: name }).locator('dd');
const compared = (page: Page) => page.getByRole('region', { name: 'Compare machines' }).getByRole('row');

test('the ASIC calculator: a link opens with its inputs, a machine is found by typing, four are compared, reset goes back', async ({
  page,
}) => {
  await open(page, '/tools?type=3&model=&hashrate=100&power=3000&count=2');
  await expect(fact(page, 'Total hashrate')).toHaveText('200.00 TH/s');
  await expect(fact(page, 'Power ratio')).toHaveText('30.00 J/TH');
  await expect(page).toHaveURL(/\/tools\?type=3$/);

  await model(page).fill('l9 17');
  await model(page).press('Enter');
  await expect(page.getByRole('rowheader', { name: 'Merge-mined DOGE' })).toBeVisible();
  await page.reload();
  await ready(page);
  await expect(model(page)).toHaveValue('Antminer L9 17G');

  await expect(compared(page)).toHaveCount(4);
  await page.getByRole('button', { name: 'Remove Antminer S19 XP 140T' }).click();
  await expect(compared(page)).toHaveCount(3);
  await expect(compared(page).nth(1)).toContainText(/\$[\d,.]+ \/ [A-Z]+/);

  // LTC: a typed difficulty is its own, not that of the coin on the side.
  await expect(page.getByText(/and a price of \$[\d,.]+, pool data of \d/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Network difficulty' }).fill('50');
  await expect(page.getByText(/difficulty [\d.]+ ?\w* \(your own figure\) and a price of \$[\d,.]+ \(pool data of \d/)).toBeVisible();
  await expect(page.getByText("DOGE is worked out from the pool's latest figures.")).toBeVisible();
  await page.getByRole('textbox', { name: 'Network difficulty' }).fill('');
  await page.getByRole('radio', { name: '7 d' }).click();
  await expect(page.getByText(/, mean of 7 days to \d/)).toBeVisible();

  await page.getByRole('textbox', { name: 'Price of one machine' }).fill('99999999');
  await expect(fact(page, "Payback at today's difficulty")).toHaveText('Does not pay back');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(model(page)).toHaveValue('Antminer S21 200T');
  await expect(compared(page)).toHaveCount(4);
});

test('the tariff clock: a pasted bill makes spans of running and standing still, saved as a calendar', async ({ page }) => {
  await open(page, '/tools?type=3');
  const clock = page.getByRole('region', { name: 'Tariff clock' });
  await expect(clock.getByText(/^(?:run|stop) all day$/)).toHaveCount(2);
  await clock.getByRole('radio', { name: 'By the hour' }).click();
  await clock.getByRole('textbox', { name: 'Paste a bill or a price list' }).fill('08:00-22:00 90\n22:00-08:00 0.01');
  await clock.getByRole('button', { name: 'Use these prices' }).click();
  await expect(clock.getByText('run 00:00–08:00 · stop 08:00–22:00 · run 22:00–00:00')).toHaveCount(2);
  const saving = page.waitForEvent('download');
  await clock.getByRole('button', { name: 'Save as calendar (.ics)' }).click();
  const text = await readFile(await (await saving).path(), 'utf8');
  expect(text.match(/SUMMARY:Miners (run|stop)/g)).toEqual([1, 0, 1, 0, 1].map((runs) => `SUMMARY:Miners ${runs ? 'run' : 'stop'}`));
});

test('the ASIC calculator: axe finds nothing in either theme', async ({ page, context, site }) => {
  test.setTimeout(60_000);
  for (const theme of ['dark', 'light']) {
    await context.addCookies([{ name: 'uiMode', value: theme, url: site.origin }]);
    await open(page, '/tools?type=3&tariff=hours');
    await expect(fact(page, 'Shutdown coin price')).toContainText('$');
    expect(await axeFindings(page)).toEqual([]);
  }
});

test('a day of which half the prices cannot be read is not called a whole day', async ({ page }) => {
  const half = [...Array(12).fill('0.01'), ...Array(12).fill('-')].join(',');
  await open(page, `/tools?${new URLSearchParams({ type: '3', tariff: 'hours', weekday: half, weekend: half }).toString()}`);
  const clock = page.getByRole('region', { name: 'Tariff clock' });
  await expect(clock.getByText('run 00:00–12:00')).toHaveCount(2);
  await expect(clock.getByText(/all day/)).toHaveCount(0);
});
