import type { BrowserContext, Page } from '@playwright/test';
import { arrives } from '../e2e/test.ts';
import { expect, test } from './test.ts';
import { entryOf, stands, updateBar, visit, warmed } from './visitor.ts';

const routes = ['/', '/daily-paper', '/tools?type=3', '/tools?type=2', '/overview', '/monthlyreport', '/help', '/classroom', '/wallet'];

/** Looks for a new version, as when the page comes back to the front. */
const wake = (page: Page): Promise<unknown> => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
const hasNewWorker = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return Boolean(registration?.installing ?? registration?.waiting);
  });
const storedFiles = (page: Page) => page.evaluate(async () => (await (await caches.open('okkong-second-tier')).keys()).length);

/** Every page closed, and one opened anew: a moment in which the browser activates what waits. */
async function reopen(context: BrowserContext, restMs = 0): Promise<Page> {
  for (const page of context.pages().slice(1)) await page.close();
  const page = await context.newPage();
  await context.pages()[0]?.close();
  // A worker that still has something to do is not changed for another.
  await page.waitForTimeout(restMs);
  await page.goto('/');
  await stands(page);
  return page;
}

async function opensEveryRoute(page: Page): Promise<void> {
  for (const route of routes) {
    await page.goto(route);
    await stands(page);
    await expect(page.getByRole('heading', { level: 1 }).first(), route).toBeVisible();
    await expect(page.locator('main').getByText(/not saved on this device|did not work/), route).toHaveCount(0);
  }
}

// One journey, for what takes it longest is a device with every file.
test('whenever the line is lost around a deploy, every route opens (decision E7)', async ({ page, context, server, auditWith }) => {
  test.setTimeout(240_000);
  let open = page;
  auditWith({ page: () => open });
  await visit(page);
  await warmed(page);
  const filesOfA = await storedFiles(page);
  const entryOfA = await entryOf(page);
  const lineLost = async () => {
    await server.down();
    open = await reopen(context);
    await opensEveryRoute(open);
    await server.up();
  };

  await server.deploy('B');
  await test.step('as soon as the new worker appears', async () => {
    server.slow(40);
    await wake(open);
    await expect.poll(() => hasNewWorker(open), { intervals: [20], timeout: 30_000 }).toBe(true);
    await lineLost();
    expect(await entryOf(open)).toBe(entryOfA);
  });

  await test.step('in the middle of its second tier', async () => {
    await wake(open);
    await expect.poll(() => storedFiles(open), { intervals: [50], timeout: 40_000 }).toBeGreaterThan(filesOfA + 60);
    await lineLost();
    expect(await entryOf(open)).toBe(entryOfA);
    server.slow(0);
  });

  await test.step('after "later", once the last tab has closed and the browser has taken the new version by itself', async () => {
    await wake(open);
    await arrives(updateBar(open), { timeout: 45_000 });
    await updateBar(open).getByRole('button', { name: 'Later' }).click();
    await server.down();
    // The browser changes over a moment after the last page has gone.
    const entryOnceReopened = async () => entryOf((open = await reopen(context, 6_000)));
    await expect.poll(entryOnceReopened, { timeout: 45_000 }).not.toBe(entryOfA);
    await opensEveryRoute(open);
    await server.up();
  });

  await test.step('before "reload" is pressed: nothing is taken, and it is offered again later', async () => {
    await server.deploy('A');
    await wake(open);
    await arrives(updateBar(open), { timeout: 45_000 });
    await server.down();
    await updateBar(open).getByRole('button', { name: 'Reload' }).click();
    await expect(updateBar(open)).toHaveCount(0);
    await opensEveryRoute(open);
    expect(await entryOf(open)).not.toBe(entryOfA);
    await server.up();
  });

  await test.step('in the moment in which the accepted version stands', async () => {
    await open.reload();
    await stands(open);
    await arrives(updateBar(open), { timeout: 45_000 });
    const reloaded = open.waitForEvent('load');
    await updateBar(open).getByRole('button', { name: 'Reload' }).click();
    await reloaded;
    await server.down();
    await opensEveryRoute(open);
    expect(await entryOf(open)).toBe(entryOfA);
    await server.up();
  });
});
