import { arrives, expect, followFromFoot, hydrated, idle, laidOut, lengthOf, fontsLoaded, open, ready, steady, test } from './test.ts';

test('an unknown path leads to the landing page, which says so once', async ({ page }) => {
  await page.goto('/no/such/page');
  await ready(page);
  await arrives(page.getByText('There is no page at that address'));
  await expect(page).toHaveURL(/\/$/);
});

test('bad search values fall back and never throw', async ({ page }) => {
  await open(page, '/about-us?language=%00klingon&id=%3Cscript%3E');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('h1')).toBeVisible();
});

test('the query language works on every route, beats the cookie, and is kept', async ({ page, context, site }) => {
  await context.addCookies([{ name: 'lang', value: 'en', url: site.origin }]);
  await open(page, '/about-us?language=zhhk', 'hydrated');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant-HK');
  await page.goto('/daily-paper');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant-HK');
});

test.describe('in a browser of Taiwan', () => {
  test.use({ locale: 'zh-TW' });

  // What each language of a browser leads to is the server's matter, and tested there.
  test('the first visit follows the browser', async ({ page }) => {
    await open(page, '/about-us');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant-HK');
  });
});

test('title and canonical follow a navigation; each navigation is one page view without a query', async ({ page, context }) => {
  const views: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/hash/api/analytics/pageview')) views.push(request.postData() ?? '');
  });
  await open(page, '/about-us?utm_source=letter');
  const before = await page.title();
  await followFromFoot(page, '/daily-paper');
  await expect(page).toHaveURL(/daily-paper/);
  await expect(page).not.toHaveTitle(before);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/daily-paper\?language=en$/);
  await expect.poll(() => views.length).toBe(2);
  expect(views.map((view) => new URLSearchParams(view).get('path'))).toEqual(['/about-us', '/daily-paper']);
});

test('going back restores the scroll position, also where the address has an id and a hash', async ({ page }) => {
  await open(page, '/?id=pool');
  await hydrated(page);
  await page.locator('#pool a[href="#addresses"]').click();
  await expect(page.locator('#addresses h2')).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const [before] = await steady(() => page.evaluate(() => [window.scrollY, document.body.scrollHeight] as const));
  expect(before).toBeGreaterThan(300);
  await followFromFoot(page, '/daily-paper');
  await expect(page).toHaveURL(/daily-paper/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 80);
});

test('going back restores the place to the pixel, though the sections above were never seen', async ({ page }) => {
  await open(page, '/#pool');
  await laidOut(page);
  const place = () => page.evaluate(() => [window.scrollY, document.querySelector('#pool')?.getBoundingClientRect().top]);
  const before = await steady(place);
  expect(before[0]).toBeGreaterThan(1_000);
  // Playwright's own click would scroll first, though the header is in view.
  await page.getByRole('banner').getByRole('link', { name: 'Tools' }).dispatchEvent('click');
  await expect(page).toHaveURL(/tools/);
  await page.goBack();
  await arrives(page.locator('#pool'));
  await laidOut(page);
  expect(await steady(place)).toEqual(before);
});

test('the way home shows its first view where neither the network nor a worker has the rest, which follows', async ({
  page,
  context,
  expectFaults,
}) => {
  expectFaults(/ERR_INTERNET_DISCONNECTED|preload CSS|dynamically imported/);
  await open(page, '/tools');
  await idle(page);
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await arrives(page.getByRole('heading', { level: 1, name: 'From first boot' }), { timeout: 5_000 });
  await expect(page.locator('tbody tr[data-coin]')).toHaveCount(0);
  await context.setOffline(false);
  await arrives(page.locator('tbody tr[data-coin]'));
});

test('a page that was scrolled before it runs stays where it is, and a reload keeps it there', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/.*\.js$/, (route) => held.then(() => route.continue()));
  await page.goto('/', { waitUntil: 'commit' });
  // Whole and in its styles, but without its scripts.
  await arrives(page.locator('footer'));
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([disabled])')].every((link) => link.sheet),
  );
  const guessed = await lengthOf(page);
  const chart = page.locator('#pool-coins [role=tabpanel]').first();
  await chart.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }));
  const top = () => chart.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await steady(top);
  await expect(page.locator('html[data-phase=ready]')).toHaveCount(0);
  release();
  await ready(page);
  await expect(chart.locator('canvas')).toBeInViewport();
  expect(Math.abs((await top()) - before)).toBeLessThan(10);
  // Each section told its height before it was laid out: the foot does not run away under a visitor who has jumped to it.
  await laidOut(page);
  expect(Math.abs((await lengthOf(page)) - guessed)).toBeLessThan(150);
  // The browser notes the place of a page at rest.
  await idle(page);
  await steady(top);
  await page.reload();
  await ready(page);
  await expect(chart.locator('canvas')).toBeInViewport();
  // The sections above get their heights once more, and the browser brings the place back.
  await expect.poll(async () => Math.abs((await steady(top)) - before)).toBeLessThan(10);
});

test('what is seen stays where it is while the sections around it are laid out', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  // Styles that Chromium resolved before the style sheets were there are resolved again with the fonts.
  await fontsLoaded(page);
  await page.evaluate(() => document.fonts.ready);
  const guessed = await lengthOf(page);
  // In the middle of a section: there no browser keeps the place by itself.
  const seen = page.locator('#tools h3').nth(1);
  await seen.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }));
  const top = () => seen.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await steady(top);
  await hydrated(page);
  expect(Math.abs((await top()) - before)).toBeLessThan(10);
  expect(Math.abs((await lengthOf(page)) - guessed)).toBeLessThan(150);
});

test('a link to a section leads right there, though nothing above has been laid out, and the page keeps its length', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.locator('a[href="#pool-coins"]').click();
  // Until then the section is led back to its place, whatever is laid out above it.
  await ready(page);
  await fontsLoaded(page);
  const seen = () => page.evaluate(() => [document.getElementById('pool-coins')?.getBoundingClientRect().top, document.body.scrollHeight]);
  const before = await steady(seen);
  await hydrated(page);
  expect(await steady(seen)).toEqual(before);
  expect(before[0]).toBeLessThan(100);
});

test('nothing that is fixed on the screen is printed', async ({ page }) => {
  await open(page, '/terms_en');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('a[href="#main"]')).toBeHidden();
  await open(page, '/');
  await expect(page.locator('a[href="#main"]')).toBeHidden();
  await expect(page.locator('#pool-coins thead')).toHaveCSS('position', 'static');
  // The banner and the hall are words on paper, not two sheets of ground.
  await expect.poll(() => page.locator('#pool-coins').evaluate((section) => section.getBoundingClientRect().top)).toBeLessThan(900);
});

test('type 1 of OKKONG OS opens on its packages; a step back keeps its place', async ({ page }) => {
  await open(page, '/okkong-os?type=1', 'rendered');
  await expect(page.locator('#os-packages')).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 0));
  // Playwright's own click would scroll to the link first.
  await page.locator('footer a[href="/help"]').first().dispatchEvent('click');
  await expect(page).toHaveURL(/\/help$/);
  await page.goBack();
  await expect(page.locator('#os-packages')).toBeAttached();
  expect(await steady(() => page.evaluate(() => window.scrollY))).toBe(0);
});

test('id scrolls to the element', async ({ page }) => {
  await open(page, '/about-us?id=wrap');
  await expect(page.locator('#wrap')).toBeInViewport();
});
