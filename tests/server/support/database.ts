import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenDatabase } from '#src/server/db/open.ts';
import { openPglite } from '#src/server/db/pglite.ts';
import { migrationsFolder, prepareDatabase } from '#src/server/db/prepare.ts';

/** What a dump depends on: the migrations, the seed and the database's version. */
function dumpName(): string {
  const hash = createHash('sha256');
  const seedFolder = join(migrationsFolder, '../seed');
  const sources = [migrationsFolder, join(migrationsFolder, 'meta'), seedFolder].flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(folder, entry.name)),
  );
  for (const file of [...sources, join(migrationsFolder, '../seed.ts'), 'src/server/market/defaults.ts', 'package-lock.json'])
    hash.update(readFileSync(file));
  return join(tmpdir(), `okkong-prepared-${hash.digest('hex').slice(0, 20)}.tar.gz`);
}

/** A prepared and closed database as an archive, made once and shared by every test file and run: a fresh one costs seconds. */
async function preparedDump(): Promise<string> {
  const file = dumpName();
  if (!existsSync(file)) {
    const folder = mkdtempSync(join(tmpdir(), 'okkong-prepare-'));
    const opened = await openPglite({ dataDir: join(folder, 'db') });
    await prepareDatabase(opened);
    await opened.close();
    // Written aside first: another test process may be reading.
    execFileSync('tar', ['-czf', `${file}.${process.pid}`, '-C', join(folder, 'db'), '.']);
    renameSync(`${file}.${process.pid}`, file);
    rmSync(folder, { recursive: true });
  }
  return file;
}

/** A migrated and seeded database in memory. */
export async function testDatabase(): Promise<OpenDatabase> {
  return openPglite({ dataDir: 'memory://', loadDataDir: new Blob([readFileSync(await preparedDump())]) });
}

/** Makes a data folder as a server leaves it that was started once and stopped. */
export async function preparedFolder(dataDir: string): Promise<string> {
  mkdirSync(join(dataDir, 'db'), { recursive: true });
  execFileSync('tar', ['-xzf', await preparedDump(), '-C', join(dataDir, 'db')]);
  return dataDir;
}
