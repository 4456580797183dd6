import { act } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ShellLayout } from '#src/features/shell/shell-layout.tsx';
import { readCookie } from '#src/lib/mirrors.ts';
import { sessionAtom } from '#src/state/session.ts';
import { drawn, settled } from '#tests/unit/drawn.ts';
import { click, press, the } from '../../ui/mount.tsx';
import { renderShell } from './shell-stage.tsx';

const all = ['/', '/home', '/classroom', '/register', '/login', '/help', '/tools', '/okkong-os'];
const toggle = () => the<HTMLButtonElement>('header [aria-expanded][aria-label$=" menu"]');
const isOpen = () => document.querySelector('#site-menu') !== null;

async function open(paths: readonly string[] = all) {
  const shell = await renderShell(() => <ShellLayout>page</ShellLayout>, paths);
  await click(toggle());
  expect(isOpen()).toBe(true);
  return shell;
}
/** The viewport says so to whoever asks; which media query is which is told by its text. */
function viewport(matches: (media: string) => boolean) {
  const lists = new Map<string, MediaQueryList>();
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => {
    const list = lists.get(media) ?? (Object.assign(new EventTarget(), { media, matches: matches(media) }) as MediaQueryList);
    lists.set(media, list);
    return list;
  });
  return lists;
}

afterEach(() => {
  document.cookie = 'lang=;max-age=0;path=/';
  document.cookie = 'uiMode=;max-age=0;path=/';
});

describe('the panel of narrow screens', () => {
  test('its button says what it does and holds, and the page behind is out of reach and still', async () => {
    await open();
    expect(toggle().getAttribute('aria-label')).toBe('Close menu');
    expect(toggle().getAttribute('aria-expanded')).toBe('true');
    expect(toggle().getAttribute('aria-controls')).toBe('site-menu');
    expect([...document.querySelectorAll('header nav, #site-menu nav')].map((nav) => nav.getAttribute('aria-label'))).toEqual([
      'Main menu',
      'Main menu',
    ]);
    expect(the('footer').closest('[inert]')).not.toBeNull();
    expect(document.documentElement.dataset['scrollLock']).toBeDefined();
    expect(the('header').dataset['variant']).toBe('dark');
    await click(toggle());
    expect(isOpen()).toBe(false);
    expect(toggle().getAttribute('aria-label')).toBe('Open menu');
    expect(toggle().getAttribute('aria-expanded')).toBe('false');
    expect(toggle().hasAttribute('aria-controls')).toBe(false);
    expect(the('footer').closest('[inert]')).toBeNull();
    expect(document.documentElement.dataset['scrollLock']).toBeUndefined();
    expect(the('header').dataset['variant']).toBe('light');
  });

  test('the logo closes it too, and takes no focus where it is closed', async () => {
    await open();
    await click(the('header [aria-label="OKKONG home"]'));
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(the('main'));
    toggle().focus();
    await click(the('header [aria-label="OKKONG home"]'));
    expect(document.activeElement).toBe(toggle());
  });

  test('Escape that something in it has taken, or that a dialog takes, leaves it; closed, it takes none', async () => {
    await open();
    const taken = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    taken.preventDefault();
    await act(async () => document.body.dispatchEvent(taken));
    expect(isOpen()).toBe(true);
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.setAttribute('open', '');
    await press('Escape');
    expect(isOpen()).toBe(true);
    dialog.remove();
    await press('a');
    expect(isOpen()).toBe(true);
    await click(the('#site-menu a[href="/help"]'));
    await press('Escape');
    expect(document.activeElement).toBe(the('main'));
  });

  test('a window that grows wide closes it', async () => {
    const lists = viewport(() => false);
    await open();
    await act(async () => lists.get('(min-width: 1024px)')?.dispatchEvent(new Event('change')));
    expect(isOpen()).toBe(false);
    expect(the('main').hasAttribute('inert')).toBe(false);
  });

  test('on a phone a step back closes it, stays on the page and gives the focus back', async () => {
    viewport((media) => media === '(max-width: 767px)');
    await open();
    await drawn(() => expect(JSON.stringify(history.state)).toContain('isDialog'));
    history.back();
    await drawn(() => expect(isOpen()).toBe(false));
    expect(document.activeElement).toBe(toggle());
  });

  test('offers only what exists to who is not logged in', async () => {
    await open(['/', '/login']);
    expect([...document.querySelectorAll('#site-menu a')].map(({ textContent }) => textContent)).toEqual(['Home', 'Pool', 'Log in']);
    expect(document.querySelector('a[href="/register"]')).toBeNull();
  });
});

describe('the header over a scrolled page', () => {
  const scrollTo = async (top: number) => {
    Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
    await act(async () => window.dispatchEvent(new Event('scroll')));
  };
  afterEach(() => Object.defineProperty(window, 'scrollY', { value: 0, configurable: true }));

  test.each([
    ['narrow', false, 400],
    ['wide', true, 1_100],
  ])('turns dark further down on a %s screen', async (_name, isWide, far) => {
    viewport((media) => isWide && media === '(min-width: 1024px)');
    await renderShell(() => <ShellLayout>page</ShellLayout>, all);
    const look = () => [the('header').dataset['variant'], 'overPage' in the('header').dataset];
    expect(look()).toEqual(['light', false]);
    await scrollTo(isWide ? 400 : 100);
    await drawn(() => expect(look()).toEqual(['light', true]));
    await scrollTo(far);
    await drawn(() => expect(look()).toEqual(['dark', true]));
    await scrollTo(0);
    await drawn(() => expect(look()).toEqual(['light', false]));
  });

  test('has no divider on the help centre', async () => {
    const at = async (first: string) => {
      const { unmount } = await renderShell(() => <ShellLayout>page</ShellLayout>, [first, ...all.filter((path) => path !== first)]);
      // The one in the bar, beside the account.
      const found = ['divider' in the('header').dataset, document.querySelectorAll('header div > span[aria-hidden]').length];
      unmount();
      return found;
    };
    expect(await at('/')).toEqual([true, 1]);
    expect(await at('/help')).toEqual([false, 0]);
  });
});

describe('theme and language', () => {
  test('the theme can be changed back, and is named in words in the panel', async () => {
    await open();
    const icon = the('header [aria-pressed]');
    const worded = [...document.querySelectorAll<HTMLElement>('#site-menu button')].find(
      ({ textContent }) => textContent === 'Light mode',
    )!;
    expect(icon.getAttribute('aria-label')).toBe('Light mode');
    await click(worded);
    // It says where the next press leads.
    expect([icon.getAttribute('aria-pressed'), worded.textContent]).toEqual(['true', 'Dark mode']);
    expect(readCookie('uiMode')).toBe('light');
    await click(icon);
    expect([icon.getAttribute('aria-pressed'), worded.textContent]).toEqual(['false', 'Light mode']);
    expect(readCookie('uiMode')).toBe('dark');
  });

  test('each language is named in itself, and another one is kept when it is chosen', async () => {
    await open();
    const wide = the('header [aria-label="EN, choose language"]');
    expect(wide.textContent).toBe('EN');
    await click(the('#site-menu [aria-label="English, choose language"]'));
    expect(the('[data-align]').dataset['align']).toBe('start');
    const items = [...document.querySelectorAll<HTMLElement>('[role=menuitemradio]')];
    expect(
      items.map((item) => [item.textContent, item.getAttribute('aria-checked'), item.querySelector('[lang]')?.getAttribute('lang')]),
    ).toEqual([
      ['English', 'true', 'en'],
      ['简体中文', 'false', 'zh-Hans'],
      ['繁體中文（香港）', 'false', 'zh-Hant-HK'],
    ]);
    await click(items[0]!);
    await settled();
    expect(readCookie('lang')).toBeUndefined();
    await click(wide);
    expect(the('[data-align]').dataset['align']).toBe('end');
    await click([...document.querySelectorAll<HTMLElement>('[role=menuitemradio]')][2]!);
    await drawn(() => expect(readCookie('lang')).toBe('zh_hk'));
  });
});

test('who is logged in has a divider before the account, whether or not one can register', async () => {
  const { store } = await renderShell(() => <ShellLayout>page</ShellLayout>, ['/']);
  const dividers = () => document.querySelectorAll('header div > span[aria-hidden]').length;
  expect(dividers()).toBe(0);
  await act(async () => store.set(sessionAtom, { token: 't', gid: '40718826', nickname: '', avatar: '' }));
  expect(dividers()).toBe(1);
  await act(async () => store.set(sessionAtom, null));
});
