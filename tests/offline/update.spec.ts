import type { Page } from '@playwright/test';
import type { WorkerFault } from '../fault-server.ts';
import { arrives, followFromFoot, idle, watch } from '../e2e/test.ts';
import { expect, test } from './test.ts';
import { controlled, entryOf, stands, updateBar, visit, warmed } from './visitor.ts';

/** Any page has the shell, which is what most of these tests are about. */
const lightPage = '/about-us';
/** Another one, for a second tab, or to go to the first from. */
const otherPage = '/help';

/** The page comes back to the front, as after a while in another app. */
const wake = (page: Page): Promise<unknown> => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/** What an update surely brings, on a slow machine with a busy neighbour, too. */
const long = { timeout: 60_000 };

test.use({ hasRoom: false });

test('a new version is offered, not forced; accepted in one tab it runs in both', async ({ page, context, server }) => {
  await visit(page, lightPage);
  const other = await context.newPage();
  await visit(other, otherPage);
  const before = await entryOf(page);
  await server.deploy('B');
  await wake(page);
  // It is installed whole before it is offered.
  await arrives(updateBar(page), long);
  await expect(updateBar(other)).toBeVisible();
  expect(await entryOf(page)).toBe(before);

  const reloads = [page.waitForEvent('load', long), other.waitForEvent('load', long)];
  await updateBar(page).getByRole('button', { name: 'Reload' }).click();
  await Promise.all(reloads);
  await stands(page);
  await stands(other);
  expect(await entryOf(page)).not.toBe(before);
  expect(await entryOf(other)).toBe(await entryOf(page));
  await expect(updateBar(page)).toHaveCount(0);
  await server.down();
  await page.reload();
  await stands(page);
});

test('"later" hides the bar until the next build, also after a reload', async ({ page, server }) => {
  await visit(page, lightPage);
  await server.deploy('B');
  await wake(page);
  await arrives(updateBar(page), long);
  await updateBar(page).getByRole('button', { name: 'Later' }).click();
  await expect(updateBar(page)).toHaveCount(0);
  const asked = server.requests.length;
  await page.reload();
  await stands(page);
  // The look for a new version is what could bring it back.
  await expect.poll(() => server.requests.slice(asked), long).toContain('GET /sw.js');
  await idle(page);
  await expect(updateBar(page)).toHaveCount(0);
});

test.describe('with every file on the device', () => {
  test.use({ hasRoom: true });

  test('an old tab walks on through its own build after a deploy', async ({ page, server }) => {
    test.setTimeout(300_000);
    await visit(page, otherPage);
    await warmed(page);
    await server.deploy('B', { keepOld: false });
    await wake(page);
    await arrives(updateBar(page), long);
    await followFromFoot(page, '/about-us');
    await expect(page).toHaveURL(/about-us/);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  });
});

test("without a worker an old tab gets its chunks from the server's archive, and a chunk of no build is a 404", async ({
  browser,
  page,
  server,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'block', baseURL: server.origin });
  await watch(context, []);
  const old = await context.newPage();
  await old.goto(otherPage);
  await stands(old);
  await server.deploy('B');
  await followFromFoot(old, '/about-us');
  await expect(old.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(old).toHaveURL(/about-us/);
  const gone = await old.request.get('/assets/gone-12345678.js');
  expect([gone.status(), gone.headers()['cache-control']]).toEqual([404, 'no-store']);
  expect(gone.headers()['content-type']).not.toContain('html');
  await context.close();
  await visit(page, lightPage);
});

test('a /sw.js that is broken leaves the old version working, also offline', async ({ page, server, expectFaults }) => {
  expectFaults(/ServiceWorker|This worker is broken|script/i);
  await visit(page, lightPage);
  for (const fault of ['html', '404', 'throws'] satisfies WorkerFault[]) {
    server.swBroken(fault);
    const asked = server.requests.length;
    // The page looks when it is looked at, once it listens.
    const requestsOnceAwake = async () => {
      await wake(page);
      return server.requests.slice(asked);
    };
    await expect.poll(requestsOnceAwake, { message: fault, ...long }).toContain('GET /sw.js');
    await page.reload();
    await stands(page);
  }
  await server.down();
  await page.reload();
  await stands(page);
});

test('the kill switch leaves no store and no worker', async ({ page, server, auditWith }) => {
  await visit(page, lightPage);
  const before = await entryOf(page);
  await server.deploy('kill');
  await wake(page);
  await expect.poll(() => entryOf(page).catch(() => before), long).not.toBe(before);
  await stands(page);
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).length + (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
  auditWith({ workers: 0 });
});

test('a version that throws at start is replaced by the next without a click', async ({ page, server, expectFaults }) => {
  expectFaults(/This build is broken/);
  await visit(page, lightPage);
  await server.deploy('broken');
  await wake(page);
  await arrives(updateBar(page), long);
  await updateBar(page).getByRole('button', { name: 'Reload' }).click();
  await expect
    .poll(() => page.evaluate(() => (document.documentElement.dataset.phase === 'ready' ? 'runs' : 'broken')).catch(() => ''), long)
    .toBe('broken');
  await server.deploy('B');
  await page.reload();
  await arrives(page.locator('html[data-phase=ready]'), { state: 'attached', ...long });
  await controlled(page);
});
