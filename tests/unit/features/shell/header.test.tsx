import { act } from 'react';
import { describe, expect, test, vi } from 'vitest';

import { ShellLayout } from '#src/features/shell/shell-layout.tsx';
import { sessionAtom, storedSession } from '#src/state/session.ts';
import { drawn } from '#tests/unit/drawn.ts';
import { answer, fakeFetch } from '../../lib/fake-fetch.ts';
import { click, mount, press, the } from '../../ui/mount.tsx';
import { stage } from './shell-stage.tsx';

const page = () => <ShellLayout>page</ShellLayout>;
const all = ['/', '/home', '/classroom', '/register', '/login', '/help', '/tools', '/okkong-os'];
const session = { token: 't', gid: '40718826', nickname: 'North hall', avatar: '' };
const menuButton = '[aria-label="North hall, account"]';
const texts = (selector: string) => [...document.querySelectorAll(selector)].map((each) => each.textContent);

describe('Header', () => {
  test('the wide menu has three items, of those that exist', async () => {
    const { element } = await stage(page, all);
    await mount(element);
    expect(texts('header nav a')).toEqual(['Home', 'Tools', 'Mining class']);
    expect(the('header nav [aria-current=page]').textContent).toBe('Home');
  });

  test('without those pages it shows Home alone and no way to register', async () => {
    const { element } = await stage(page, ['/', '/about-us']);
    await mount(element);
    expect(texts('header nav a')).toEqual(['Home']);
    expect(document.querySelector('a[href="/register"]')).toBeNull();
  });

  test('the panel lists the places of the specification and those of every day', async () => {
    const { element } = await stage(page, all);
    await mount(element);
    await click(the('[aria-label="Open menu"]'));
    expect(texts('#site-menu a')).toEqual(['Home', 'Pool', 'Tools', 'OKKONG OS', 'Mining class', 'Help centre', 'Register', 'Log in']);
    expect(the('main').hasAttribute('inert')).toBe(true);
  });

  test('Escape closes the panel and gives the focus back to its button', async () => {
    const { element } = await stage(page, all);
    await mount(element);
    await click(the('[aria-label="Open menu"]'));
    await press('Escape');
    expect(document.querySelector('#site-menu')).toBeNull();
    expect(document.activeElement).toBe(the('[aria-label="Open menu"]'));
    expect(the('main').hasAttribute('inert')).toBe(false);
  });

  test.each(['/help', '/register'])('choosing a place closes the panel and leads there: %s', async (place) => {
    const { element, router } = await stage(page, all);
    await mount(element);
    await click(the('[aria-label="Open menu"]'));
    await click(the(`#site-menu a[href="${place}"]`));
    await act(async () => router.load());
    expect(document.querySelector('#site-menu')).toBeNull();
    expect(router.state.location.pathname).toBe(place);
    expect(document.activeElement).toBe(the('main'));
  });

  test('the theme switch tells its state', async () => {
    const { element } = await stage(page, ['/']);
    await mount(element);
    expect(the('header [aria-pressed]').getAttribute('aria-pressed')).toBe('false');
    await click(the('header [aria-pressed]'));
    expect(the('header [aria-pressed]').getAttribute('aria-pressed')).toBe('true');
  });

  test('who is logged in sees the account and its GID instead of Register', async () => {
    const { element, store } = await stage(page, all);
    await mount(element);
    expect(the('header a[href="/register"]').textContent).toBe('Register');
    await act(async () => store.set(sessionAtom, session));
    expect(document.querySelector('header a[href="/register"]')).toBeNull();
    await drawn(() => the(menuButton));
    await click(the(menuButton));
    expect(document.body.textContent).toContain('GID 40718826');
    expect(texts('[role=menuitem]')).toEqual(['Copy GID', 'Your account', 'My devices', 'Log out']);
    await act(async () => store.set(sessionAtom, null));
    expect(document.querySelector(menuButton)).toBeNull();
  });

  test('the panel has the same account menu, and no way to register or log in', async () => {
    const { element, store } = await stage(page, all);
    await mount(element);
    await act(async () => store.set(sessionAtom, session));
    await click(the('[aria-label="Open menu"]'));
    await drawn(() => the(`#site-menu ${menuButton}`));
    await click(the(`#site-menu ${menuButton}`));
    expect(the('#site-menu [data-align]').dataset['align']).toBe('start');
    expect(texts('#site-menu [role=menuitem]')).toEqual(['Copy GID', 'Your account', 'My devices', 'Log out']);
    expect(texts('#site-menu nav a')).toEqual(['Home', 'Pool', 'Tools', 'OKKONG OS', 'Mining class', 'Help centre']);
    expect(document.querySelector('#site-menu a[href="/login"]')).toBeNull();
    await act(async () => store.set(sessionAtom, null));
  });

  test('logging out tells the pool with the device id, and leads to the log-in page with the way back', async () => {
    const sent = fakeFetch(() => answer());
    const { element, router, store } = await stage(page, all);
    await mount(element);
    await act(async () => router.navigate({ to: '/tools', search: { type: 2 } } as never));
    await act(async () => store.set(sessionAtom, session));
    await drawn(() => the(menuButton));
    await click(the(menuButton));
    await click([...document.querySelectorAll<HTMLElement>('[role=menuitem]')].find(({ textContent }) => textContent === 'Log out')!);
    expect(storedSession()).toBeNull();
    expect(router.history.location.href).toBe(`/login?redirect=${encodeURIComponent('/tools?type=2')}`);
    expect(sent[0]?.path).toBe('/hash/api/user/logout');
    expect(sent[0]?.headers.get('Authorization')).toBe('t');
    // The page may be left at once.
    expect(sent[0]?.isKeptAlive).toBe(true);
    expect(sent[0]?.body).toMatch(/^uuid=[0-9a-z]{32}$/);
    vi.unstubAllGlobals();
  });
});
