import { fileURLToPath } from 'node:url';
import type { OpenDatabase } from './database.ts';
import { errorCode, StartError } from '../start-error.ts';
import { seed } from './seed.ts';

// Beside this file in the sources and beside the bundle in dist/server. Not written as one literal `new URL(…, import.meta.url)`:
// the bundler would take the folder for an asset.
const here = import.meta.url;

/** Folder of the SQL migrations. */
export const migrationsFolder = fileURLToPath(new URL('migrations', here));

/** Brings a database to this version and gives a new one its first content (`seed`). Throws StartError for one that cannot take them. */
export async function prepareDatabase(opened: OpenDatabase, hasSources = false): Promise<void> {
  try {
    await opened.migrate(migrationsFolder);
    await seed(opened.db, hasSources);
  } catch (error) {
    throw new StartError(sentenceOf(opened, errorCode(error) ?? 'unknown error'), { cause: error });
  }
}

/** What the usual refusals of a database mean; codes of PostgreSQL, which the embedded database has too. */
const remedies: Readonly<Record<string, string>> = {
  '42501': 'its user may not make tables: make that user the owner of the database',
  '22P05': "it cannot hold every script: create it with ENCODING 'UTF8'",
  '53100': 'its disk is full: make room',
  '25006': 'it is read-only: name the server that takes writes',
};

function sentenceOf({ kind }: OpenDatabase, code: string): string {
  const name = kind === 'postgresql' ? 'DATABASE_URL: the database' : 'The database in DATA_DIR';
  return `${name} cannot be prepared (${code}): ${remedies[code] ?? 'is it damaged, or of another program?'}.`;
}
