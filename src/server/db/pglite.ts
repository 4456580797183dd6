import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { MIGRATIONS_TABLE, type OpenDatabase } from './database.ts';

/** The embedded database. `dataDir` is a folder, or 'memory://' in tests; `loadDataDir` starts from a dump. */
export async function openPglite(options: PGliteOptions): Promise<OpenDatabase & { readonly client: PGlite }> {
  const client = await PGlite.create(options);
  const db = drizzle({ client });
  return {
    client,
    db,
    kind: 'pglite',
    migrate: (migrationsFolder) => migrate(db, { migrationsFolder, ...MIGRATIONS_TABLE }),
    // The folder belongs to one process.
    isLeader: () => Promise.resolve(true),
    asLeader: (work) => work(db),
    close: () => client.close(),
  };
}
