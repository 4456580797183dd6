import type { BrowserContext, Page } from '@playwright/test';
import { endpointTable } from '#src/contracts/endpoint-table.ts';
import { logIn, respondWith } from './account-pool.ts';
import { arrives, expect, open, storedOf, test } from './test.ts';

const session = { token: 'secret-token-7f3a', gid: '40718826', nickname: 'North hall', avatar: '' };
const own = { id: '0'.repeat(32), device: 'Chrome, Linux', createdAt: 1763600000, lastSeenAt: 1763610000, isCurrent: true };
const farm = { addr: '0x742d35Cc6634C0532925a3b844Bc454e4438f44e', coinType: 'ETC', name: 'Hall of the account' };

/** An account with one device and one farm. */
const withAccount = (context: BrowserContext) =>
  respondWith(context, {
    userInfo: { gid: session.gid, nickname: session.nickname, headshotUrl: '' },
    sessionList: { list: [own] },
    identity: { email: 'hall@farm.example', isEmailConfirmed: true, phone: '', isPhoneConfirmed: false },
    invitation: { code: 'ABCDEFGH', list: [], rewardUnit: '' },
    accountFarms: { list: [farm] },
    accountWatch: { farms: [], watches: [], links: [] },
    accountFarmsUpdate: null,
    logout: null,
  });

/** All that the browser keeps of the site, as text: Cache Storage, IndexedDB, both storages, cookies, addresses. */
async function everythingKept(page: Page): Promise<string> {
  const kept = await page.evaluate(async () => {
    const texts: string[] = [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie, location.href];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const type = (await cache.match(request))?.headers.get('content-type') ?? '';
        texts.push(request.url, /json|text/.test(type) ? ((await (await cache.match(request))?.text()) ?? '') : '');
      }
    }
    return texts.join('\n');
  });
  return kept + (await storedOf(page));
}

const menu = (page: Page) => page.getByRole('button', { name: 'North hall, account' });

test('an account leaves no trace when it is logged out, and other tabs follow within a second', async ({ context, page }) => {
  const urls: string[] = [];
  context.on('request', (request) => urls.push(request.url(), request.postData() ?? ''));
  await page.setViewportSize({ width: 1440, height: 900 });
  await withAccount(context);
  await logIn(page, session);
  for (const path of ['/help', '/overview']) await open(page, path);
  await arrives(page.getByText(farm.name));
  const second = await context.newPage();
  await second.setViewportSize({ width: 1440, height: 900 });
  await open(second, '/help');
  await arrives(menu(second));

  await menu(page).click();
  await page.getByRole('menuitem', { name: 'My devices' }).click();
  await arrives(page.locator('main').getByText(own.device));
  await menu(page).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await arrives(menu(second), { state: 'detached', timeout: 1_000 });
  await arrives(menu(page), { state: 'detached' });
  await expect.poll(() => storedOf(page)).not.toContain(farm.name);
  const kept = await everythingKept(page);
  for (const secret of [session.token, session.gid, session.nickname, farm.addr]) expect(kept).not.toContain(secret);
  for (const secret of [session.token, session.gid]) expect(urls.join('\n')).not.toContain(secret);
});

test('a refused session is a forced log-out, and the page goes on', async ({ context, page, expectFaults }) => {
  expectFaults(/401/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await withAccount(context);
  await logIn(page, session);
  await context.route(`**${endpointTable.userInfo.path}`, (route) =>
    route.fulfill({ status: 401, json: { code: '401', message: 'Log in again', data: null } }),
  );
  await open(page, '/help');
  await arrives(page.getByText('You have been logged out. Log in again to continue.'));
  await expect(page).toHaveURL(/\/help$/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Register' })).toBeVisible();
  expect(await storedOf(page)).not.toContain(session.token);
});

test('an account restricted by its region is led to its declaration, which lifts it', async ({ context, page }) => {
  await withAccount(context);
  await respondWith(context, {
    userInfo: { gid: session.gid, nickname: session.nickname, headshotUrl: '', forbidden: true },
    forbiddenInfo: { forbidden: true, reason: '', region: 'Atlantis' },
    forbiddenUpdate: null,
  });
  await logIn(page, session);
  await open(page, '/help');
  await expect(page).toHaveURL(/\/forbidden$/);
  await expect(page.locator('main')).toContainText('Atlantis');
  const confirm = page.locator('main').getByRole('button');
  await expect(confirm).toBeDisabled();
  for (const declaration of await page.getByRole('checkbox').all()) await declaration.check();
  await respondWith(context, { forbiddenInfo: { forbidden: false, reason: '', region: '' } });
  const update = page.waitForRequest(`**${endpointTable.forbiddenUpdate.path}`);
  await confirm.click();
  expect((await update).headers().authorization).toContain(session.token);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  // Once a page: from here the visitor may go where they like.
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(page).toHaveURL(/\/$/);
});
