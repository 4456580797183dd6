import { logIn, respondWith } from './account-pool.ts';
import { closeByEscape, lookAtDialog, pressByKeyboard, tabTo, useSmallScreen } from './dialogs.ts';
import { accountForm } from './pages/account-form.ts';
import { arrives, expect, open, test } from './test.ts';

test('the dialogs of registration by keyboard alone at 320 px and 130%; axe finds nothing in either theme', async ({
  page,
  context,
  site,
}) => {
  await useSmallScreen(page, context, site.origin);
  await respondWith(context, {
    captcha: { id: 'captcha-1234', ticket: 'ticket-12345678' },
    sendEmailCode: null,
    registerEmail: { gid: '48201937' },
  });
  const form = accountForm(page);
  await form.open('/register');
  const dialog = page.getByRole('dialog');
  await form.byEmail('owner@farm.example');
  await form.choosePassword('Kongrack#77');
  await form.slide();
  await pressByKeyboard(page, form.sendCode);

  const help = page.getByRole('button', { name: 'No email?' });
  await arrives(help);
  await tabTo(page, help);
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('owner@farm.example');
  await lookAtDialog(page, 'no letter');
  await pressByKeyboard(page, dialog.getByRole('button', { name: 'Got it' }));
  await expect(dialog).toBeHidden();
  await expect(help).toBeFocused();

  await form.code.fill('123456');
  await page.getByRole('checkbox').first().check();
  const submit = form.submit('Register');
  await submit.focus();
  await page.keyboard.press('Enter');
  await arrives(dialog);
  await lookAtDialog(page, 'region');
  await closeByEscape(page, submit);
  await page.keyboard.press('Enter');
  await arrives(dialog);
  const declarations = dialog.getByRole('checkbox');
  await expect(declarations).toHaveCount(2);
  for (const declaration of await declarations.all()) {
    await tabTo(page, declaration);
    await page.keyboard.press('Space');
  }
  await pressByKeyboard(page, dialog.getByRole('button', { name: 'Confirm and register' }));
  await expect(page.getByRole('heading', { name: 'Your account is ready' })).toBeVisible();
});

test('the devices of an account by keyboard alone at 320 px and 130%', async ({ page, context, site }) => {
  await useSmallScreen(page, context, site.origin);
  const row = { createdAt: 1763600000, lastSeenAt: 1763610000 };
  await respondWith(context, {
    userInfo: { gid: '40718826', nickname: 'North hall', headshotUrl: '' },
    accountFarms: { list: [] },
    accountWatch: { farms: [], watches: [], links: [] },
    identity: { email: 'hall@farm.example', isEmailConfirmed: true, phone: '', isPhoneConfirmed: false },
    invitation: { code: 'ABCDEFGH', list: [], rewardUnit: '' },
    sessionList: {
      list: [
        { ...row, id: '0'.repeat(32), device: 'Chrome, Linux', isCurrent: true },
        { ...row, id: '1'.repeat(32), device: 'Safari, iPhone', isCurrent: false },
      ],
    },
    sessionRevoke: null,
  });
  await logIn(page, { token: 'secret-token-7f3a', gid: '40718826', nickname: 'North hall', avatar: '' });
  await open(page, '/help');
  await pressByKeyboard(page, page.getByRole('banner').getByRole('button', { name: 'Open menu' }));
  const menu = page.getByRole('button', { name: 'North hall, account' });
  await arrives(menu);
  await tabTo(page, menu, 30);
  await page.keyboard.press('Enter');
  const item = page.getByRole('menuitem', { name: 'My devices' });
  await arrives(item);
  for (let step = 0; step < 4 && !(await item.evaluate((each) => each === document.activeElement)); step += 1)
    await page.keyboard.press('ArrowDown');
  await expect(item).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/account#devices$/);
  const revoke = page.getByRole('button', { name: /Safari, iPhone/ });
  await arrives(revoke);
  await expect(page.getByRole('heading', { name: 'My devices' })).toBeInViewport();
  await tabTo(page, revoke, 60);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Safari, iPhone is logged out')).toBeVisible();
});
