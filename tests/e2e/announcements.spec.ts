import { tipsOf } from './dialogs.ts';
import { arrives, expect, idle, open, test } from './test.ts';

test('what did not come waits behind the bell, is read there, and leads to all announcements with a link for each', async ({
  page,
  context,
  site,
}) => {
  await context.addCookies([{ name: 'agreement', value: '1', url: site.origin }]);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  // Published while this device is here for the first time; all else is older than that.
  await page.route('**/hash/api/user/app/tips*', (route) =>
    held.then(() =>
      route.fulfill({ json: tipsOf({ id: '9', content: '<p>Maintenance tonight</p>', time: Math.ceil(Date.now() / 1000) }) }),
    ),
  );
  await open(page, '/help?first-visit=1');
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  release();
  await idle(page);
  // Whoever has scrolled is not cut in on.
  await expect(page.getByRole('dialog')).toBeHidden();

  const bell = page.locator('header').getByRole('button', { name: /^Notices/ });
  await expect(bell).toHaveAccessibleName('Notices, 1 unread');
  await bell.click();
  const panel = page.getByRole('dialog', { name: 'Notices' });
  await expect(panel.locator('summary').first()).toContainText('Maintenance tonight');
  await expect(panel.getByText('New', { exact: true })).toHaveCount(1);
  await panel.getByText('Wallet addresses and payouts').click();
  await expect(panel).toContainText('From ETH to ETC');
  await panel.getByRole('button', { name: 'Mark all as read' }).click();
  await panel.getByRole('link', { name: 'All announcements' }).click();
  await expect(page).toHaveURL(/\/historyInfo$/);
  await expect(bell).toHaveAccessibleName('Notices');

  const entries = page.locator('main details');
  await arrives(entries);
  // A newer list may still take the place of the stored one.
  await idle(page);
  const entry = entries.nth(1);
  // A press is lost when its line moves between button down and up, as the age of the list comes.
  await expect(async () => {
    if (!(await entry.evaluate((details: HTMLDetailsElement) => details.open))) await entry.locator('summary').click();
    await expect(entry).toHaveAttribute('open', { timeout: 1_000 });
  }).toPass({ timeout: 15_000 });
  const link = entries.nth(1).getByRole('link', { name: 'Link to this announcement' });
  const address = (await link.getAttribute('href')) ?? '';
  expect(address).toMatch(/^\/historyInfo\?id=\d+$/);
  const title = await entries.nth(1).locator('h2').innerText();
  // Opened by its link elsewhere, it is the one that is open; what was read stays read.
  await open(page, address);
  await arrives(page.locator('main details[open]'));
  await expect(page.locator('main details[open]')).toHaveCount(1);
  await expect(page.locator('main details[open] h2')).toHaveText(title);
  await expect(bell).toHaveAccessibleName('Notices');
});
