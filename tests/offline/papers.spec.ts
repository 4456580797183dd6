import { arrives } from '../e2e/test.ts';
import { pngWidth } from '../e2e/papers.ts';
import { expect, test } from './test.ts';
import { stands, visit, warmed } from './visitor.ts';

const hourMs = 60 * 60 * 1000;

test('without a network the picture of the paper is saved in under a second', async ({ page, server }, testInfo) => {
  await visit(page);
  await warmed(page);
  await page.goto('/daily-paper');
  await arrives(page.locator('td', { hasText: 'EH/s' }));
  await server.down();
  await page.goto('/daily-paper');
  await stands(page);
  const save = page.getByRole('button', { name: 'Save image' });
  await expect(save).toBeEnabled();
  // The press, then the link that the file is saved by.
  await page.evaluate(() => {
    const clicks: number[] = [];
    Object.assign(window, { clicks });
    document.addEventListener('click', () => clicks.push(performance.now()), true);
  });
  const saving = page.waitForEvent('download');
  await save.click();
  const file = testInfo.outputPath('paper.png');
  await (await saving).saveAs(file);
  expect(pngWidth(file)).toBe(1080);
  const [pressed = 0, saved = Infinity] = await page.evaluate(() => (window as unknown as { clicks: number[] }).clicks);
  expect(saved - pressed).toBeLessThan(1_000);
});

test('without a network the month stands with the age of its figures, and its file can be saved', async ({ page, server }) => {
  server.clockSkew(-3 * hourMs);
  await visit(page);
  await warmed(page);
  await page.goto('/monthlyreport');
  await expect(page.getByRole('button', { name: 'Download CSV' })).toBeEnabled({ timeout: 15_000 });
  await server.down();
  await page.goto('/monthlyreport');
  await stands(page);
  const csv = page.getByRole('button', { name: 'Download CSV' });
  await expect(csv).toBeEnabled({ timeout: 15_000 });
  await expect(page.locator('[data-print=no] time')).toHaveText(/^Copy from /);
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(15);
  const saving = page.waitForEvent('download');
  await csv.click();
  expect((await saving).suggestedFilename()).toMatch(/^okkong-month-/);
});

test('without a network and without a copy the month says so', async ({ page, server }) => {
  // The home page would leave a curve behind.
  await visit(page, '/about-us');
  await warmed(page);
  await server.down();
  await page.goto('/monthlyreport');
  await stands(page);
  await expect(page.getByRole('alert').filter({ hasText: 'No connection and no saved copy yet' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download CSV' })).toBeDisabled();
});
