import { expect, open, ready, test } from './test.ts';

test('the theme switches, is told by a button, survives a reload before the first paint, and reaches the other tab', async ({
  page,
  context,
}) => {
  await open(page, '/help');
  const other = await context.newPage();
  await open(other, '/about-us');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  const toggle = page.getByRole('banner').getByRole('button', { name: /light/i }).first();
  await toggle.click();
  await expect(html).toHaveAttribute('data-theme', 'light');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.reload({ waitUntil: 'commit' });
  await page.waitForFunction(() => document.body !== null);
  await expect(html).toHaveAttribute('data-theme', 'light');
  await ready(page);
  await expect(html).toHaveAttribute('data-theme', 'light');
});

test('the language menu names each language in itself, reloads the page and reaches the other tab', async ({ page, context }) => {
  await open(page, '/about-us');
  const other = await context.newPage();
  await open(other, '/help');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /language/i })
    .click();
  for (const name of ['English', '简体中文', '繁體中文（香港）']) await expect(page.getByRole('menuitemradio', { name })).toBeVisible();
  await page.getByRole('menuitemradio', { name: '繁體中文（香港）' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant-HK');
  await ready(page);
  await expect(other.locator('html')).toHaveAttribute('lang', 'zh-Hant-HK');
  await ready(other, 'hydrated');
});

test('after a reload the controls say what the page shows, and the largest text holds at 320 px', async ({ page, context, site }) => {
  await context.addCookies([{ name: 'uiMode', value: 'light', url: site.origin }]);
  await open(page, '/help');
  await page.getByRole('contentinfo').getByRole('radio', { name: '115%' }).check({ force: true });
  await page.reload();
  await ready(page, 'hydrated');
  await expect(page.locator('html')).toHaveAttribute('data-text-size', '115');
  await expect(page.getByRole('contentinfo').getByRole('radio', { name: '115%' })).toBeChecked();
  await expect(page.getByRole('banner').locator('button[aria-pressed=true]').first()).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByRole('contentinfo').getByRole('radio', { name: '130%' }).check({ force: true });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-text-size', '130');
  await ready(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow).toBe(0);
});
