import { expect, open, test } from './test.ts';

test('the narrow panel opens, lists routes, closes on navigation and on Escape, and keeps the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/about-us');
  const toggle = page.getByRole('banner').getByRole('button', { name: /menu/i });
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(toggle).toBeFocused();

  // It covers a phone's screen: a step back closes it and stays on the page.
  await toggle.click();
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('isDialog');
  await page.goBack();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(new URL(page.url()).pathname).toBe('/about-us');
  await toggle.click();
  await page.locator('#root nav a[href="/help"]').first().click();
  await expect(page).toHaveURL(/\/help$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/about-us$/);
});

test('the header turns to its dark variant past the thresholds in light mode', async ({ page, context, site }) => {
  await context.addCookies([{ name: 'uiMode', value: 'light', url: site.origin }]);
  await open(page, '/');
  for (const { width, threshold } of [
    { width: 1440, threshold: 1031 },
    { width: 390, threshold: 380 },
  ]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    const colour = () =>
      page
        .getByRole('banner')
        .first()
        .evaluate((header) => getComputedStyle(header).color);
    await expect.poll(colour).toBe('rgb(255, 255, 255)');
    await page.evaluate((y) => window.scrollTo({ top: y + 20, behavior: 'instant' }), threshold);
    await expect.poll(colour).toBe('rgb(22, 22, 22)');
  }
});

test('the wide header blurs the page under it, and nothing at the top of the page', async ({ page }) => {
  await open(page, '/');
  const header = page.getByRole('banner').first();
  await expect(header).toHaveCSS('backdrop-filter', 'none');
  await page.mouse.wheel(0, 120);
  await expect(header).toHaveCSS('backdrop-filter', /blur/);
  await page.mouse.wheel(0, -120);
  await expect(header).toHaveCSS('backdrop-filter', 'none');
});

test('the frame of a page: the skip link, every link, what differs between the two headers, and what a resize tells', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/');

  await test.step('the skip link is the first stop and leads to the content', async () => {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveAttribute('href', '#main');
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeInViewport();
  });

  await test.step('every link of the page leads somewhere', async () => {
    const hrefs = await page
      .locator('a[href]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).getAttribute('href') ?? ''));
    const inside = [...new Set(hrefs.filter((href) => href.startsWith('/')))];
    expect(inside.length).toBeGreaterThan(5);
    for (const href of inside) {
      const response = await request.get(href, { maxRedirects: 0 });
      expect(response.status(), href).toBe(200);
    }
    expect(hrefs.filter((href) => href === '#' || href === '')).toEqual([]);
  });

  await test.step('what differs between the two headers is invisible to the other width', async () => {
    await expect(page.getByRole('banner').getByRole('link', { name: 'Home', exact: true })).toBeVisible();
    await page.setViewportSize({ width: 900, height: 900 });
    await expect(page.getByRole('banner').getByRole('navigation').getByRole('link', { name: 'Home', exact: true })).toBeHidden();
  });

  await test.step('a resize sends the screen-width event', async () => {
    await page.evaluate(() => {
      window.addEventListener(
        'screen-width',
        (event) => (document.documentElement.dataset.heard = String((event as CustomEvent<number>).detail)),
      );
    });
    await page.setViewportSize({ width: 700, height: 800 });
    await expect(page.locator('html')).toHaveAttribute('data-heard', '700');
  });
});
