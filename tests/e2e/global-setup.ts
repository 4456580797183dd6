import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** The browser tests run against the built site: it is built here when its sources changed, as `npm start` does. */
export default function globalSetup(): void {
  const result = spawnSync(process.execPath, ['--import', 'tsx', 'src/server/cli/build-when-needed.ts'], { cwd: root, stdio: 'inherit' });
  if (result.status !== 0) throw new Error('The site could not be built.');
}
