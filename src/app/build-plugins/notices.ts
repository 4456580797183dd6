import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import * as z from 'zod';

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.optional(z.string()),
      license: z.optional(z.string()),
      dependencies: z.optional(z.record(z.string(), z.string())),
    }),
  ),
});
type Packages = z.output<typeof lockFile>['packages'];

const importPattern = /(?:from|import)\s*\(?\s*['"]((?:@[\w.-]+\/)?[\w.-]+)(?:\/[^'"]*)?['"]/g;

/** Names of the packages that the page and the worker import; their build and the server are not handed out. */
function importedNames(root: string): Set<string> {
  const filesIn = (folder: string) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`);
  const files = [...filesIn('src'), ...filesIn('sw')].filter((file) => /\.tsx?$/.test(file));
  const handedOut = files.filter((file) => !/^src\/(server\/|app\/build-plugins\/|app\/prerender)/.test(file.replaceAll('\\', '/')));
  return new Set(
    handedOut.flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(importPattern)].flatMap(([, name]) => name ?? [])),
  );
}

/** The place in the lock file of what a package, or '' for ours, imports by this name: the nearest, as Node looks it up. */
function placeOf(packages: Packages, name: string, from: string): string | undefined {
  const place = `${from && `${from}/`}node_modules/${name}`;
  if (packages[place] || from === '') return packages[place] && place;
  return placeOf(packages, name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))));
}

/** Places in the lock file of what these packages need, themselves included. */
function neededPlaces(packages: Packages, names: Iterable<string>): string[] {
  const found = new Set<string>();
  const visit = (name: string, from: string): void => {
    const place = placeOf(packages, name, from);
    if (place === undefined || found.has(place)) return;
    found.add(place);
    for (const dependency of Object.keys(packages[place]?.dependencies ?? {})) visit(dependency, place);
  };
  for (const name of names) visit(name, '');
  return [...found].toSorted();
}

function licenceText(folder: string): string {
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file));
  return files.map((file) => readFileSync(join(folder, file), 'utf8').trim()).join('\n\n');
}

/** The licences of every package that the site hands out, by name, with versions out of the lock file. */
export function noticesText(root: string): string {
  const { packages } = lockFile.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  const entries = neededPlaces(packages, importedNames(root)).map((place) => {
    const { version = '', license = 'see below' } = packages[place] ?? {};
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    return [`${name} ${version} (${license})`, '', licenceText(join(root, place))].join('\n').trim();
  });
  const head = 'This site is made with the software below. The fonts are under the licence in /OFL.txt.';
  return `${[head, ...entries].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

/** Puts /third-party-notices.txt into the client build. */
export function thirdPartyNotices(root: string): Plugin {
  return {
    name: 'okkong:third-party-notices',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'third-party-notices.txt', source: noticesText(root) });
    },
  };
}
