import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import * as z from 'zod';

const root = resolve(import.meta.dirname, '../..');
/** The site as `npm run build` leaves it: build A of every test. */
export const builtSite = resolve(root, 'dist/client');

/** B: the next deploy. Broken and kill: see the flavours. */
export type DerivedName = 'B' | 'broken' | 'kill';

/** good: as A, under other names. broken: its entry script throws at once. kill: its worker removes itself. */
type Flavour = 'good' | 'broken' | 'kill';

const entries = z.array(z.looseObject({ url: z.string(), revision: z.nullable(z.string()), integrity: z.string() }));
const isText = (file: string) => /\.(js|css|html|json|webmanifest)$/.test(file);
const integrityOf = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

const flavours: Readonly<Record<DerivedName, { letter: string; flavour: Flavour }>> = {
  B: { letter: 'B', flavour: 'good' },
  broken: { letter: 'X', flavour: 'broken' },
  kill: { letter: 'K', flavour: 'kill' },
};
const derived = new Map<DerivedName, Promise<string>>();

/** A folder that goes with this process. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'okkong-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The folder of a derived build, made once in this process and removed with it. */
export function derivedBuild(name: DerivedName): Promise<string> {
  const known = derived.get(name);
  if (known) return known;
  const folder = temporaryFolder();
  const { letter, flavour } = flavours[name];
  const making = deriveBuild(folder, letter, flavour).then(() => folder);
  derived.set(name, making);
  return making;
}

/**
 * A build that differs from A as a deploy of changed sources does: every hashed name, the build id and so the worker are new.
 * Made by renaming, because a second full build would take longer than the tests. `letter` ends the new hashes.
 */
async function deriveBuild(folder: string, letter: string, flavour: Flavour): Promise<void> {
  cpSync(builtSite, folder, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const texts = files.map((entry) => join(entry.parentPath, entry.name)).filter(isText);
  const names = texts.flatMap((path) => /assets\/(.+-[\w-]{8}\.(?:js|css))$/.exec(path)?.[1] ?? []);
  const renamed = new Map(names.map((name) => [name, otherName(name, letter)]));
  const buildId = buildIdOf(builtSite);
  for (const path of texts) rewrite(path, (text) => withNames(text, renamed).replaceAll(buildId, buildId.slice(0, -1) + letter));
  for (const [from, to] of renamed) renameSync(join(folder, 'assets', from), join(folder, 'assets', to));
  if (flavour === 'broken') breakEntry(folder);
  seal(folder);
  if (flavour === 'kill') writeFileSync(join(folder, 'sw.js'), await killingWorker());
}

const rewrite = (path: string, change: (text: string) => string): void => writeFileSync(path, change(readFileSync(path, 'utf8')));

/** Never the same name, for browsers keep hashed files unasked. */
const otherName = (name: string, letter: string): string =>
  name.replace(/(.)(\.\w+)$/, (_all, last: string, end: string) => (last === letter ? '_' : letter) + end);

function withNames(text: string, renamed: ReadonlyMap<string, string>): string {
  return text.replace(/[\w.-]+-[\w-]{8}\.(?:js|css)/g, (name) => renamed.get(name) ?? name);
}

/** The sixteen hex digits that the build puts into page and worker alike. */
function buildIdOf(folder: string): string {
  const worker = readFileSync(join(folder, 'sw.js'), 'utf8');
  const id = /["'`]([0-9a-f]{16})["'`]/.exec(worker)?.[1];
  if (!id) throw new Error('The worker holds no build id');
  return id;
}

function breakEntry(folder: string): void {
  const page = readFileSync(join(folder, 'html/en/index.html'), 'utf8');
  const entry = /<script type="module"[^>]* src="\/(assets\/[^"]+)"/.exec(page)?.[1];
  if (!entry) throw new Error('The page names no entry script');
  rewrite(join(folder, entry), (code) => `throw new Error("This build is broken");${code}`);
}

/** Integrity and revision of every listed file again, as the build computes them, in both tiers. */
function seal(folder: string): void {
  const describe = (list: z.output<typeof entries>) =>
    list.map((entry) => {
      const integrity = integrityOf(readFileSync(join(folder, entry.url)));
      return { ...entry, integrity, revision: entry.revision === null ? null : integrity };
    });
  const reseal = (text: string) => JSON.stringify(describe(entries.parse(JSON.parse(text))));
  rewrite(join(folder, 'second-tier.json'), reseal);
  rewrite(join(folder, 'sw.js'), (code) => code.replace(/\[\{"(?:integrity|revision|url)":.*?\}\]/, reseal));
}

/** The worker as `SW_KILL=1 npm run build` makes it. */
async function killingWorker(): Promise<string> {
  // Loaded only here: of all tests one needs it.
  const { build } = await import('vite');
  const output = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define: { __SW_KILL__: 'true', __BUILD_ID__: '"kill"', 'process.env.NODE_ENV': '"production"', 'self.__WB_MANIFEST': '[]' },
    build: { write: false, modulePreload: false, rollupOptions: { input: resolve(root, 'sw/sw.ts') } },
  });
  const chunk = [output].flat().flatMap((one) => ('output' in one ? one.output : []))[0];
  if (chunk?.type !== 'chunk') throw new Error('The worker did not build');
  return chunk.code;
}
