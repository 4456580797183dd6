import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { matchEndpoint } from '#src/contracts/endpoint-paths.ts';
import { endpointTable } from '#src/contracts/endpoint-table.ts';
import { expect, ready, test } from './test.ts';

/** The moment of every picture, in Beijing 12:00: ages, countdowns and the newspaper's date stand still. */
const moment = new Date('2026-11-20T04:00:00Z');

// Half a pixel a pixel: what moves or breaks is seen as well, in a quarter of the bytes.
test.use({ serviceWorkers: 'block', deviceScaleFactor: 0.5, reducedMotion: 'reduce' } as never);

for (const theme of ['dark', 'light'] as const)
  for (const width of [360, 390, 768, 1024, 1340, 1440, 1920])
    test(`the landing page at ${width} px, ${theme}`, async ({ page, context, site }) => {
      await context.addCookies([{ name: 'uiMode', value: theme, url: site.origin }]);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await page.clock.setFixedTime(moment);
      await answerAlways(page);
      await page.goto('/');
      await ready(page, 'hydrated');
      await wholePage(page);
      await expect(page).toHaveScreenshot(`landing-${width}-${theme}.png`, { fullPage: true, maxDiffPixelRatio: 0.01, timeout: 20_000 });
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

/** Every part has been taken over and laid out, every picture has come. */
async function wholePage(page: Page): Promise<void> {
  await page.mouse.wheel(0, 50);
  await expect(page.locator('main > :is(section, div) >> nth=-1')).toBeAttached();
  await expect(page.locator('#pool-coins').getByRole('row').nth(3)).toContainText(/\d/);
  await expect.poll(() => page.evaluate(() => document.querySelectorAll('[data-settled]').length)).toBeGreaterThan(8);
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 600) {
      window.scrollTo(0, y);
      await new Promise((done) => setTimeout(done, 40));
    }
    window.scrollTo(0, 0);
    await document.fonts.ready;
    await Promise.all([...document.images].filter((image) => !image.complete).map((image) => image.decode().catch(() => undefined)));
  });
  await page.waitForTimeout(500);
}
