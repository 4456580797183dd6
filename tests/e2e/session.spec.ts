import type { BrowserContext, Page, Route } from '@playwright/test';
import { endpoints, type EndpointName } from '#src/contracts/endpoints.ts';
import { arrives, expect, open, storedOf, test } from './test.ts';

const session = { token: 'secret-token-7f3a', gid: '40718826', nickname: 'North hall', avatar: '' };
const own = { id: '0'.repeat(32), device: 'Chrome, Linux', createdAt: 1763600000, lastSeenAt: 1763610000, isCurrent: true };
const farm = { addr: '0x742d35Cc6634C0532925a3b844Bc454e4438f44e', coinType: 'ETC', name: 'Hall of the account' };

const envelope = (data: unknown, code = '200') => JSON.stringify({ code, message: code === '200' ? '' : 'Log in again', data });
const reply = (data: unknown) => (route: Route) => route.fulfill({ contentType: 'application/json', body: envelope(data) });

/** The pool's side of an account. */
async function withAccount(context: BrowserContext): Promise<void> {
  const on = (name: EndpointName, handler: (route: Route) => unknown) => context.route(`**${endpoints[name].path}`, handler);
  await on('userInfo', reply({ gid: session.gid, nickname: session.nickname, headshotUrl: '' }));
  await on('sessionList', reply({ list: [own] }));
  await on('accountFarms', reply({ list: [farm] }));
  await on('accountFarmsUpdate', reply(null));
  await on('logout', reply(null));
}

/** Logs in as the log-in page leaves it behind: by the stored session. */
async function logIn(page: Page): Promise<void> {
  await open(page, '/unset');
  await page.evaluate(
    (value) =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open('okkong');
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction('kv', 'readwrite');
          writing.objectStore('kv').put({ value, writtenAt: Date.now() }, 'session');
          writing.addEventListener('complete', () => done());
          writing.addEventListener('error', () => failed(writing.error));
        });
      }),
    session,
  );
}

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

test('an account leaves no trace when it is logged out, and other tabs follow within a second (R12, R28)', async ({ context, page }) => {
  const urls: string[] = [];
  context.on('request', (request) => urls.push(request.url(), request.postData() ?? ''));
  await page.setViewportSize({ width: 1440, height: 900 });
  await withAccount(context);
  await logIn(page);
  for (const path of ['/help', '/overview']) await open(page, path);
  await arrives(page.getByText(farm.name));
  const second = await context.newPage();
  await second.setViewportSize({ width: 1440, height: 900 });
  await open(second, '/help');
  await arrives(menu(second));

  await menu(page).click();
  await page.getByRole('menuitem', { name: 'My devices' }).click();
  await arrives(page.getByRole('dialog').getByText(own.device));
  await page.keyboard.press('Escape');
  await menu(page).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await arrives(menu(second), { state: 'detached', timeout: 1_000 });
  await arrives(menu(page), { state: 'detached' });
  await expect.poll(() => storedOf(page)).not.toContain(farm.name);
  const kept = await everythingKept(page);
  for (const secret of [session.token, session.gid, session.nickname, farm.addr]) expect(kept).not.toContain(secret);
  for (const secret of [session.token, session.gid]) expect(urls.join('\n')).not.toContain(secret);
});

test('a refused session is a forced log-out, and the page goes on (spec 8)', async ({ context, page, expectFaults }) => {
  expectFaults(/401/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await withAccount(context);
  await logIn(page);
  await context.route(`**${endpoints.userInfo.path}`, (route) =>
    route.fulfill({ status: 401, contentType: 'application/json', body: envelope(null, '401') }),
  );
  await open(page, '/help');
  await arrives(page.getByText('You have been logged out. Log in again to continue.'));
  await expect(page).toHaveURL(/\/help$/);
  expect(await storedOf(page)).not.toContain(session.token);
});
