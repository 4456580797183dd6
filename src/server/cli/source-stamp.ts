import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Everything a build depends on, besides the settings. */
const sources = ['src', 'sw', 'public', 'index.html', 'package-lock.json', 'vite.config.ts'];

/** Settings that are built into the pages; a change of one needs a new build. */
function buildSettings(environment: Record<string, string | undefined>): string {
  const given = Object.entries(environment).filter(([, value]) => value);
  const named = given.filter(([name]) => name.startsWith('VITE_') || name.startsWith('SITE_') || name === 'POOL_HOSTS');
  // Of these the pages say only whether there is one.
  const hasSources = given.some(([name]) => name === 'POOL_SOURCES' || name === 'NODE_SOURCES' || name === 'SOURCES_FILE');
  // And whether the newspaper's feeds are there.
  const isPrintedElsewhere = given.some(([name]) => name === 'POOL_API');
  return JSON.stringify([...named.toSorted(), hasSources, isPrintedElsewhere]);
}

/** A short digest of the sources and settings: the same digest needs no new build. Also the build's id. */
export function sourceStamp(root: string, environment: Record<string, string | undefined>): string {
  const hash = createHash('sha256').update(buildSettings(environment));
  for (const file of sources.flatMap((source) => filesBelow(join(root, source)))) {
    hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  const logo = resolve(root, environment.SITE_LOGO?.trim() ?? '');
  if (statSync(logo, { throwIfNoEntry: false })?.isFile()) hash.update(readFileSync(logo));
  return hash.digest('hex').slice(0, 16);
}

function filesBelow(path: string): string[] {
  try {
    return readdirSync(path, { withFileTypes: true })
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((entry) => (entry.isDirectory() ? filesBelow(join(path, entry.name)) : [join(path, entry.name)]));
  } catch {
    return [path];
  }
}
