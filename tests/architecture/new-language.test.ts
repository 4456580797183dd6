import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpointTable } from '#src/contracts/endpoint-table.ts';
import { forgetSite, type Site, startSite } from '../e2e/site.ts';
import { preparedArchive } from '../server/support/prepared-database.ts';
import { shortLived } from '../server/support/short-lived.ts';
import { root } from './source-files.ts';

const run = promisify(execFile);
const copy = mkdtempSync(join(tmpdir(), 'okkong-language-'));
let site: Site | undefined;

function edit(file: string, from: string, to: string): void {
  const text = readFileSync(join(copy, file), 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
  writeFileSync(join(copy, file), text.replace(from, to));
}

/** What src/README.md says under "A language of the site", done to the letter; the sentences are the English ones. */
function addLanguage(): void {
  const row = {
    ownName: 'Made up',
    tag: 'art-x-made',
    locale: 'en-NZ',
    ogLocale: 'xx_XX',
    legalSuffix: '_en',
    offline: 'Made-up offline',
  };
  edit(
    'src/contracts/languages.ts',
    '} as const satisfies',
    `  xx: { ...${JSON.stringify(row)}, suits: /^art-x-made/ },\n} as const satisfies`,
  );
  cpSync(join(copy, 'src/i18n/locales/en'), join(copy, 'src/i18n/locales/xx'), { recursive: true });
  cpSync(join(copy, 'src/server/messages/en.json'), join(copy, 'src/server/messages/xx.json'));
  edit('src/server/messages/messages.ts', 'import zh from', "import xx from './xx.json' with { type: 'json' };\nimport zh from");
  edit('src/server/messages/messages.ts', '{ en, ', '{ en, xx, ');
}

const program = (name: string, ...args: string[]) => run(join(copy, 'node_modules/.bin', name), args, { cwd: copy });
// One thread, as in `npm test`: several check the same types again.
const typeErrors = (project: string) =>
  program('tsc', '--noEmit', '--singleThreaded', '-p', project).then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  );

async function build(): Promise<void> {
  await program('vite', 'build', '--logLevel', 'warn');
  await program('vite', 'build', '-c', 'src/server/vite.config.ts', '--logLevel', 'warn');
}

beforeAll(async () => {
  const sources = ['src', 'sw', 'public', 'index.html', 'package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'];
  for (const source of sources) cpSync(join(root, source), join(copy, source), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  addLanguage();
  // What the server would send compressed is the same.
  edit('vite.config.ts', '      await compressFolder(resolve(root, outDir));\n', '');
}, 60_000);
afterAll(async () => {
  await site?.stop();
  if (site) forgetSite(site);
  rmSync(copy, { recursive: true });
}, 60_000);

describe('a language added as src/README.md says', { timeout: 180_000 }, () => {
  it.each(['tsconfig.json', 'sw/tsconfig.json', 'src/server/tsconfig.json'])('passes the type check of %s', async (project) => {
    expect(await typeErrors(project)).toBe('');
  });

  it('has its pages built and served', async () => {
    await build();
    expect(readdirSync(join(copy, 'dist/client/html'))).toContain('xx');
    // On a database that is there: how one is made has tests of its own.
    site = await startSite({ folder: copy, database: await preparedArchive(), nodeOptions: shortLived });
    const page = await fetch(`${site.origin}/about-us`, { headers: { 'accept-language': 'art-x-made' } });
    expect(page.headers.get('content-language')).toBe('art-x-made');
    const html = await page.text();
    expect(html).toContain('<html lang="art-x-made"');
    expect(html).toContain('href="/terms_en"');
    const english = await (await fetch(`${site.origin}/about-us?language=en`)).text();
    const title = /<title>.*<\/title>/.exec(english)?.[0];
    expect(title).toBeTruthy();
    expect(html).toContain(title);
    const manifest = await fetch(`${site.origin}/manifest.webmanifest?language=xx`);
    expect(await manifest.json()).toMatchObject({ lang: 'art-x-made' });
  });

  it('is in the worker, with the sentence for when nothing is there', () => {
    expect(readFileSync(join(copy, 'dist/client/sw.js'), 'utf8')).toContain('Made-up offline');
  });

  it.each([
    ['dailyNews', undefined],
    ['announcements', new URLSearchParams({ page: '1', pageSize: '10' })],
    ['classList', new URLSearchParams()],
    ['tips', new URLSearchParams({ version: '1' })],
  ] as const)('is told %s in English, which stands in', async (name, body) => {
    const { method, path } = endpointTable[name];
    const responseIn = async (language: string) =>
      (await fetch(`${site?.origin}${path}`, { method, headers: { language }, body: body ?? null })).json();
    const answer = await responseIn('xx');
    expect(answer).toMatchObject({ code: '200' });
    // Announcements and tips say in which language they are where it is another one.
    const texts = (given: unknown) => JSON.stringify(given, (key, value) => (key === 'language' ? undefined : value));
    expect(texts(answer)).toBe(texts(await responseIn('en')));
  });
});
