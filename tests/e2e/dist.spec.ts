import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { constants as system, getPriority } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { CAPTCHA_FRAME_PATH } from '#src/contracts/page-files.ts';
import { languages } from '#src/contracts/languages.ts';
import { expect, test } from './test.ts';

const dist = resolve(import.meta.dirname, '../../dist/client');
const read = (name: string) => readFileSync(join(dist, name), 'utf8');
const everyFile = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `/${relative(dist, join(entry.parentPath, entry.name))}`);

interface Entry {
  url: string;
  integrity: string;
  bytes?: number;
}
const second = JSON.parse(read('second-tier.json')) as Entry[];
const first = [...read('sw.js').matchAll(/\{[^{}]*"integrity":"sha384-[^{}]*\}/g)].map(([text]) => JSON.parse(text) as Entry);

/** The frame of a third-party captcha is no page of the site: it has a policy of its own. */
const pages = everyFile.filter((name) => name.endsWith('.html') && name !== CAPTCHA_FRAME_PATH);

/** What these files (site paths) weigh on the wire. */
const sentBytes = (urls: readonly string[]) =>
  urls
    .map((url) => join(dist, url))
    .map((file) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size)
    .reduce((sum, size) => sum + size, 0);

test('the install tier is small: at most 50 files and 500 kB of brotli', () => {
  expect(first.length).toBeGreaterThan(10);
  expect(first.length).toBeLessThanOrEqual(50);
  expect(sentBytes(first.map(({ url }) => url)) / 1024).toBeLessThanOrEqual(500);
});

test('every entry of both tiers exists and carries the right integrity', () => {
  for (const { url, integrity } of [...first, ...second]) {
    const digest = createHash('sha384')
      .update(readFileSync(join(dist, url)))
      .digest('base64');
    expect(integrity, url).toBe(`sha384-${digest}`);
  }
});

test('every script and style is in exactly one tier', () => {
  const listed = [...first, ...second].map(({ url }) => url);
  const built = everyFile.filter((file) => /^\/assets\/.*\.(js|css)$/.test(file));
  expect(built.filter((file) => listed.filter((url) => url === file).length !== 1)).toEqual([]);
  for (const language of languages) {
    expect(first.map(({ url }) => url)).toContain(`/html/${language}/index.html`);
    expect(first.map(({ url }) => url)).toContain(`/html/${language}/shell.html`);
  }
});

test('the agreement stands in every page but the legal ones and the shells, closed', () => {
  for (const name of pages) {
    const html = read(name);
    const isWithout = /\/(?:(?:terms|privacy|policy)\w*|shell)\.html$/.test(name);
    expect(/<dialog id="agreement"(?![^>]* open)/.test(html), name).toBe(!isWithout);
  }
});

test('no page links more than two style sheets, and each is there', () => {
  for (const name of pages) {
    const sheets = [...read(name).matchAll(/<link rel="stylesheet" href="([^"]+)">/g)].map(([, href = '']) => href);
    // What every page is made of, the agreement included, is in the first.
    expect(sheets[0], name).toMatch(/^\/assets\/site-/);
    expect(sheets.length, name).toBeLessThanOrEqual(2);
    expect(
      sheets.filter((href) => !everyFile.includes(href)),
      name,
    ).toEqual([]);
  }
});

test('lazy chunks bear the names of the specification', () => {
  const declared = ['about', 'about-us', 'classroom', 'daily-paper', 'tools', 'help', 'okkongos', 'register', 'wallet'];
  for (const name of declared)
    expect(
      everyFile.some((file) => file.startsWith(`/assets/${name}-`) && file.endsWith('.js')),
      name,
    ).toBe(true);
});

test('no page carries a style attribute, an unknown inline script, or a machine path', () => {
  const hashes = JSON.parse(read('csp-hashes.json')) as string[];
  for (const file of pages) {
    const html = read(file);
    expect(html, file).not.toMatch(/<[^>]+\sstyle=/);
    for (const [, code = ''] of html.matchAll(/<script>([\s\S]*?)<\/script>/g)) {
      expect(hashes, file).toContain(`sha256-${createHash('sha256').update(code).digest('base64')}`);
    }
    expect(html).not.toContain(resolve(import.meta.dirname, '../..'));
  }
});

test('zoom is refused on the six pages that the specification names, and on no other', () => {
  const names = pages
    .filter((file) => read(file).includes('user-scalable=no'))
    .map((file) => file.replace(/^\/html\/\w+\//, '').replace('.html', ''));
  expect([...new Set(names)].toSorted()).toEqual(['download', 'pet', 'policy_ukrpool', 'privacy', 'terms', 'terms_ukrpool']);
});

test('every page starts with the entry of the site, which imports nothing that the first paint would wait for', () => {
  for (const file of pages) {
    const html = read(file);
    const filesOf = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, name = '']) => name);
    const entry = filesOf(/<script type="module"[^>]* src="([^"]+)"/g);
    const later = filesOf(/<link rel="later" href="([^"]+)"/g);
    expect(entry, file).toEqual([expect.stringMatching(/^\/assets\/rolldown-runtime-/), expect.stringMatching(/^\/assets\/main-/)]);
    expect(later, file).toContainEqual(expect.stringMatching(/^\/assets\/start-/));
    expect(
      [...entry, ...later].filter((module) => !everyFile.includes(module)),
      file,
    ).toEqual([]);
  }
});

test('every script is compiled as a whole, beside its download', () => {
  const scripts = everyFile.filter((file) => /^\/assets\/.*\.js$/.test(file));
  expect(scripts.length).toBeGreaterThan(40);
  // The browser reads the hint in the first line only.
  expect(scripts.filter((file) => !read(file).startsWith('//# allFunctionsCalledOnLoad\n'))).toEqual([]);
});

test('the server stays out of the pages, and everything compressible is compressed', () => {
  for (const file of everyFile.filter((name) => name.endsWith('.js'))) expect(read(file), file).not.toMatch(/pglite|@hono|drizzle/i);
  const texts = everyFile.filter((file) => /\.(html|js|css|json|svg|webmanifest)$/.test(file) && statSync(join(dist, file)).size >= 1024);
  expect(texts.filter((file) => !everyFile.includes(`${file}.br`) || !everyFile.includes(`${file}.gz`))).toEqual([]);
});

test('no page starts with the schemas of responses: they come with the first one, and bring no other page along', () => {
  const imports = (name: string) =>
    [...read(name).matchAll(/(?:from|import)\s*["'`]\.\/([\w-]+\.js)["'`]/g)].map(([, file = '']) => `assets/${file}`);
  const seen = new Set<string>();
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    imports(name).forEach(visit);
  };
  visit(everyFile.find((file) => /^\/assets\/start-.*\.js$/.test(file))?.slice(1) ?? '');
  expect(seen.size).toBeGreaterThan(2);
  expect([...seen].filter((name) => name.includes('/contract-'))).toEqual([]);
  visit(everyFile.find((file) => /^\/assets\/contract-.*\.js$/.test(file))?.slice(1) ?? '');
  expect([...seen].filter((name) => name.includes('/page-parts-'))).toEqual([]);
});

/** The scripts that a page fetches at once. */
const scriptsOf = (html: string) =>
  [...html.matchAll(/<script type="module"[^>]* src="([^"]+)"|<link rel="later" href="([^"]+)"/g)].map(
    ([, script, later]) => script ?? later ?? '',
  );

/** kB of brotli that a page fetches at once, beside what a visitor makes it fetch. */
const startWeights = { index: 190, overview: 196, offline: 219, login: 222, 'daily-paper': 211, classroom: 194, help: 203 } as const;

test('a page starts with what is on the screen: none but the landing page fetches its parts, and each keeps its weight', () => {
  for (const name of pages.filter((file) => !/\/(?:index|home)\.html$/.test(file)))
    expect(
      scriptsOf(read(name)).filter((script) => /\/(?:home|first-sections|sections)-/.test(script)),
      name,
    ).toEqual([]);
  for (const [page, weight] of Object.entries(startWeights)) {
    const scripts = new Set(scriptsOf(read(`/html/en/${page}.html`)));
    expect(sentBytes([...scripts]) / 1024, page).toBeLessThanOrEqual(weight);
  }
});

test('no script leads back to itself by what it imports: what it needs might not be there yet', () => {
  const importsOf = (name: string) =>
    [...read(name).matchAll(/(?:from|import)\s*["'`]\.\/([\w~.-]+\.js)["'`]/g)].map(([, file = '']) => `/assets/${file}`);
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (name: string, way: readonly string[]): void => {
    if (way.includes(name)) circles.push([...way, name].join(' '));
    if (done.has(name) || way.includes(name)) return;
    for (const imported of importsOf(name)) visit(imported, [...way, name]);
    done.add(name);
  };
  for (const script of everyFile.filter((file) => /^\/assets\/.*\.js$/.test(file))) visit(script, []);
  expect(circles).toEqual([]);
});

test('the worker stays small and is one file', () => {
  expect(statSync(join(dist, 'sw.js.gz')).size / 1024).toBeLessThanOrEqual(22);
  expect(read('sw.js')).not.toMatch(/\bimport\s*[({'"]/);
});

test('no figure is baked into a page', () => {
  for (const language of languages) {
    // Drawings elsewhere on the page hold figures, and say that they are examples.
    const [, table = ''] = /<section id="pool-coins"([\s\S]*?)<\/section>/.exec(read(`html/${language}/index.html`)) ?? [];
    expect(table).toContain('AI(BTC)');
    expect(table).not.toMatch(/\d+\.\d+|[EPTG]H\/s<\/span><\/span>/);
  }
});

test('the thread that writes pages with figures lets responses go first, and no other thread of the server does', async () => {
  // No other system gives a thread a priority of its own.
  if (process.platform !== 'linux') return;
  const before = getPriority();
  const threads = () =>
    readdirSync('/proc/self/task').map((id) => Number(readFileSync(`/proc/self/task/${id}/stat`, 'utf8').split(') ')[1]?.split(' ')[16]));
  const lowBefore = threads().filter((priority) => priority === system.priority.PRIORITY_LOW).length;
  const worker = new Worker(resolve(dist, '../prerender/page-worker.js'), { stdout: true, stderr: true });
  await once(worker, 'online');
  await expect.poll(() => threads().filter((priority) => priority === system.priority.PRIORITY_LOW).length).toBe(lowBefore + 1);
  expect(getPriority()).toBe(before);
  await worker.terminate();
});
