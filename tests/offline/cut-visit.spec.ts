import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';
import { controlled, routeKept, stands } from './visitor.ts';

const routes = ['/offline', '/daily-paper', '/tools?type=3', '/overview', '/help', '/wallet', '/?kiosk=1'];
/** What is fetched first. */
const wanted = routes.slice(0, 4);

/** Opens a route on a dead line: whether it opened. Else it says so, with links to the pages that are stored, `opened` among them. */
async function opens(page: Page, route: string, opened: readonly string[]): Promise<boolean> {
  await page.goto(route);
  await stands(page);
  const missing = page.getByRole('heading', { name: 'Not saved for offline use yet' });
  await expect(page.locator('main h1').or(missing).first(), route).toBeVisible();
  // Until it has looked why, such a page says only that a part of it is missing.
  await expect(page.getByText('Part of the page could not be loaded')).toHaveCount(0);
  if ((await missing.count()) === 0) return true;
  const links = page.getByRole('list', { name: 'Pages saved on this device' }).getByRole('link');
  const addresses = () => links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  await expect.poll(addresses, { message: route }).toEqual(expect.arrayContaining(['/', ...opened]));
  expect(await addresses(), route).not.toContain(route);
  return false;
}

const filesHeld = (page: Page) =>
  page.evaluate(async () =>
    (await caches.has('okkong-second-tier')) ? (await (await caches.open('okkong-second-tier')).keys()).length : 0,
  );

for (const isCutAtOnce of [true, false])
  test(`a visit cut ${isCutAtOnce ? 'before the second tier' : 'after what is fetched first'}: every route opens, or says that it is not stored and what is`, async ({
    page,
    server,
    expectFaults,
  }) => {
    test.setTimeout(120_000);
    expectFaults(/CSS_CHUNK_LOAD_FAILED|dynamically imported module/);
    server.slow(20);
    await page.goto('/');
    await stands(page);
    await controlled(page);
    if (!isCutAtOnce) {
      for (const route of wanted) await routeKept(page, /\w[\w-]*/.exec(route)?.[0] ?? '');
      // Of more than 500: the others come behind them.
      expect(await filesHeld(page)).toBeLessThan(300);
    }
    await server.down();
    const opened: string[] = [];
    for (const route of routes) if (await opens(page, route, opened)) opened.push(route);
    if (isCutAtOnce) expect(opened).toEqual([]);
    else expect(opened).toEqual(expect.arrayContaining(wanted));
  });
