import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AccountMenu } from '#src/features/shell/account/account-menu.tsx';
import { brand } from '#src/lib/brand.ts';
import { removeStored } from '#src/lib/storage.ts';
import { type Session, sessionAtom, storedSession } from '#src/state/session.ts';
import { toastsAtom } from '#src/state/toasts.ts';
import { makeStore } from '#src/state/store.ts';
import { drawn } from '#tests/unit/drawn.ts';
import { answer, envelope, fakeFetch } from '../../../lib/fake-fetch.ts';
import { click, the } from '../../../ui/mount.tsx';
import { renderShell } from '../shell-stage.tsx';

const session: Session = { token: 't', gid: '40718826', nickname: 'north hall', avatar: '' };
const item = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('[role=menuitem]')].find(({ textContent }) => textContent === name)!;
const menuButton = () => the('[aria-haspopup=menu]');

async function open(parts: Partial<Session> = {}, paths = ['/', '/tools']) {
  const shown = { ...session, ...parts };
  const store = makeStore();
  store.set(sessionAtom, shown);
  const { container, router } = await renderShell(() => <AccountMenu session={shown} />, paths, store);
  await click(menuButton());
  return { store, router, container };
}

beforeEach(() => void fakeFetch(() => answer({ body: envelope({ list: [] }) })));
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'clipboard');
  void removeStored('session');
});

describe('the account menu', () => {
  test('names the account by its display name, else by its GID', async () => {
    await open();
    expect(menuButton().getAttribute('aria-label')).toBe('north hall, account');
    expect(menuButton().textContent).toBe('Nnorth hall');
    // At the end of the bar there is no place to its right.
    expect(the('[data-align]').dataset['align']).toBe('end');
    document.body.replaceChildren();
    await open({ nickname: '' });
    expect(menuButton().getAttribute('aria-label')).toBe('40718826, account');
    expect(menuButton().textContent).toBe('440718826');
    expect(document.body.textContent).toContain('GID 40718826');
    document.body.replaceChildren();
    // One sign, of two halves.
    await open({ nickname: '𠮷田' });
    expect(menuButton().textContent).toBe('𠮷𠮷田');
  });

  test.each([
    ['/media/face.png', '/media/face.png'],
    ['//other.example/face.png', undefined],
    ['/\\other.example/face.png', undefined],
    ['https://other.example/face.png', undefined],
  ])('shows the picture at %s only where it is of our own origin', async (avatar, shown) => {
    await open({ avatar });
    expect(document.querySelector('button img')?.getAttribute('src')).toBe(shown);
  });

  test.each([
    ['success', 'GID copied', async () => undefined],
    ['error', 'The browser does not let us copy', () => Promise.reject(new DOMException('no', 'NotAllowedError'))],
  ])('copies the GID and tells of its %s', async (tone, _words, writeText) => {
    const write = vi.fn<(text: string) => Promise<undefined>>(writeText);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: write }, configurable: true });
    const { store } = await open();
    await click(item('Copy GID'));
    await drawn(() => expect(store.get(toastsAtom)).toMatchObject([{ tone, topic: 'copy' }]));
    expect(write).toHaveBeenCalledExactlyOnceWith('40718826');
    expect(store.get(toastsAtom)[0]?.text === 'GID copied').toBe(tone === 'success');
  });

  test("leads to the account's page and its devices, and to the user centre where the operator has one", async () => {
    await open();
    expect(item('Your account').getAttribute('href')).toBe('/account');
    expect(item('My devices').getAttribute('href')).toBe('/account#devices');
    expect(item('User centre')).toBeUndefined();
    document.body.replaceChildren();
    const before = { ...brand.links.userCentre };
    Object.assign(brand.links.userCentre, { isSet: true, href: 'https://user.example/' });
    await open();
    Object.assign(brand.links.userCentre, before);
    expect(item('Your account').getAttribute('href')).toBe('/account');
    expect(item('User centre').getAttribute('href')).toBe('https://user.example/');
    expect(item('User centre').getAttribute('target')).toBe('_blank');
  });

  test('logging out stays on the page where there is no log-in page, and where nobody is logged in any more', async () => {
    const { router } = await open();
    await click(item('Log out'));
    expect(storedSession()).toBeNull();
    expect(router.state.location.pathname).toBe('/');
    document.body.replaceChildren();
    const late = await open({}, ['/', '/login']);
    // Another tab was first.
    await act(async () => late.store.set(sessionAtom, null));
    await click(item('Log out'));
    expect(late.router.history.location.pathname).toBe('/');
  });
});
