import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { axeFindingsInBothThemes } from './axe.ts';
import { expect, open, ready, test } from './test.ts';

/** Nearly nothing at night, more than any machine brings by day: what runs when does not hang on the day's market. */
const prices = Array.from({ length: 24 }, (_, hour) => (hour < 8 || hour >= 22 ? '0.01' : '90')).join(',');
const tariff = `tariff=hours&tariffIn=CNY&weekday=${prices}&weekend=${prices}`;

const fleet = (page: Page) => page.getByRole('region', { name: 'My fleet' });
const rows = (page: Page) => fleet(page).getByRole('table').getByRole('row');

async function add(page: Page, model: string, count: string) {
  const form = page.getByRole('form', { name: 'Add machines to the fleet' });
  await fleet(page).getByRole('button', { name: 'Add machines' }).click();
  const field = form.getByRole('combobox', { name: 'Model of the fleet' });
  await field.fill(model);
  await field.press('Enter');
  await form.getByRole('textbox', { name: 'Machines' }).fill(count);
  await form.getByRole('button', { name: 'Add to the fleet' }).click();
}

test('a fleet of two models: sums, hours and plan by the own tariff, kept over a reload, in the link, and as files', async ({ page }) => {
  // The site's own policy forbids reading the clipboard: the test listens where the text goes in.
  await page.addInitScript(() => {
    navigator.clipboard.writeText = async (text) => {
      document.documentElement.dataset['copied'] = text;
    };
  });
  await open(page, `/tools?type=3&${tariff}`);
  await expect(fleet(page).getByText('No machines in your fleet yet')).toBeVisible();
  await add(page, 'S21 200T', '40');
  await add(page, 'M50S', '12');

  const answer = fleet(page).getByText(/^40 × Antminer S21 200T \+ 12 × .*M50S.* at \S+ \/ \S+ per kWh: 22:00–08:00; [¥$][\d,.]+ today\.$/);
  await expect(answer).toBeVisible();
  await expect(rows(page)).toHaveCount(4);
  await expect(rows(page).nth(1)).toContainText(/8\.00 PH\/s.*140\.00 kW.*22:00–08:00/);

  const plan = page.getByRole('region', { name: 'Tariff clock' });
  await expect(plan.getByText(/off: 40 × Antminer S21 200T \+ 12 × /)).toHaveCount(2);
  await plan.getByRole('radio', { name: 'In the cheapest hours' }).click();
  await plan.getByRole('textbox', { name: 'Hours a day, at most' }).fill('4');
  await expect(fleet(page).getByText(/per kWh: 00:00–04:00; /)).toBeVisible();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);

  const saving = page.waitForEvent('download');
  await plan.getByRole('button', { name: 'Save plan (JSON)' }).click();
  const file: { rows: { hours: { run: boolean }[] }[] } = JSON.parse(await readFile(await (await saving).path(), 'utf8'));
  expect(file.rows.map(({ hours }) => hours.filter(({ run }) => run).length)).toEqual([8, 8]);

  await page.reload();
  await ready(page);
  await expect(fleet(page).getByText(/per kWh: 00:00–04:00; /)).toBeVisible();
  await page.getByRole('button', { name: 'Copy link' }).click();
  const link = (await page.locator('html').getAttribute('data-copied')) ?? '';

  await fleet(page)
    .getByRole('button', { name: /^Remove 12 × / })
    .click();
  await expect(rows(page)).toHaveCount(2);
  await fleet(page).getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(4);
  await fleet(page)
    .getByRole('button', { name: /^Remove 40 × / })
    .click();
  await expect(rows(page)).toHaveCount(2);

  await open(page, new URL(link).pathname + new URL(link).search);
  await expect(rows(page)).toHaveCount(4);
  await expect(fleet(page).getByText(/per kWh: 00:00–04:00; /)).toBeVisible();

  await open(page, '/');
  await page.locator('#tools').scrollIntoViewIfNeeded();
  await expect(page.locator('#tools').getByText(/^40 × Antminer S21 200T \+ 12 × /)).toBeVisible();
  await expect(page.locator('#tools').getByText('Your machines')).toBeVisible();
});
