import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { axeFindingsInBothThemes } from './axe.ts';
import { expect, open, ready, test } from './test.ts';

const card = (page: Page, number: number) => page.getByRole('group', { name: `Card group ${number}`, exact: true });
const fact = (page: Page, name: string) => page.locator('dl > div').filter({ hasText: name }).locator('dd');
const ranking = (page: Page) => page.getByRole('region', { name: 'Coins by net earnings' });

test('the GPU calculator: a link opens with its rig, cards are found by typing, mixed, taken out, and go back to the start', async ({
  page,
}) => {
  await open(page, '/tools?type=4&card1=RTX+3080+10GB*6*high&board=0&fans=0&psu=100&coin=18');
  await expect(fact(page, 'Power of the cards')).toHaveText('1,674 W');
  await expect(fact(page, 'Total hashrate')).toHaveText('278.69 MH/s');
  await expect(fact(page, 'Power ratio')).toHaveText('6.01 J/MH');
  await expect(page).toHaveURL(/\/tools\?type=4$/);

  await page.getByRole('button', { name: 'Add other cards' }).click();
  const type = card(page, 2).getByRole('combobox', { name: 'Card type' });
  await type.fill('1060');
  await type.press('Enter');
  await expect(page.getByText('GTX 1060 6GB left out: too little memory').first()).toBeVisible();
  await type.fill('rx 5700');
  await type.press('Enter');
  await card(page, 2).getByRole('radio', { name: 'High' }).click();
  await card(page, 2).getByRole('textbox', { name: 'Power per card' }).fill('100');
  await expect(fact(page, 'Power of the cards')).toHaveText('1,774 W');
  await page.reload();
  await ready(page);
  await expect(type).toHaveValue('RX 5700');
  await expect(fact(page, 'Power of the cards')).toHaveText('1,774 W');

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  expect(await readFile(await (await saving).path(), 'utf8')).toMatch(/^\uFEFFSource,Simulated data\r\n.*RX 5700,Number of cards,1/s);
  // Removed by key, the last cards lead on to those before them, which are seen.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Remove card group 2' }).press('Enter');
  await expect(card(page, 1).locator('legend')).toBeFocused();
  await expect(card(page, 1).locator('legend')).toBeInViewport();
  await page.getByRole('button', { name: 'Add other cards' }).click();
  await card(page, 2).getByRole('textbox', { name: 'Power per card' }).fill('100');
  await page.getByRole('button', { name: 'Remove card group 1' }).click();
  await expect(fact(page, 'Power of the cards')).toHaveText('100 W');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(card(page, 1).getByRole('combobox', { name: 'Card type' })).toHaveValue('RTX 3070');
});

test('the GPU calculator: coins are ranked, one is looked at, and a span takes its means; axe finds nothing', async ({ page }) => {
  // At a price that every coin pays.
  await open(page, '/tools?type=4&card1=RTX+3080+10GB*6*high&cny=0&usd=0');
  await expect(
    ranking(page)
      .getByRole('button', { name: /^Show / })
      .first(),
  ).toBeVisible();
  const nets = await ranking(page).locator('tbody td:nth-last-child(2)').allTextContents();
  const figures = nets
    .map((text) => Number(/-?[¥$][\d.,]+/.exec(text)?.[0].replaceAll(/[¥$,]/g, '') ?? Number.NaN))
    .filter((net) => !Number.isNaN(net));
  expect(figures.length).toBeGreaterThan(3);
  expect(figures).toEqual(figures.toSorted((one, other) => other - one));
  await expect(fact(page, 'Shutdown coin price')).toContainText('$');
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await ranking(page).getByRole('button', { name: 'Show ERG' }).click();
  await expect(page.getByText('Daily net earnings with ERG')).toBeVisible();
  await expect(fact(page, 'Total hashrate')).toHaveText('1.31 GH/s');
  await page.getByRole('radio', { name: '7 d' }).click();
  await expect(page.getByText(/mean of 7 days to \d/)).toBeVisible();
  await expect(page.getByText('The means of this span are not on this device')).toHaveCount(0);
});

test('the GPU calculator on a phone: the answer stays in sight, and what is shown of the list comes into view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/tools?type=4&card1=RTX+3060+Ti*6*medium&cny=0.85&usd=0.12');
  const answer = page.getByRole('region', { name: 'Answer' });
  await expect(answer).toContainText(/^Nothing pays at .0\.\d+ per kWh\. The first to pay is [A-Z]+, below .0\.\d+\./);
  const list = page.getByRole('region', { name: 'Coins by the electricity price they bear' });
  const show = list.getByRole('button', { name: 'Show ERG' });
  await show.scrollIntoViewIfNeeded();
  await expect(answer).toBeInViewport();
  await show.click();
  const net = page.getByText('Daily net earnings with ERG').first();
  await expect(net).toBeInViewport();
  await expect(page.getByRole('group', { name: 'Result' })).toBeFocused();
  const [line, figure] = [await answer.boundingBox(), await net.boundingBox()];
  expect(figure!.y).toBeGreaterThanOrEqual(line!.y + line!.height);
});
