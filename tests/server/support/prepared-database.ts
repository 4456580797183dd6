import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The archive of a migrated, seeded and closed embedded database. */
    readonly preparedDatabase: string;
  }
}

/** Global set-up: gives the tests the archive. */
export default async function provideDatabase(project: TestProject): Promise<void> {
  project.provide('preparedDatabase', await preparedArchive());
}

/** A prepared database as an archive, made once and shared by every test and later runs, for a fresh one costs seconds. */
export async function preparedArchive(): Promise<string> {
  const archive = join(tmpdir(), `okkong-prepared-${fingerprint()}.tar`);
  if (!existsSync(archive)) await prepare(archive);
  return archive;
}

/** Makes a data folder as a server leaves it that was started once and stopped. */
export function unpackDatabase(archive: string, dataDir: string): string {
  mkdirSync(join(dataDir, 'db'), { recursive: true });
  execFileSync('tar', ['-xf', archive, '-C', join(dataDir, 'db')]);
  return dataDir;
}

/** Of all that the archive depends on: the migrations, the seed and the database's version. */
function fingerprint(): string {
  const folders = ['src/server/db/migrations', 'src/server/db/migrations/meta', 'src/server/db/seed'];
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(folder, entry.name)),
  );
  const hash = createHash('sha256');
  for (const file of [...files, 'src/server/db/seed.ts', 'src/server/market/defaults.ts', 'package-lock.json'])
    hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 20);
}

async function prepare(archive: string): Promise<void> {
  // Loaded only here: most runs find the archive.
  const { openPglite } = await import('#src/server/db/pglite.ts');
  const { prepareDatabase } = await import('#src/server/db/prepare.ts');
  const folder = mkdtempSync(join(tmpdir(), 'okkong-prepare-'));
  const opened = await openPglite({ dataDir: folder });
  await prepareDatabase(opened);
  await opened.close();
  // Written aside first: another run may be reading.
  const written = `${archive}.${process.pid}`;
  execFileSync('tar', ['-cf', written, '-C', folder, '.']);
  renameSync(written, archive);
  rmSync(folder, { recursive: true });
}
