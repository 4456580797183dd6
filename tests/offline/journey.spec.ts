import { arrives, followFromFoot, switchTheme } from '../e2e/test.ts';
import { expect, test } from './test.ts';
import { controlled, figuresShown, stands, visit } from './visitor.ts';

// As most visitors come: with everything that moves, and with the worker.
test.use({ contextOptions: { reducedMotion: 'no-preference' }, hasRoom: false });

test('a visit with motion on and the worker running: the table, the calculator, another page and back, a reload, and all of it offline', async ({
  page,
  server,
}) => {
  test.setTimeout(90_000);
  await visit(page);

  await test.step('a coin is opened', async () => {
    await figuresShown(page);
    const bitcoin = page.locator('tr[data-coin="BTC"]');
    await bitcoin.getByRole('button').click();
    await arrives(page.locator('#coin-panel-btc').locator('output'));
  });

  await test.step('an amount is calculated', async () => {
    const calculator = page.locator('#calculator');
    const day = calculator.getByRole('table').first();
    await calculator.scrollIntoViewIfNeeded();
    await arrives(calculator.getByText(/0\.\d{8}/));
    const before = await day.textContent();
    await calculator.getByRole('textbox').first().fill('250');
    await expect(day).not.toHaveText(before ?? '');
  });

  await test.step('the theme changes, another page is read, and the way back leads to where it began', async () => {
    await switchTheme(page);
    await followFromFoot(page, '/daily-paper');
    await arrives(page.locator('td', { hasText: 'EH/s' }));
    await page.goBack();
    await expect(page.locator('footer a[href="/daily-paper"]').first()).toBeInViewport();
  });

  await test.step('the next visit comes from the worker, offline too', async () => {
    await page.reload();
    await stands(page);
    await controlled(page);
    await server.down();
    await page.reload();
    await stands(page);
    await figuresShown(page);
    await page.locator('tr[data-coin="LTC"]').getByRole('button').click();
    await expect(page.locator('tr[data-coin="LTC"]').getByRole('button')).toHaveAttribute('aria-expanded', 'true');
  });

  await test.step('cleared of all that it has stored the site begins anew, with the agreement', async () => {
    // With the page closed: an open one would see its worker go, and load itself again.
    await page.goto('about:blank');
    await server.up();
    const session = await page.context().newCDPSession(page);
    await session.send('Storage.clearDataForOrigin', { origin: server.origin, storageTypes: 'all' });
    await page.goto('/?first-visit');
    await stands(page);
    await expect(page.locator('#agreement')).toBeVisible();
    await controlled(page);
  });
});
