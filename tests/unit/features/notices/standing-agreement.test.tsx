import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeEarlyConsent } from '#src/features/notices/standing-agreement.ts';
import { isUnattended } from '#src/lib/kiosk.ts';
import { readCookie, readSession } from '#src/lib/mirrors.ts';
import { the } from '#tests/unit/ui/mount.tsx';

const prerendered =
  '<div data-section=""><dialog id="agreement"><h2 tabindex="-1">Before</h2><input type="checkbox"><button disabled>Confirm</button></dialog></div>';
const boot = readFileSync('src/app/boot/agreement.js', 'utf8');
/** What runs with a prerendered page, one after the other. */
function openPage(): void {
  drawPage();
  takeEarlyConsent();
}
function drawPage(): void {
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => draw());
  new Function(boot)();
}
const dialog = () => the<HTMLDialogElement>('dialog');
const confirm = () => the<HTMLButtonElement>('button');

beforeEach(() => {
  document.cookie = 'agreement=;max-age=0;path=/';
  sessionStorage.clear();
  document.body.innerHTML = prerendered;
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
  document.body.textContent = '';
});

it('opens for a first visit, without arriving, its title first in line for the focus', () => {
  openPage();
  expect(dialog().open).toBe(true);
  expect(dialog().hasAttribute('data-standing')).toBe(true);
  expect(the('h2').hasAttribute('autofocus')).toBe(true);
});

it('is open again when an Escape closed it before anybody listened', () => {
  drawPage();
  dialog().close();
  takeEarlyConsent();
  expect(dialog().open).toBe(true);
});

it.each(['agreement=1', 'lang=en; agreement=1'])('stays closed for somebody who has given it (%s)', (cookies) => {
  for (const cookie of cookies.split('; ')) document.cookie = `${cookie};path=/`;
  openPage();
  expect(dialog().open).toBe(false);
});

it('stays closed where this tab remembers the consent in the place of a blocked cookie', () => {
  sessionStorage.setItem('cookie-agreement', '1');
  openPage();
  expect(dialog().open).toBe(false);
});

it.each([
  ['', 'Mozilla/5.0 (Linux; Android 15) Chrome/140 Mobile Safari/537.36'],
  ['?kiosk=1', 'Mozilla/5.0 Chrome/140'],
  ['?language=zh&kiosk=1', 'Mozilla/5.0 Chrome/140'],
  ['?kiosk=0', 'Mozilla/5.0 Chrome/140'],
  ['?kiosk=10', 'Mozilla/5.0 Chrome/140'],
  ['', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
  ['', 'WhatsApp/2 (link preview)'],
  ['', 'Mozilla/5.0 (Linux; CUBOT_X30) Chrome/140'],
])('opens at %j for %s as the page that runs decides', (search, userAgent) => {
  history.replaceState(null, '', `/${search}`);
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  openPage();
  expect(dialog().open).toBe(!isUnattended(search, userAgent));
});

it('stays closed where storage is refused, until the page runs', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(openPage).not.toThrow();
  expect(dialog().open).toBe(false);
});

it('does nothing on a page without it', () => {
  document.body.textContent = '';
  expect(openPage).not.toThrow();
});

it('takes the consent before its code is there: kept, closed, not replayed, and the session counts as a first one', () => {
  openPage();
  the('input').click();
  expect(confirm().disabled).toBe(false);
  the('input').click();
  expect(confirm().disabled).toBe(true);
  the('input').click();
  window.earlyEvents = [{ event: { type: 'click', target: confirm() }, value: '' }];
  confirm().click();
  expect(readCookie('agreement')).toBe('1');
  expect(dialog().open).toBe(false);
  expect(window.earlyEvents).toEqual([]);
  expect(readSession('session-start')).toBe('first');
});

it('waits for a page that is still on its way', () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
  const loading = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  document.body.textContent = '';
  new Function(boot)();
  frames.shift()?.();
  document.body.innerHTML = prerendered;
  frames.shift()?.();
  expect(dialog().open).toBe(true);
  loading.mockReturnValue('interactive');
  expect(frames).toEqual([]);
});

it('stays for who has not confirmed it, whatever closes it; one that scripts cannot follow lets the page be read', () => {
  openPage();
  const escape = new Event('cancel', { cancelable: true });
  dialog().dispatchEvent(escape);
  expect(escape.defaultPrevented).toBe(true);
  dialog().close();
  dialog().dispatchEvent(new Event('close'));
  expect(dialog().open).toBe(true);

  document.body.innerHTML = prerendered;
  drawPage();
  document.body.append(document.createElement('img'), document.createElement('script'));
  the('img').dispatchEvent(new Event('error'));
  expect(dialog().open).toBe(true);
  the('script').dispatchEvent(new Event('error'));
  expect(dialog().open).toBe(false);
});

it('takes a tick that came before it', () => {
  drawPage();
  the('input').click();
  takeEarlyConsent();
  expect(confirm().disabled).toBe(false);
});

it('leaves everything to its code once that is hydrated', () => {
  openPage();
  the('[data-section]').setAttribute('data-hydrated', '');
  the('input').click();
  expect(confirm().disabled).toBe(true);
  confirm().disabled = false;
  confirm().click();
  expect(dialog().open).toBe(true);
  expect(readCookie('agreement')).toBeUndefined();
  dialog().close();
  expect(dialog().open).toBe(false);
});
