import { openFigures } from './pages/coin-table.ts';
import { asBuilt, expect, open, test } from './test.ts';

const rows = 'tbody tr:has(button[aria-expanded])';

test('the coin table as a visitor finds it, its chart, its keys, its rest, its order, its filter and its CSV', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/v3/info')) asked.push(searchParams.get('coinList') ?? '');
  });
  // The site's own policy forbids reading the clipboard: the test listens where the text goes in.
  await page.addInitScript(() => {
    navigator.clipboard.writeText = async (text) => {
      document.documentElement.dataset.copied = text;
    };
  });
  await openFigures(page);

  await test.step('the coin table shows the pool out of its API, AI(BTC) open first, with ages and the simulated label', async () => {
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

  await test.step('the chart has a text summary, switches between pool and network, and is read by keyboard', async () => {
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

  await test.step('everything of the table works by keyboard alone', async () => {
    const second = page.locator(rows).nth(1).getByRole('button');
    await second.focus();
    await page.keyboard.press('Enter');
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Space');
    await expect(second).toHaveAttribute('aria-expanded', 'false');
  });

  await test.step('one row is open at a time; opening asks for that coin again; the open row closes', async () => {
    asked.length = 0;
    const bitcoin = page.locator(rows).nth(1);
    await bitcoin.getByRole('button').click();
    await expect(bitcoin.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator(`${rows} button[aria-expanded=true]`)).toHaveCount(1);
    await expect.poll(() => asked).toContain('1');
    await expect(page.getByText('Block reward').first()).toBeVisible();
    await bitcoin.click({ position: { x: 60, y: 20 } });
    await expect(page.locator(`${rows} button[aria-expanded=true]`)).toHaveCount(0);
  });

  await test.step('the rest shows on demand and hides again; what the pool hides stays hidden', async () => {
    const more = page.getByRole('button', { name: /show all|show more/i });
    await more.click();
    expect(await page.locator(rows).count()).toBeGreaterThan(10);
    await expect(page.locator(rows).filter({ hasText: 'DOGE' }).filter({ hasNotText: 'LTC' })).toHaveCount(0);
    await page.getByRole('button', { name: /show (the )?first|show less|show fewer/i }).click();
    await expect(page.locator(rows)).toHaveCount(5);
    await expect(more).toBeFocused();
    await expect(more).toBeInViewport();
  });

  await test.step('a heading sorts all coins in three states and sticks below the header', async () => {
    const table = page.getByRole('table', { name: /coin/i });
    const firstOrder = await page.locator(rows).evaluateAll((all) => all.map((row) => row.getAttribute('data-coin')));
    const heading = table.getByRole('columnheader', { name: 'Miners' });
    const miners = async () =>
      (await page.locator(`${rows} > td:nth-child(6)`).allTextContents()).map((text) => Number(text.replaceAll(',', '')));
    await page.getByRole('button', { name: /show more/i }).click();
    await heading.getByRole('button').click();
    await expect(heading).toHaveAttribute('aria-sort', 'descending');
    expect(await miners()).toEqual((await miners()).toSorted((a, b) => b - a));
    await heading.getByRole('button').press('Enter');
    await expect(heading).toHaveAttribute('aria-sort', 'ascending');
    expect(await miners()).toEqual((await miners()).toSorted((a, b) => a - b));
    await heading.getByRole('button').press('Space');
    await expect(heading).toHaveAttribute('aria-sort', 'none');
    expect((await page.locator(rows).evaluateAll((all) => all.map((row) => row.getAttribute('data-coin')))).slice(0, 5)).toEqual(
      firstOrder,
    );

    await page.locator(rows).nth(9).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 400);
    await expect
      .poll(async () => {
        const head = await table.locator('thead').boundingBox();
        const site = await page.locator('header').first().boundingBox();
        return head && site && Math.round(head.y - (site.y + site.height));
      })
      .toBeLessThanOrEqual(1);
    await page.getByRole('button', { name: /show (the )?first|show less|show fewer/i }).click();
  });

  await test.step('a filter searches all coins, says when none matches, and clears', async () => {
    await page.locator('#pool-coins').scrollIntoViewIfNeeded();
    const filter = page.getByRole('searchbox', { name: 'Find a coin' });
    await filter.fill('kas');
    await expect(page.locator(rows)).toHaveCount(1);
    await expect(page.locator(rows).getByRole('rowheader')).toContainText('KAS');
    await filter.fill('no such coin');
    await expect(page.getByText('No coin matches “no such coin”')).toBeVisible();
    await page.getByRole('button', { name: 'Clear the filter' }).click();
    await expect(filter).toBeFocused();
    await expect(page.locator(rows)).toHaveCount(5);
  });

  await test.step('the table goes to the clipboard as CSV, labelled as simulated', async () => {
    await page.getByRole('button', { name: 'Copy as CSV' }).click();
    await expect(page.getByRole('status').filter({ hasText: /Copied \d+ coins as CSV/ })).toBeVisible();
    const copied = (await page.locator('html').getAttribute('data-copied')) ?? '';
    const [head, first, ...others] = copied.trimEnd().split('\r\n');
    expect(head).toContain('Pool hashrate (H/s)');
    expect(first).toMatch(/^AI\(BTC\),SHA256,0\.\d{12,},,PH\/s,.*,Simulated data$/);
    expect(others.length).toBeGreaterThan(8);
  });
});

test('a click in the moment before its part of the page is hydrated is not lost', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (document.documentElement.dataset.phase !== 'ready') return;
      observer.disconnect();
      [...document.querySelectorAll<HTMLElement>('#pool-coins button')]
        .find((button) => /show more/i.test(button.textContent ?? ''))
        ?.click();
    }).observe(document, { attributes: true, subtree: true });
  });
  await open(page, '/');
  await expect.poll(() => page.locator(rows).count()).toBeGreaterThan(10);
});

test('a refusal becomes a toast, a chart refusal stays silent', async ({ page, context, expectFaults }) => {
  expectFaults(/Failed to load resource/);
  const refuse = (message: string) => JSON.stringify({ code: '500', message, data: null });
  await context.route('**/hash/api/pool/coin/list?*', (route) =>
    route.fulfill({ contentType: 'application/json', body: refuse('The pool is resting') }),
  );
  await asBuilt(page);
  await context.route('**/curve/domain?*', (route) => route.fulfill({ contentType: 'application/json', body: refuse('No curve today') }));
  await open(page, '/');
  const toast = page.getByRole('region', { name: 'Messages' }).getByRole('alert').filter({ hasText: 'The pool is resting' });
  await expect(toast.first()).toBeVisible();
  await expect(page.getByText('No curve today')).toHaveCount(0);
  // The bar at the foot of the page says whose trouble it is; neither covers the other.
  const bar = page.locator('[data-notice-bar]').filter({ hasText: 'The pool is having trouble' });
  for (const width of [1024, 1366, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(bar).toBeVisible();
    // On a slow machine it has gone by then: the pool refuses once more.
    if (!(await toast.last().isVisible()))
      await page
        .getByRole('button', { name: /retry|try again/i })
        .first()
        .click();
    // The toast arrives from below, and leaves the bar its room once that is laid out.
    const overlap = async () => {
      const [above, below] = [await toast.last().boundingBox(), await bar.boundingBox()];
      return above && below ? above.y + above.height - below.y : Number.POSITIVE_INFINITY;
    };
    await expect.poll(overlap, String(width)).toBeLessThanOrEqual(0);
  }
  await expect(page.getByRole('button', { name: /retry|try again/i }).first()).toBeVisible();
});

test('on a phone the rows are cards: nothing is cut off, everything is in reach of a finger', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, '/');
  await page.locator('#pool-coins').scrollIntoViewIfNeeded();
  await expect(
    page
      .locator(rows)
      .nth(1)
      .getByText(/\d\.\d{8}/),
  ).toBeVisible();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price');
  await page.locator(rows).nth(1).click();
  await expect(page.locator(`${rows} button[aria-expanded=true]`)).toHaveCount(1);
  await expect(page.locator(rows).nth(2)).toContainText('$');
  const sizes = await page.evaluate(() => {
    const section = document.querySelector('#pool-coins');
    const boxOf = (element: Element) => element.getBoundingClientRect();
    const cells = [...(section?.querySelectorAll('tbody :is(th, td)') ?? [])].map(boxOf).filter((box) => box.width > 0);
    const targets = [...(section?.querySelectorAll('button, select, input[type=search]') ?? [])].map(boxOf);
    return {
      overflow: document.documentElement.scrollWidth - innerWidth,
      isCut: cells.some((box) => box.left < 0 || box.right > innerWidth),
      smallest: Math.min(...targets.filter((box) => box.width > 0).map((box) => box.height)),
    };
  });
  expect(sizes).toMatchObject({ overflow: 0, isCut: false });
  expect(sizes.smallest).toBeGreaterThanOrEqual(44);
});
