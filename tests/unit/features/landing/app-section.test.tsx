import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createI18n, loadNamespaces } from '#src/i18n/setup.ts';
import { qrCode } from '#src/lib/qr-code.ts';
import { drawn, settled } from '#tests/unit/drawn.ts';
import { makeApp } from '#tests/unit/render-app.tsx';
import { iconsIn } from '#tests/unit/ui/drawing.tsx';
import { mount, the } from '../../ui/mount.tsx';

const stores = {
  VITE_APP_STORE_URL: 'https://apps.example/1',
  VITE_GOOGLE_PLAY_URL: 'https://play.example/2',
  VITE_ANDROID_PACKAGE_URL: 'https://files.example/3.apk',
};

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (Linux; Android 15) Mobile', maxTouchPoints: 5 });
});
afterEach(() => void vi.unstubAllEnvs());

/** The section as a build with these stores makes it. */
async function stage(set: Partial<typeof stores> = {}) {
  for (const [setting, address] of Object.entries(set)) vi.stubEnv(setting, address);
  const { AppSection } = await import('#src/features/landing/app-section.tsx');
  const i18n = await createI18n('en');
  await loadNamespaces(i18n, ['sections']);
  return (await makeApp(<AppSection />, { i18n })).page;
}

const rows = () => [...document.querySelectorAll<HTMLElement>('li[data-store]')];
const codeIn = (row: ParentNode) => row.querySelector('svg[role="img"]');
const lede = () => the('h2 + p').textContent;

describe('the app, while no store is set', () => {
  it('shows the code of the download page and the way to install the site, and no store that is not there', async () => {
    await mount(await stage());
    expect(rows()).toEqual([]);
    const code = await drawn(() => the('svg[role="img"][aria-label="QR code for the download page"] path'));
    expect(code.getAttribute('d')).toBe(qrCode(`${location.origin}/download`).path);
    expect(lede()).toBe('Your rigs and your income, on your phone.');
    const links = [...the('ul[aria-label="Where to get the app"]').querySelectorAll('a')];
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([['Install this site', '/download']]);
  });

  it('is the same for everybody as built, with a place for the code', async () => {
    document.body.innerHTML = renderToString(await stage());
    expect(the('ul[aria-label="Where to get the app"] > li:first-child').firstElementChild?.tagName).toBe('SPAN');
  });

  it('leads by its code to the address that the site is set to have', async () => {
    vi.stubEnv('SITE_URL', 'https://pool.example/');
    await mount(await stage());
    const code = await drawn(() => the('svg[role="img"][aria-label*="download page"] path'));
    expect(code.getAttribute('d')).toBe(qrCode('https://pool.example/download').path);
  });

  it('draws the code later where its script could not be had at first', async () => {
    let isNetworkDown = true;
    vi.doMock('#src/lib/qr-code.ts', async (original) => {
      if (isNetworkDown) throw new TypeError('Failed to fetch');
      return original();
    });
    await mount(await stage());
    await settled();
    expect(document.querySelector('svg[aria-label*="download page"]')).toBeNull();
    isNetworkDown = false;
    await act(async () => window.dispatchEvent(new Event('online')));
    await drawn(() => expect(document.querySelector('svg[aria-label*="download page"]')).not.toBeNull());
    vi.doUnmock('#src/lib/qr-code.ts');
  });
});

describe('the app, where stores are set', () => {
  it('shows the code of each one beside its name, and none of the download page', async () => {
    await mount(await stage(stores));
    expect(rows().map((row) => row.querySelector('a')?.getAttribute('href'))).toEqual([
      stores.VITE_GOOGLE_PLAY_URL,
      stores.VITE_ANDROID_PACKAGE_URL,
      stores.VITE_APP_STORE_URL,
    ]);
    const names = ['QR code for Google Play', 'QR code for Android package', 'QR code for App Store'];
    await drawn(() => expect(rows().map((row) => codeIn(row)?.getAttribute('aria-label'))).toEqual(names));
    expect(rows().map((row) => codeIn(row)?.querySelector('path')?.getAttribute('d'))).toEqual(
      [stores.VITE_GOOGLE_PLAY_URL, stores.VITE_ANDROID_PACKAGE_URL, stores.VITE_APP_STORE_URL].map((address) => qrCode(address).path),
    );
    // On a phone the button bears the name, on a wide screen it stands beside it.
    expect(rows()[0]?.querySelector('a')?.textContent).toBe('Get itGoogle Play');
    expect(rows()[0]?.querySelector('a')?.getAttribute('aria-label')).toBe('Google Play, opens in a new tab');
    expect(document.querySelectorAll('ul[aria-label="Where to get the app"] > li')).toHaveLength(3);
    expect(lede()).toBe(
      'Your rigs and your income, on your phone. Scan the code, or tap a button if you are reading this on the phone.Your rigs and your income, on your phone. Tap a button to get it.',
    );
  });

  it('promises a code as soon as one of them has one', async () => {
    await mount(await stage({ VITE_GOOGLE_PLAY_URL: stores.VITE_GOOGLE_PLAY_URL }));
    expect(lede()).toContain('Scan the code');
    await drawn(() => expect(rows().map((row) => codeIn(row) !== null)).toEqual([true]));
    expect(document.querySelector('svg[aria-label*="download page"]')).toBeNull();
  });

  it('puts the store of this device on the button that stands out', async () => {
    await mount(await stage(stores));
    const looks = rows().map((row) => row.querySelector('a')?.className);
    expect(looks[1]).toBe(looks[2]);
    const { buttonClass } = await import('#src/ui/button.tsx');
    expect(looks[0]?.startsWith(buttonClass())).toBe(true);
    expect(looks[1]?.startsWith(buttonClass({ variant: 'line' }))).toBe(true);
  });
});

describe('the drawn screens of the app', () => {
  it('are each read out as what they show, and mark the tab they stand on', async () => {
    await mount(await stage());
    const phones = [...document.querySelectorAll<HTMLElement>('figure [role="img"]')];
    expect(phones.map((phone) => phone.getAttribute('aria-label'))).toEqual([
      'Drawing of the app: one hall of rigs as a heat map, its hashrate and the latest events',
      "Drawing of the app: today's income, its curve and earlier payouts",
    ]);
    const tabs = phones.map((phone) => [...phone.querySelectorAll('p:last-child > span')]);
    expect(tabs.map((row) => row.map((tab) => tab.hasAttribute('data-current')))).toEqual([
      [true, false, false, false],
      [false, true, false, false],
    ]);
    expect(tabs.map((row) => row.flatMap((tab) => iconsIn(tab, ['grid', 'bolt', 'bell', 'account'])))).toEqual(
      Array.from({ length: 2 }, () => ['grid', 'bolt', 'bell', 'account']),
    );
  });

  it('show the farm and its last payment, and today before the days before it', async () => {
    await mount(await stage());
    const [hall, pool] = [...document.querySelectorAll('figure [role="img"]')];
    expect(hall?.textContent).toContain('142.86 PH/s1,008 online16 offline');
    expect([...hall!.querySelectorAll('li')].map((event) => [event.dataset['tone'], event.textContent])).toEqual([
      ['negative', 'A-07-112No share for 42 min'],
      ['warning', 'A-03-04484 °C'],
      ['positive', 'Payout sent0.06428 BTC'],
    ]);
    expect(pool?.textContent).toContain('Today, AI(BTC)0.06428 BTC');
    expect([...pool!.querySelectorAll('li')].map((day) => [day.dataset['tone'], day.textContent])).toEqual([
      ['ember', '0.06428 BTCPaid out'],
      ['plain', '0.06391 BTCPaid out'],
      ['plain', '0.06412 BTCPaid out'],
      ['plain', '0.06377 BTCPaid out'],
    ]);
    // The clock, then the title of the screen.
    expect([hall, pool].map((phone) => phone?.textContent.slice(0, 11))).toEqual(['12:40Hall A', '12:40PoolTo']);
  });

  it('dash the cells of the hall as its strokes are cut, and outline the silent ones whole', async () => {
    await mount(await stage());
    const hall = the('figure [role="img"] svg[viewBox="0 0 326.5 221.5"]');
    expect([hall.getAttribute('stroke-width'), hall.getAttribute('stroke-dasharray')]).toEqual(['11.5', '11.5 3.5']);
    expect(hall.lastElementChild?.getAttribute('stroke-dasharray')).toBe('none');
    expect(hall.lastElementChild?.getAttribute('d')?.match(/M[\d.]+ [\d.]+/g)).toEqual(['M75.7 0.7', 'M195.7 90.7']);
    expect(hall.children).toHaveLength(9);
  });
});
