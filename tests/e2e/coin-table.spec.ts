import { expect, ready, test } from './test.ts';

const rows = 'tbody tr:has(button[aria-expanded])';

test('the coin table shows the pool out of its API, AI(BTC) open first, with ages and the simulated label', async ({ page }) => {
  await page.goto('/');
  await ready(page);
  const table = page.getByRole('table', { name: /coin/i });
  await expect(table.locator(rows)).toHaveCount(5);
  await expect(table.locator(rows).first().getByRole('rowheader')).toContainText('AI(BTC)');
  await expect(table.locator('button[aria-expanded=true]')).toHaveCount(1);
  await expect(table.getByText(/[\d.,]+\s*EH\/s/).first()).toBeVisible();
  await expect(page.locator('#pool-coins time[datetime]').first()).toBeVisible();
  await expect(page.getByText('Simulated data').first()).toBeVisible();
  for (const column of ['Coin', 'Daily profit', 'Price', 'Pool hashrate', 'Network hashrate', 'Miners', 'Difficulty']) {
    await expect(table.getByRole('columnheader', { name: column })).toBeVisible();
  }
});

test('one row is open at a time; opening asks for that coin again; the open row closes', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/v3/info')) asked.push(new URLSearchParams(request.postData() ?? '').get('coinList') ?? '');
  });
  await page.goto('/');
  await ready(page);
  const bitcoin = page.locator(rows).nth(1);
  await expect(bitcoin.getByText('EH/s').first()).toBeVisible();
  await bitcoin.getByRole('button').click();
  await expect(bitcoin.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator(`${rows} button[aria-expanded=true]`)).toHaveCount(1);
  await expect.poll(() => asked).toContain('1');
  await expect(page.getByText('Block reward').first()).toBeVisible();
  await bitcoin.click({ position: { x: 60, y: 20 } });
  await expect(page.locator(`${rows} button[aria-expanded=true]`)).toHaveCount(0);
});

test('the rest shows on demand and hides again; what the pool hides stays hidden', async ({ page }) => {
  await page.goto('/');
  await ready(page);
  await expect(page.locator(rows).first().getByText('EH/s').first()).toBeVisible();
  const more = page.getByRole('button', { name: /show all|show more/i });
  await more.click();
  expect(await page.locator(rows).count()).toBeGreaterThan(10);
  await expect(page.locator(rows).filter({ hasText: 'DOGE' }).filter({ hasNotText: 'LTC' })).toHaveCount(0);
  await page.getByRole('button', { name: /show (the )?first|show less|show fewer/i }).click();
  await expect(page.locator(rows)).toHaveCount(5);
});

test('the chart has a text summary, switches between pool and network, and is read by keyboard', async ({ page }) => {
  await page.goto('/');
  await ready(page);
  await expect(page.locator(rows).first().getByText('EH/s').first()).toBeVisible();
  await page.locator('#pool-coins').scrollIntoViewIfNeeded();
  const chart = page.locator('#pool-coins').getByRole('img', { name: /hashrate/i });
  await expect(chart).toBeVisible();
  const before = await chart.getAttribute('aria-label');
  await page
    .locator('#pool-coins')
    .getByRole('tab', { name: /network/i })
    .click();
  await expect(chart).not.toHaveAttribute('aria-label', before ?? '');
  await expect(page.locator('#pool-coins canvas').first()).toBeVisible();
});

test('a refusal becomes a toast, a chart refusal stays silent', async ({ page, context, expectFaults }) => {
  expectFaults(/Failed to load resource/);
  const refuse = (message: string) => JSON.stringify({ code: '500', message, data: null });
  await context.route('**/hash/api/pool/coin/list', (route) =>
    route.fulfill({ contentType: 'application/json', body: refuse('The pool is resting') }),
  );
  await context.route('**/curve/domain', (route) => route.fulfill({ contentType: 'application/json', body: refuse('No curve today') }));
  await page.goto('/');
  await ready(page);
  await expect(page.getByRole('alert').filter({ hasText: 'The pool is resting' }).first()).toBeVisible();
  await expect(page.getByText('No curve today')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /retry|try again/i }).first()).toBeVisible();
});

test('everything of the table works by keyboard alone', async ({ page }) => {
  await page.goto('/');
  await ready(page);
  const second = page.locator(rows).nth(1).getByRole('button');
  await expect(page.locator(rows).nth(1).getByText('EH/s').first()).toBeVisible();
  await second.focus();
  await page.keyboard.press('Enter');
  await expect(second).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Space');
  await expect(second).toHaveAttribute('aria-expanded', 'false');
});
