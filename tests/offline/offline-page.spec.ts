import type { Page } from '@playwright/test';
import { sampleMiners } from '#src/server/farms/sample-miners.ts';
import { arrives } from '../e2e/test.ts';
import { expect, test } from './test.ts';
import { stands, visit, warmed } from './visitor.ts';

const address = sampleMiners[0]!.address;
const row = (page: Page, kind: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: kind, exact: true }) });
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('the offline page says what is kept, renews it, keeps and removes, with and without a network', async ({
  page,
  server,
  auditWith,
}) => {
  test.setTimeout(300_000);
  auditWith({ secrets: [] });
  await visit(page, `/overview?addr=${address}&coinType=ETC`);
  await page.getByRole('button', { name: 'Save this farm' }).click();
  await arrives(page.getByRole('table', { name: 'Workers' }));
  await warmed(page);
  await page.goto('/offline');
  await stands(page);

  await test.step('by kind: how much, how large and from when', async () => {
    await expect(row(page, 'Pages').getByRole('cell').first()).toHaveText(/^(\d+) of \1$/);
    await expect(row(page, 'Pages')).toContainText(/\d\.\d MB/);
    await expect(row(page, 'Answers with figures').locator('time')).toHaveAttribute('datetime', /^20/);
    await expect(row(page, 'Farms').getByRole('cell').first()).toHaveText('1');
    await expect(part(page, 'Pages that open offline')).toContainText('Every page of the site is saved.');
  });

  await test.step('update now', async () => {
    await page.getByRole('button', { name: 'Update now' }).click();
    await arrives(page.getByText('Everything here is up to date.'), { timeout: 45_000 });
    // None waits to be read by the page that shows it: it might be opened without a network first.
    const unread = () =>
      page.evaluate(async () => (await (await caches.open('okkong-api')).keys()).filter(({ url }) => url.includes('unread')).length);
    await expect.poll(unread).toBe(0);
  });

  await test.step('a week of newspapers is kept, and one removed', async () => {
    const papers = part(page, 'Newspapers on this device');
    await papers.getByRole('button', { name: 'Save the last 7 days' }).click();
    await expect(papers.getByRole('listitem')).toHaveCount(7, { timeout: 20_000 });
    await expect(row(page, 'Newspapers').getByRole('cell').first()).toHaveText('7');
    await papers
      .getByRole('button', { name: /^Remove the edition/ })
      .first()
      .click();
    await expect(papers.getByRole('listitem')).toHaveCount(6);
  });

  await test.step('diagnostics hold nothing private', async () => {
    await part(page, 'Diagnostics').getByRole('button', { name: 'Show' }).click();
    const text = page.locator('pre');
    await expect(text).toContainText('worker: activated');
    await expect(text).not.toContainText(address);
    await expect.poll(() => part(page, 'Data used').locator('dd').first().textContent(), { timeout: 20_000 }).toMatch(/[1-9].*(kB|MB)/);
  });

  await test.step('without a network it stands, says what is down, and opens what it lists', async () => {
    await server.down();
    await page.reload();
    await stands(page);
    await expect(page.locator('main').getByText("The site's server does not answer.")).toBeVisible();
    await page.getByRole('button', { name: 'Update now' }).click();
    await arrives(page.getByText('Nothing could be fetched.'), { timeout: 30_000 });
    await part(page, 'Farms on this device').getByRole('link', { name: /^ETC/ }).click();
    await arrives(page.getByRole('table', { name: 'Workers' }));
  });
});
