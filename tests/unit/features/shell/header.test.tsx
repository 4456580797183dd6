import { screen, within } from '@testing-library/react';
import { act } from 'react';
import { describe, expect, test } from 'vitest';

import { ShellLayout } from '#src/features/shell/shell-layout.tsx';
import { sessionAtom, storedSession } from '#src/state/session.ts';
import { answer, fakeFetch } from '../../lib/fake-fetch.ts';
import { user } from '../../user.ts';
import { renderShell } from './shell-stage.tsx';

const Shell = () => <ShellLayout>page</ShellLayout>;
const all = ['/', '/home', '/classroom', '/register', '/login', '/help', '/tools', '/okkong-os'];
const session = { token: 't', gid: '40718826', nickname: 'North hall', avatar: '' };
const account = 'North hall, account';
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => user.click(button(name));
const bar = () => within(screen.getByRole('banner'));
const menu = () => document.getElementById('site-menu');
const panel = () => within(menu()!);
const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);
const wide = () => bar().getAllByRole('navigation', { name: 'Main menu' })[0]!;
const page = () => screen.getByRole('main', { hidden: true });

describe('Header', () => {
  test('the wide menu has three items, of those that exist', async () => {
    await renderShell(Shell, all);
    expect(texts(within(wide()).getAllByRole('link'))).toEqual(['Home', 'Tools', 'Mining class']);
    expect(within(wide()).getByRole('link', { current: 'page' }).textContent).toBe('Home');
  });

  test('without those pages it shows Home alone and no way to register', async () => {
    await renderShell(Shell, ['/', '/about-us']);
    expect(texts(within(wide()).getAllByRole('link'))).toEqual(['Home']);
    expect(screen.queryByRole('link', { name: 'Register' })).toBeNull();
  });

  test('the panel lists the places of the specification and those of every day', async () => {
    await renderShell(Shell, all);
    await press('Open menu');
    expect(texts(panel().getAllByRole('link'))).toEqual([
      'Home',
      'Pool',
      'Tools',
      'OKKONG OS',
      'Mining class',
      'Help centre',
      'Register',
      'Log in',
    ]);
    expect(page().hasAttribute('inert')).toBe(true);
  });

  test('Escape closes the panel and gives the focus back to its button', async () => {
    await renderShell(Shell, all);
    await press('Open menu');
    await user.keyboard('{Escape}');
    expect(menu()).toBeNull();
    expect(document.activeElement).toBe(button('Open menu'));
    expect(page().hasAttribute('inert')).toBe(false);
  });

  test.each([
    ['Help centre', '/help'],
    ['Register', '/register'],
  ])('choosing a place closes the panel and leads there: %s', async (name, place) => {
    const { router } = await renderShell(Shell, all);
    await press('Open menu');
    await user.click(panel().getByRole('link', { name }));
    await act(async () => router.load());
    expect(menu()).toBeNull();
    expect(router.state.location.pathname).toBe(place);
    expect(document.activeElement).toBe(page());
  });

  test('the theme switch tells its state', async () => {
    await renderShell(Shell, ['/']);
    expect(bar().getByRole('button', { name: 'Light mode', pressed: false })).toBeDefined();
    await user.click(bar().getByRole('button', { name: 'Light mode' }));
    expect(bar().getByRole('button', { name: 'Light mode', pressed: true })).toBeDefined();
  });

  test('who is logged in sees the account and its GID instead of Register', async () => {
    const { store } = await renderShell(Shell, all);
    expect(bar().getByRole('link', { name: 'Register' })).toBeDefined();
    await act(async () => store.set(sessionAtom, session));
    expect(bar().queryByRole('link', { name: 'Register' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: account }));
    expect(document.body.textContent).toContain('GID 40718826');
    expect(texts(screen.getAllByRole('menuitem'))).toEqual(['Copy GID', 'Your account', 'My devices', 'Log out']);
    await act(async () => store.set(sessionAtom, null));
    expect(screen.queryByRole('button', { name: account })).toBeNull();
  });

  test('the panel has the same account menu, and no way to register or log in', async () => {
    const { store } = await renderShell(Shell, all);
    await act(async () => store.set(sessionAtom, session));
    await press('Open menu');
    await user.click(await panel().findByRole('button', { name: account }));
    expect(menu()?.querySelector<HTMLElement>('[data-align]')?.dataset['align']).toBe('start');
    expect(texts(panel().getAllByRole('menuitem'))).toEqual(['Copy GID', 'Your account', 'My devices', 'Log out']);
    expect(texts(within(panel().getByRole('navigation')).getAllByRole('link'))).toEqual([
      'Home',
      'Pool',
      'Tools',
      'OKKONG OS',
      'Mining class',
      'Help centre',
    ]);
    expect(panel().queryByRole('link', { name: 'Log in' })).toBeNull();
    await act(async () => store.set(sessionAtom, null));
  });

  test('logging out tells the pool with the device id, and leads to the log-in page with the way back', async () => {
    const sent = fakeFetch(() => answer());
    const { router, store } = await renderShell(Shell, all);
    await act(async () => router.navigate({ to: '/tools', search: { type: 2 } } as never));
    await act(async () => store.set(sessionAtom, session));
    await user.click(await screen.findByRole('button', { name: account }));
    await user.click(screen.getByRole('menuitem', { name: 'Log out' }));
    expect(storedSession()).toBeNull();
    expect(router.history.location.href).toBe(`/login?redirect=${encodeURIComponent('/tools?type=2')}`);
    expect(sent[0]?.path).toBe('/hash/api/user/logout');
    expect(sent[0]?.headers.get('Authorization')).toBe('t');
    // The page may be left at once.
    expect(sent[0]?.isKeptAlive).toBe(true);
    expect(sent[0]?.body).toMatch(/^uuid=[0-9a-z]{32}$/);
  });
});
