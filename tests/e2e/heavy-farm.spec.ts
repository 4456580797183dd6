import { largeMine, path, workerCount } from './large-mine.ts';
import { slowToPhone } from './slow-phone.ts';
import { arrives, expect, test } from './test.ts';
import { LONG_TASK_MS, traceCalmest } from './trace.ts';

test('10,000 workers scroll without a long task, on the processor of a phone too, are searched and grouped, with few of them in the page', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(120_000);
  await largeMine(page);
  await page.goto(path);
  const table = page.getByRole('table', { name: 'Workers' });
  await arrives(table);
  await expect(page.getByRole('radio', { name: 'All 10,000' })).toBeVisible();
  await table.hover();
  const scrolls = (byPx: number) =>
    traceCalmest(browser, page, async () => {
      for (let step = 0; step < 60; step += 1) {
        await page.mouse.wheel(0, byPx);
        await page.evaluate(() => new Promise(requestAnimationFrame));
      }
    });
  const scrollTop = () => table.evaluate((element) => element.parentElement?.scrollTop ?? 0);
  expect((await scrolls(900)).longestTaskMs).toBeLessThan(LONG_TASK_MS);
  const jumpedPx = await scrollTop();
  expect(jumpedPx).toBeGreaterThan(20_000);
  const session = await context.newCDPSession(page);
  await slowToPhone(page, session);
  // A quick finger.
  expect((await scrolls(120)).longestTaskMs).toBeLessThan(LONG_TASK_MS);
  expect((await scrollTop()) - jumpedPx).toBeGreaterThan(5_000);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  expect(await table.getByRole('row').count()).toBeLessThan(120);
  // What is in sight is drawn, at the very end too, and drawing it scrolls nothing back.
  await table.evaluate(({ parentElement: box }) => {
    if (!box) return;
    box.scrollTo({ top: 1e9, behavior: 'instant' });
    // Of a box that was drawn anew there is no place: NaN below.
    box.dataset.lowest = String(box.scrollTop);
    box.addEventListener('scroll', () => (box.dataset.lowest = String(Math.min(box.scrollTop, Number(box.dataset.lowest)))));
  });
  const last = page.locator(`[aria-rowindex="${workerCount + 1}"]`);
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  const wayToEnd = () =>
    table.evaluate(({ parentElement: box }) => (box?.scrollHeight ?? 0) - (box?.clientHeight ?? 0) - Number(box?.dataset.lowest));
  await expect.poll(wayToEnd).toBe(0);
  await page.getByRole('searchbox', { name: 'Find a worker' }).fill('hall-7-rack-499');
  await expect(table.getByRole('row')).toHaveCount(2);
  await page.getByRole('searchbox').fill('');
  await page.getByText('Group by name').click();
  await expect(table).toHaveAttribute('aria-rowcount', '21');
  await table.getByRole('button', { name: /^hall-3-rack/ }).click();
  await expect(table).toHaveAttribute('aria-rowcount', '521');
});
