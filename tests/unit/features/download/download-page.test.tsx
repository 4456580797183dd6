import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import english from '#src/i18n/locales/en/download.json';
import type { Store } from '#src/state/store.ts';
import { createI18n, loadNamespaces } from '#src/i18n/setup.ts';
import { makeApp } from '#tests/unit/render-app.tsx';
import { sentencesOf, unsaid } from '#tests/unit/sentences.ts';
import { iconsIn } from '#tests/unit/ui/drawing.tsx';
import { mount } from '../../ui/mount.tsx';
import { user } from '#tests/unit/user.ts';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (Linux; Android 15) Mobile', maxTouchPoints: 5 });
});
afterEach(() => void vi.unstubAllEnvs());

/** The page as this build's settings make it. */
async function stage(store?: Store) {
  const { DownloadPage } = await import('#src/features/download/download-page.tsx');
  const i18n = await createI18n('en');
  await loadNamespaces(i18n, ['download', 'install']);
  return (await makeApp(<DownloadPage />, { i18n, ...(store && { store }) })).page;
}

const rowsOf = (page: ParentNode) => [...page.querySelectorAll('ul > li')];

function setStores(): void {
  vi.stubEnv('VITE_APP_STORE_URL', 'https://apps.example/1');
  vi.stubEnv('VITE_GOOGLE_PLAY_URL', 'https://play.example/2');
  vi.stubEnv('VITE_ANDROID_PACKAGE_URL', 'https://files.example/3.apk');
}

const namesOf = (page: ParentNode) => rowsOf(page).map((row) => row.querySelector('strong')?.textContent);
const marked = (page: ParentNode) => rowsOf(page).map((row) => row.textContent.includes('For this device'));

describe('the download page', () => {
  it('is the same for everybody as built: in the order of the specification, without a device', async () => {
    setStores();
    const page = new DOMParser().parseFromString(renderToString(await stage()), 'text/html');
    expect(namesOf(page)).toEqual(['App Store', 'Google Play', 'Android package']);
    expect(marked(page)).toEqual([false, false, false]);
    expect(page.querySelector('li[data-first]')).toBeNull();
  });

  it('puts the ways of this device first and marks one of them', async () => {
    setStores();
    const { container } = await mount(await stage());
    expect(namesOf(container)).toEqual(['Google Play', 'Android package', 'App Store']);
    expect(marked(container)).toEqual([true, false, false]);
    expect(rowsOf(container).map((row) => row.hasAttribute('data-first'))).toEqual([true, false, false]);
    const icons = ['appstore', 'googleplay', 'android', 'external'] as const;
    expect(rowsOf(container).map((row) => iconsIn(row, icons))).toEqual(
      ['googleplay', 'android', 'appstore'].map((icon) => [icon, 'external']),
    );
    const { meta: _meta, ...sentences } = english;
    expect(unsaid(sentencesOf(sentences), container)).toEqual([english.ledeInstall]);
    expect(rowsOf(container)[2]?.textContent).toContain('App StoreFor iPhone and iPad');
  });

  it('leads to each store that is set, and who wants no app to the pool coins', async () => {
    setStores();
    const { container } = await mount(await stage());
    expect([...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      'https://play.example/2',
      'https://files.example/3.apk',
      'https://apps.example/1',
      '/',
    ]);
  });

  it('is the way to install the site itself: the steps of this device first, no store that is not there', async () => {
    const { container } = await mount(await stage());
    expect(rowsOf(container)).toEqual([]);
    const steps = [...container.querySelectorAll('section[aria-label]')].map((section) => section.getAttribute('aria-label'));
    expect(steps).toEqual(['Android', 'iPhone and iPad', 'Windows, Linux, ChromeOS', 'Mac']);
    expect(container.querySelector('section li')?.textContent).toContain('Open this page in Chrome');
    // The browser has made no offer: there is no button that could do nothing.
    expect(container.querySelector('button')).toBeNull();
  });

  it('has a button once the browser offers to install, and asks it once', async () => {
    const { watchInstall } = await import('#src/state/install.ts');
    const { makeStore } = await import('#src/state/store.ts');
    const store = makeStore();
    watchInstall(store);
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: vi.fn(async () => ({ outcome: 'accepted' })),
    });
    window.dispatchEvent(offer);
    expect(offer.defaultPrevented).toBe(true);
    const { container } = await mount(await stage(store));
    const button = container.querySelector('button');
    expect(button?.textContent).toBe('Install this site as an app');
    await user.click(button!);
    expect(offer.prompt).toHaveBeenCalledOnce();
    expect(container.querySelector('button')).toBeNull();
    await act(async () => void window.dispatchEvent(new Event('appinstalled')));
    expect(container.querySelector('[role=status]')?.textContent).toMatch(/^Installed/);
  });

  it('shows the app as a drawing that says it is an example, cool on the left and hot on the right', async () => {
    const { container } = await mount(await stage());
    const drawing = container.querySelector('[role="img"]');
    expect(drawing?.getAttribute('aria-label')).toMatch(/^Example drawing of the app/);
    expect(drawing?.textContent).toBe('Hall BExamplecoolhot');
    const meanX = (bin: number) => {
      const path = drawing?.querySelector(`path[data-bin="${bin}"]`)?.getAttribute('d') ?? '';
      const xs = [...path.matchAll(/M(\d+)/g)].map(([, x]) => Number(x));
      return xs.reduce((sum, x) => sum + x, 0) / xs.length;
    };
    expect(meanX(0)).toBeLessThan(meanX(4));
    expect(meanX(4)).toBeLessThan(meanX(7));
  });
});
