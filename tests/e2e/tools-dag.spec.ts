import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { axeFindingsInBothThemes } from './axe.ts';
import { expect, open, ready, test } from './test.ts';

const size = (page: Page) => page.locator('[aria-live=polite]').filter({ hasText: 'DAG of' });
const coin = (page: Page) => page.getByRole('combobox', { name: 'Coin' });
const chosenCard = (page: Page) => page.locator('li[data-chosen]');

async function savedText(page: Page, name: string): Promise<{ name: string; text: string }> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  const file = await saving;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

test('the DAG calculator: a link opens with its inputs, they stay, are saved as files, and go back to the start; axe finds nothing', async ({
  page,
}) => {
  await open(page, '/tools?type=2&coin=ETC&by=epoch&epoch=390&system=linux&card=RTX+3080+10GB');
  await expect(size(page)).toContainText('4.047');
  await expect(page.getByText('4,345,295,488')).toBeVisible();
  await expect(chosenCard(page)).toContainText(/RTX 3080 10GB.*Until about .*between/s);
  await expect(page).toHaveURL(/\/tools\?type=2$/);
  expect(await axeFindingsInBothThemes(page)).toEqual([]);

  await coin(page).fill('raven');
  await coin(page).press('Enter');
  await page.getByRole('textbox', { name: 'Epoch' }).fill('500');
  await expect(page.getByText('5,268,040,832')).toBeVisible();
  await page.reload();
  await ready(page);
  await expect(coin(page)).toHaveValue('RVN · Ravencoin');
  await expect(page.getByText('5,268,040,832')).toBeVisible();

  const calendar = await savedText(page, 'Save these days');
  expect(calendar.name).toBe('okkong-dag-rvn.ics');
  expect(calendar.text).toMatch(/SUMMARY:RVN: the DAG outgrows RTX 3080 10GB/);
  expect(calendar.text.match(/DTSTART;VALUE=DATE:\d{8}/g)?.length).toBeGreaterThan(2);
  expect((await savedText(page, 'CSV')).text).toContain('5268040832');

  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(coin(page)).toHaveValue('ETC · Ethereum Classic');
  await expect(size(page)).toContainText('DAG of ETC now');
});

test('the DAG calculator: a link is read as what is typed', async ({ page }) => {
  await open(page, '/tools?type=2&by=height&height=23,400,001');
  await expect(page.getByRole('textbox', { name: 'Block height' })).toHaveValue('23400001');
  await expect(page.getByText('4,345,295,488')).toBeVisible();
  await open(page, '/tools?type=2&by=epoch&epoch=-3');
  await expect(size(page)).toContainText('DAG of ETC now');
});

test('the rig-check tool: the sample is called one, what is downloaded has the checksum that is shown, and axe finds nothing', async ({
  page,
}) => {
  await open(page, '/tools?type=1');
  await expect(page.getByText('Sample', { exact: true })).toBeVisible();
  const shown = await page.locator('code').first().textContent();
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Download the sample okkong-rig-check/ }).click();
  const bytes = await readFile(await (await saving).path());
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  expect(Buffer.from(digest).toString('hex')).toBe(shown);
  await expect(page.locator('code').nth(1)).toHaveText(/^certutil -hashfile okkong-rig-check-\S+\.zip SHA256 \| findstr [0-9a-f]{64}$/);
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
});
