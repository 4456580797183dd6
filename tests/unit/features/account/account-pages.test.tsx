import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ActivatePage } from '#src/features/account/activate-page.tsx';
import { ForbiddenPage } from '#src/features/account/forbidden-page.tsx';
import { appAddress } from '#src/features/account/to-app-page.tsx';
import { storesFor } from '#src/parts/app-stores.ts';
import { sessionAtom } from '#src/state/session.ts';
import { makeStore } from '#src/state/store.ts';
import { drawn, settled } from '#tests/unit/drawn.ts';
import { answer, down, envelope, fakeFetch } from '../../lib/fake-fetch.ts';
import { click, the } from '../../ui/mount.tsx';
import { pool, slide, slider, type } from '../account-forms.tsx';
import { button, open, repliesOf, title } from './account-stage.tsx';

const session = { token: 't', gid: '40718826', nickname: '', avatar: '' };

const expired = () => answer({ body: envelope(null, { code: '410', message: 'Expired' }) });

beforeEach(() => {
  // What the shell's own calls would say is not the matter here.
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => vi.unstubAllGlobals());

describe('/activate', () => {
  const Page = () => <ActivatePage code="abcd-1234" />;

  it('activates once, takes the code out of the address, and says whose account it is', async () => {
    const sent = fakeFetch(() => answer({ body: envelope({ gid: '40718826' }) }));
    const { router } = await open(Page);
    await drawn(() => expect(title()).toBe('Your email address is confirmed'));
    expect(document.body.textContent).toContain('40718826');
    expect(the('a[href="/login"]').textContent).toBe('Log in');
    expect(sent.map(({ path, body }) => [path, body])).toEqual([['/api/v5/user/activate/', '{"code":"abcd-1234"}']]);
    expect(router.state.location.href).toBe('/activate');
  });

  it('offers another link when this one no longer works', async () => {
    const sent = fakeFetch(repliesOf(expired, () => answer({ body: envelope(null) })));
    await open(Page);
    await drawn(() => expect(title()).toBe('This link no longer works'));
    expect(document.body.textContent).toContain('It has been used already or is older than 7 days.');
    await click(button('Send again'));
    await drawn(() => expect(title()).toBe('A new link is on its way'));
    expect(document.body.textContent).toContain('the email arrives within a few minutes');
    expect(sent[1]?.path).toBe('/api/v5/user/activate/resend');
    expect(sent[1]?.body).toBe('{"code":"abcd-1234"}');
  });

  it('asks for the address when the pool does not know the code', async () => {
    fakeFetch(() => answer({ body: envelope(null, { code: '404', message: 'Unknown' }) }));
    await open(Page);
    await drawn(() => expect(title()).toBe('We do not know this link'));
    expect(document.body.textContent).toContain('Enter the address you registered with');
    expect(the('input[type=email]')).toBeTruthy();
    expect(the('form [type=submit]').textContent).toBe('Send a new link');
  });

  it('asks for the address when the pool has forgotten the code meanwhile', async () => {
    fakeFetch(expired);
    await open(Page);
    await drawn(() => expect(title()).toBe('This link no longer works'));
    button('Send again').focus();
    await click(button('Send again'));
    await drawn(() => expect(title()).toBe('We do not know this link'));
    expect(the('input[type=email]')).toBeTruthy();
    expect(the('h1')).toBe(document.activeElement);
  });

  it('tries again what did not reach the pool', async () => {
    fakeFetch(repliesOf(down, () => answer({ body: envelope({ gid: '1' }) })));
    await open(Page);
    await drawn(() => expect(title()).toBe('That did not work'));
    expect(document.body.textContent).toContain('Your account is unchanged.');
    await click(button('Try again'));
    await drawn(() => expect(title()).toBe('Your email address is confirmed'));
  });

  it('sends the link again whose sending did not reach the pool', async () => {
    const sent = fakeFetch(repliesOf(expired, down, () => answer({ body: envelope(null) })));
    await open(Page);
    await drawn(() => expect(title()).toBe('This link no longer works'));
    await click(button('Send again'));
    await drawn(() => expect(title()).toBe('That did not work'));
    await click(button('Try again'));
    await drawn(() => expect(title()).toBe('A new link is on its way'));
    expect(sent[2]?.path).toBe('/api/v5/user/activate/resend');
  });

  it('leaves the focus on a button that stays', async () => {
    fakeFetch(repliesOf(expired, () => new Promise(() => undefined)));
    await open(Page);
    await drawn(() => expect(title()).toBe('This link no longer works'));
    button('Send again').focus();
    await click(button('Send again'));
    expect(title()).not.toBe('This link no longer works');
    expect(document.activeElement).toBe(button('Send again'));
  });

  it('takes the slider back when a link could not be sent', async () => {
    pool({ resend: () => answer({ body: envelope(null, { code: '429', message: 'One letter a minute.' }) }) });
    await open(() => <ActivatePage code={undefined} />);
    await type('Email', 'lin@northhall.example');
    await slide();
    await click(the('form [type=submit]'));
    await drawn(() => expect(document.body.textContent).toContain('One letter a minute.'));
    expect(slider().value).toBe('0');
  });

  it('asks for the link where there is no code, and requests nothing', async () => {
    const sent = fakeFetch(() => answer());
    await open(() => <ActivatePage code={undefined} />);
    expect(title()).toBe('Open the link in your email');
    expect(document.body.textContent).toContain('Use the whole link from the email we sent you');
    expect(the('input[type=email]')).toBeTruthy();
    expect(sent).toHaveLength(0);
  });
});

describe('/forbidden', () => {
  const info = (forbidden: boolean) => () => answer({ body: envelope({ forbidden, reason: '', region: 'HK' }) });
  const loggedIn = () => {
    const store = makeStore();
    store.set(sessionAtom, session);
    return store;
  };

  it('leads to the log-in page and back while nobody is logged in', async () => {
    await open(ForbiddenPage);
    expect(title()).toBe('Is your account restricted?');
    expect(document.body.textContent).toContain('Log in, and this page shows whether your account is restricted');
    expect(the('a[href="/login?redirect=%2Fforbidden"]').textContent).toBe('Log in');
  });

  it('says that an account is free', async () => {
    fakeFetch(info(false));
    await open(ForbiddenPage, loggedIn());
    await drawn(() => expect(title()).toBe('Your account is not restricted'));
    expect(document.body.textContent).toContain('You can use every service of the pool.');
  });

  it('takes the declaration when both statements are ticked, and looks again', async () => {
    const sent = fakeFetch(repliesOf(info(true), () => answer({ body: envelope(null) }), info(false)));
    await open(ForbiddenPage, loggedIn());
    await drawn(() => expect(title()).toBe('Your account is restricted by region'));
    expect(document.body.textContent).toContain('not offered in Hong Kong');
    const [resident, lawful] = document.querySelectorAll<HTMLInputElement>('[type=checkbox]');
    await click(resident!);
    expect(button('Confirm').hasAttribute('disabled')).toBe(true);
    await click(lawful!);
    await click(button('Confirm'));
    await drawn(() => expect(title()).toBe('Your account is not restricted'));
    expect(sent[1]?.body).toBe('{"confirmed":true}');
  });

  it('stays as it is where the second look fails', async () => {
    const sent = fakeFetch(repliesOf(info(true), () => answer({ body: envelope(null) }), down));
    await open(ForbiddenPage, loggedIn());
    await drawn(() => expect(title()).toBe('Your account is restricted by region'));
    for (const box of document.querySelectorAll<HTMLInputElement>('[type=checkbox]')) await click(box);
    await click(button('Confirm'));
    await drawn(() => expect(sent).toHaveLength(3));
    await settled();
    expect(title()).toBe('Your account is restricted by region');
    expect(document.querySelectorAll('[type=checkbox]:checked')).toHaveLength(2);
  });
});

describe('/toapp', () => {
  it.each([
    ['/overview?addr=0x1', 'okkong://overview?addr=0x1'],
    [undefined, 'okkong://'],
    ['//evil.example', 'okkong://'],
    ['javascript:alert(1)', 'okkong://'],
  ])('opens %s in the app as %s', (path, address) => expect(appAddress(path)).toBe(address));

  it('offers the store of this device first', () => {
    expect(storesFor('googlePlay')[0]).toBe('googlePlay');
    expect(storesFor(undefined)).toEqual(['appStore', 'googlePlay', 'androidPackage']);
  });
});
