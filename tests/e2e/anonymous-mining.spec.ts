import type { Locator, Page } from '@playwright/test';
import { sampleMiners } from '#src/server/farms/sample-miners.ts';
import { axeFindingsInBothThemes } from './axe.ts';
import { closeByEscape, pressByKeyboard, useSmallScreen } from './dialogs.ts';
import { arrives, clickAtRest, expect, open, ready, speak, test } from './test.ts';

const mining = sampleMiners[0]!.address;
const idle = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

const opener = (page: Page) => page.locator('#pool button[aria-haspopup=dialog]');

async function openDialog(page: Page): Promise<Locator> {
  await open(page, '/');
  const dialog = page.getByRole('dialog');
  await clickAtRest(opener(page));
  await arrives(dialog);
  return dialog;
}
const address = (dialog: Locator) => dialog.getByRole('textbox');
const submit = (dialog: Locator) => dialog.locator('button[type=submit]');

test('an address that mines opens its overview in a new tab, which cannot reach back', async ({ page, context }) => {
  const dialog = await openDialog(page);
  await address(dialog).fill(` ${mining} `);
  const [tab, request] = await Promise.all([
    context.waitForEvent('page'),
    context.waitForEvent('request', (asked) => new URL(asked.url()).pathname === '/overview'),
    page.keyboard.press('Enter'),
  ]);
  expect([...new URL(request.url()).searchParams]).toEqual([
    ['addr', mining],
    ['coinType', 'ETC'],
  ]);
  await ready(tab);
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await page.bringToFront();
  await expect(dialog.getByRole('status')).toContainText('Simulated data');
  await dialog.getByRole('button', { name: 'Close' }).click();
  expect(context.pages()).toHaveLength(2);
});

test('what is wrong with an address comes into view on the smallest screen with the largest text', async ({ page, context, site }) => {
  await useSmallScreen(page, context, site.origin);
  const dialog = await openDialog(page);
  const isSaid = async () => {
    await expect(address(dialog)).toBeFocused();
    await expect(dialog.getByText('Wrong Address')).toBeInViewport({ ratio: 0.98 });
  };
  await test.step('by Enter in the field', async () => {
    await page.keyboard.type('0x123');
    await page.keyboard.press('Enter');
    await isSaid();
  });
  await closeByEscape(page, opener(page));
  await clickAtRest(opener(page));
  await arrives(dialog);
  await test.step('by the button', async () => {
    await expect(dialog.getByText('Wrong Address')).toBeHidden();
    await page.keyboard.type('0x123');
    await pressByKeyboard(page, submit(dialog));
    await isSaid();
  });
});

test('the dialog as it stands, what is said in it, the tab that waits, and the link where no tab may open', async ({ page, context }) => {
  const dialog = await openDialog(page);

  await test.step('it is 800 px wide, starts in the field, ignores a press beside it, is not on paper and gives the focus back', async () => {
    expect((await dialog.boundingBox())?.width).toBe(800);
    await expect(address(dialog)).toBeFocused();
    await page.mouse.click(20, 450);
    await expect(dialog).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(dialog).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

  await test.step('no hashrate and a wrong address are said, and leave no tab behind', async () => {
    await clickAtRest(opener(page));
    await address(dialog).fill(idle.replace('5aA', '5aa'));
    await submit(dialog).click();
    await expect(dialog.getByText('Wrong Address')).toBeVisible();
    await address(dialog).fill(idle);
    await submit(dialog).click();
    await expect(dialog.getByRole('alert')).toContainText('No hashrate of this pool');
    // ETH is answered truthfully too: nothing mines it any more.
    await dialog.getByRole('radio', { name: 'ETH' }).click();
    await address(dialog).fill(mining);
    await submit(dialog).click();
    await expect(dialog.getByRole('alert')).toContainText('No hashrate of this pool');
    await expect(address(dialog)).toHaveValue(mining);
    expect(context.pages()).toHaveLength(1);

    await page.keyboard.press('Escape');
    await clickAtRest(opener(page));
    await expect(address(dialog)).toHaveValue('');
  });

  await test.step('the tab says what it waits for, and goes when the dialog does', async () => {
    const silent = () => undefined;
    await page.route('**/share/login/eth', silent);
    await address(dialog).fill(mining);
    const [tab] = await Promise.all([context.waitForEvent('page'), submit(dialog).click()]);
    await expect(tab.getByText('Checking with the pool')).toBeVisible();
    await page.bringToFront();
    await expect(submit(dialog)).toHaveAttribute('aria-busy', 'true');
    await Promise.all([tab.waitForEvent('close'), page.keyboard.press('Escape')]);
    await page.unroute('**/share/login/eth', silent);
  });

  await test.step('a browser that refuses the tab gets a link', async () => {
    await page.evaluate(() => {
      window.open = () => null;
    });
    await clickAtRest(opener(page));
    await address(dialog).fill(mining);
    await submit(dialog).click();
    const link = dialog.getByRole('link', { name: /open my farm/i });
    await expect(link).toHaveAttribute('href', new RegExp(`/overview\\?addr=${mining}&coinType=ETC$`));
    await expect(link).toHaveAttribute('target', '_blank');
  });
});

test('axe finds nothing in either theme and nothing is cut off on a phone in Chinese', async ({ page, context, site }) => {
  await speak(context, site.origin, 'zh_hk');
  await page.setViewportSize({ width: 390, height: 740 });
  const dialog = await openDialog(page);
  await dialog.getByRole('radio', { name: 'ETH' }).click();
  await address(dialog).fill(idle);
  await submit(dialog).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  expect(await axeFindingsInBothThemes(page, { within: 'dialog[open]' })).toEqual([]);
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});
