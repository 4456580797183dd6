import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { matchEndpoint } from '#src/contracts/endpoint-table.ts';
import { type Language, languageRows, languages, legalPath } from '#src/contracts/languages.ts';
import { AI_BTC_ID } from '#src/domain/chain-ids.ts';
import { axeFindings, axeFindingsOfColours, narrow, wide } from './axe.ts';
import { expect, hydrated, open, ready, speak, still, switchTheme, test } from './test.ts';

const routes = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../dist/client/routes.json'), 'utf8')) as {
  path: string;
  isPrerendered: boolean;
}[];
// The landing page has two addresses and one HTML.
const pages = routes.filter(({ path, isPrerendered }) => isPrerendered && path !== '/home').map(({ path }) => path);

// Downwards, so that the other pages are opened in a small window, which costs least. Chinese is shorter than English everywhere.
const widths = { en: [2560, 1440, 1340, 1024, 768, 390, 320], zh: [1440, 768, 320], zh_hk: [1440, 1024, 320] } as const;
/** One of each layout; the others are made of the same parts. */
const resizedIn = (language: Language) => ['/', '/daily-paper', '/about-us', legalPath('terms', language)];
/** Looked at by axe; the landing page, the tools and the dialogs are where they are tested. */
const examined = [
  '/historyInfo',
  '/upgrade',
  '/share/app-download',
  '/about-us',
  '/daily-paper',
  '/monthlyreport',
  '/terms',
  '/login',
  '/register',
  '/reset',
  '/unset',
];

// As most visitors come: with everything that moves.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const language of languages) {
  test(`pages hydrate without a mismatch and never scroll sideways, in ${language}`, async ({ browser, context, site, page }) => {
    test.setTimeout(180_000);
    await speak(context, site.origin, language);
    expect(pages.length).toBeGreaterThan(8);
    const resized = resizedIn(language);
    expect(pages).toEqual(expect.arrayContaining([...resized, ...examined]));
    for (const path of pages.filter((each) => isReadIn(language, each))) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(200);
      await ready(page, 'hydrated');
      await expect(page.locator('h1'), path).toBeVisible();
      expect(await page.evaluate(languagesAndHead), path).toEqual({
        lang: languageRows[legalLanguage(path) ?? language].tag,
        rootLang: languageRows[language].tag,
        headings: 1,
        title: expect.stringMatching(/.{6,}/),
        description: expect.stringMatching(/.{20,}/),
      });
      // None merely announces what will be there; only /unset says one sentence, for it leads nowhere.
      const textLength = async () => (await page.locator('main').innerText()).length;
      if (path !== '/unset') await expect.poll(textLength, path).toBeGreaterThan(language === 'en' ? 250 : 80);
      await expect(page.locator('link[rel=canonical]'), path).toHaveCount(1);
      await hydrated(page);
      if (resized.includes(path)) for (const width of widths[language]) expect(await overflowAt(page, width), `${path} ${width}`).toBe(0);
      if (language === 'en' && examined.includes(path)) expect(await axeFindingsInEveryLook(page, path)).toEqual([]);
    }
    expect(browser.isConnected()).toBe(true);
  });
}

/** In the page, all at once: what is asked of each costs more than the page itself. */
function languagesAndHead() {
  return {
    lang: document.documentElement.lang,
    rootLang: document.getElementById('root')?.lang,
    headings: document.querySelectorAll('h1').length,
    title: document.title,
    description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content,
  };
}

/**
 * English has every page. The two Chinese scripts are set alike and run the same code: each has every other page, and both the layouts that are
 * resized. A legal document in another language than the page around it is the same in every language: it is read in English.
 */
function isReadIn(language: Language, path: string): boolean {
  if (language === 'en') return true;
  const isOwn = legalLanguage(path) === language;
  if (isOwn || legalLanguage(path) !== undefined) return isOwn;
  return resizedIn(language).includes(path) || pages.indexOf(path) % 2 === (language === 'zh' ? 0 : 1);
}

/** Narrow in one theme and wide in the other, which the next page opens with: whole for one of each layout, its colours for the others. */
async function axeFindingsInEveryLook(page: Page, path: string): Promise<readonly string[]> {
  // Zoom is forbidden on these routes on purpose: the exception to this audit.
  const without = path === '/terms' ? ['meta-viewport'] : [];
  await page.setViewportSize(narrow);
  await still(page);
  const whenNarrow = await axeFindings(page, { without });
  await page.setViewportSize(wide);
  await switchTheme(page);
  const whenWide = await (resizedIn('en').includes(path) ? axeFindings(page, { without }) : axeFindingsOfColours(page));
  await page.setViewportSize(narrow);
  return [...whenNarrow, ...whenWide];
}

/** The language that the path of a legal document names. */
function legalLanguage(path: string): Language | undefined {
  // The documents of the Ukrainian partner pool are English.
  if (path.endsWith('_ukrpool')) return 'en';
  return languages.find((language) => (['terms', 'privacy'] as const).some((document) => legalPath(document, language) === path));
}

/** By how many pixels the page is wider than a window of this width. */
async function overflowAt(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 900 });
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

test('what has the focus is in view at once, however fast the keys', async ({ page }) => {
  await open(page, '/');
  for (let stop = 0; stop < 30; stop += 1) {
    await page.keyboard.press('Tab');
    const isInView = await page.evaluate(() => {
      const { bottom, top } = document.activeElement?.getBoundingClientRect() ?? { bottom: 0, top: 0 };
      return bottom > 0 && top < innerHeight;
    });
    expect(isInView, `stop ${stop}`).toBe(true);
  }
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1_000);
});

/** The pages that the server writes figures into, and one of those that can be read of them. */
const figured = [
  { path: '/', figure: /BTC.*[\d.]{8,} BTC.*\$[\d,.]+/s },
  { path: '/daily-paper', figure: /BTC.*\$[\d,]+\.\d\d/s },
  { path: '/monthlyreport', figure: /BTC.*[\d.]+ [EPT]H\/s/s },
  { path: '/tools?type=2', figure: /\d\.\d{3}\s*GiB/ },
  { path: '/tools?type=3', figure: /\$\d+\.\d\d/ },
  { path: '/tools?type=4', figure: /\$\d+\.\d\d/ },
] as const;

/** When the page that the server gives now was written: within seconds after its start the server has written all of them once. */
async function writtenWithFigures(request: APIRequestContext, path: string): Promise<number> {
  const writtenAt = async () => Number(/id="first-figures".*?"at":(\d+)/s.exec(await (await request.get(path)).text())?.[1]);
  await expect.poll(writtenAt, { timeout: 60_000 }).toBeGreaterThan(0);
  return writtenAt();
}

/** Opens a page in the moment it was written in: a busy server may be late with the next one, and older figures are rightly asked for. */
async function openAsWritten(page: Page, request: APIRequestContext, path: string): Promise<void> {
  await page.clock.setFixedTime(await writtenWithFigures(request, path));
  await open(page, path, 'hydrated');
  await hydrated(page);
}

test('pages read without scripts, figures and all, with a word about what needs them', async ({ browser, site, request }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const { path, figure } of figured) {
    await writtenWithFigures(request, path);
    await page.goto(site.origin + path);
    await expect(page.locator('h1')).toBeVisible();
    expect(await page.locator('main').textContent(), path).toMatch(figure);
    await expect(page.locator('main time', { hasText: '(UTC+8)' }).first(), path).toBeAttached();
    await expect(page.getByText(/^(?!.*[Ff]igures).*need JavaScript/)).toBeVisible();
  }
  await context.close();
});

test('figures that came with a page are not requested again', async ({ page, request }) => {
  const asked: string[] = [];
  page.on('request', (sent) => {
    const { pathname, search } = new URL(sent.url());
    // The row that is open asks for its own coin, as each does that opens.
    const isOwnRow = search.endsWith(`coinList=${AI_BTC_ID}`) || search.startsWith(`?coinList=${AI_BTC_ID}&`);
    // The calculator asks with what its visitor has typed.
    const isOwn = isOwnRow || pathname.endsWith('/account/calculate');
    if (matchEndpoint(sent.method(), pathname)?.group === 'market' && !isOwn) asked.push(pathname + search);
  });
  for (const { path } of figured) {
    await openAsWritten(page, request, path);
    expect(asked, path).toEqual([]);
    await expect(page.locator('time', { hasText: /Updated .*UTC/ }), path).toHaveCount(0);
  }
});

test('the classroom comes with its lessons: the first poster stands in the HTML, and the list is not requested again', async ({
  page,
  request,
}) => {
  await writtenWithFigures(request, '/classroom');
  const poster = /<img [^>]*poster\.webp"[^>]* loading="eager" fetchPriority="high"/;
  expect(await (await request.get('/classroom')).text()).toMatch(poster);
  // A lesson, or another subject, shows other pictures.
  expect(await (await request.get('/classroom?section=gpu')).text()).not.toMatch(poster);
  const asked: string[] = [];
  page.on('request', (sent) => void asked.push(new URL(sent.url()).pathname));
  await openAsWritten(page, request, '/classroom');
  await expect(page.locator('main img').first()).toBeVisible();
  expect(asked.filter((path) => path.includes('okkong-class'))).toEqual([]);
});
