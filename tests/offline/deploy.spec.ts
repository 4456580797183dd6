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

/** What an update surely brings, on a slow machine with a busy neighbour, too. */
const long = { timeout: 120_000 };

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
test('whenever the line is lost around a deploy, every route opens', async ({ page, context, server, auditWith }) => {
  test.setTimeout(600_000);
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
    // However slowly this test looks, the update comes no further.
    server.stallAfter(5);
    await wake(open);
    await expect.poll(() => hasNewWorker(open), long).toBe(true);
    await lineLost();
    expect(await entryOf(open)).toBe(entryOfA);
  });

  await test.step('in the middle of its second tier', async () => {
    server.stallAfter(130);
    await wake(open);
    await expect.poll(() => storedFiles(open), long).toBeGreaterThan(filesOfA + 60);
    await lineLost();
    expect(await entryOf(open)).toBe(entryOfA);
  });

  await test.step('after "later", once the last tab has closed and the browser has taken the new version by itself', async () => {
    await wake(open);
    await arrives(updateBar(open), long);
    await updateBar(open).getByRole('button', { name: 'Later' }).click();
    await server.down();
    // The browser changes over a moment after the last page has gone.
    const entryOnceReopened = async () => entryOf((open = await reopen(context, 6_000)));
    await expect.poll(entryOnceReopened, long).not.toBe(entryOfA);
    await opensEveryRoute(open);
    await server.up();
  });

  await test.step('before "reload" is pressed: nothing is taken, and it is offered again later', async () => {
    await server.deploy('A');
    await wake(open);
    await arrives(updateBar(open), long);
    await server.down();
    // At once: a page that has noticed the dead line offers nothing any more.
    const reload = updateBar(open).getByRole('button', { name: 'Reload' });
    await reload.dispatchEvent('click', {}, { timeout: 5_000 }).catch(() => undefined);
    await expect(updateBar(open)).toHaveCount(0, { timeout: 40_000 });
    await opensEveryRoute(open);
    expect(await entryOf(open)).not.toBe(entryOfA);
    await server.up();
  });

  await test.step('in the moment in which the accepted version stands', async () => {
    await open.reload();
    await stands(open);
    await arrives(updateBar(open), long);
    const reloaded = open.waitForEvent('load', long);
    await updateBar(open).getByRole('button', { name: 'Reload' }).click();
    await reloaded;
    await server.down();
    await opensEveryRoute(open);
    expect(await entryOf(open)).toBe(entryOfA);
    await server.up();
  });
});
