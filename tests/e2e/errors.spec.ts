/*
 * Every error of the specification's catalogue (section 8) is reached in a browser:
 *   a refusal's toast, silent charts                  coin-table.spec.ts
 *   silent calculator                                 below
 *   gid 33333                                         below
 *   forced log-out                                    session.spec.ts
 *   ChunkLoadError, CSS_CHUNK_LOAD_FAILED             below
 *   captcha 60204, 60205                              account-pages.spec.ts; their retry in the unit test of the frame
 *   wrong address, no hashrate                        anonymous-mining.spec.ts, overview.spec.ts
 */
import { sampleMiners } from '#src/server/farms/sample-miners.ts';
import { accountForm } from './pages/account-form.ts';
import { farmPage } from './pages/farm-page.ts';
import { arrives, expect, followFromFoot, idle, open, test } from './test.ts';

const envelope = (data: unknown) => ({ json: { code: '200', message: '', data } });

test('a chunk that does not come within 120 s is told, with a way to try again (ChunkLoadError)', async ({ page, expectFaults }) => {
  expectFaults(/ChunkLoadError/);
  await page.clock.install();
  let isHeld = true;
  await page.route(/\/assets\/about-us-[^/]+\.js$/, (route) => (isHeld ? undefined : route.continue()));
  await open(page, '/help');
  await followFromFoot(page, '/about-us');
  await page.clock.runFor(119_000);
  await expect(page.getByText('Part of the page could not be loaded')).toHaveCount(0);
  await page.clock.runFor(5_000);
  const screen = page.getByRole('alert').filter({ hasText: 'Part of the page could not be loaded' });
  await arrives(screen);
  await expect(page.getByRole('main')).toHaveCount(1);
  isHeld = false;
  await page.locator('main').getByRole('button', { name: 'Reload' }).click();
  await arrives(page.locator('#about-who'));
});

test('a page whose style sheet fails is a CSS_CHUNK_LOAD_FAILED, the page is reloaded once, and if that does not help it says so', async ({
  page,
  expectFaults,
}) => {
  expectFaults(/CSS_CHUNK_LOAD_FAILED|(about-us|page)-[^/]+\.css|ERR_FAILED/);
  await page.addInitScript(() => {
    // As it goes on, once the page itself has seen it.
    window.addEventListener('vite:preloadError', ({ payload }) => queueMicrotask(() => sessionStorage.setItem('seen', payload.message)));
  });
  await open(page, '/help');
  // Reloaded, the page links the same rules in its joined sheet.
  await page.route(/\/assets\/(about-us|page)-[^/]+\.css$/, (route) => route.abort());
  await followFromFoot(page, '/about-us');
  const seen = () => page.evaluate(() => sessionStorage.getItem('seen')).catch(() => '');
  await expect.poll(seen).toContain('CSS_CHUNK_LOAD_FAILED');
  await expect(page).toHaveURL(/\/about-us$/);
  await arrives(page.getByRole('alert').filter({ hasText: 'Part of the page could not be loaded' }));
});

test('a chart whose style sheet was lost with the line stands in its card when the line is back', async ({
  page,
  context,
  expectFaults,
}) => {
  expectFaults(/ERR_INTERNET_DISCONNECTED|Failed to fetch|CSS_CHUNK_LOAD_FAILED/);
  await page.setViewportSize({ width: 390, height: 700 });
  const farm = farmPage(page);
  await farm.open(sampleMiners[2]?.address ?? '');
  const plan = page.getByRole('button', { name: 'Set the places' });
  await arrives(plan);
  await context.setOffline(true);
  const lost = (file: RegExp) => page.waitForEvent('requestfailed', (request) => file.test(request.url()));
  // With a server that is there the page would be reloaded instead: it has asked, too, before the line is back.
  const asked = lost(/\/chart-plot-[^/]+\.css$/).then(() => lost(/\/tips$/));
  await plan.scrollIntoViewIfNeeded();
  await asked;
  await context.setOffline(false);
  const canvas = page.locator('.uplot canvas').first();
  await arrives(canvas);
  const offset = () =>
    canvas.evaluate((each) => each.getBoundingClientRect().top - (each.closest('.uplot')?.getBoundingClientRect().top ?? Number.NaN));
  await expect.poll(offset).toBe(0);
});

test('where the code that reads responses cannot be had the page says so, and requests nothing again and again', async ({
  page,
  expectFaults,
}) => {
  expectFaults(/contract-[^/]+\.js|ERR_FAILED|Failed to fetch dynamically/);
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes('/hash/api/')) calls += 1;
  });
  await page.route(/\/assets\/contract-[^/]+\.js$/, (route) => route.abort());
  await page.goto('/');
  await arrives(page.getByRole('alert').filter({ hasText: 'Part of the page could not be loaded' }));
  await idle(page);
  // Two visits, for the page reloads itself once, and what each asks for at its start.
  expect(calls).toBeLessThan(30);
});

test('a refused log-in (gid 33333) is an alert', async ({ page }) => {
  await page.route('**/verification/captcha', (route) =>
    route.fulfill(envelope(route.request().postData()?.includes('action=get') ? { id: 'captcha-1234' } : { ticket: 'ticket-12345678' })),
  );
  await page.route('**/user/login', (route) => route.fulfill(envelope({ token: '', gid: '33333' })));
  const form = accountForm(page);
  await form.open('/login');
  await form.fillLogIn();
  await form.slide();
  await form.submit('Log in').click();
  await arrives(page.getByRole('alert').filter({ hasText: 'Wrong email, phone or password' }));
  await expect(page).toHaveURL(/\/login$/);
});

test('a refused calculation stays silent: what stands is kept', async ({ page }) => {
  await page.route('**/account/calculate', (route) =>
    route.fulfill({ json: { code: '500', message: 'No calculation today', data: null } }),
  );
  await open(page, '/');
  const section = page.locator('#calculator');
  await section.scrollIntoViewIfNeeded();
  const asked = page.waitForResponse('**/account/calculate');
  await section.getByLabel('Hashrate').fill('250');
  await asked;
  await expect(section.getByLabel('Hashrate')).toHaveValue('250');
  await expect(page.getByText('No calculation today')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
