import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { registerDraft } from '#src/features/register/register.draft.ts';
import { removeStored } from '#src/lib/storage.ts';
import { loginDraft } from '#src/parts/account/identity.ts';
import { languageAtom } from '#src/state/language.ts';
import { sessionAtom } from '#src/state/session.ts';
import { toastsAtom } from '#src/state/toasts.ts';
import { drawn, settled } from '#tests/unit/drawn.ts';
import { answer, down, envelope, type Sent, silence } from '#tests/unit/lib/fake-fetch.ts';
import { the } from '#tests/unit/ui/mount.tsx';
import { button, click, field, pool, shown, slide, slider, type } from '../account-forms.tsx';
import { confirmRegion, email, fill, fillRest, open, password, register, sentCode } from './register-steps.tsx';
import { user } from '#tests/unit/user.ts';

const registered = () => answer({ body: envelope({ gid: '48201937' }) });
const isAttempt = ({ path }: Sent) => path.includes('/regist');

beforeEach(async () => {
  await removeStored('register-draft');
  await removeStored('login-draft');
  await removeStored('session');
});

describe('registering', () => {
  it('goes by phone where the phone was chosen, and ends at its heading, at the top of the page', async () => {
    const sent = pool({ ...sentCode, 'user/regist': registered });
    const scroll = vi.spyOn(window, 'scrollTo');
    await open();
    await type('Phone number', '138 0013 8000');
    await fillRest(' 123456 ');
    await register();
    await drawn(() => the('#account-done'));
    expect(sent.at(-1)?.path).toBe('/hash/api/user/regist');
    expect(Object.fromEntries(new URLSearchParams(sent.at(-1)?.body))).toMatchObject({ phone: '13800138000', password, code: '123456' });
    expect(document.activeElement).toBe(the('#account-done'));
    expect(the('section[aria-labelledby=account-done] h1').textContent).toBe('Your account is ready');
    expect(scroll).toHaveBeenCalledWith({ top: 0 });
    expect(shown()).toContain('You log in with your phone number and your password.');
    expect([...document.querySelectorAll('section a')].map((link) => link.getAttribute('href'))).toEqual(['/login', '/classroom']);
    expect(loginDraft.read()).toMatchObject({ channel: 'phone', region: '', phone: '138 0013 8000' });
  });

  it('logs in where the pool gives a token: the account is the next step, and no form waits', async () => {
    pool({ ...sentCode, 'register/v1': () => answer({ body: envelope({ gid: '48201937', token: 'fresh' }) }) });
    const { store } = await open();
    await fill();
    await register();
    await drawn(() => the('#account-done'));
    expect(store.get(sessionAtom)).toMatchObject({ token: 'fresh', gid: '48201937' });
    expect([...document.querySelectorAll('section a')].map((link) => link.getAttribute('href'))).toEqual(['/account', '/classroom']);
    expect(loginDraft.read().email).toBe('');
    expect(shown()).toContain('the user name is 48201937.rig01');
  });

  it('names the outbox of a pool without mail to who sits at its machine', async () => {
    pool({ 'send/': () => answer({ body: envelope({ outbox: true }) }) });
    await open();
    await fill();
    expect(the('a[href="/outbox"]').closest('p')?.textContent).toBe(
      'This pool sends no messages. On this machine you can read them, if need be with the key that its start prints, at /outbox',
    );
  });

  it('asks for the region, too, where the number came with the link', async () => {
    const sent = pool({ ...sentCode, 'user/regist': registered });
    await open('13800138000');
    await fillRest('123456');
    const calls = sent.length;
    await click('Register');
    await drawn(() => the('dialog[open]'));
    expect(sent).toHaveLength(calls);
    await confirmRegion();
    await drawn(() => the('#account-done'));
    expect(sent.at(-1)?.path).toBe('/hash/api/user/regist');
  });

  it.each([
    ['success', async () => undefined],
    ['error', () => Promise.reject(new DOMException('no', 'NotAllowedError'))],
  ])('gives a GID that can be copied: %s', async (tone, writeText) => {
    const write = vi.fn<(text: string) => Promise<undefined>>(writeText);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: write }, configurable: true });
    pool({ ...sentCode, 'register/v1': registered });
    const { store } = await open();
    await fill();
    await register();
    await drawn(() => the('#account-done'));
    expect(shown()).toContain('We have sent you an email');
    await click('Copy GID');
    expect(write).toHaveBeenCalledExactlyOnceWith('48201937');
    expect(store.get(toastsAtom)).toMatchObject([{ tone }]);
    expect(store.get(toastsAtom)[0]?.text === 'Copied').toBe(tone === 'success');
  });

  it('is one attempt at a time, without the reason of the one before', async () => {
    let reply: (sent: Sent) => Response | Promise<Response> = down;
    const sent = pool({ ...sentCode, 'register/v1': (each) => reply(each) });
    await open();
    await fill();
    await register();
    expect(document.querySelector('dialog[open]')).toBeNull();
    expect(shown()).toContain('You are not registered yet.');
    reply = silence;
    await act(async () => {
      button('Register').click();
      button('Register').click();
    });
    await settled();
    await user.click(button('Register'));
    await settled();
    expect(sent.filter(isAttempt)).toHaveLength(2);
    expect(button('Register').getAttribute('aria-busy')).toBe('true');
    expect(shown()).not.toContain('You are not registered yet.');
  });

  it('is another attempt for the pool once something else is typed', async () => {
    const sent = pool({ ...sentCode, 'register/v1': down });
    await open();
    await fill();
    await register();
    await type('Verification code', '4321');
    await click('Register');
    await type('Email', `x${email}`);
    await click('Register');
    const keys = sent.filter(isAttempt).map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(3);
  });

  it('is not sent by who does not say where they live, nor by a click beside that question', async () => {
    const sent = pool({ ...sentCode, 'register/v1': registered });
    await open();
    await fill();
    await click('Register');
    const dialog = the('dialog[open]');
    expect(the('dialog[open] h2').textContent).toBe('Please confirm where you live');
    expect([...dialog.querySelectorAll('button')].map((each) => each.getAttribute('aria-label') ?? each.textContent).toSorted()).toEqual([
      'Cancel',
      'Close',
      'Confirm and register',
    ]);
    await act(async () => {
      dialog.dispatchEvent(new Event('pointerdown', { bubbles: true }));
      dialog.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    });
    expect(dialog.hasAttribute('open')).toBe(true);
    await click('Cancel');
    expect(document.querySelector('dialog[open]')).toBeNull();
    expect(sent.filter(isAttempt)).toEqual([]);
    await click('Register');
    await confirmRegion();
    await drawn(() => the('#account-done'));
    expect(sent.filter(isAttempt)).toHaveLength(1);
  });

  it('names its documents in the language of the page, in tabs of their own', async () => {
    const { store } = await open();
    await act(async () => store.set(languageAtom, 'zh'));
    const links = [...the('form input[type=checkbox]').closest('form')!.querySelectorAll<HTMLAnchorElement>('a[target=_blank]')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/terms', '/privacy']);
    expect(the<HTMLInputElement>('form input[type=checkbox]').required).toBe(true);
    // What is wrong is said by the page, not by the browser.
    expect(the<HTMLFormElement>('form').noValidate).toBe(true);
  });
});

describe('the password', () => {
  it('is a new one, described by its rules, which say in words what is met', async () => {
    await open();
    expect([field('Password').autocomplete, field('Repeat password').autocomplete]).toEqual(['new-password', 'new-password']);
    const rules = the('ul[aria-label="Password rules"]');
    expect(field('Password').getAttribute('aria-describedby')?.split(' ')).toContain(rules.id);
    const words = () => [...rules.querySelectorAll('li')].map(({ textContent }) => textContent);
    expect(words()[0]).toBe('8 to 32 characters');
    await type('Password', 'Kong');
    expect(words().slice(0, 2)).toEqual(['8 to 32 characters (still missing)', 'One upper-case letter (met)']);
    // Nobody has been at the second field yet.
    expect(field('Repeat password').getAttribute('aria-invalid')).toBeNull();
  });
});

describe('the code', () => {
  it('goes to the address, by one click of two, and its field has the focus then', async () => {
    const sent = pool(sentCode);
    await open();
    await click('Email');
    await type('Email', email);
    await slide();
    const before = sent.length;
    await act(async () => {
      button('Send code').click();
      button('Send code').click();
    });
    await drawn(() => expect(shown()).toContain(`Sent to ${email}.`));
    expect(sent.slice(before).map(({ path, body }) => [path, body])).toEqual([
      ['/api/v5/user/code/send/by/email/v1', JSON.stringify({ email, ticket: 'ticket-12345678' })],
    ]);
    expect(document.activeElement).toBe(field('Verification code'));
    expect([...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent)).toContain(`Sent to ${email}.`);
    expect(button('No email?').getAttribute('aria-haspopup')).toBe('dialog');
    expect(field('Verification code').inputMode).toBe('numeric');
    // No captcha is asked for while no code can be.
    expect(slider().getAttribute('aria-disabled')).toBe('true');
    await click('Phone');
    await type('Verification code', '１２３ ４５６');
    expect(field('Verification code').value).toBe('123456');
  });

  it('leads to what is missing: the account, then the captcha', async () => {
    pool(sentCode);
    await open();
    await click('Send code');
    expect(document.activeElement).toBe(field('Phone number'));
    await type('Phone number', '13800138000');
    await click('Send code');
    expect(document.activeElement).toBe(slider());
  });

  it('costs a captcha also where it was not sent, and the reason goes with the next attempt', async () => {
    let reply: (sent: Sent) => Response | Promise<Response> = down;
    pool({ 'send/': (each) => reply(each) });
    await open();
    await type('Phone number', '13800138000');
    await slide();
    await click('Send code');
    expect(shown()).toContain('The code was not sent.');
    expect(slider().value).toBe('0');
    await click('Send code');
    expect(shown()).toContain('Please drag the slider to the far right first');
    reply = silence;
    await slide();
    await click('Send code');
    expect(shown()).not.toContain('The code was not sent.');
    expect(button('Send code').getAttribute('aria-busy')).toBe('true');
  });

  it('is kept with the account it went to, however long its address is', async () => {
    const long = `${'lin'.repeat(60)}@northhall.example`;
    registerDraft.keep({ ...registerDraft.read(), channel: 'email', email: long, code: '1234', isAgreed: true, sentTo: long, sentAt: 5 });
    await open();
    await settled();
    expect([field('Email').value, field('Verification code').value, shown().includes(`Sent to ${long}.`)]).toEqual([long, '1234', true]);
    expect(the<HTMLInputElement>('form input[type=checkbox]').checked).toBe(true);
    await type('Verification code', '');
    await click('Phone');
    await type('Verification code', '123456');
    expect(registerDraft.read()).toMatchObject({ channel: 'phone', email: long, code: '123456' });
  });

  it('is never waited for longer than a minute, whatever the clock says', async () => {
    registerDraft.keep({ ...registerDraft.read(), phone: '13800138000', sentTo: '13800138000', sentAt: Date.now() + 3_600_000 });
    await open();
    await drawn(() => expect(button('Resend in 60 s').disabled).toBe(true));
  });

  it('has a dialog that closes by its cross and by its button', async () => {
    pool(sentCode);
    await open();
    await click('Email');
    await type('Email', email);
    await slide();
    await click('Send code');
    for (const close of ['Close', 'Got it']) {
      await click('No email?');
      expect(the('dialog[open] h2').textContent).toBe('No email?');
      expect([...document.querySelectorAll('dialog[open] li')].map(({ textContent }) => textContent?.split(' ')[0])).toEqual([
        'Check',
        'Look',
        'Some',
        'When',
        'If',
      ]);
      await click(close);
      expect(document.querySelector('dialog[open]')).toBeNull();
    }
  });
});

it('a number that the link brought leaves the address bar, and no step back leads to it', async () => {
  const { router } = await open('+6591234567');
  await drawn(() => expect(router.state.location.href).toBe('/register'));
  expect(router.history.length).toBe(1);
});

it('leads who has an account to the log-in page, and who wants none to the lesson', async () => {
  await open();
  const links = [...document.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toContainEqual(['Log in', '/login']);
  expect(links).toContainEqual(['See the lesson on anonymous mining', '/classroom']);
  // Each region is named by its heading, and says what belongs there.
  const regions = [...document.querySelectorAll('section[aria-labelledby]')].map((region) => [
    the(`#${region.getAttribute('aria-labelledby')}`).textContent,
    ...[...region.querySelectorAll('h3, li')].map(({ textContent }) => textContent?.split(' ').slice(0, 3).join(' ')),
  ]);
  expect(regions).toEqual([
    [
      'What an account does, and what works without one',
      'With an account',
      'The farms that',
      'An invitation link',
      'Your devices: see',
      'With a wallet',
      'No registration: the',
      'Paid straight to',
      'Everything else on',
    ],
  ]);
  expect(the('h1').textContent).toBe('Create an account');
  expect(shown()).toContain('ETC needs no account');
});
