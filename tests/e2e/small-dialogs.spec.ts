import type { Locator, Page } from '@playwright/test';
import { sampleMiners } from '#src/server/farms/sample-miners.ts';
import { closeByEscape, lookAtDialog, pressByKeyboard, tabTo, useSmallScreen } from './dialogs.ts';
import { arrives, expect, open, test } from './test.ts';

const farm = `/overview?addr=${sampleMiners[0]?.address}&coinType=ETC`;

/** Opens the dialog by its button's key and visits it. */
async function visitByKeyboard(page: Page, button: Locator): Promise<void> {
  const name = (await button.textContent()) ?? '';
  await button.focus();
  await page.keyboard.press('Enter');
  await visitDialog(page, name, button);
}

/** Looks at the open dialog, goes once around in it by Tab, and closes it by Escape: the focus is back at what opened it. */
async function visitDialog(page: Page, name: string, opener: Locator): Promise<void> {
  const dialog = page.locator('dialog[open]');
  await arrives(dialog);
  await lookAtDialog(page, name);
  const fields = dialog.getByRole('textbox');
  if ((await fields.count()) > 0) await tabTo(page, fields.last(), 12);
  await tabTo(page, dialog.getByRole('button').last(), 24);
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => document.activeElement === document.body || element.contains(document.activeElement))).toBe(
      true,
    );
  }
  await closeByEscape(page, opener);
}

/** By keyboard alone: opens the menu, goes to the entry by the arrow keys, and chooses it. */
async function chooseByKeyboard(page: Page, menu: Locator, name: string): Promise<void> {
  await menu.focus();
  await page.keyboard.press('Enter');
  const entries = page.getByRole('menuitem');
  await expect(entries.first()).toBeFocused();
  const entry = page.getByRole('menuitem', { name });
  for (let step = await entries.count(); step > 1 && !(await entry.evaluate((each) => each === document.activeElement)); step -= 1)
    await page.keyboard.press('ArrowDown');
  await expect(entry).toBeFocused();
  await page.keyboard.press('Enter');
}

test('the dialogs of the landing page by keyboard alone at 320 px and 130%; axe finds nothing in either theme', async ({
  page,
  context,
  site,
}) => {
  await useSmallScreen(page, context, site.origin);
  await open(page, '/');
  await visitByKeyboard(page, page.locator('#pool button[aria-haspopup=dialog]'));
  await visitByKeyboard(page, page.locator('#vip').getByRole('button').last());
});

test('the dialogs of a farm by keyboard alone at 320 px and 130%; axe finds nothing in either theme', async ({ page, context, site }) => {
  await useSmallScreen(page, context, site.origin);
  await open(page, farm);
  const save = page.getByRole('button', { name: 'Save this farm' });
  await arrives(save);
  await save.focus();
  await page.keyboard.press('Enter');
  await arrives(save, { state: 'detached' });
  const more = page.getByRole('button', { name: 'More actions' });
  for (const name of ['Add to home screen', 'Rename', 'Forget this farm']) {
    await chooseByKeyboard(page, more, name);
    await visitDialog(page, name, more);
  }
  await chooseByKeyboard(page, more, 'Forget this farm');
  await pressByKeyboard(page, page.getByRole('dialog').getByRole('button', { name: 'Forget it' }));
  await expect(page.getByRole('dialog')).toBeHidden();
});
