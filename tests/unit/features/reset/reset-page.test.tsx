import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { LoginPage } from '#src/features/login/login-page.tsx';
import { ResetPage } from '#src/features/reset/reset-page.tsx';
import { resetDraft } from '#src/features/reset/reset.draft.ts';
import { readStored, removeStored } from '#src/lib/storage.ts';
import { loginDraft } from '#src/parts/account/identity.ts';
import { connectionAtom } from '#src/state/online.ts';
import { sessionAtom, storedSession } from '#src/state/session.ts';
import { drawn, settled } from '#tests/unit/drawn.ts';
import { answer, down, envelope } from '#tests/unit/lib/fake-fetch.ts';
import { the } from '#tests/unit/ui/mount.tsx';
import { accountPage, callsOf, click, field, pool, shown, slide, slider, type } from '../account-forms.tsx';

const open = (language: 'en' | 'zh' | 'zh_hk' = 'en') => accountPage(() => <ResetPage />, language);
const email = 'lin@northhall.example';
const password = 'Kongrack#77';
const nothing = () => answer({ body: envelope(null) });
const resetLink = () => document.querySelector('a[href="/reset"]');

async function fill(): Promise<void> {
  await click('Email');
  await type('Email', email);
  await slide();
  await click('Send code');
  await type('Verification code', '12345678');
  await type('New password', password);
  await type('Repeat password', password);
}

beforeEach(async () => {
  sessionStorage.clear();
  for (const key of ['reset-draft', 'login-draft', 'session']) await removeStored(key);
});
afterEach(() => vi.unstubAllGlobals());

describe('a forgotten password', () => {
  it('is set anew by a code; the account then waits at the log-in page, and nobody is logged in here', async () => {
    const sent = pool({ 'password/': nothing, logout: nothing });
    const { store } = await open();
    await act(async () => store.set(sessionAtom, { token: 'old', gid: '1', nickname: '', avatar: '' }));
    await fill();
    expect(shown()).toContain(`Sent to ${email}.`);
    await click('Set the new password');
    await drawn(() => the('#account-done'));
    const bodies = sent.filter(({ path }) => path.includes('password/')).map(({ path, body }) => [path, JSON.parse(body ?? '')]);
    expect(bodies).toEqual([
      ['/api/v5/user/password/code', { account: email, ticket: 'ticket-12345678' }],
      ['/api/v5/user/password/reset', { account: email, code: '12345678', password }],
    ]);
    expect(document.activeElement).toBe(the('#account-done'));
    expect(shown()).toContain('All devices were logged out.');
    expect(loginDraft.read()).toMatchObject({ channel: 'email', email });
    expect([resetDraft.read().email, storedSession()]).toEqual(['', null]);
  });

  it('keeps what was typed, never the password, and says why it was not set', async () => {
    pool({ code: nothing, 'password/reset': () => answer({ body: envelope(null, { code: '422', message: 'Wrong code.' }) }) });
    await open();
    await fill();
    await click('Set the new password');
    expect(the('[role=alert]').textContent).toBe('Your password was not changed. Wrong code.');
    const stored = JSON.stringify(readStored('reset-draft', z.unknown()));
    expect(stored).toContain(email);
    expect(stored).not.toContain(password);
    document.body.textContent = '';
    pool({ 'password/': down });
    await open();
    await settled();
    expect([field('Email').value, field('Verification code').value, field('New password').value]).toEqual([email, '12345678', '']);
  });

  it('begins with the account that was typed at the log-in page', async () => {
    loginDraft.keep({ channel: 'email', region: '', phone: '', email });
    await open();
    await settled();
    expect(field('Email').value).toBe(email);
  });

  it.each([
    ['en', 'Set the new password', ['Please enter your phone number', 'Please enter the verification code', 'Please enter your password']],
    ['zh', '设置新密码', ['请输入您的手机号', '请输入验证码', '请输入您的密码']],
    ['zh_hk', '設定新密碼', ['請輸入你的手機號碼', '請輸入驗證碼', '請輸入你的密碼']],
  ] as const)('says in %s what is missing, and sends nothing', async (language, submit, sentences) => {
    const sent = pool({});
    await open(language);
    await click(submit);
    for (const sentence of sentences) expect(shown()).toContain(sentence);
    expect(callsOf(sent)).toEqual([]);
  });

  it('says before anything is typed that the form needs a connection', async () => {
    const { store } = await open();
    await act(async () => store.set(connectionAtom, 'offline'));
    expect(shown()).toContain('This form needs a connection');
  });
});

describe('a pool without the call', () => {
  it.each([
    ['in its own words', () => answer({ body: envelope(null, { code: '404', message: 'No such call.' }) })],
    ['by its status', () => answer({ status: 404, body: '<html>Not Found</html>' })],
  ])('that says so %s is remembered: the page leads to the contact form, the log-in page no longer here', async (_how, refuse) => {
    pool({ 'password/code': refuse });
    const { store, unmount } = await open();
    await type('Phone number', '13800138000');
    await slide();
    await click('Send code');
    await drawn(() => expect(shown()).toContain('This pool does not set passwords anew here.'));
    expect(the('main a, [role=status] a').getAttribute('href')).toBe('/about-us?id=wrap');
    expect(document.querySelector('form')).toBeNull();
    expect(store.get(connectionAtom)).toBe('online');
    unmount();
    await accountPage(() => <LoginPage redirect={undefined} />);
    expect(resetLink()).toBeNull();
  });

  it('is not taken for one where a code is only refused', async () => {
    pool({ 'password/code': () => answer({ status: 429, body: envelope(null, { code: '429', message: 'One code a minute.' }) }) });
    await open();
    await type('Phone number', '13800138000');
    await slide();
    await click('Send code');
    expect(shown()).toContain('The code was not sent. One code a minute.');
    expect(slider().value).toBe('0');
  });
});

it('the log-in page leads here, and once more below a refusal', async () => {
  pool({ login: () => answer({ body: envelope({ token: '', gid: '33333' }) }) });
  await accountPage(() => <LoginPage redirect={undefined} />);
  expect(resetLink()?.textContent).toBe('Forgotten your password?');
  await type('Phone number', '13800138000');
  await type('Password', password);
  await slide();
  await click('Log in');
  expect([...document.querySelectorAll('a[href="/reset"]')].map(({ textContent }) => textContent)).toEqual([
    'Set a new password',
    'Forgotten your password?',
  ]);
});
