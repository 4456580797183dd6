import { fileURLToPath } from 'node:url';
import type { OpenDatabase } from './database.ts';
import { seed } from './seed.ts';

// Beside this file in the sources and beside the bundle in dist/server. Not written as one literal `new URL(…, import.meta.url)`:
// the bundler would take the folder for an asset.
const here = import.meta.url;

/** Folder of the SQL migrations. */
export const migrationsFolder = fileURLToPath(new URL('migrations', here));

/** Brings a database to this version and gives a new one its first content (decision D8). */
export async function prepareDatabase(opened: OpenDatabase): Promise<void> {
  await opened.migrate(migrationsFolder);
  await seed(opened.db);
}
