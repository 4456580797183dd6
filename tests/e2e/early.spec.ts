import type { Page } from '@playwright/test';
import { arrives, expect, idle, ready, test } from './test.ts';

/** Holds every script back until it is let go. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/.*\.js$/, (route) => held.then(() => route.continue()));
  return () => release();
}

const fields = 'main :is(input:not([type=radio], [type=checkbox], [type=range]), textarea)';

for (const path of ['/', '/affiliate', '/help', '/register']) {
  test(`what is typed and chosen on ${path} before the page runs stays`, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await arrives(page.locator('footer'));
    // The elements themselves: hydrated sections bring further fields.
    const texts = await page.locator(fields).elementHandles();
    const choices = await page.locator('main select:has(option + option)').elementHandles();
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) await text.fill('3');
    for (const choice of choices) await choice.selectOption({ index: 1 });
    const chosen = await Promise.all(choices.map((choice) => choice.inputValue()));
    await expect(page.locator('html[data-ready]')).toHaveCount(0);
    release();
    await ready(page, 'hydrated');
    for (const text of texts) {
      await text.scrollIntoViewIfNeeded();
      await idle(page);
      expect(await text.inputValue()).toBe('3');
    }
    expect(await Promise.all(choices.map((choice) => choice.inputValue()))).toEqual(chosen);
  });
}

test('a click on what stands there counts, however slowly the scripts come', async ({ page }) => {
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await new Promise((done) => setTimeout(done, 700));
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await ready(page, 'hydrated');
  await page.getByRole('button', { name: /show more/i }).click();
  await expect.poll(() => page.locator('tbody tr[data-coin]').count()).toBeGreaterThan(10);
  await page.locator('#addresses').getByRole('radio', { name: /TLS/ }).click();
  await arrives(page.locator('#addresses').getByText('stratum+ssl://'));
});
