import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openStandingAgreement } from '#src/features/notices/standing-agreement.ts';
import { readCookie, readSession } from '#src/lib/mirrors.ts';
import { the } from '#tests/unit/ui/mount.tsx';

const prerendered =
  '<div data-section=""><dialog id="agreement"><h2 tabindex="-1">Before</h2><input type="checkbox"><button disabled>Confirm</button></dialog></div>';
const dialog = () => the<HTMLDialogElement>('dialog');
const confirm = () => the<HTMLButtonElement>('button');

beforeEach(() => {
  document.cookie = 'agreement=;max-age=0;path=/';
  sessionStorage.clear();
  document.body.innerHTML = prerendered;
});
afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
  document.body.textContent = '';
});

it('opens for a first visit, without arriving, its title first in line for the focus', () => {
  openStandingAgreement();
  expect(dialog().open).toBe(true);
  expect(dialog().hasAttribute('data-standing')).toBe(true);
  expect(the('h2').hasAttribute('autofocus')).toBe(true);
});

it.each([
  ['somebody who has given it', () => void (document.cookie = 'agreement=1;path=/')],
  ['the wall display', () => history.replaceState(null, '', '/?kiosk=1')],
  ['a crawler', () => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Googlebot/2.1')],
])('stays closed for %s', (_who, set) => {
  set();
  openStandingAgreement();
  expect(dialog().open).toBe(false);
});

it('does nothing on a page without it', () => {
  document.body.textContent = '';
  expect(openStandingAgreement).not.toThrow();
});

it('takes the consent before its code is there: kept, closed, not replayed, and the session counts as a first one', () => {
  openStandingAgreement();
  the('input').click();
  expect(confirm().disabled).toBe(false);
  the('input').click();
  expect(confirm().disabled).toBe(true);
  the('input').click();
  window.earlyClick = confirm();
  confirm().click();
  expect(readCookie('agreement')).toBe('1');
  expect(dialog().open).toBe(false);
  expect(window.earlyClick).toBeNull();
  expect(readSession('session-start')).toBe('first');
});

it('leaves everything to its code once that is hydrated', () => {
  openStandingAgreement();
  the('[data-section]').setAttribute('data-hydrated', '');
  the('input').click();
  expect(confirm().disabled).toBe(true);
  confirm().disabled = false;
  confirm().click();
  expect(dialog().open).toBe(true);
  expect(readCookie('agreement')).toBeUndefined();
});
