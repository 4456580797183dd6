import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { matchEndpoint } from '#src/contracts/endpoint-paths.ts';
import { endpointTable } from '#src/contracts/endpoint-table.ts';
import { expect, ready, test } from './test.ts';

/** The moment of every picture, in Beijing 12:00: ages, countdowns and the newspaper's date stand still. */
const moment = new Date('2026-11-20T04:00:00Z');

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

for (const theme of ['dark', 'light'] as const)
  for (const width of [360, 390, 768, 1024, 1340, 1440, 1920])
    test(`the landing page at ${width} px, ${theme}`, async ({ page, context, site }) => {
      await context.addCookies([{ name: 'uiMode', value: theme, url: site.origin }]);
      await page.setViewportSize({ width, height: 1100 });
      await page.clock.setFixedTime(moment);
      await answerAlways(page);
      await page.goto('/?id=pool-coins');
      await ready(page, 'hydrated');
      // The table with its figures, its open row and its chart: most of what can break is here.
      await expect(page.locator('#pool-coins canvas').first()).toBeVisible();
      await expect(page.locator('#pool-coins').getByRole('row').nth(3)).toContainText(/\d/);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(1_000);
      await expect(page).toHaveScreenshot(`table-${width}-${theme}.png`, { maxDiffPixelRatio: 0.02 });
      await page.evaluate(() => window.scrollTo(0, 0));
      // The photograph weighs more than all the rest and never changes.
      const mask = [page.locator('[aria-labelledby=video-hero-title]')];
      await expect(page).toHaveScreenshot(`first-view-${width}-${theme}.png`, { maxDiffPixelRatio: 0.02, mask });
    });

/** The same answers every time, out of the samples of the contract. */
async function answerAlways(page: Page): Promise<void> {
  await page.route('**/hash/api/**', async (route) => {
    const row = matchEndpoint(route.request().method(), new URL(route.request().url()).pathname);
    const name = Object.entries(endpointTable).find(([, other]) => other === row)?.[0];
    if (!name) return route.abort();
    const { data } = JSON.parse(readFileSync(resolve(import.meta.dirname, `../fixtures/api/${name}.json`), 'utf8')) as { data: unknown };
    return route.fulfill({ json: { code: '200', msg: '', data }, headers: { date: moment.toUTCString() } });
  });
}
