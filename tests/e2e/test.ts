import { isDeepStrictEqual } from 'node:util';
import { pageFile } from '#src/contracts/page-files.ts';
import { test as base, expect, type BrowserContext, type Locator, type Page } from '@playwright/test';

interface PageFixtures {
  /** What went wrong in any page of the test: console messages, uncaught errors, policy violations. Must stay empty. */
  faults: string[];
  /** Tells the watch which messages the test itself provokes (a stopped server, say). */
  expectFaults: (pattern: RegExp) => void;
}
interface SiteFixtures {
  /** The real site, which all tests share (global-setup.ts). */
  site: { origin: string };
}

/** Every browser test runs on the real site and fails on any console message, unhandled error or policy violation. */
export const test = base.extend<PageFixtures, SiteFixtures>({
  site: [async ({}, use) => use({ origin: process.env.SITE_ORIGIN ?? '' }), { scope: 'worker' }],
  baseURL: async ({ site }, use) => use(site.origin),
  faults: [
    async ({ context }, use) => {
      const faults: string[] = [];
      await watch(context, faults);
      await use(faults);
    },
    { auto: true },
  ],
  expectFaults: [
    async ({ faults }, use) => {
      const expected: RegExp[] = [];
      await use((pattern) => void expected.push(pattern));
      expect(faults.filter((fault) => !expected.some((pattern) => pattern.test(fault)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Collects the faults of every page of a context. */
export async function watch(context: BrowserContext, faults: string[]): Promise<void> {
  // A returning visitor, the notices put away: they have tests of their own.
  await context.addInitScript(() => {
    if (location.search.includes('first-visit')) return;
    try {
      document.cookie = 'agreement=1;path=/';
      sessionStorage.setItem('tips-closed', '1');
      sessionStorage.setItem('migration-confirmed', '1');
    } catch {
      // Storage may be refused by the test.
    }
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`POLICY ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  context.on('page', (page) => watchPage(page, faults));
  context.pages().forEach((page) => watchPage(page, faults));
}

function watchPage(page: Page, faults: string[]): void {
  page.on('console', (message) => {
    if (message.text().includes('blocked by Playwright')) return;
    if (message.type() === 'error' || message.type() === 'warning') faults.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => faults.push(String(error)));
}

/** The landing page as built, without the server's figures: for a test that answers the calls itself. */
export async function asBuilt(page: Page): Promise<void> {
  await page.route(
    (url) => url.pathname === '/',
    async (route) => {
      const address = new URL(route.request().url());
      address.pathname = pageFile('en', '/');
      await route.fulfill({ response: await route.fetch({ url: address.href }) });
    },
  );
}

/** Long enough for a slow machine with a busy neighbour. */
const patienceMs = 12_000;

/**
 * Waits for what surely comes. An `expect` that does not hold yet describes the whole page for its report, at every look: on the landing
 * page that costs more than the page itself.
 */
export function arrives(locator: Locator, { state = 'visible', timeout = patienceMs }: WaitOptions = {}): Promise<void> {
  return locator.first().waitFor({ state, timeout });
}
interface WaitOptions {
  state?: 'visible' | 'attached' | 'detached' | 'hidden';
  timeout?: number;
}

/** The root names the address that its HTML was built for; not what is rendered in its place. */
const made = { hydrated: '[data-path]', rendered: ':not([data-path])' };

/** Waits until the page runs: hydrated from the prerendered HTML, or rendered afresh. */
export function ready(page: Page, how?: 'hydrated' | 'rendered'): Promise<void> {
  return arrives(page.locator(`html[data-phase=ready] #root${how ? made[how] : ''}`), { state: 'attached' });
}

/** Opens an address and waits until its page runs. */
export async function open(page: Page, url: string, how?: 'hydrated' | 'rendered'): Promise<void> {
  await page.goto(url);
  await ready(page, how);
}

/** Waits until nothing is under way any more, no request and no work: for what must not come. */
export async function idle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  // A page on which nothing is painted may wait for its idle time for minutes.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2_000 })));
}

/** Waits until every transition has come to its end. */
export async function still(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isEnding = (each: Animation) => each.playState === 'running' && each.effect?.getComputedTiming().endTime !== Infinity;
    return !document.getAnimations().some(isEnding);
  });
}

/** To the other theme, by its button. Gives that theme. */
export async function switchTheme(page: Page): Promise<'light' | 'dark'> {
  const html = page.locator('html');
  const other = (await html.getAttribute('data-theme')) === 'light' ? 'dark' : 'light';
  await page
    .locator('header')
    .getByRole('button', { name: /light|dark/i })
    .first()
    .click();
  await expect(html).toHaveAttribute('data-theme', other);
  // What is out of sight follows behind the next frame.
  await arrives(page.locator('[data-restyled-later]'), { state: 'detached' });
  await still(page);
  return other;
}

/** Waits until what is read is the same twice with some frames between, and gives it. */
export async function steady<T>(read: () => Promise<T>): Promise<T> {
  let last = await read();
  const isSame = async () => {
    const before = last;
    last = await read();
    return isDeepStrictEqual(before, last);
  };
  await expect.poll(isSame, { intervals: [100] }).toBe(true);
  return last;
}

/** The web fonts are loaded: the fallback fonts are wider, and some texts are a line longer in them. */
export async function fontsLoaded(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
}

/** Every section of the page has its height: from then on a place is a number of pixels. */
export function laidOut(page: Page): Promise<void> {
  return arrives(page.locator('[data-section]:not([data-laid-out])'), { state: 'detached', timeout: 30_000 });
}

/** The page's length, px: also of what is not laid out yet. */
export function lengthOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}

/**
 * Clicks what is far down a page that has just been opened, once it stands still in view: after a jump the sections around it are laid out,
 * and a press that begins on it would end beside it.
 */
export async function clickAtRest(locator: Locator): Promise<void> {
  const target = locator.first();
  await target.scrollIntoViewIfNeeded();
  await target.evaluate(async (element) => {
    let last = NaN;
    for (let frames = 0; frames < 3;) {
      await new Promise(requestAnimationFrame);
      const { top } = element.getBoundingClientRect();
      frames = top === last ? frames + 1 : 0;
      last = top;
    }
  });
  await target.click();
}

/** Clicks a link of the page's foot. */
export function followFromFoot(page: Page, path: string): Promise<void> {
  return clickAtRest(page.locator(`footer a[href="${path}"]`));
}

/** Every section of the page that does so has come near once and is hydrated, and the page stands where it stood. */
export async function hydrated(page: Page): Promise<void> {
  await laidOut(page);
  await page.evaluate(async () => {
    const from = window.scrollY;
    const isHere = (place: Element) => place.hasAttribute('data-hydrated');
    for (const place of document.querySelectorAll('[data-section]:not([data-section=used])'))
      while (!isHere(place)) {
        place.firstElementChild?.scrollIntoView({ behavior: 'instant' });
        await new Promise(requestAnimationFrame);
      }
    window.scrollTo({ top: from, behavior: 'instant' });
  });
}

/** One alphabet, and one of the two Chinese scripts, which are set alike: for what is a matter of room. */
export const scripts = ['en', 'zh_hk'] as const;

/** Chooses a language the way a returning visitor has it: by cookie. */
export async function speak(context: BrowserContext, origin: string, language: 'en' | 'zh' | 'zh_hk'): Promise<void> {
  await context.addCookies([{ name: 'lang', value: language, url: origin }]);
}

/** Time on the clock, on a machine that others use too: the best of five rounds is the page's own. Ends with the first within the bar, ms. */
export async function bestOfFive(barMs: number, measure: () => Promise<number>): Promise<number> {
  const rounds: number[] = [];
  while (rounds.length < 5 && !rounds.some((ms) => ms <= barMs)) rounds.push(await measure());
  note(`${rounds.map(Math.round).join(' ')} ms`);
  return Math.min(...rounds);
}

/** Puts a measured figure into the report. */
export function note(description: string): void {
  test.info().annotations.push({ type: 'measured', description });
}

/** Everything that the page keeps in IndexedDB, as text. */
export function storedOf(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((done) => {
        const opening = indexedDB.open('okkong');
        opening.onsuccess = () => {
          const reading = opening.result.transaction('kv').objectStore('kv').getAll();
          reading.onsuccess = () => done(JSON.stringify(reading.result));
        };
      }),
  );
}
