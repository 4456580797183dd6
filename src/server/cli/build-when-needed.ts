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
  process.stdout.write('Building the site; this happens once, and again when its sources change.\n');
  for (const config of ['vite.config.ts', 'src/server/vite.config.ts']) build(config);
  writeFileSync(stampFile, stamp);
}

function build(config: string): void {
  const vite = resolve(root, 'node_modules/vite/bin/vite.js');
  const result = spawnSync(process.execPath, [vite, 'build', '--config', config, '--logLevel', 'warn'], { cwd: root, encoding: 'utf8' });
  if (result.status === 0) return void process.stderr.write(result.stderr);
  process.stderr.write(`${result.stdout}${result.stderr}\nThe site could not be built; the message above says why.\n`);
  process.exit(1);
}

if (process.argv[1] === import.meta.filename) await buildWhenNeeded();
