import type { Page } from '@playwright/test';
import { endpointTable } from '#src/contracts/endpoint-table.ts';
import { idle, steady } from '../e2e/test.ts';
import type { Interference } from '../fault-server.ts';
import { expect, test } from './test.ts';
import { responsesCached, controlled, figuresShown, stands, visit } from './visitor.ts';

test.use({ hasRoom: false });

const kinds: readonly Interference[] = ['html', 'html-as-json', 'redirect', '511', 'refuse', 'truncated', 'empty'];

const isCoinList = (request: string): boolean => request.startsWith(`GET ${endpointTable.poolCoinList.path}?`);

/** What is stored of the pool's answers, word for word. */
const cachedResponses = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async () => {
    const cache = await caches.open('okkong-api');
    const all: Record<string, string> = {};
    for (const request of await cache.keys()) {
      const response = await cache.match(request);
      if (response) all[request.url] = JSON.stringify([...response.headers]) + (await response.text());
    }
    return all;
  });

test('a portal, an error or half an answer harms neither what is stored nor what is read, and the page says what is in the way', async ({
  page,
  server,
}) => {
  await visit(page);
  await responsesCached(page);

  await test.step('no portal page, error or half answer gets into the stored answers, and the table stays readable', async () => {
    server.apiMode('html');
    await page.reload();
    await figuresShown(page);
    // What was on its way before may still be stored.
    const before = await steady(() => cachedResponses(page));
    expect(Object.keys(before).length).toBeGreaterThan(1);
    for (const kind of kinds) {
      server.apiMode(kind);
      const asked = server.requests.length;
      await page.reload();
      await stands(page);
      await figuresShown(page);
      // What came instead of the list has had its chance.
      await expect.poll(() => server.requests.slice(asked).some(isCoinList), kind).toBe(true);
      await idle(page);
      expect(await cachedResponses(page), kind).toEqual(before);
    }
  });

  await test.step('behind a portal the site opens from its copy and says what is in the way', async () => {
    server.apiMode();
    server.portal('html');
    await page.reload();
    await stands(page);
    await figuresShown(page);
    await expect(page.getByRole('status').getByText('asks you to log in first')).toBeVisible();
  });

  await test.step("the pool's own refusal becomes a toast", async () => {
    server.portal();
    server.apiMode('refuse');
    await page.reload();
    await figuresShown(page);
    await expect(page.getByText('The pool is being serviced').first()).toBeVisible();
  });
});

test("a portal page under a script's name stops the install, not the page; the next visit completes it", async ({
  page,
  server,
  expectFaults,
}) => {
  expectFaults(/Failed to load module script/);
  server.portal('html', /chart-plot.*\.js$/);
  await page.goto('/');
  await stands(page);
  await expect.poll(() => server.requests).toContain('GET /sw.js');
  const registrations = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(registrations).toBe(0);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  server.portal();
  await page.reload();
  await controlled(page);
});
