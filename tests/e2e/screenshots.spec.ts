import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { matchEndpoint } from '#src/contracts/endpoint-table.ts';
import { endpointTable } from '#src/contracts/endpoint-table.ts';
import { asBuilt, arrives, expect, hydrated, open, steady, test } from './test.ts';

/** The moment of every picture, in Beijing 12:00: ages, countdowns and the newspaper's date stand still. */
const moment = new Date('2026-11-20T04:00:00Z');

/** The layout is that of the dark theme: of the light one a phone and a desktop. */
const looks = { dark: [390, 768, 1024, 1340, 1440, 1920], light: [390, 1440] } as const;

for (const theme of ['dark', 'light'] as const)
  test(`the landing page at every width, ${theme}`, async ({ page, context, site }) => {
    await context.addCookies([{ name: 'uiMode', value: theme, url: site.origin }]);
    await page.clock.setFixedTime(moment);
    await respondAlways(page);
    await open(page, '/', 'hydrated');
    await page.evaluate(() => document.fonts.ready);
    await hydrated(page);
    for (const width of looks[theme]) {
      await page.setViewportSize({ width, height: 1100 });
      // What is still laid out above, after a change of the width, moves the section once more, out of sight of its chart too.
      await expect(async () => {
        await toTop(page.locator('#pool-coins'));
        // The table with its figures, its open row and its chart: most of what can break is here.
        await arrives(page.locator('#pool-coins canvas'), { timeout: 4_000 });
        await expect(page.locator('#pool-coins').getByRole('row').nth(3)).toContainText(/\d/);
        await expect(page).toHaveScreenshot(`table-${width}-${theme}.png`, { maxDiffPixelRatio: 0.02, timeout: 4_000 });
      }).toPass({ timeout: 20_000 });
      await page.evaluate(() => window.scrollTo(0, 0));
      // The photograph weighs more than all the rest and never changes.
      const mask = [page.locator('[aria-labelledby=video-hero-title]')];
      await expect(page).toHaveScreenshot(`first-view-${width}-${theme}.png`, { maxDiffPixelRatio: 0.02, mask });
    }
  });

/** Scrolls until the section stands at the top and stays there: what follows another width is drawn in the frames after it. */
async function toTop(section: Locator): Promise<void> {
  await steady(() =>
    section.evaluate((element) => {
      element.scrollIntoView();
      return [Math.round(element.getBoundingClientRect().top), document.documentElement.scrollHeight];
    }),
  );
}

/** The same answers every time, out of the samples of the contract. */
async function respondAlways(page: Page): Promise<void> {
  await asBuilt(page);
  await page.route('**/hash/api/**', async (route) => {
    const row = matchEndpoint(route.request().method(), new URL(route.request().url()).pathname);
    const name = Object.entries(endpointTable).find(([, other]) => other === row)?.[0];
    if (!name) return route.abort();
    const { data } = JSON.parse(readFileSync(resolve(import.meta.dirname, `../fixtures/api/${name}.json`), 'utf8')) as { data: unknown };
    return route.fulfill({ json: { code: '200', msg: '', data }, headers: { date: moment.toUTCString() } });
  });
}
