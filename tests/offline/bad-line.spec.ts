import { expect, test } from './test.ts';
import { responsesCached, figuresShown, stands } from './visitor.ts';

// In a file of its own, the first: it waits for most of its time, and those that work have the machine meanwhile.
test('with every tenth connection cut, three visits are enough to read offline', async ({ page, server }) => {
  test.setTimeout(180_000);
  server.drop(10);
  for (let visits = 0; visits < 3; visits += 1) {
    // A page that is cut itself never tells that it has loaded; a visitor reads for a while, and goes before all has come.
    await page.goto('/', { waitUntil: 'commit', timeout: 5_000 }).catch(() => undefined);
    await responsesCached(page, 20_000).catch(() => undefined);
  }
  await server.down();
  await page.goto('/');
  await stands(page);
  await figuresShown(page);
  await page.goto('/?language=zhhk');
  await stands(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant-HK');
});
