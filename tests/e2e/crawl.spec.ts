import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { endpointTable } from '#src/contracts/endpoint-table.ts';
import { schemas } from '#src/contracts/schemas.ts';
import { parseEnvelope } from '#src/contracts/envelope.ts';
import { languages } from '#src/contracts/languages.ts';
import { chooseButton, installPresser, pressButton } from './crawl/presses.ts';
import { addressesOf, routes, SiteReader } from './crawl/site-map.ts';
import { expect, hydrated, open, test } from './test.ts';

// A fresh visitor follows every link and presses every button of every route that the build has.

const inLanguage = (address: string, language: string) => `${address}${address.includes('?') ? '&' : '?'}language=${language}`;
/** The landing page has two addresses and one HTML. */
const addresses = routes.filter(({ path }) => path !== '/home').flatMap(addressesOf);

test('every link of every page leads somewhere in three languages, and every button has a name', async ({ site }) => {
  const reader = new SiteReader(site.origin);
  const faults = new Set<string>();
  for (const language of languages)
    for (const address of addresses) {
      const page = await reader.read(inLanguage(address, language));
      expect(page.status, page.address).toBe(200);
      for (const href of new Set(page.links)) {
        const fault = await reader.faultOf(href, page.address);
        if (fault) faults.add(`${page.address}: "${href}" ${fault}`);
      }
      for (const tag of page.nameless) faults.add(`${page.address}: ${tag} has no name`);
    }
  expect([...faults]).toEqual([]);
});

test('every address of the site map answers, and so do those of its languages', async ({ site }) => {
  const sitemap = await (await fetch(`${site.origin}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/(?:<loc>|href=")([^<"]+)/g)].map(([, address = '']) => address);
  expect(listed.length).toBeGreaterThan(3 * 20);
  const statuses = await Promise.all(
    listed.map(async (address) => (await fetch(new URL(address, site.origin), { redirect: 'manual' })).status),
  );
  expect(listed.filter((_, index) => statuses[index] !== 200)).toEqual([]);
});

test('every file that is offered holds the bytes that its checksum names', async ({ request }) => {
  const envelope = parseEnvelope(await (await request.get(endpointTable.downloads.path)).text());
  const { files } = schemas.downloads.response.parse(envelope?.data);
  expect(files.length).toBeGreaterThan(3);
  for (const { name, sha256 } of files) {
    const bytes = await (await request.get(`/downloads/${name}`)).body();
    expect(createHash('sha256').update(bytes).digest('hex'), name).toBe(sha256);
  }
});

test('search engines are told the way to every page, who runs the site, and what the help answers, in three languages', async ({
  site,
}) => {
  const reader = new SiteReader(site.origin);
  const kinds = (structured: unknown) => (structured as { '@graph': { '@type': string }[] })['@graph'].map((each) => each['@type']);
  const expected: Record<string, string[]> = { '/': ['Organization', 'WebSite'], '/help': ['BreadcrumbList', 'FAQPage'] };
  for (const language of languages)
    for (const { path } of routes.filter(({ isPrerendered, isCanonical }) => isPrerendered && isCanonical)) {
      const { structured } = await reader.read(inLanguage(path, language));
      // Pages that the server has written figures into say besides of when they are.
      const lasting = structured.map((each) => kinds(each).filter((kind) => kind !== 'WebPage'));
      expect(lasting, `${path} ${language}`).toEqual([expected[path] ?? ['BreadcrumbList']]);
    }
});

/** Pages with more on them than the route alone shows. */
const filled = ['/overview?addr=0xcB60a7D502962A206e698025C2545219E6f34915&coinType=ETC', '/classroom?lesson=gpu-1'];
/** They share the workers; the longest page is the first of its share. */
const shares = 4;
const pressed = ['/', ...addresses.filter((address) => !['/', '/unset'].includes(address)), ...filled];

for (let share = 0; share < shares; share += 1)
  test(`no button is in vain, no link of what comes later is dead, and no page is without its text, ${share + 1} of ${shares}`, async ({
    page,
    site,
  }) => {
    test.setTimeout(360_000);
    await installPresser(page);
    const reader = new SiteReader(site.origin);
    const faults: string[] = [];
    /** The head and the foot are the same on every page. */
    const known = new Set<string>();
    for (const address of pressed.filter((_, index) => index % shares === share)) {
      await arriveAt(page, address);
      expect(await textIn(page, address), address).toBeGreaterThanOrEqual(isShort(address) ? 40 : 500);
      expect(await page.locator('body').innerText(), address).not.toMatch(/\b(?:VITE|POOL|SMTP|SMS|SITE)_[A-Z]/);
      const { vain, links } = await pressEverything(page, address, known);
      faults.push(...vain);
      for (const href of links) {
        const fault = await reader.faultOf(href, address);
        if (fault) faults.push(`${address}: "${href}" ${fault}`);
      }
    }
    expect(faults).toEqual([]);
  });

/** Opens a page and waits until its figures are there. */
async function arriveAt(page: Page, address: string): Promise<void> {
  await open(page, address);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
}

/** Pages that search engines leave alone may be short. */
function isShort(address: string): boolean {
  return routes.some(({ path, isIndexed }) => path === address && !isIndexed);
}

/** Signs of text on the page, once they are as many as they have to be. */
async function textIn(page: Page, address: string): Promise<number> {
  const length = () => page.evaluate(() => document.querySelector('main')?.textContent.replace(/\s+/g, ' ').length ?? 0);
  if (!isShort(address)) await expect.poll(length, address).toBeGreaterThanOrEqual(500);
  return length();
}

/** Presses one button of each kind that is not known yet, in the dialogs that open, too. Gives what was pressed in vain, and every link seen. */
async function pressEverything(page: Page, address: string, shell: Set<string>) {
  const known = new Set(shell);
  const vain: string[] = [];
  const links = new Set<string | undefined>();
  const start = new URL(page.url()).pathname;
  for (;;) {
    const seen = await linksIn(page);
    // The document is gone: what was pressed last led elsewhere, some moments later.
    if (!seen) await arriveAt(page, address);
    seen?.forEach((href) => links.add(href));
    const button = await chooseButton(page, known);
    if (!button) {
      if ((await page.locator('dialog[open]').count()) === 0) return { vain, links };
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog[open]')).toHaveCount(0);
      continue;
    }
    known.add(button.kind);
    if (/>(?:header|footer)>/.test(button.kind)) shell.add(button.kind);
    const effect = await pressButton(page);
    if (effect === undefined) vain.push(`${address}: "${button.name}" does nothing`);
    if (new URL(page.url()).pathname !== start || effect === 'another document') await arriveAt(page, address);
  }
}

/** Where the links of the text and of the head lead. The one to the settings is shown to who opens the site on the machine itself. */
async function linksIn(page: Page): Promise<(string | undefined)[] | undefined> {
  try {
    return await page.evaluate(() =>
      [...document.querySelectorAll('a:not([href="/unset"]), link[rel=canonical], link[rel=alternate]')]
        .map((link) => link.getAttribute('href') ?? undefined)
        // What a page holds that the server sends without its text is seen here alone.
        .filter((href) => !(href?.startsWith('#') && document.getElementById(decodeURIComponent(href.slice(1))))),
    );
  } catch {
    return undefined;
  }
}
