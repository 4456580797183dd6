import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { forgetSite, startSite } from './site.ts';

const root = resolve(import.meta.dirname, '../..');

/**
 * The browser tests run against the built site: it is built here when its sources changed, as `npm start` does, and served once for
 * all of them. Gives what ends it.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const result = spawnSync(process.execPath, ['--import', 'tsx', 'src/server/cli/build-when-needed.ts'], { cwd: root, stdio: 'inherit' });
  if (result.status !== 0) throw new Error('The site could not be built.');
  const site = await startSite();
  process.env.SITE_ORIGIN = site.origin;
  return async () => {
    await site.stop();
    forgetSite(site);
  };
}
