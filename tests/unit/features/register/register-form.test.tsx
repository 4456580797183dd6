import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { RegisterPage } from '#src/features/register/register-page.tsx';
import { registerDraft } from '#src/features/register/register.draft.ts';
import { createI18n, loadNamespaces } from '#src/i18n/setup.ts';
import { readStored, removeStored } from '#src/lib/storage.ts';
import { forgetInvite, storedInvite, takeInvite } from '#src/state/invite.ts';
import { loginDraft } from '#src/parts/account/identity.ts';
import { drawn, settled } from '#tests/unit/drawn.ts';
import { answer, down, envelope } from '#tests/unit/lib/fake-fetch.ts';
import { makeApp } from '#tests/unit/render-app.tsx';
import { the } from '#tests/unit/ui/mount.tsx';
import { browserSpeaks, button, callsOf, click, field, leave, pool, shown, slide, slider, type } from '../account-forms.tsx';
import { confirmRegion, email, fill, open, password, register, sentCode } from './register-steps.tsx';
import * as z from 'zod/mini';
import { user } from '#tests/unit/user.ts';

beforeEach(async () => {
  await removeStored('register-draft');
  await removeStored('login-draft');
  forgetInvite();
});

describe('registering', () => {
  it('sends what the call takes once the region is confirmed, ends on the success screen and forgets the draft', async () => {
    const sent = pool({ ...sentCode, 'register/v1': () => answer({ body: envelope({ gid: '48201937' }) }) });
    await open();
    await fill();
    await click('Register');
    expect(shown()).toContain('I am not a resident of a sanctioned country');
    expect(button('Confirm and register').disabled).toBe(true);
    const [resident] = document.querySelectorAll<HTMLInputElement>('dialog[open] input');
    await user.click(resident!);
    expect(button('Confirm and register').disabled).toBe(true);
    await user.click(resident!);
    await confirmRegion();
    await drawn(() => the('#account-done'));
    expect(shown()).toContain('Your GID: 48201937');
    const body: unknown = JSON.parse(sent.at(-1)?.body ?? '');
    expect(body).toEqual({ email, password, code: '1234', agreement: true });
    expect(registerDraft.read().email).toBe('');
    expect(loginDraft.read()).toMatchObject({ channel: 'email', email });
  });

  it('hands on the invitation that led here once, or the one typed in its place; what is none is said', async () => {
    const sent = pool({ ...sentCode, 'register/v1': () => answer({ body: envelope({ gid: '48201937' }) }) });
    history.replaceState(null, '', '/?invite=ABCD2345');
    takeInvite();
    await open();
    expect(field('Invitation code (optional)').value).toBe('ABCD2345');
    await type('Invitation code (optional)', 'ABCD');
    await fill();
    await click('Register');
    expect(shown()).toContain('An invitation code has 8 letters and digits.');
    await type('Invitation code (optional)', 'https://okkong.example/?invite=wxyz6789');
    await register();
    await drawn(() => the('#account-done'));
    expect(JSON.parse(sent.at(-1)?.body ?? '')).toMatchObject({ email, invite: 'WXYZ6789' });
    expect(storedInvite()).toBeUndefined();
  });

  it('is the same attempt for the pool after a lost response, and keeps everything but the password', async () => {
    const sent = pool({ ...sentCode, 'register/v1': down });
    await open();
    await fill();
    await register();
    expect(shown()).toContain("You are not registered yet. The site's server does not answer");
    await click('Register');
    const keys = sent.filter(({ path }) => path.includes('register/v1')).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    const stored = JSON.stringify(readStored('register-draft', z.unknown()));
    expect(stored).toContain(email);
    expect(stored).not.toContain(password);
    expect(stored).not.toContain('ticket');
  });

  it("shows the pool's sentence for a wrong code", async () => {
    pool({ ...sentCode, 'register/v1': () => answer({ body: envelope(null, { code: '400', message: 'Wrong code.' }) }) });
    await open();
    await fill();
    await register();
    expect(shown()).toContain('You are not registered yet. Wrong code.');
  });
});

describe('every message of the specification', () => {
  it.each([
    [
      'en',
      'Register',
      [
        'Please enter your phone number',
        'Please enter your password',
        'Please confirm your password',
        'Please enter the verification code',
        'Please accept the terms of service',
      ],
    ],
    ['zh', '注册', ['请输入您的手机号', '请输入您的密码', '请再次输入密码', '请输入验证码', '请先接受用户服务协议']],
    ['zh_hk', '註冊', ['請輸入你的手機號碼', '請輸入你的密碼', '請再次輸入密碼', '請輸入驗證碼', '請先接受用戶服務協議']],
  ] as const)('is there in %s when nothing is filled in', async (language, submit, sentences) => {
    await open(undefined, language);
    await click(submit);
    for (const sentence of sentences) expect(shown()).toContain(sentence);
    expect(the('form [role=alert]').textContent).toBe(sentences.at(-1));
  });

  it('names a wrong address, passwords that differ and a code of the wrong length', async () => {
    await open();
    await click('Email');
    await type('Email', 'lin@');
    expect(shown()).toContain('Please enter the correct email format');
    await type('Email', '');
    expect(shown()).toContain('Please enter your email');
    await type('Password', password);
    await type('Repeat password', 'Kongrack');
    expect(shown()).toContain('The two passwords are inconsistent');
    await type('Password', 'Kongrack');
    expect(shown()).toContain('This password does not meet every rule yet');
    expect(shown()).not.toContain('The two passwords are inconsistent');
    await type('Verification code', '12a4');
    expect(shown()).toContain('The code in the email has 4 digits');
    await type('Verification code', '12');
    expect(shown()).toContain('The code in the email has 4 digits');
    await click('Phone');
    await leave('Verification code');
    await type('Verification code', '12345');
    expect(shown()).toContain('The code in the text message has 6 digits');
  });

  it('lights the rules of the password as they are met', async () => {
    await open();
    const states = () => [...document.querySelectorAll('li[data-state]')].map((rule) => rule.getAttribute('data-state'));
    expect(new Set(states())).toEqual(new Set(['untouched']));
    await type('Password', 'Kong');
    expect(states()).toEqual(['open', 'met', 'met', 'open', 'open']);
    await type('Password', password);
    expect(new Set(states())).toEqual(new Set(['met']));
  });
});

it('what was typed before the page listened stands, in its own country, against the number that the link brought', async () => {
  browserSpeaks('zh-CN');
  const i18n = await createI18n('en');
  await loadNamespaces(i18n, ['register', 'credentials']);
  const { page } = await makeApp(<RegisterPage phone="+6591234567" />, { i18n, paths: ['/register', '/', '/login'] });
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = renderToString(page);
  field('Phone number').value = '13800138000';
  const root = await act(async () => hydrateRoot(host, page));
  onTestFinished(async () => {
    await act(async () => root.unmount());
    host.remove();
  });
  expect([field('Phone number').value, the<HTMLSelectElement>('select').value]).toEqual(['13800138000', 'CN']);
});

it('a phone number that the link brought and that was cleared cannot be empty', async () => {
  await open('+8613800138000');
  await type('Phone number', '');
  await click('Send code');
  expect(shown()).toContain('The phone number cannot be empty');
});

describe('the code', () => {
  it('needs an account and a captcha, and each captcha pays for one', async () => {
    const sent = pool(sentCode);
    await open();
    await click('Send code');
    expect(shown()).toContain('Please enter your phone number');
    await type('Phone number', '13800138000');
    await click('Send code');
    expect(shown()).toContain('Please drag the slider to the far right first');
    expect(callsOf(sent)).toEqual([]);
    await slide();
    await click('Send code');
    expect(Object.fromEntries(new URLSearchParams(sent.at(-1)?.body))).toEqual({ phone: '13800138000', ticket: 'ticket-12345678' });
    expect(shown()).toContain('Sent to 13800138000.');
    expect(field('Verification code').autocomplete).toBe('one-time-code');
  });

  it('can be sent again after a countdown, which survives a reload and belongs to the account', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20, 12, 40) });
    pool(sentCode);
    await open();
    await type('Phone number', '13800138000');
    await slide();
    await click('Send code');
    expect(button('Resend in 60 s').disabled).toBe(true);
    document.body.textContent = '';
    vi.setSystemTime(Date.now() + 20_500);
    await open();
    expect(button('Resend in 40 s').disabled).toBe(true);
    await type('Phone number', '13800138001');
    expect(button('Send code').disabled).toBe(false);
    await type('Phone number', '13800138000');
    vi.setSystemTime(Date.now() + 41_000);
    await drawn(() => button('Send again'));
    expect(slider().value).toBe('0');
  });

  it('has a dialog for letters that do not come, and only for letters', async () => {
    pool(sentCode);
    await open();
    await type('Phone number', '13800138000');
    await slide();
    await click('Send code');
    expect(shown()).not.toContain('No email?');
    await click('Email');
    await type('Email', email);
    await slide();
    await click('Send code');
    await click('No email?');
    expect(the('dialog[open]').textContent).toContain(`Check the address for typing errors: ${email}`);
  });

  it('says why it was not sent', async () => {
    pool({ 'send/': () => answer({ status: 429, body: envelope(null, { code: '429', message: 'One code a minute.' }) }) });
    await open();
    await type('Phone number', '13800138000');
    await slide();
    await click('Send code');
    expect(shown()).toContain('The code was not sent. One code a minute.');
  });
});

describe('a number in the address', () => {
  it('is in the field', async () => {
    await open('+6591234567');
    await settled();
    expect(field('Phone number').value).toBe('91234567');
    expect(field('Country or region').value).toBe('SG');
  });

  it('beats the draft', async () => {
    registerDraft.keep({ ...registerDraft.read(), channel: 'email', phone: '13900139000' });
    await open('13800138000');
    await settled();
    expect(field('Phone number').value).toBe('13800138000');
  });

  it('shows its problem when it is none', async () => {
    await open('123');
    await settled();
    expect(shown()).toContain('A +86 mobile number has 11 digits');
  });
});
