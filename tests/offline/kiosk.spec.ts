import type { Page } from '@playwright/test';
import { arrives, still } from '../e2e/test.ts';
import { expect, test } from './test.ts';
import { responsesCached, stands, visit } from './visitor.ts';

/** What of a board, its sentences included, does not lie on the device yet. */
const notStored = (page: Page) =>
  page.evaluate(async () => {
    const caching = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    const files = (await Promise.all(caching)).flat().map(({ url }) => new URL(url).pathname);
    return ['/-kiosk-', '/kiosk-', '/daily-paper-', '/overview-', '/coin-row-'].filter(
      (part) => !files.some((file) => file.includes(part)),
    );
  });

const place = (page: Page) => page.locator('main header');

test('a board shows page after page without header, dialog or scrollbar, hides amounts at a key, and a power cut without a network brings it back', async ({
  page,
  server,
}) => {
  await visit(page, '/?kiosk=1&interval=3600');
  const board = page.getByRole('main', { name: 'Kiosk' });
  await arrives(board);
  await expect(page.getByRole('banner').or(page.getByRole('contentinfo'))).toHaveCount(0);
  await expect(page.locator('dialog[open], [role=dialog], nav')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
  await expect(place(page).locator('time').first()).toContainText('Simulated data');

  await page.keyboard.press(' ');
  const pagesIn = async () => Number(/\/ (\d+)/.exec(await place(page).innerText())?.[1]);
  const titles: string[] = [];
  for (let turn = await pagesIn(); turn > 0; turn -= 1) {
    titles.push(await page.getByRole('heading', { level: 1 }).innerText());
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(titles.at(-1) ?? '');
  }
  expect(titles).toEqual(expect.arrayContaining(['Pool coins, 1 of 2', 'BTC', 'ETC', 'OKKONG Daily']));
  expect(new Set(titles).size).toBe(titles.length);

  await expect(board.getByText(/\$\d/).first()).toBeVisible();
  await page.keyboard.press('d');
  await expect(board.getByText(/\$\d/)).toHaveCount(0);
  await expect(board.getByRole('img', { name: 'On your phone' })).toHaveCount(0);

  await expect.poll(() => notStored(page), { timeout: 45_000 }).toEqual([]);
  await responsesCached(page);
  await server.down();
  await page.reload();
  await stands(page);
  await arrives(board);
  await expect(place(page)).toContainText('Server does not answer');
  await expect(board.getByText(/\$\d/)).toHaveCount(0);
  await page.keyboard.press('d');
  await expect(board.getByText(/\$\d/).first()).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/$/);
  await arrives(page.locator('#pool-coins'), { state: 'attached' });
  await still(page);
  expect(await page.evaluate(() => document.documentElement.dataset.kiosk)).toBeUndefined();
});
