import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { PhoneBox } from '#src/features/landing/phone-box.tsx';
import english from '#src/i18n/locales/en/sections.json';
import { createI18n, loadNamespaces } from '#src/i18n/setup.ts';
import { drawn } from '#tests/unit/drawn.ts';
import { makeApp } from '#tests/unit/render-app.tsx';
import { sentencesOf, unsaid } from '#tests/unit/sentences.ts';
import { mount, the } from '../../ui/mount.tsx';
import { enter } from '#tests/unit/user.ts';

/** The box on a page from which the registration can be reached. */
async function stage(language = 'zh-CN') {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);
  const i18n = await createI18n('en');
  await loadNamespaces(i18n, ['sections']);
  const { page, router } = await makeApp(<PhoneBox />, { i18n, paths: ['/', '/register'] });
  return { page, router };
}

describe('the phone box', () => {
  beforeEach(() => sessionStorage.clear());

  const shownCode = () => the('span:has(> select) > [aria-hidden="true"]:first-child').textContent;

  async function open(language?: string) {
    const { page, router } = await stage(language);
    await mount(page);
    const input = the<HTMLInputElement>('input[type="tel"]');
    const send = async (text: string) => {
      input.value = text;
      await act(async () => input.form?.requestSubmit());
    };
    return { router, input, send };
  }

  it('starts at +86 and lists countries by name', async () => {
    await open();
    expect(the('select').getAttribute('aria-label')).toBe('Country or region code');
    expect(the('select').getAttribute('autocomplete')).toBe('tel-country-code');
    const input = the<HTMLInputElement>('input[type="tel"]');
    expect(input.getAttribute('aria-label')).toBe('Phone number');
    expect(input.placeholder).toBe('Phone number');
    expect(document.getElementById(the('#join').getAttribute('aria-labelledby') ?? '')?.textContent).toBe(english.join.title);
    // Else the browser would say in its own words what is wrong with a number.
    expect(input.form?.noValidate).toBe(true);
    // A keypad on phones, filled in by the browser, and room for a number with its country and blanks.
    expect([input.inputMode, input.autocomplete, input.maxLength >= 24]).toEqual(['tel', 'tel', true]);
    const options = [...document.querySelectorAll('option')].map((option) => option.textContent);
    expect(options[0]).toBe('China +86');
    expect(options).toContain('Singapore +65');
    expect(the<HTMLSelectElement>('select').value).toBe('CN');
    expect(shownCode()).toBe('+86');
    const { problems: _problems, countryNone: _none, loggedIn: _loggedIn, ...always } = english.join;
    expect(unsaid(sentencesOf(always), document.body)).toEqual([]);
  });

  it('begins with no country where the browser names none, and asks for it', async () => {
    const { send } = await open('en');
    expect([the('select').firstElementChild?.textContent, shownCode()]).toEqual([english.join.countryNone, '+']);
    await send('7911 123456');
    expect(the('[role="alert"]').textContent).toBe(english.join.problems.country);
  });

  it("begins with the browser's country", async () => {
    const { router, send } = await open('en-GB');
    expect(shownCode()).toBe('+44');
    await send('07911 123456');
    await drawn(() => expect(router.state.location.href).toBe('/register?phone=%2B447911123456'));
  });

  it('works before its script is there: it hands the number to the registration', async () => {
    const { page } = await stage();
    const form = new DOMParser().parseFromString(renderToString(page), 'text/html').querySelector('form');
    expect(form?.getAttribute('action')).toBe('/register');
    expect(form?.querySelector('input')?.name).toBe('phone');
  });

  it('keeps what was typed and says what is wrong with it', async () => {
    const { router, input, send } = await open();
    const problem = () => document.querySelector('[role="alert"]')?.textContent;
    expect(input.hasAttribute('aria-invalid')).toBe(false);
    await send('138');
    expect(problem()).toContain('11 digits');
    expect(input.value).toBe('138');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.closest('[data-invalid]')).not.toBeNull();
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')).toBe(the('[role="alert"]'));
    expect(document.activeElement).toBe(input);
    await send('');
    expect(problem()).toBe('Enter your phone number.');
    await send('one');
    expect(problem()).toBe('Use digits only in a phone number.');
    await send('+65 1');
    expect(problem()).toBe(english.join.problems.length);
    expect(router.state.location.pathname).toBe('/');
    await act(async () => input.dispatchEvent(new Event('input', { bubbles: true })));
    expect(problem()).toBeUndefined();
    expect(input.hasAttribute('aria-invalid')).toBe(false);
    expect(input.closest('[data-invalid]')).toBeNull();
    const submission = new Event('submit', { bubbles: true, cancelable: true });
    await act(async () => input.form?.dispatchEvent(submission));
    expect(submission.defaultPrevented).toBe(true);
  });

  it('carries a good number to the registration', async () => {
    const { router, send } = await open();
    await send('138 0013 8000');
    await drawn(() => expect(router.state.location.href).toBe('/register?phone=13800138000'));
  });

  it('carries the country code of another country', async () => {
    const { router, send } = await open();
    const select = the<HTMLSelectElement>('select');
    await enter(select, 'SG');
    expect(shownCode()).toBe('+65');
    await send('9123 4567');
    await drawn(() => expect(router.state.location.href).toBe('/register?phone=%2B6591234567'));
  });

  it('keeps number and region over the reload of a language change, until they are sent', async () => {
    const held = () => [the<HTMLInputElement>('input[type="tel"]').value, the<HTMLSelectElement>('select').value];
    const { page } = await stage();
    const { rerender } = await mount(page);
    const reload = async () => {
      await rerender(null);
      await rerender((await stage()).page);
    };
    the<HTMLInputElement>('input[type="tel"]').value = '9123 4567';
    the<HTMLSelectElement>('select').value = 'SG';
    await act(async () => the('select').dispatchEvent(new Event('change', { bubbles: true })));
    expect(held()).toEqual(['9123 4567', 'SG']);
    await reload();
    expect(held()).toEqual(['9123 4567', 'SG']);
    the<HTMLInputElement>('input[type="tel"]').value = '9123 4568';
    await act(async () => the('input[type="tel"]').dispatchEvent(new Event('input', { bubbles: true })));
    await reload();
    expect(held()).toEqual(['9123 4568', 'SG']);
    await act(async () => the<HTMLInputElement>('input[type="tel"]').form?.requestSubmit());
    await reload();
    expect(held()).toEqual(['', 'CN']);
  });

  it('keeps what was typed before its script was there, in the country chosen earlier', async () => {
    sessionStorage.setItem('join-phone', '111');
    sessionStorage.setItem('join-region', 'SG');
    const { page, router } = await stage();
    router.ssr = { manifest: undefined };
    const host = document.body.appendChild(document.createElement('div'));
    host.innerHTML = renderToString(page);
    the<HTMLInputElement>('input[type="tel"]').value = '9123 4567';
    const root = await act(async () => hydrateRoot(host, page));
    onTestFinished(async () => act(async () => root.unmount()));
    expect(the<HTMLInputElement>('input[type="tel"]').value).toBe('9123 4567');
    expect(the<HTMLSelectElement>('select').value).toBe('SG');
    expect(sessionStorage.getItem('join-phone')).toBe('9123 4567');
    expect(sessionStorage.getItem('join-region')).toBe('SG');
  });

  it('starts at +86 where the country kept is none that it knows', async () => {
    sessionStorage.setItem('join-region', 'XX');
    await open();
    expect(the<HTMLSelectElement>('select').value).toBe('CN');
    expect(shownCode()).toBe('+86');
  });
});
