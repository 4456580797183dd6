import type { Page } from '@playwright/test';
import { axeFindings, axeFindingsInBothThemes } from './axe.ts';
import { accountForm } from './pages/account-form.ts';
import { outboxOf } from './pages/outbox.ts';
import { arrives, expect, open, test, watch } from './test.ts';

/** Fills in the registration by mail, with the code out of the pool's outbox, and sends it. */
async function register(page: Page, email: string): Promise<void> {
  const form = accountForm(page);
  await form.byEmail(email);
  await form.slide();
  await form.sendCode.click();
  await arrives(page.getByRole('button', { name: /in \d+ s/ }));
  const mails = (await outboxOf(page)).split(/<article|<li|<section/);
  const mail = mails.find((part) => part.includes(email)) ?? '';
  await form.code.fill(/\b\d{4}\b(?= is your)/.exec(mail)?.[0] ?? 'no code');
  await form.choosePassword('Kongrack#77');
  await page.getByRole('checkbox').first().check();
  await form.submit('Register').click();
  await form.declareAndRegister();
  await arrives(page.getByRole('heading', { level: 1, name: 'Your account is ready' }));
}

test('an invitation: its link is kept over pages until its visitor has registered, and the inviter sees who came', async ({
  page,
  browser,
  site,
  faults,
}) => {
  await open(page, '/register');
  await register(page, `inviter-${Date.now()}@farm.example`);
  await open(page, '/affiliate');
  const section = page.locator('#invitation');
  await arrives(section.getByText('Nobody has registered with your invitation yet'));
  expect(await axeFindingsInBothThemes(page, { within: '#invitation' })).toEqual([]);
  const code = (await section.locator('dd code').last().textContent()) ?? '';

  const guests = await browser.newContext({ baseURL: site.origin });
  await watch(guests, faults);
  const guest = await guests.newPage();
  await open(guest, `/tools?type=1&invite=${code}`);
  await expect(guest).toHaveURL(/\/tools\?type=1$/);
  await arrives(guest.getByText('You were invited.'));
  await guest.getByRole('link', { name: 'Register', exact: true }).last().click();
  await expect(guest.getByLabel('Invitation code (optional)')).toHaveValue(code);
  await register(guest, `guest-${Date.now()}@mine.example`);
  expect((await guests.cookies()).find(({ name }) => name === 'invite')?.value ?? '').toBe('');
  await guests.close();

  await page.reload();
  await arrives(section.getByRole('rowheader', { name: 'g***@m***.example' }));
  expect(await axeFindings(page, { within: '#invitation' })).toEqual([]);
});
