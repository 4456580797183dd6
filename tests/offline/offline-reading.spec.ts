import type { Page } from '@playwright/test';
import { chainIds, reportedCurveNames, sideChainIds } from '#src/domain/chain-ids.ts';
import { sampleMiners } from '#src/server/farms/sample-miners.ts';
import { arrives, clickAtRest } from '../e2e/test.ts';
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

const address = sampleMiners[0]!.address;

const fact = (page: Page, name: string) => page.locator('dl > div').filter({ hasText: name }).locator('dd');

/** How many of the stored responses have this in their address. */
const stored = (page: Page, part: string) =>
  page.evaluate(async (wanted) => (await (await caches.open('okkong-api')).keys()).filter(({ url }) => url.includes(wanted)).length, part);

// One test, for what it takes longest to is a device with every file.
test('after one visit everything is read and every tool works on a slow line and on none, with the age of the copy, in any language', async ({
  page,
  context,
  server,
}) => {
  test.setTimeout(300_000);
  server.clockSkew(-3 * hourMs);
  await visit(page);
  await coinRows(page).nth(1).scrollIntoViewIfNeeded();
  await responsesCached(page);
  await warmed(page);
  // The worker's reads follow its files: of each chain one curve of prices, and the pool's curves last.
  for (const [part, count] of [
    ['price/curve', chainIds.length + sideChainIds.length],
    ['hashrate/curve/domain', reportedCurveNames.length],
    ['/site/downloads', 1],
  ] as const)
    await expect.poll(() => stored(page, part), { message: part, intervals: [100], timeout: 60_000 }).toBe(count);

  await test.step('on a line of one byte a second the copy stands at once', async () => {
    // Of the network the page alone would take hours.
    server.trickle(1);
    await page.reload();
    await figuresShown(page, 60_000);
    server.trickle(0);
  });

  await server.down();
  await test.step('the coins and the open row', async () => {
    await page.reload();
    await stands(page);
    await figuresShown(page);
    expect(await coinRows(page).count()).toBeGreaterThan(5);
    await arrives(page.locator('#pool-coins').getByRole('img', { name: /hashrate/i }));
    await expect(
      page.getByText(/^The site's server does not answer\. The oldest figures on this page are from \d+ \w+ \d\d:\d\d\./),
    ).toBeVisible();
    await expect(page.locator('time', { hasText: /copy/i }).first()).toBeVisible();
    await expect(page.locator('time', { hasText: /Live|Updated/ })).toHaveCount(0);
  });

  await test.step('the wallet check says beforehand that it cannot ask, keeps the address, and goes through once the pool is back', async () => {
    const opener = page.locator('#pool button[aria-haspopup=dialog]');
    const dialog = page.getByRole('dialog');
    await clickAtRest(opener);
    await arrives(dialog);
    await expect(dialog.getByText('server does not answer')).toBeVisible();

    const check = dialog.locator('button[type=submit]');
    await dialog.getByRole('textbox').fill(address);
    await check.click();
    await expect(dialog.getByRole('alert')).toContainText('server does not answer');
    await expect(dialog.getByRole('textbox')).toHaveValue(address);
    // No tab opens only to close again.
    expect(context.pages()).toHaveLength(1);

    await server.up();
    await check.click();
    await expect(dialog.getByRole('link', { name: /open my farm/i })).toHaveAttribute('href', new RegExp(`addr=${address}`));
    await expect(dialog.getByText('server does not answer')).toBeHidden();
    await server.down();
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

  await test.step('the DAG by extrapolation, and the last known version of the rig-check tool', async () => {
    await page.goto('/tools?type=2&coin=RVN&card=GTX+1660+Super');
    await stands(page);
    await arrives(page.getByText(/Extrapolated from block 2,100,000 of RVN on 11 January 2022/));
    await expect(page.locator('li[data-chosen]')).toContainText(/GTX 1660 Super.*6.*GB/s);
    await page.getByRole('slider', { name: 'Step through the months' }).scrollIntoViewIfNeeded();
    await arrives(page.locator('canvas'));

    await page.goto('/tools?type=1');
    await stands(page);
    await arrives(page.getByText('0.1.0', { exact: true }));
    await expect(page.locator('code').first()).toHaveText(/^[0-9a-f]{64}$/);
  });

  await test.step('the GPU calculator ranks the coins by the stored list and says of which day it is', async () => {
    await page.goto('/tools?type=4&card1=RTX+3080+10GB*6*high');
    await stands(page);
    await arrives(page.getByText(/pool data of \d/));
    await expect(fact(page, 'Shutdown coin price')).toContainText('$');
    await expect(page.getByRole('region', { name: /^Coins by / }).getByRole('button', { name: 'Show RVN' })).toBeVisible();
    await page.getByRole('button', { name: 'Show RVN' }).click();
    await expect(fact(page, 'Total hashrate')).toHaveText('278.69 MH/s');
    await page.getByRole('radio', { name: '7 d' }).click();
    await arrives(page.getByText(/mean of 7 days to \d/));
    await expect(fact(page, 'Shutdown coin price')).toContainText('$');
  });

  await test.step('the ASIC calculator by the stored list, and by means of 24 hours and 7 days', async () => {
    await page.goto('/tools?type=3&cost=3000');
    await stands(page);
    await arrives(page.getByText(/pool data of \d/));
    const shutdown = fact(page, 'Shutdown coin price');
    await expect(shutdown).toContainText('$');
    await expect(
      page
        .getByRole('region', { name: 'Tariff clock' })
        .getByText(/run|stop/i)
        .first(),
    ).toBeVisible();
    for (const [span, words] of [
      ['24 h', /mean of the 24 h to \d\d:\d\d Beijing time/],
      ['7 d', /mean of 7 days to \d/],
    ] as const) {
      await page.getByRole('radio', { name: span }).click();
      await arrives(page.getByText(words));
      await expect(shutdown).toContainText('$');
    }
  });

  await test.step('another language is a reload away', async () => {
    await page.goto('/?language=zhhk');
    await stands(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant-HK');
    // Asked for in the address it becomes the visitor's choice, a moment later.
    await expect.poll(() => page.evaluate(() => document.cookie)).toContain('lang=zh_hk');
    await page.goto('/daily-paper');
    await stands(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant-HK');
  });
});

test('a kept video gives its byte ranges without a network, any other goes around the worker', async ({ page, server }) => {
  await visit(page, '/classroom');
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
