import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { OpenDatabase } from '#src/server/db/database.ts';
import { openPglite } from '#src/server/db/pglite.ts';

/** A migrated and seeded database in memory. */
export async function testDatabase(): Promise<OpenDatabase> {
  return openPglite({ dataDir: 'memory://', loadDataDir: new Blob([readFileSync(inject('preparedDatabase'))]) });
}

/** Makes a data folder as a server leaves it that was started once and stopped. */
export function preparedFolder(dataDir: string): string {
  mkdirSync(join(dataDir, 'db'), { recursive: true });
  execFileSync('tar', ['-xf', inject('preparedDatabase'), '-C', join(dataDir, 'db')]);
  return dataDir;
}
