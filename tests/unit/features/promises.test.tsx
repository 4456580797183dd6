import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '#src/contracts/languages.ts';
import { createI18n, loadAllNamespaces } from '#src/i18n/setup.ts';

beforeEach(() => void vi.resetModules());
afterEach(() => void vi.unstubAllEnvs());

const pages = {
  packages: async () => (await import('#src/features/okkong-os/os-page.tsx')).OsPage,
  rigCheck: async () => (await import('#src/features/tools/rig-check/program.tsx')).OnRequest,
};

async function pageText(page: keyof typeof pages): Promise<string> {
  const i18n = await createI18n('en');
  await loadAllNamespaces(i18n);
  const Page = await pages[page]();
  const root = createRootRoute({ component: Page });
  const router = createRouter({ routeTree: root, history: createMemoryHistory({ initialEntries: ['/'] }) });
  await router.load();
  return renderToString(
    <I18nextProvider i18n={i18n}>
      <RouterProvider router={router as never} />
    </I18nextProvider>,
  );
}

describe('what is handed out by the support team', () => {
  it.each([
    ['packages', 'Request this package'],
    ['rigCheck', 'Request the tool'],
  ] as const)('%s: is offered where support has an address, and said to be missing where it has none', async (page, button) => {
    const without = await pageText(page);
    expect(without).toContain('not available yet');
    expect(without).not.toContain(button);
    vi.resetModules();
    vi.stubEnv('VITE_SUPPORT_EMAIL', 'help@pool.example');
    const withSupport = await pageText(page);
    expect(withSupport).toContain(button);
    expect(withSupport).not.toContain('not available yet');
  });
});

it('leads who is unsure of the package to the rig check, not to another tool', async () => {
  expect(await pageText('packages')).toContain('href="/tools?type=1"');
});

it('leads who asks for the rig-check program to where support is written to', async () => {
  vi.stubEnv('VITE_SUPPORT_EMAIL', 'help@pool.example');
  expect(await pageText('rigCheck')).toContain('href="/about-us?id=wrap&amp;topic=other');
});

describe('sentences with a count', () => {
  it('have a singular in English, and one form in Chinese', async () => {
    const said = async (language: Language, count: number) => (await createI18n(language)).t('pool:tools.copied', { count });
    expect(await said('en', 1)).toBe('Copied 1 coin as CSV');
    expect(await said('en', 7)).toBe('Copied 7 coins as CSV');
    expect(await said('zh', 1)).toBe('已将1种币复制为CSV');
  });
});

it.each(['en', 'zh', 'zh_hk'] as const)('AI(BTC) is explained where it first stands, in %s', async (language) => {
  const i18n = await createI18n(language);
  await loadAllNamespaces(i18n);
  for (const sentence of [i18n.t('pool:lede'), i18n.t('help:answers.address.answer')]) {
    for (const fact of ['AI(BTC)', 'SHA256', 'PPS']) expect(sentence).toContain(fact);
  }
});
