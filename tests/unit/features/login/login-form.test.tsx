import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LoginPage } from '#src/features/login/login-page.tsx';
import { removeStored } from '#src/lib/storage.ts';
import { loginDraft } from '#src/parts/account/identity.ts';
import { sessionAtom } from '#src/state/session.ts';
import { connectionAtom, ownNoticeCountAtom } from '#src/state/online.ts';
import { act } from 'react';
import { answer, down, envelope } from '#tests/unit/lib/fake-fetch.ts';
import { press } from '#tests/unit/ui/mount.tsx';
import { accountPage, callsOf, click, field, leave, pool, shown, slide, slider, type } from '../account-forms.tsx';

const open = (redirect?: string, language: 'en' | 'zh' | 'zh_hk' = 'en') => accountPage(() => <LoginPage redirect={redirect} />, language);
const good = () => answer({ body: envelope({ token: 'token-of-a-session', gid: '48201937' }) });
const wrong = () => answer({ body: envelope({ token: '', gid: '33333' }) });
async function fill(): Promise<void> {
  await type('Phone number', '138 0013 8000');
  // Its blanks are its own.
  await type('Password', ' Kongrack#77 ');
  await slide();
}

beforeEach(() => removeStored('login-draft'));
afterEach(() => vi.unstubAllGlobals());

describe('logging in', () => {
  it('stores the session and leads on inside the site', async () => {
    const sent = pool({ login: good });
    const { router, store } = await open('/tools?type=2');
    await fill();
    await click('Log in');
    expect(store.get(sessionAtom)).toEqual({ token: 'token-of-a-session', gid: '48201937', nickname: '', avatar: '' });
    expect(router.state.location.href).toBe('/tools?type=2');
    // A step back does not lead to the form.
    expect(router.history.length).toBe(1);
    const body = new URLSearchParams(sent.find(({ path }) => path.includes('login'))?.body);
    expect(Object.fromEntries(body)).toEqual({ account: '13800138000', password: ' Kongrack#77 ', ticket: 'ticket-12345678' });
    expect(loginDraft.read().phone).toBe('');
  });

  it('leads home where the redirect leads out of the site', async () => {
    pool({ login: good });
    const { router } = await open('//evil.example');
    await fill();
    await click('Log in');
    expect(router.state.location.href).toBe('/');
  });

  it.each([
    ['en', 'Wrong email, phone or password'],
    ['zh', '邮箱、手机号或密码错误'],
    ['zh_hk', '電郵、手機號碼或密碼錯誤'],
  ] as const)('says in %s that the pair is wrong, as an alert, keeps the account and takes the slider back', async (language, sentence) => {
    pool({ login: wrong });
    const { store } = await open(undefined, language);
    const labels = { en: ['Phone number', 'Password', 'Log in'], zh: ['手机号', '密码', '登录'], zh_hk: ['手機號碼', '密碼', '登入'] }[
      language
    ];
    await type(labels[0]!, '13800138000');
    await type(labels[1]!, 'wrong');
    await slide();
    await click(labels[2]!);
    expect([...document.querySelectorAll('[role=alert]')].map((alert) => alert.textContent)).toContain(sentence);
    expect(document.querySelector('[role=alert]')?.getAttribute('data-tone')).toBe('error');
    expect(store.get(sessionAtom)).toBeNull();
    expect(slider().value).toBe('0');
    expect(field(labels[0]!).value).toBe('13800138000');
  });

  it.each([
    ['without a token', { token: '', gid: '1' }],
    ['with the number of a wrong pair', { token: 'token-of-nobody', gid: '33333' }],
  ])('is refused by a response %s, which is brought into view', async (_what, data) => {
    const seen: (string | null)[] = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scroll(this: Element) {
      seen.push(this.textContent);
    });
    pool({ login: () => answer({ body: envelope(data) }) });
    const { store, router } = await open('/tools');
    await fill();
    await click('Log in');
    expect(seen).toContain('Wrong email, phone or password');
    expect(store.get(sessionAtom)).toBeNull();
    expect(router.state.location.href).toBe('/here');
  });

  it('once more has not failed yet', async () => {
    let isFirst = true;
    pool({ login: () => (isFirst ? wrong() : new Promise(() => undefined)) });
    await open();
    await fill();
    await click('Log in');
    expect(shown()).toContain('Wrong email, phone or password');
    isFirst = false;
    await slide();
    await click('Log in');
    expect(shown()).not.toContain('Wrong email, phone or password');
    expect(document.querySelector('form [type=submit]')?.getAttribute('aria-busy')).toBe('true');
  });

  it("shows the pool's own sentence when it refuses", async () => {
    pool({ login: () => answer({ status: 429, body: envelope(null, { code: '429', message: 'Locked for 14 minutes.' }) }) });
    await open();
    await fill();
    await click('Log in');
    expect(document.querySelector('[role=alert]')?.textContent).toBe('You are not logged in. Locked for 14 minutes.');
    expect(slider().value).toBe('0');
  });

  it('is sent once however often the button is clicked', async () => {
    const sent = pool({ login: wrong });
    await open();
    await fill();
    await act(async () => {
      for (let times = 0; times < 3; times += 1) document.querySelector<HTMLButtonElement>('form [type=submit]')?.click();
    });
    await click('Log in');
    expect(sent.filter(({ path }) => path.includes('login'))).toHaveLength(1);
  });
});

describe('the form', () => {
  it('says what is missing and sends nothing', async () => {
    const sent = pool({});
    await open();
    expect(document.querySelector('form')?.noValidate).toBe(true);
    await click('Log in');
    for (const sentence of [
      'Please enter your phone number',
      'Please enter your password',
      'Please drag the slider to the far right first',
    ])
      expect(shown()).toContain(sentence);
    await click('Email');
    await type('Email', 'lin@northhall');
    expect(shown()).toContain('Incorrect email');
    await type('Email', '');
    expect(shown()).toContain('Please enter your email');
    expect(callsOf(sent)).toEqual([]);
    // Its blanks are its own, where it has nothing else too.
    await type('Password', '  ');
    expect(shown()).not.toContain('Please enter your password');
    await type('Email', 'lin@northhall');
    await type('Password', 'Kongrack#77');
    await slide();
    await click('Log in');
    expect(sent.filter(({ path }) => path.includes('login'))).toEqual([]);
  });

  it('tells a cleared phone from one that was never filled in', async () => {
    await open(undefined, 'zh');
    await leave('手机号');
    expect(shown()).toContain('请输入您的手机号');
    await type('手机号', '138');
    await type('手机号', '');
    expect(shown()).toContain('手机号不能为空');
  });

  it('keeps the account over a failed send and a reload, never the password', async () => {
    pool({ login: down });
    await open();
    await fill();
    await click('Log in');
    expect(document.querySelector('[role=alert]')?.textContent).toMatch(
      /^You are not logged in\. The site.s server does not answer.* in a moment\.$/,
    );
    const stored = JSON.stringify(loginDraft.read());
    expect(stored).toContain('138 0013 8000');
    expect(stored).not.toContain('Kongrack');
    document.body.textContent = '';
    await open();
    expect(field('Phone number').value).toBe('138 0013 8000');
    expect(field('Password').value).toBe('');
  });

  it('says that there is no connection before anything is filled in, in place of the bar of the page', async () => {
    const { store, unmount } = await open();
    await act(async () => store.set(connectionAtom, 'offline'));
    expect(shown()).toContain('This form needs a connection');
    expect(store.get(ownNoticeCountAtom)).toBe(1);
    unmount();
    expect(store.get(ownNoticeCountAtom)).toBe(0);
  });

  it('leads whoever has no account to the other page', async () => {
    await open();
    expect(document.querySelector('h1')?.textContent).toBe('Log in');
    expect(document.querySelector('h1 + p')?.textContent).toBe('No account yet? Register');
    expect(shown()).toContain('Checking a wallet address?Anonymous mining needs no account');
    expect(document.querySelector('a[href="/register"]')?.textContent).toBe('Register');
  });

  it('lets password managers and phones help', async () => {
    await open();
    expect(field('Phone number').autocomplete).toBe('username');
    expect(field('Password').autocomplete).toBe('current-password');
    await click('Show password');
    expect(field('Password').type).toBe('text');
  });
});

describe('the slider', () => {
  it('is a range whose keys move it, and springs back when it is left half-way', async () => {
    pool({});
    await open();
    slider().focus();
    await press('ArrowRight');
    await press('ArrowRight');
    expect(slider().getAttribute('aria-valuetext')).toBe('20%');
    await act(async () => slider().blur());
    expect(slider().value).toBe('0');
  });

  it('stays at its end, and asks once, while the pool checks it', async () => {
    const sent = pool({
      captcha: ({ body }) =>
        body?.includes('action=get') ? answer({ body: envelope({ id: 'captcha-1234' }) }) : new Promise(() => undefined),
    });
    await open();
    slider().focus();
    for (let key = 0; key < 10; key += 1) await press('ArrowRight');
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowLeft']) await press(key);
    expect(slider().value).toBe('1000');
    expect(sent.filter(({ body }) => body?.includes('action=check'))).toHaveLength(1);
  });

  it('sends the trail with the id it was given, and springs back with the reason when the pool refuses it', async () => {
    const sent = pool({
      captcha: ({ body }) =>
        body?.includes('action=get')
          ? answer({ body: envelope({ id: 'captcha-1234' }) })
          : answer({ body: envelope(null, { code: '400', message: 'Please slide again.' }) }),
    });
    await open();
    slider().focus();
    for (let key = 0; key < 10; key += 1) await press('ArrowRight');
    await leave('Slide to prove you are human');
    const check = new URLSearchParams(sent.at(-1)?.body);
    expect(check.get('id')).toBe('captcha-1234');
    expect(JSON.parse(check.get('trail') ?? '').at(-1)[1]).toBe(1000);
    expect(shown()).toContain('Please slide again.');
    expect(slider().value).toBe('0');
  });
});
