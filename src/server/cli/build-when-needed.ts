import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { sourceStamp } from './source-stamp.ts';

const root = resolve(import.meta.dirname, '../../..');
const stampFile = resolve(root, 'dist/.stamp');

/**
 * Builds the site when its sources or settings changed since the last build; ends the process when that fails. `before` tells
 * what would fail after the build, which takes its time.
 */
export async function buildWhenNeeded(before: () => Promise<void> = async () => undefined): Promise<void> {
  const stamp = sourceStamp(root, process.env);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  await before();
  process.stdout.write('Building the site, a minute or two; this happens once, and again when its sources or settings change …\n');
  for (const config of ['vite.config.ts', 'src/server/vite.config.ts']) build(config);
  writeFileSync(stampFile, stamp);
}

/** What the build's own plugins say to the operator, out of all that the bundler prints. */
const ownSentence = /The setting \w+.*\.$/;

function build(config: string): void {
  const isVerbose = process.argv.includes('--verbose');
  const vite = resolve(root, 'node_modules/vite/bin/vite.js');
  const result = spawnSync(process.execPath, [vite, 'build', '--config', config, '--logLevel', 'warn'], { cwd: root, encoding: 'utf8' });
  if (result.status === 0) {
    const said = `${result.stdout}${result.stderr}`.split('\n').flatMap((line) => ownSentence.exec(line)?.[0] ?? []);
    return void process.stderr.write(isVerbose ? `${result.stdout}${result.stderr}` : said.map((line) => `${line}\n`).join(''));
  }
  process.stderr.write(`${result.stdout}${result.stderr}\nThe site could not be built; the message above says why.\n`);
  process.exit(1);
}

if (process.argv[1] === import.meta.filename) await buildWhenNeeded();
