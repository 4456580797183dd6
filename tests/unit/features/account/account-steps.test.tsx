import { atom, useAtomValue } from 'jotai';
import { act, StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ActivatePage } from '#src/features/account/activate-page.tsx';
import { ForbiddenPage } from '#src/features/account/forbidden-page.tsx';
import { loginDraft } from '#src/parts/account/identity.ts';
import { connectionAtom } from '#src/state/online.ts';
import { type Session, sessionAtom } from '#src/state/session.ts';
import { makeStore } from '#src/state/store.ts';
import { removeStored } from '#src/lib/storage.ts';
import { drawn, settled } from '#tests/unit/drawn.ts';
import { answer, down, envelope, fakeFetch, silence } from '../../lib/fake-fetch.ts';
import { click, the } from '../../ui/mount.tsx';
import { field, pool, slide, slider, type } from '../account-forms.tsx';
import { button, open, repliesOf, title } from './account-stage.tsx';

const refusal = (code: string, message: string) => () => answer({ body: envelope(null, { code, message }) });
const done = () => answer({ body: envelope({ gid: '40718826' }) });
const taken = () => answer({ body: envelope(null) });
const session: Session = { token: 't', gid: '40718826', nickname: '', avatar: '' };
const status = () => the('.vh[role=status]').textContent;
const text = () => document.body.textContent ?? '';

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  void removeStored('login-draft');
  void removeStored('session');
});
afterEach(() => vi.unstubAllGlobals());

describe('the link of an email', () => {
  const Page = () => <ActivatePage code="abcd-1234" />;

  it('is used once, though React runs its effects twice', async () => {
    const sent = fakeFetch(done);
    await open(() => (
      <StrictMode>
        <Page />
      </StrictMode>
    ));
    await drawn(() => expect(title()).toBe('Your email address is confirmed'));
    expect(sent).toHaveLength(1);
    expect(text()).toContain('The account with GID 40718826 is ready.');
    // What comes while the page is open is read out.
    expect(status()).toBe('Your email address is confirmed');
    expect(the('h1').tabIndex).toBe(-1);
    expect([...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'Back to home')?.getAttribute('href')).toBe('/');
  });

  it('needs no log-in of who is logged in, and leaves no step back to it', async () => {
    fakeFetch(done);
    const store = makeStore();
    store.set(sessionAtom, session);
    const { router } = await open(Page, store);
    await drawn(() => expect(title()).toBe('Your email address is confirmed'));
    expect(document.querySelector('a[href="/login"]')).toBeNull();
    expect(router.history.length).toBe(1);
  });

  it('is tried again by its code, which the address no longer has', async () => {
    let arrive = (_response: Response) => {};
    const sent = fakeFetch(repliesOf(refusal('500', 'A moment, please.'), () => new Promise((resolve) => (arrive = resolve))));
    const codeAtom = atom<string | undefined>('abcd-1234');
    const { store } = await open(() => <ActivatePage code={useAtomValue(codeAtom)} />);
    await act(async () => store.set(codeAtom, undefined));
    await drawn(() => expect(the('[role=alert]').textContent).toContain('A moment, please.'));
    await click(button('Try again'));
    expect(title()).toBe('Confirming your email address…');
    await act(async () => arrive(done()));
    await drawn(() => expect(title()).toBe('Your email address is confirmed'));
    expect(sent.map(({ path, body }) => [path, body])).toEqual(
      Array.from({ length: 2 }, () => ['/api/v5/user/activate/', '{"code":"abcd-1234"}']),
    );
  });

  it('is sent again once, however often that is asked for', async () => {
    let arrive = (_response: Response) => {};
    const sent = fakeFetch(repliesOf(refusal('410', 'Expired'), () => new Promise((resolve) => (arrive = resolve))));
    await open(Page);
    await drawn(() => expect(title()).toBe('This link no longer works'));
    await click(button('Send again'));
    expect(title()).toBe('Sending a new link…');
    expect(button('Send again').getAttribute('aria-busy')).toBe('true');
    await click(button('Send again'));
    expect(sent).toHaveLength(2);
    await act(async () => arrive(taken()));
    await drawn(() => expect(status()).toBe('A new link is on its way'));
    expect(button('Send again')).toBeUndefined();
    expect(document.querySelector('input')).toBeNull();
  });
});

describe('the form for another link', () => {
  const Page = () => <ActivatePage code={undefined} />;
  const send = () => click(the('form [type=submit]'));

  it('has the address of the log-in page, asks for the slider, and sends the address without blanks', async () => {
    loginDraft.keep({ ...loginDraft.read(), email: 'lin@northhall.example' });
    let arrive = (_response: Response) => {};
    const sent = pool({ resend: repliesOf(down, () => new Promise((resolve) => (arrive = resolve))) });
    await open(Page);
    // It says itself what is wrong, in the visitor's language.
    expect(the<HTMLFormElement>('form').noValidate).toBe(true);
    expect([field('Email').value, field('Email').autocomplete]).toEqual(['lin@northhall.example', 'email']);
    await type('Email', 'lin@northhall');
    expect(text()).toContain('Incorrect email');
    await type('Email', ' lin@northhall.example ');
    expect(text()).not.toContain('Incorrect email');
    await send();
    await settled();
    expect(text()).toContain('Please drag the slider to the far right first');
    await slide();
    await send();
    await drawn(() =>
      expect(the('[role=alert]').textContent).toMatch(/^No link was sent\. The site.s server does not answer.* in a moment\.$/),
    );
    expect(slider().value).toBe('0');
    await slide();
    await send();
    // The new attempt has not failed yet.
    await drawn(() => expect(the('form [type=submit]').getAttribute('aria-busy')).toBe('true'));
    expect(document.querySelector('[role=alert]')).toBeNull();
    await act(async () => arrive(taken()));
    await drawn(() => expect(title()).toBe('A new link is on its way'));
    const bodies = sent.filter(({ path }) => path.includes('resend')).map(({ body }) => body);
    expect(bodies).toEqual(Array.from({ length: 2 }, () => '{"email":"lin@northhall.example","ticket":"ticket-12345678"}'));
  });

  it('says beforehand that it needs a connection', async () => {
    const { store } = await open(Page);
    await act(async () => store.set(connectionAtom, 'offline'));
    expect(text()).toContain('This form needs a connection');
  });
});

describe('a restriction', () => {
  const info = (changes: object = {}) => answer({ body: envelope({ forbidden: true, reason: '', region: 'HK', ...changes }) });
  const logIn = (store = makeStore()) => {
    store.set(sessionAtom, session);
    return store;
  };
  const boxes = () => [...document.querySelectorAll<HTMLInputElement>('[type=checkbox]')];

  it.each([
    ['the pool’s own words', { reason: 'Ask your operator.' }, 'Ask your operator.'],
    ['the region’s name', { region: 'US' }, 'The service is not offered in United States.'],
    ['that the region is not known', { region: '' }, 'The service is not offered in the region you connect from.'],
  ])('is explained by %s', async (_what, changes, sentence) => {
    fakeFetch(() => info(changes));
    await open(ForbiddenPage, logIn());
    await drawn(() => expect(text()).toContain(sentence));
    expect(text()).not.toContain('reason' in changes ? 'The service is not offered' : 'Ask your operator.');
  });

  it('that could not be looked up is looked up again on request', async () => {
    let arrive = (_response: Response) => {};
    fakeFetch(
      repliesOf(
        () => new Promise((resolve) => (arrive = resolve)),
        () => info({ forbidden: false }),
      ),
    );
    await open(ForbiddenPage, logIn());
    expect(title()).toBe('Looking up your account…');
    await act(async () => arrive(refusal('500', 'Closed for repair.')()));
    await drawn(() => expect(title()).toBe('We could not look up your account'));
    expect(the('[role=alert]').textContent).toContain('Closed for repair.');
    await click(button('Try again'));
    await drawn(() => expect(title()).toBe('Your account is not restricted'));
    expect(the('a[href="/"]').textContent).toBe('Back to home');
  });

  it('is declared away once, and a failed attempt can be made again', async () => {
    let arrive = (_response: Response) => {};
    const slow = () => new Promise<Response>((resolve) => (arrive = resolve));
    const sent = fakeFetch(
      repliesOf(
        () => info(),
        slow,
        slow,
        () => info({ forbidden: false }),
      ),
    );
    await open(ForbiddenPage, logIn());
    await drawn(() => expect(boxes()).toHaveLength(2));
    for (const box of boxes()) await click(box);
    await act(async () => {
      button('Confirm').click();
      button('Confirm').click();
    });
    expect(button('Confirm').getAttribute('aria-busy')).toBe('true');
    expect(sent).toHaveLength(2);
    await act(async () => arrive(answer({ status: 500, body: '' })));
    await drawn(() => expect(the('[role=alert]').textContent).toContain('Try again'));
    await click(button('Try again'));
    expect(document.querySelector('[role=alert]')).toBeNull();
    expect(sent.map(({ body }) => body).slice(1)).toEqual(['{"confirmed":true}', '{"confirmed":true}']);
    await act(async () => arrive(taken()));
    await drawn(() => expect(title()).toBe('Your account is not restricted'));
  });

  it('of one account is not shown to the next, and is not asked for when the page is left', async () => {
    const store = logIn();
    let isFirst = true;
    const sent = fakeFetch((request) => (isFirst ? info({ reason: 'Of the first.' }) : silence(request)));
    const { unmount } = await open(ForbiddenPage, store);
    await drawn(() => expect(text()).toContain('Of the first.'));
    isFirst = false;
    await act(async () => store.set(sessionAtom, { ...session, token: 'u', gid: '2' }));
    expect(title()).toBe('Looking up your account…');
    expect(sent).toHaveLength(2);
    unmount();
    expect(sent[1]?.signal.aborted).toBe(true);
  });
});
