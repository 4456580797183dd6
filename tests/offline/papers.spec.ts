import type { Page } from '@playwright/test';
import { beijingDate, DAY_MS } from '#src/domain/days.ts';
import { slowness } from '../cpu-time.ts';
import { arrives, note } from '../e2e/test.ts';
import { pngWidth } from '../e2e/papers.ts';
import { expect, test } from './test.ts';
import { stands, visit, warmed } from './visitor.ts';

const hourMs = 60 * 60 * 1000;
const monthCsv = (page: Page) => page.getByRole('button', { name: 'Download CSV' });

/** Opens the month and waits for all of its figures: its file can be saved. */
async function openMonth(page: Page): Promise<void> {
  await page.goto('/monthlyreport');
  await arrives(page.locator('button:enabled', { hasText: 'CSV' }), { timeout: 15_000 });
}

test('without a network the papers stand with the age of their figures and can be saved; without a copy they say so', async ({
  page,
  server,
}, testInfo) => {
  test.setTimeout(300_000);
  server.clockSkew(-3 * hourMs);
  // Of a pool that gives nothing the worker stores nothing.
  server.apiMode('refuse');
  await visit(page, '/about-us');
  await warmed(page);

  await test.step('no copy of the month yet', async () => {
    await server.down();
    await page.goto('/monthlyreport');
    await stands(page);
    await expect(page.getByRole('alert').filter({ hasText: 'server does not answer' })).toBeVisible();
    await expect(monthCsv(page)).toBeDisabled();
  });

  await server.up();
  server.apiMode();
  await openMonth(page);
  await page.goto('/daily-paper');
  await arrives(page.locator('td', { hasText: 'EH/s' }));
  const [read, unread] = [9, 8].map((days) => beijingDate(Date.now() - days * DAY_MS));
  await page.goto(`/daily-paper?date=${read}`);
  await arrives(page.locator('td', { hasText: 'EH/s' }));
  await server.down();

  await test.step('an earlier edition that was read, and one that was not', async () => {
    await page.goto(`/daily-paper?date=${read}`);
    await stands(page);
    await expect(page.locator('article header time')).toHaveAttribute('datetime', read ?? '');
    await expect(page.getByText('Earlier edition, figures at the end of the day')).toBeVisible();
    await expect(page.getByText(/^(Old copy|Copy from)/)).toHaveCount(0);
    await page.goto(`/daily-paper?date=${unread}`);
    await stands(page);
    const missing = page.getByRole('alert').filter({ hasText: 'is not saved on this device' });
    await expect(missing).toContainText('server does not answer');
    await expect(missing.getByRole('link')).toHaveCount(3);
  });

  await test.step('the month', async () => {
    await openMonth(page);
    await expect(page.locator('[data-print=no] time')).toHaveText(/^Copy from /);
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(15);
    const saving = page.waitForEvent('download');
    await monthCsv(page).click();
    expect((await saving).suggestedFilename()).toMatch(/^okkong-month-/);
  });

  await test.step('the picture of the day, in under a second of a usual machine that does nothing else', async () => {
    await page.goto('/daily-paper');
    await stands(page);
    const save = page.getByRole('button', { name: 'Save image' });
    await expect(save).toBeEnabled();
    // The press, then the picture when it is drawn: the browser encodes it once it is idle, on a busy machine a whole second later.
    await page.evaluate(() => {
      const { prototype } = HTMLCanvasElement;
      const { toBlob } = prototype;
      const moments: number[] = [];
      Object.assign(window, { moments });
      document.addEventListener('click', () => moments.push(performance.now()), { capture: true, once: true });
      prototype.toBlob = function (...encoding) {
        moments.push(performance.now());
        toBlob.apply(this, encoding);
      };
    });
    const saving = page.waitForEvent('download');
    await save.click();
    const file = testInfo.outputPath('paper.png');
    await (await saving).saveAs(file);
    expect(pngWidth(file)).toBe(1080);
    const [pressed = 0, drawn = Infinity] = await page.evaluate(() => (window as unknown as { moments: number[] }).moments);
    note(`drawn in ${Math.round(drawn - pressed)} ms`);
    expect(drawn - pressed).toBeLessThan(1_000 * 2 * slowness());
  });

  await test.step('the pool is back: the page asks by itself, and follows', async () => {
    const copies = page.locator('time', { hasText: /^Copy from / });
    await expect(copies.first()).toBeVisible();
    await expect(page.getByRole('status').getByText("The site's server does not answer.")).toBeVisible();
    await server.up();
    // The next of its questions, without the wait for it.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByText("The site's server does not answer.")).toHaveCount(0);
    await expect(copies).toHaveCount(0);
  });
});
