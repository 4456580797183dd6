import { buildWhenNeeded } from '#src/server/cli/build-when-needed.ts';
import { preparedArchive } from '../server/support/prepared-database.ts';
import { shortLived } from '../server/support/short-lived.ts';
import { forgetSite, startSite } from './site.ts';

/**
 * The browser tests run against the built site: it is built here when its sources changed, as `npm start` does, and served once for
 * all of them. Gives what ends it.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await buildWhenNeeded();
  // On a database that is there: how one is made has tests of its own, and two runs wait for it here.
  const site = await startSite({ database: await preparedArchive(), nodeOptions: shortLived });
  process.env.SITE_ORIGIN = site.origin;
  process.env.SITE_OUTBOX = site.outbox;
  process.env.SITE_DATA_DIR = site.dataDir;
  return async () => {
    await site.stop();
    forgetSite(site);
  };
}
