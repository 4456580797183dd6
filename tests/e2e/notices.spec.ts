import type { BrowserContext, Locator, Page } from '@playwright/test';
import { lookAtDialog, pressByKeyboard, tabTo, tipsOf, useSmallScreen } from './dialogs.ts';
import { arrives, expect, idle, fontsLoaded, open, ready, test } from './test.ts';

/** A light page; the query keeps the tests' own cookie and flags away. */
const address = '/help?first-visit=1';

async function returning(context: BrowserContext, origin: string): Promise<void> {
  await context.addCookies([{ name: 'agreement', value: '1', url: origin }]);
}

const dialogOf = (page: Page): Locator => page.getByRole('dialog');

/** From now on the pool has a tip that is published at this moment. */
async function publishTip(page: Page): Promise<void> {
  const tip = { id: '7', content: '<p>Payouts start at <b>0.1 ETC</b>.</p>', time: Math.ceil(Date.now() / 1000) };
  await page.route('**/hash/api/user/app/tips*', (route) => route.fulfill({ json: tipsOf(tip) }));
}

/** The device was here before: its first visit is noted, and what was published until then interrupts it no more. */
async function visit(page: Page): Promise<void> {
  await open(page, address);
  await arrives(page.locator('header').getByRole('button', { name: 'Notices', exact: true }));
  await expect.poll(() => storedFirstVisit(page)).toBeGreaterThan(0);
  await expect(dialogOf(page)).toBeHidden();
}

const storedFirstVisit = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('okkong');
        opening.onsuccess = () => {
          const [store = ''] = opening.result.objectStoreNames;
          const reading = opening.result.transaction(store).objectStore(store).get('first-visit');
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result?.value ?? 0);
          };
        };
      }),
  );

test('on a new device no dialog comes by itself about what is older; a tip published since does, by keyboard alone at 320 px and 130%; axe finds nothing in either theme', async ({
  page,
  context,
  site,
}) => {
  await returning(context, site.origin);
  await useSmallScreen(page, context, site.origin);
  await visit(page);
  await publishTip(page);
  await page.reload();
  const dialog = dialogOf(page);
  await expect(dialog.locator('b').first()).toHaveText('0.1 ETC');
  await expect(dialog.getByRole('heading').first()).toBeFocused();
  await lookAtDialog(page, 'tips');
  await pressByKeyboard(page, dialog.getByRole('button').last());
  await expect(dialog).toBeHidden();
  await settle(page);
  await page.reload();
  await ready(page);
  await idle(page);
  await expect(dialog).toBeHidden();
});

test('the notice about wallets of ETH comes to who looks one up, once; axe finds nothing in either theme', async ({
  page,
  context,
  site,
}) => {
  await returning(context, site.origin);
  await useSmallScreen(page, context, site.origin);
  const farm = '/overview?addr=0xc862c8b7aeb5c1bc5c4d9e1c1ba2a9b4e5a926f4&coinType=ETH&first-visit=1';
  await open(page, farm);
  const dialog = dialogOf(page);
  await expect(dialog).toContainText('From ETH to ETC');
  await expect(dialog.getByRole('heading').first()).toBeFocused();
  await lookAtDialog(page, 'migration-1');
  await pressByKeyboard(page, dialog.getByRole('button').last());
  await expect(dialog.getByRole('heading', { level: 3 })).toBeFocused();
  await expect(dialog).toContainText('FPPS');
  await lookAtDialog(page, 'migration-2');
  await pressByKeyboard(page, dialog.getByRole('button').nth(1));
  await expect(dialog).toBeHidden();
  await settle(page);

  await page.reload();
  await ready(page);
  await idle(page);
  await expect(dialog).toBeHidden();
});

/** The step back that ends the dialog's entry in the history would break off a reload. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => history.state?.isDialog !== true);
  await idle(page);
}

test('the agreement by keyboard alone at 320 px and 130%; axe finds nothing in either theme', async ({ page, context, site }) => {
  await useSmallScreen(page, context, site.origin);
  await open(page, address);
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('heading').first()).toBeFocused();
  await lookAtDialog(page, 'agreement');
  await tabTo(page, dialog.getByRole('checkbox'), 12);
  await page.keyboard.press('Space');
  await pressByKeyboard(page, dialog.getByRole('button').last());
  await expect(dialog).toBeHidden();
  await expect(page.locator('main')).toBeFocused();
});

test('on a phone held across, the box of the agreement is in view beside its button', async ({ page }) => {
  await page.setViewportSize({ width: 667, height: 375 });
  await open(page, address);
  await expect(dialogOf(page).getByRole('checkbox')).toBeInViewport();
  await expect(dialogOf(page).getByRole('button').last()).toBeInViewport();
});

test.describe('on a first visit whose page does not run yet', () => {
  /** Holds back what hydrates the page; what runs before the first paint comes. */
  async function holdStart(page: Page): Promise<() => void> {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/assets\/(?!main-|rolldown-)[^/]*\.js$/, (route) => held.then(() => route.continue()));
    return () => release();
  }

  test('the agreement is open with the first paint, and the same dialog goes on when the page runs', async ({ page }) => {
    const release = await holdStart(page);
    await page.goto(address, { waitUntil: 'commit' });
    const dialog = dialogOf(page);
    await expect(dialog.getByRole('heading').first()).toBeFocused();
    await dialog.evaluate((element) => element.setAttribute('data-marked', ''));
    await fontsLoaded(page);
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
    await expect(dialog.getByRole('heading').first()).toBeVisible();
    await dialog.getByRole('checkbox').check();
    await expect(dialog.getByRole('button').last()).toBeEnabled();
    release();
    await ready(page, 'hydrated');
    await arrives(page.locator('[data-hydrated] dialog[data-marked][open]'), { state: 'attached' });
    await expect(dialog.getByRole('checkbox')).toBeChecked();
    await page.keyboard.press('Escape');
    await dialog.getByRole('button').last().click();
    await expect(dialog).toBeHidden();
  });

  test('a page whose scripts do not come can be read without it', async ({ page, expectFaults }) => {
    expectFaults(/ERR_FAILED/);
    await page.route(/\/assets\/[^/]+\.js$/, (route) => route.abort());
    await page.goto(address);
    await expect(dialogOf(page)).toBeHidden();
    await expect(page.locator('h1')).toBeVisible();
  });

  test('a consent counts, for good, and no other notice follows it', async ({ page, context }) => {
    const release = await holdStart(page);
    await page.goto(address, { waitUntil: 'commit' });
    const dialog = dialogOf(page);
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button').last().click();
    await expect(dialog).toBeHidden();
    release();
    await ready(page, 'hydrated');
    await idle(page);
    await expect(page.locator('dialog#agreement')).toHaveCount(0);
    await expect(dialog).toBeHidden();
    expect((await context.cookies()).find(({ name }) => name === 'agreement')?.value).toBe('1');
    await page.reload();
    await ready(page);
    await idle(page);
    await expect(dialog).toBeHidden();
  });
});

test('on a phone a step back closes a notice and stays, and no other follows it on this page', async ({ page, context, site }) => {
  await returning(context, site.origin);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/terms_en?first-visit=1');
  await ready(page);
  await idle(page);
  await expect(dialogOf(page)).toBeHidden();
  await visit(page);
  await publishTip(page);
  await page.reload();
  await arrives(page.getByRole('dialog', { name: 'Notices from the pool' }));
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('isDialog');
  await page.goBack();
  await expect(dialogOf(page)).toBeHidden();
  expect(new URL(page.url()).pathname).toBe('/help');
  await idle(page);
  await expect(dialogOf(page)).toBeHidden();
});

test("hostile HTML in a tip is shown harmless, and the page's own policy has nothing to report", async ({ page, context, site }) => {
  await returning(context, site.origin);
  const content =
    '<p style="color:red">Read <a href="javascript:alert(1)">this</a><img src="x" onerror="alert(1)"><script>alert(1)</script></p>' +
    '<a href="https://okkong.example/">Outside</a><form><input></form><img src="https://spy.example/p.gif">';
  await page.route('**/hash/api/user/app/tips*', (route) => route.fulfill({ json: tipsOf({ id: '7', content }) }));
  const outside: string[] = [];
  page.on('request', (request) => new URL(request.url()).origin !== site.origin && outside.push(request.url()));
  await open(page, address);
  const dialog = dialogOf(page);
  await expect(dialog).toContainText('Read this');
  await expect(dialog.locator('script, form, input, [style], [onerror], a[href^=javascript]')).toHaveCount(0);
  await expect(dialog.getByRole('link', { name: 'Outside' })).toHaveAttribute('rel', 'noopener noreferrer');
  expect(outside).toEqual([]);
});
