import { act } from 'react';
import { describe, expect, test } from 'vitest';
import { ToasterHost } from '#src/features/shell/page-frame.tsx';
import { PlainLayout } from '#src/features/shell/plain-layout.tsx';
import { ShellLayout } from '#src/features/shell/shell-layout.tsx';
import { showToastAtom } from '#src/state/toasts.ts';
import { click, the } from '../../ui/mount.tsx';
import { renderShell } from './shell-stage.tsx';

const plain = () => <PlainLayout>page</PlainLayout>;

describe.each([
  ['the shell', () => <ShellLayout>page</ShellLayout>],
  ['a page without menus', plain],
])('%s', (_name, page) => {
  test('begins with a link past its menus, which moves the focus and not the address', async () => {
    const { container } = await renderShell(page, ['/']);
    // On paper there are no menus.
    expect(the('header').dataset['print']).toBe('no');
    const skip = the<HTMLAnchorElement>('a[href="#main"]');
    expect(container.querySelector('a, button')).toBe(skip);
    expect(skip.textContent).toBe('Skip to content');
    const event = await click(skip);
    expect(event.defaultPrevented).toBe(true);
    expect(document.activeElement).toBe(the('main'));
    expect(the('main').textContent).toBe('page');
  });

  test('blocks zoom by gestures as long as it is there', async () => {
    const { unmount } = await renderShell(page, ['/']);
    const isBlocked = (gesture: string) => !document.dispatchEvent(new Event(gesture, { cancelable: true }));
    const gestures = ['gesturestart', 'gesturechange', 'gestureend'];
    expect(gestures.map(isBlocked)).toEqual([true, true, true]);
    unmount();
    expect(gestures.map(isBlocked)).toEqual([false, false, false]);
  });
});

test('a page without menus has a way home, the theme and the foot of every page; a language and a wrapper only where asked for', async () => {
  const { unmount } = await renderShell(plain, ['/']);
  expect(the('header a').getAttribute('href')).toBe('/');
  expect(the('header a').getAttribute('aria-label')).toBe('OKKONG home');
  expect(the('footer').textContent).toContain('© 2026 OKKONG');
  expect(the('footer').dataset['print']).toBeUndefined();
  const asked = () => [
    document.querySelector('[data-scroll-wrapper]') !== null,
    document.querySelector('header [aria-haspopup=menu]') !== null,
  ];
  expect(asked()).toEqual([false, false]);
  expect(the('header [aria-pressed]')).toBeDefined();
  unmount();
  for (const parts of [{ hasScrollWrapper: true }, { hasLanguageMenu: true }]) {
    const other = await renderShell(() => <PlainLayout {...parts}>page</PlainLayout>, ['/']);
    expect(asked()).toEqual(['hasScrollWrapper' in parts, 'hasLanguageMenu' in parts]);
    other.unmount();
  }
});

test('toasts stand in a named region until they are closed', async () => {
  const { store } = await renderShell(ToasterHost, ['/']);
  await act(async () => store.set(showToastAtom, { tone: 'success', text: 'Saved' }));
  await act(async () => store.set(showToastAtom, { tone: 'error', text: 'Not sent' }));
  expect(the('section[aria-label="Messages"]').textContent).toBe('SavedNot sent');
  expect(the('[role=alert]').textContent).toBe('Not sent');
  await click(document.querySelectorAll<HTMLElement>('[aria-label="Close"]')[0]!);
  expect(the('section[aria-label="Messages"]').textContent).toBe('Not sent');
});
