import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { axeFindings, axeFindingsInBothThemes } from './axe.ts';
import { arrives, expect, open, test } from './test.ts';

/** The messages as the operator's command lists them. */
async function kept(): Promise<string> {
  const env = { ...process.env, DATA_DIR: process.env.SITE_DATA_DIR };
  const list = ['--import', 'tsx', 'src/server/cli/pool.ts', 'contact', 'list'];
  return (await promisify(execFile)(process.execPath, list, { env })).stdout;
}
const timesKept = async (text: string) => (await kept()).split(text).length - 1;

async function write(page: Page, text: string): Promise<void> {
  await page.getByLabel('How we reach you').fill('@miner');
  await page.getByLabel('Your message').fill(text);
}
const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();

test('a message to the operator: over a change of language, sent, and said how it is answered', async ({ page }) => {
  const text = `Which port for the L9? ${Date.now()}`;
  await open(page, '/about-us?id=wrap&topic=release&about=OKKONG%20OS');
  await expect(page.getByLabel('Topic')).toHaveValue('release');
  await expect(page.getByLabel('Your message')).toHaveValue(/OKKONG OS/);
  await expect(page).toHaveURL(/\/about-us\?id=wrap$/);
  await send(page);
  await arrives(page.getByText('Please tell us how we can reach you'));
  expect(await axeFindingsInBothThemes(page, { within: '#wrap' })).toEqual([]);
  await write(page, text);
  await open(page, '/about-us?id=wrap&language=zh_hk');
  await expect(page.getByLabel('留言內容')).toHaveValue(text);
  await page.getByRole('button', { name: '傳送留言' }).click();
  await expect(page.getByRole('heading', { name: '留言已傳送' })).toBeFocused();
  expect(await axeFindings(page, { within: '#wrap' })).toEqual([]);
  expect(await timesKept(text)).toBe(1);
});

test('a message written without a line waits on the device and is sent once', async ({ page, context, expectFaults }) => {
  expectFaults(/ERR_INTERNET_DISCONNECTED|preload CSS|dynamically imported/);
  const text = `Nobody answers here. ${Date.now()}`;
  await open(page, '/about-us?id=wrap');
  await context.setOffline(true);
  await write(page, text);
  await send(page);
  await arrives(page.getByRole('group', { name: 'Your messages on this device' }).getByText(text));
  expect(await axeFindings(page, { within: '#wrap' })).toEqual([]);
  await context.setOffline(false);
  await arrives(page.getByRole('group', { name: 'Your messages on this device' }).getByText(/^Sent /));
  await page.reload();
  await arrives(page.getByRole('group', { name: 'Your messages on this device' }));
  expect(await timesKept(text)).toBe(1);
});
