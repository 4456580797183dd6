import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { type Notice, notices } from '#src/features/notices/notices.tsx';
import { readCookie } from '#src/lib/mirrors.ts';
import { readStored, removeStored, writeStored } from '#src/lib/storage.ts';
import { click, mount, the } from '#tests/unit/ui/mount.tsx';
import { drawn, settled } from '#tests/unit/drawn.ts';
import { noticesPage as page } from './notices-page.tsx';

const appears = () => drawn(() => the('dialog[open]'));
const isOpen = () => document.querySelector('dialog[open]') !== null;

beforeEach(async () => {
  document.cookie = 'agreement=;max-age=0;path=/';
  await removeStored('agreement');
});

it('has its place in the prerendered page, but not in a document that nobody could read behind it', async () => {
  expect(renderToString(await page())).toContain('data-section');
  expect(renderToString(await page('/terms_en'))).not.toContain('data-section');
});

it('is loaded at once and shown when it is, however busy the browser', async () => {
  vi.stubGlobal('requestIdleCallback', () => 0);
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const load = vi.fn(async () => {
    await arrived;
    return () => <dialog open />;
  });
  await mount(await page('/', 'en', [{ id: 'made-up', isDue: () => true, load }]));
  await settled();
  expect(load).toHaveBeenCalledOnce();
  expect(isOpen()).toBe(false);
  await act(async () => arrive());
  await appears();
});

it('has the focus on its title, and every language in its head', async () => {
  await mount(await page());
  await appears();
  expect(the('dialog h2[tabindex="-1"]').hasAttribute('autofocus')).toBe(true);
  const names = [...document.querySelectorAll('dialog [role=group] button')].map((button) => button.textContent);
  expect(names).toEqual(['English', '简体中文', '繁體中文（香港）']);
  expect(the('dialog [aria-pressed="true"]').textContent).toBe('English');
  expect(the('dialog [role=group]').getAttribute('aria-label')).toBe('Language');
  expect(the('dialog ul[aria-label="Please read:"]').querySelectorAll('a')).toHaveLength(2);
  expect(the<HTMLInputElement>('dialog input[type="checkbox"]').required).toBe(true);
  expect(the('dialog').id).toBe('agreement');
  expect([...document.querySelectorAll('dialog li')].map(({ textContent }) => textContent)).toEqual([
    'I am not a resident of a sanctioned country, mainland China or Hong Kong;',
    'using this service is legal where I live.',
    'Terms of service',
    'Privacy policy',
  ]);
  expect(the('dialog').textContent).toContain('please leave this site');
  // No setting of these tests names an operator.
  expect(the('dialog').textContent).toContain('there is no operator, and nothing here is a contract');
  expect(the('dialog label').textContent).toContain('I confirm both and accept the terms of service and the privacy policy.');
  expect(the('dialog button:not([lang])').textContent).toBe('Confirm and continue');
  // Its own language is no choice: nothing is kept, the page stays.
  await click(the('dialog button[lang="en"]'));
  await settled();
  expect(readCookie('lang')).toBeUndefined();
  await click(the('dialog button[lang="zh-Hans"]'));
  await drawn(() => expect(readCookie('lang')).toBe('zh'));
  document.cookie = 'lang=;max-age=0;path=/';
});

it('stays until the box is ticked and confirmed, then never comes again', async () => {
  await mount(await page());
  await appears();
  const dialog = the<HTMLDialogElement>('dialog[open]');
  const confirm = the<HTMLButtonElement>('dialog button:not([lang])');
  expect(confirm.disabled).toBe(true);
  await act(async () => dialog.dispatchEvent(new Event('cancel', { cancelable: true })));
  await act(async () => dialog.close());
  expect(isOpen()).toBe(true);
  await click(the('dialog input[type="checkbox"]'));
  expect(confirm.disabled).toBe(false);
  await click(confirm);
  expect(isOpen()).toBe(false);
  expect(readCookie('agreement')).toBe('1');
  expect(readStored('agreement', z.boolean())).toBe(true);

  await mount(await page());
  await settled(50);
  expect(isOpen()).toBe(false);
});

it('leads to the documents of the language, which show without it, and comes back after them', async () => {
  await mount(await page('/', 'zh_hk'));
  await appears();
  expect([...document.querySelectorAll('dialog a')].map((link) => link.getAttribute('href'))).toEqual(['/terms_hk', '/privacy_hk']);
  expect(the('dialog[open]').textContent).toContain('中國內地或香港');
  await click(the('dialog a[href="/terms_hk"]'));
  await settled();
  expect(isOpen()).toBe(false);
  await act(async () => history.back());
});

it.each([
  ['the cookie alone says that it was given', 'agreement=1', undefined],
  ['the database says so, and of the cookie only its time is left', 'agreement-at=9999999999999', true],
])('stays away where %s', async (_name, cookie, stored) => {
  if (stored) await writeStored('agreement', stored);
  document.cookie = `${cookie};path=/`;
  await mount(await page());
  await settled(50);
  expect(isOpen()).toBe(false);
  document.cookie = 'agreement-at=;max-age=0;path=/';
});

it('goes away when another tab has accepted', async () => {
  await mount(await page());
  await appears();
  await act(async () => void (await writeStored('agreement', true)));
  expect(isOpen()).toBe(false);
});

describe('a second notice', () => {
  const second: Notice = {
    id: 'made-up',
    isDue: () => true,
    load: async () =>
      function MadeUp({ onClose }) {
        return (
          <dialog open>
            Made up <button onClick={onClose}>Close</button>
          </dialog>
        );
      },
  };
  const queue = [...notices, second];
  const says = (text: string) => drawn(() => expect(the('dialog[open]').textContent).toContain(text));

  it('comes to a visitor who has accepted before, until it is closed', async () => {
    await writeStored('agreement', true);
    await mount(await page('/', 'en', queue));
    await says('Made up');
    expect(document.querySelectorAll('dialog[open]')).toHaveLength(1);
    await click(the('dialog button'));
    await settled();
    expect(isOpen()).toBe(false);
  });

  it('comes after the agreement on a first visit', async () => {
    await mount(await page('/', 'en', queue));
    await says('Before you continue');
    expect(document.querySelectorAll('dialog[open]')).toHaveLength(1);
    await click(the('dialog input[type="checkbox"]'));
    await click(the('dialog button:not([lang])'));
    await says('Made up');
    expect(document.querySelectorAll('dialog[open]')).toHaveLength(1);
  });

  it.each(['/terms', '/privacy_en'])('stays away from %s', async (path) => {
    await writeStored('agreement', true);
    await mount(await page(path, 'en', queue));
    await settled(50);
    expect(isOpen()).toBe(false);
  });

  it('stays away from the kiosk', async () => {
    history.replaceState(null, '', '/?kiosk=1');
    await mount(await page('/', 'en', queue));
    await settled(50);
    expect(isOpen()).toBe(false);
    history.replaceState(null, '', '/');
  });
});
