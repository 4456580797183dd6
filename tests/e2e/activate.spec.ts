import type { Page } from '@playwright/test';
import { CALL_TIMEOUT_MS } from '#src/contracts/endpoint-table.ts';
import { axeFindings, axeFindingsInBothThemes } from './axe.ts';
import { pressByKeyboard, tabTo, useSmallScreen } from './dialogs.ts';
import { accountForm, dragByKeys } from './pages/account-form.ts';
import { outboxOf } from './pages/outbox.ts';
import { arrives, expect, open, test } from './test.ts';

/** What the pool's outbox holds for one address, newest first. */
async function mailsTo(page: Page, email: string): Promise<readonly string[]> {
  const text = await outboxOf(page);
  return text.split(/<article|<li|<section/).filter((part) => part.includes(email));
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('an account on the real pool: code, countdown over a reload, success, and its address confirmed by the link', async ({ page }) => {
  const email = `miner-${Date.now()}@farm.example`;
  const form = accountForm(page);
  await form.open('/register');
  await form.byEmail(email);
  await form.slide();
  await form.sendCode.click();
  const countdown = page.getByRole('button', { name: /in \d+ s/ });
  await arrives(countdown);
  await page.reload();
  await arrives(countdown);
  await expect(countdown).toBeDisabled();

  const [codeMail = ''] = await mailsTo(page, email);
  await form.code.fill(/\b\d{4}\b(?= is your)/.exec(codeMail)?.[0] ?? 'no code');
  await form.choosePassword('Kongrack#77');
  await page.getByRole('checkbox').first().check();
  await form.submit('Register').click();
  await form.declareAndRegister();
  await expect(heading(page, 'Your account is ready')).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);

  await expect.poll(async () => (await mailsTo(page, email)).length).toBe(2);
  const link = /\/activate\?code=[\w-]+/.exec((await mailsTo(page, email)).join(' '))?.[0] ?? '';
  await open(page, link);
  await expect(heading(page, 'Your email address is confirmed')).toBeVisible();
  await expect(page).toHaveURL(/\/activate$/);
  await page.reload();
  await expect(heading(page, 'Open the link in your email')).toBeVisible();
});

test('a link that the pool does not know leads to another by the address, by keyboard at 320 px and 130%', async ({
  page,
  context,
  site,
}) => {
  await useSmallScreen(page, context, site.origin);
  await open(page, '/activate?code=no-such-code');
  await arrives(heading(page, 'We do not know this link'));
  expect(await axeFindingsInBothThemes(page)).toEqual([]);

  const email = page.getByRole('textbox', { name: 'Email' });
  await tabTo(page, email);
  await page.keyboard.type('nobody@');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Incorrect email')).toBeVisible();
  await expect(page.getByText('Please drag the slider to the far right first')).toBeVisible();
  await email.pressSequentially(`farm-${Date.now()}.example`);
  await accountForm(page).slide();
  await pressByKeyboard(page, page.getByRole('button', { name: 'Send a new link' }));
  const sent = heading(page, 'A new link is on its way');
  await expect(sent).toBeFocused();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('a slider that hangs is given up, said, and can be dragged again', async ({ page }) => {
  await page.clock.install();
  let isHanging = true;
  await page.route('**/verification/captcha', (route) => {
    if (isHanging) return undefined;
    const isFirst = (route.request().postData() ?? '').includes('action=get');
    return route.fulfill({ json: { code: '200', message: '', data: isFirst ? { id: 'captcha-1234' } : { ticket: 'ticket-12345678' } } });
  });
  await open(page, '/login');
  const slider = page.getByRole('slider');
  await dragByKeys(slider);
  await arrives(page.locator('[data-state=checking]'));
  await page.clock.runFor(CALL_TIMEOUT_MS + 1_000);
  await expect(page.getByRole('alert').filter({ hasText: 'did not answer within 20 seconds' })).toBeVisible();
  await expect(slider).toHaveValue('0');
  isHanging = false;
  await accountForm(page).slide();
});
