import { arrives } from '../e2e/test.ts';
import { expect, test } from './test.ts';
import { responsesCached, coinRows, figuresShown, stands, visit, warmed } from './visitor.ts';

const hourMs = 60 * 60 * 1000;
const routes = [
  '/home/',
  '/daily-paper',
  '/daily-paper/?q=1',
  '/monthlyreport',
  '/about-us?id=wrap',
  '/terms',
  '/privacy_en',
  '/terms_hk',
  '/unset?setting=VITE_HELP',
];

test('after one visit everything is read on a slow line and on none, with the age of the copy, in any language', async ({
  page,
  server,
}) => {
  test.setTimeout(90_000);
  server.clockSkew(-3 * hourMs);
  await visit(page);
  await coinRows(page).nth(1).scrollIntoViewIfNeeded();
  await responsesCached(page);
  await warmed(page);

  await test.step('on a slow line the copy stands at once', async () => {
    server.slow(12_000);
    const started = Date.now();
    await page.reload();
    await figuresShown(page);
    expect(Date.now() - started).toBeLessThan(10_000);
    server.slow(0);
  });

  await server.down();
  await test.step('the coins and the open row', async () => {
    await page.reload();
    await stands(page);
    await figuresShown(page);
    expect(await coinRows(page).count()).toBeGreaterThan(5);
    await arrives(page.locator('#pool-coins').getByRole('img', { name: /hashrate/i }));
    await expect(page.getByText("The site's server does not answer.")).toBeVisible();
    await expect(page.locator('time', { hasText: /copy/i }).first()).toBeVisible();
    await expect(page.locator('time', { hasText: /Live|Updated/ })).toHaveCount(0);
  });

  await test.step('every route, by address, with a query and with a slash at its end', async () => {
    const titles = new Set<string>();
    for (const route of routes) {
      await page.goto(route);
      await stands(page);
      await expect(page.getByRole('heading', { level: 1 }).first(), route).toBeVisible();
      titles.add(await page.title());
    }
    // Each page has its own, though all but the home come from one shell; the paper was opened twice.
    expect(titles.size).toBe(routes.length - 1);
  });

  await test.step('another language is a reload away', async () => {
    await page.goto('/?language=zhhk');
    await stands(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant-HK');
    // Asked for in the address it becomes the visitor's choice, a moment later (decision B9).
    await expect.poll(() => page.evaluate(() => document.cookie)).toContain('lang=zh_hk');
    await page.goto('/daily-paper');
    await stands(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant-HK');
  });
});

test('a kept video gives its byte ranges without a network, any other goes around the worker', async ({ page, server }) => {
  await visit(page);
  const part = () =>
    page.evaluate(async () => {
      const response = await fetch('/media/kept.webm', { headers: { range: 'bytes=2-4' } });
      return [response.status, response.headers.get('content-range'), await response.text()];
    });
  await page.evaluate(async () => {
    const cache = await caches.open('kept-videos');
    await cache.put('/media/kept.webm', new Response('0123456789', { headers: { 'content-type': 'video/webm' } }));
    navigator.serviceWorker.controller?.postMessage({ type: 'kept-videos-changed' });
  });
  await server.down();
  // Until the worker has heard of it the request goes to the dead line.
  await expect.poll(() => part().catch(() => [])).toEqual([206, 'bytes 2-4/10', '234']);
  expect(
    await page.evaluate(() =>
      fetch('/media/other.webm').then(
        () => 'answered',
        () => 'network',
      ),
    ),
  ).toBe('network');
});
