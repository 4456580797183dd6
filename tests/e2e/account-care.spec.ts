import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { axeFindingsInBothThemes } from './axe.ts';
import { lookAtDialog, pressByKeyboard, tabTo, useSmallScreen } from './dialogs.ts';
import { accountForm } from './pages/account-form.ts';
import { outboxOf } from './pages/outbox.ts';
import { arrives, expect, open, test, watch } from './test.ts';

const firstEmail = 'owner-of-care@farm.example';
const email = 'owner-moved@farm.example';
const first = 'Kongrack#77';
const second = 'Hallrack#88';

/** The newest message that the embedded pool has sent to the address: its outbox has what an operator's mail server would. */
async function newestMessage(page: Page, to: string): Promise<string> {
  const outbox = await outboxOf(page);
  const [, message = ''] = outbox.split(`<h2>${to} (email)</h2>`);
  return message.split('<h2>')[0] ?? '';
}
async function newestCode(page: Page, to = email): Promise<string> {
  const message = await newestMessage(page, to);
  return /\b(?:\d{4}|\d{8})\b(?= is your)/.exec(message)?.[0] ?? 'no code';
}

async function sendCode(page: Page, to = email): Promise<void> {
  const form = accountForm(page);
  await form.byEmail(to);
  await form.slide();
  await form.sendCode.click();
  await expect(page.getByText(`Sent to ${to}.`)).toBeVisible();
}

async function register(page: Page): Promise<void> {
  const form = accountForm(page);
  await form.open('/register');
  await sendCode(page, firstEmail);
  await form.choosePassword(first);
  await form.code.fill(await newestCode(page, firstEmail));
  await page.locator('form').getByRole('checkbox').check();
  await form.submit('Register').click();
  await form.declareAndRegister();
  await arrives(page.getByRole('heading', { level: 1, name: 'Your account is ready' }));
  // No form and no slider between the registration and the account.
  await page.locator('main').getByRole('link', { name: 'Your account' }).click();
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
}

/** To another email, by the password and the code that arrives there. */
async function changeEmail(page: Page): Promise<void> {
  const section = page.locator('#identity');
  await expect(section.getByText(firstEmail)).toBeVisible();
  const opener = section.getByRole('button', { name: 'Change email' });
  await opener.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByLabel('Your password').fill(first);
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(dialog.getByText(`Sent to ${email}.`)).toBeVisible();
  await lookAtDialog(page, 'identity');
  await dialog.getByLabel('Verification code').fill(await newestCode(page));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(section.getByText(email)).toBeVisible();
  await expect(section.getByText('Confirmed', { exact: true })).toBeVisible();
  await expect(opener).toBeFocused();
  await expect.poll(() => newestMessage(page, firstEmail)).toContain('no longer with this address');
}

/** On the log-in page, whose fields have the address already. */
async function logInWith(page: Page, password: string): Promise<void> {
  const form = accountForm(page);
  await expect(form.email).toHaveValue(email);
  await form.password.fill(password);
  await form.slide();
  await form.submit('Log in').click();
}

/** By keyboard alone, at 320 px with the largest text, from the log-in page. */
async function resetByKeyboard(page: Page): Promise<void> {
  await open(page, '/login');
  const forgotten = page.getByRole('link', { name: 'Forgotten your password?' });
  await tabTo(page, forgotten, 40);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/reset$/);
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await sendCode(page);
  await page.keyboard.type(await newestCode(page));
  for (const label of ['New password', 'Repeat password']) {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(second);
  }
  await pressByKeyboard(page, page.getByRole('button', { name: 'Set the new password' }));
  await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeFocused();
}

test('who registers is logged in and changes the email; a forgotten password is set anew by a code and ends the old sessions; the owner saves his data and deletes the account', async ({
  browser,
  context,
  page,
  site,
  faults,
  expectFaults,
}) => {
  test.setTimeout(180_000);
  // The old session is refused.
  expectFaults(/401/);
  await register(page);
  await test.step('another email', () => changeEmail(page));

  await test.step('reset on another device', async () => {
    // Its network has logged in to the account: what it asks for does not wait for the minute of strangers' messages.
    const other = await browser.newContext({ baseURL: site.origin, locale: 'en-GB', reducedMotion: 'reduce', serviceWorkers: 'block' });
    await watch(other, faults);
    const device = await other.newPage();
    await useSmallScreen(device, other, site.origin);
    await resetByKeyboard(device);
    await other.close();
  });

  await test.step('the old session is gone, the new password logs in', async () => {
    await page.reload();
    await expect(page.getByText('You are logged out. Log in to see your account.')).toBeVisible();
    await page.locator('main').getByRole('link', { name: 'Log in' }).click();
    await accountForm(page).byEmail(email);
    await logInWith(page, second);
    await expect(page).toHaveURL(/\/account$/);
  });

  await test.step('the account at 320 px and 130%: data saved, account deleted', async () => {
    await useSmallScreen(page, context, site.origin);
    await page.reload();
    await arrives(page.getByText('This device', { exact: true }));
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.getByRole('button', { name: 'Download my data' }).click();
    const dialog = page.getByRole('dialog');
    const password = dialog.getByLabel('Your password');
    await password.fill(first);
    await password.press('Enter');
    await expect(dialog.getByText('The password is wrong')).toBeVisible();
    await expect(password).toBeFocused();
    await lookAtDialog(page, 'export');
    await password.fill(second);
    const saved = page.waitForEvent('download');
    await password.press('Enter');
    const data: unknown = JSON.parse(readFileSync(await (await saved).path(), 'utf8'));
    expect(data).toMatchObject({ email, farms: [] });
    await expect(dialog).toBeHidden();

    await page.getByRole('button', { name: 'Delete my account' }).click();
    await lookAtDialog(page, 'delete');
    await dialog.getByLabel('Your password').fill(second);
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await expect(page.getByText('Your account is deleted', { exact: true })).toBeVisible();
    await expect.poll(() => newestMessage(page, email)).toContain('was deleted with the password');
    await expect(page).toHaveURL(/\/$/);
    await page.goto('/account');
    await expect(page).toHaveURL(/\/login\?redirect=%2Faccount$/);
  });
});
