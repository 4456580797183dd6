import { readFileSync } from 'node:fs';
import { inject } from 'vitest';
import type { OpenDatabase } from '#src/server/db/database.ts';
import { openPglite } from '#src/server/db/pglite.ts';
import { unpackDatabase } from './prepared-database.ts';

/** A migrated and seeded database in memory. */
export async function testDatabase(): Promise<OpenDatabase> {
  return openPglite({ dataDir: 'memory://', loadDataDir: new Blob([readFileSync(inject('preparedDatabase'))]) });
}

/** Makes a data folder as a server leaves it that was started once and stopped. */
export const preparedFolder = (dataDir: string): string => unpackDatabase(inject('preparedDatabase'), dataDir);
