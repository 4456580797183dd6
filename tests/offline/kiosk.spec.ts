import type { Page } from '@playwright/test';
import { kioskPage } from '../e2e/pages/kiosk-page.ts';
import { arrives, still } from '../e2e/test.ts';
import { expect, test } from './test.ts';
import { responsesCached, stands, visit } from './visitor.ts';

/** What of a kiosk, its sentences included, does not lie on the device yet. */
const notStored = (page: Page) =>
  page.evaluate(async () => {
    const caching = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    const files = (await Promise.all(caching)).flat().map(({ url }) => new URL(url).pathname);
    return ['/-kiosk-', '/kiosk-', '/daily-paper-', '/overview-', '/coin-row-'].filter(
      (part) => !files.some((file) => file.includes(part)),
    );
  });

test('a kiosk shows page after page without header, dialog or scrollbar, hides amounts at a key, and a power cut without a network brings it back', async ({
  page,
  server,
}) => {
  const kiosk = kioskPage(page);
  await visit(page, kiosk.path({ interval: 3600 }));
  await kiosk.arrived();
  await expect(page.getByRole('banner').or(page.getByRole('contentinfo'))).toHaveCount(0);
  await expect(page.locator('dialog[open], [role=dialog], nav')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
  await expect(kiosk.head.locator('time').first()).toContainText('Simulated data');

  await kiosk.pause();
  const titles: string[] = [];
  for (let turn = (await kiosk.place()).count; turn > 0; turn -= 1) {
    titles.push(await kiosk.title.innerText());
    await kiosk.next();
    await expect(kiosk.title).not.toHaveText(titles.at(-1) ?? '');
  }
  expect(titles).toEqual(expect.arrayContaining(['Pool coins, 1 of 2', 'BTC', 'ETC', 'OKKONG Daily']));
  expect(new Set(titles).size).toBe(titles.length);

  await expect(kiosk.amounts.first()).toBeVisible();
  await kiosk.toggleAmounts();
  await expect(kiosk.amounts).toHaveCount(0);
  await expect(kiosk.screen.getByRole('img', { name: 'On your phone' })).toHaveCount(0);

  await expect.poll(() => notStored(page), { timeout: 45_000 }).toEqual([]);
  await responsesCached(page);
  await server.down();
  await page.reload();
  await stands(page);
  await kiosk.arrived();
  await expect(kiosk.head).toContainText('Server does not answer');
  await expect(kiosk.amounts).toHaveCount(0);
  await kiosk.toggleAmounts();
  await expect(kiosk.amounts.first()).toBeVisible();

  await kiosk.leave();
  await expect(page).toHaveURL(/\/$/);
  await arrives(page.locator('#pool-coins'), { state: 'attached' });
  await still(page);
  expect(await page.evaluate(() => document.documentElement.dataset.kiosk)).toBeUndefined();
});
