import { act } from 'react';
import { describe, expect, test } from 'vitest';
import { ToasterHost } from '#src/features/shell/page-frame.tsx';
import { PlainLayout } from '#src/features/shell/plain-layout.tsx';
import { ShellLayout } from '#src/features/shell/shell-layout.tsx';
import { showToastAtom } from '#src/state/toasts.ts';
import { click, mount, the } from '../../ui/mount.tsx';
import { stage } from './shell-stage.tsx';

const plain = () => <PlainLayout>page</PlainLayout>;

describe.each([
  ['the shell', () => <ShellLayout>page</ShellLayout>],
  ['a page without menus', plain],
])('%s', (_name, page) => {
  test('begins with a link past its menus, which moves the focus and not the address', async () => {
    const { element } = await stage(page, ['/']);
    const { container } = await mount(element);
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
    const { element } = await stage(page, ['/']);
    const { rerender } = await mount(element);
    const isBlocked = (gesture: string) => !document.dispatchEvent(new Event(gesture, { cancelable: true }));
    const gestures = ['gesturestart', 'gesturechange', 'gestureend'];
    expect(gestures.map(isBlocked)).toEqual([true, true, true]);
    await rerender(null);
    expect(gestures.map(isBlocked)).toEqual([false, false, false]);
  });
});

test('a page without menus has a way home, the theme and the foot of every page; a language and a wrapper only where asked for', async () => {
  const { element } = await stage(plain, ['/']);
  const { rerender } = await mount(element);
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
  await rerender(null);
  for (const parts of [{ hasScrollWrapper: true }, { hasLanguageMenu: true }]) {
    const other = await stage(() => <PlainLayout {...parts}>page</PlainLayout>, ['/']);
    await rerender(other.element);
    expect(asked()).toEqual(['hasScrollWrapper' in parts, 'hasLanguageMenu' in parts]);
  }
});

test('toasts stand in a named region until they are closed', async () => {
  const { element, store } = await stage(ToasterHost, ['/']);
  await mount(element);
  await act(async () => store.set(showToastAtom, { tone: 'success', text: 'Saved' }));
  await act(async () => store.set(showToastAtom, { tone: 'error', text: 'Not sent' }));
  expect(the('section[aria-label="Messages"]').textContent).toBe('SavedNot sent');
  expect(the('[role=alert]').textContent).toBe('Not sent');
  await click(document.querySelectorAll<HTMLElement>('[aria-label="Close"]')[0]!);
  expect(the('section[aria-label="Messages"]').textContent).toBe('Not sent');
});
