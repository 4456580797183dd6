import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import english from '#src/i18n/locales/en/download.json';
import { createI18n, loadNamespaces } from '#src/i18n/setup.ts';
import { pageStage } from '#tests/unit/page-stage.tsx';
import { sentencesOf, unsaid } from '#tests/unit/sentences.ts';
import { iconsIn } from '#tests/unit/ui/drawing.tsx';
import { mount } from '../../ui/mount.tsx';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (Linux; Android 15) Mobile', maxTouchPoints: 5 });
});
afterEach(() => void vi.unstubAllEnvs());

/** The page as this build's settings make it. */
async function stage() {
  const { DownloadPage } = await import('#src/features/download/download-page.tsx');
  const i18n = await createI18n('en');
  await loadNamespaces(i18n, ['download']);
  return (await pageStage({ Content: DownloadPage, i18n })).page;
}

const rowsOf = (page: ParentNode) => [...page.querySelectorAll('li')];
const namesOf = (page: ParentNode) => rowsOf(page).map((row) => row.querySelector('strong')?.textContent);
const marked = (page: ParentNode) => rowsOf(page).map((row) => row.textContent.includes('For this device'));

describe('the download page', () => {
  it('is the same for everybody as built: in the order of the specification, without a device', async () => {
    const page = new DOMParser().parseFromString(renderToString(await stage()), 'text/html');
    expect(namesOf(page)).toEqual(['App Store', 'Google Play', 'Android package']);
    expect(marked(page)).toEqual([false, false, false]);
    expect(page.querySelector('li[data-first]')).toBeNull();
  });

  it('puts the ways of this device first and marks one of them', async () => {
    const { container } = await mount(await stage());
    expect(namesOf(container)).toEqual(['Google Play', 'Android package', 'App Store']);
    expect(marked(container)).toEqual([true, false, false]);
    expect(rowsOf(container).map((row) => row.hasAttribute('data-first'))).toEqual([true, false, false]);
    const icons = ['appstore', 'googleplay', 'android', 'arrow-right', 'external'] as const;
    // The arrow: no store is set, so each row leads to the page that says so.
    expect(rowsOf(container).map((row) => iconsIn(row, icons))).toEqual(
      ['googleplay', 'android', 'appstore'].map((icon) => [icon, 'arrow-right']),
    );
    const { meta: _meta, ...sentences } = english;
    expect(unsaid(sentencesOf(sentences), container)).toEqual([]);
    expect(rowsOf(container)[2]?.textContent).toBe('App StoreFor iPhone and iPad');
  });

  it('leads to each store that is set, and who wants no app to the pool coins', async () => {
    vi.stubEnv('VITE_APP_STORE_URL', 'https://apps.example/1');
    vi.stubEnv('VITE_GOOGLE_PLAY_URL', 'https://play.example/2');
    vi.stubEnv('VITE_ANDROID_PACKAGE_URL', 'https://files.example/3.apk');
    const { container } = await mount(await stage());
    expect([...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      'https://play.example/2',
      'https://files.example/3.apk',
      'https://apps.example/1',
      '/',
    ]);
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
