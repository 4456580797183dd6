import { copyFile, mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { constants } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { DAY_MS } from '#src/domain/days.ts';

/** How long a replaced file stays for tabs that opened before the deploy. */
const KEPT_DAYS = 30;
/** What the archive notes about itself, beside its files. */
export const ARCHIVE_LIST = 'current.json';

interface ArchiveOptions {
  readonly assetsDir: string;
  readonly archiveDir: string;
  readonly nowMs: number;
}

async function namesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile() && entry.name !== ARCHIVE_LIST).map(({ name }) => name);
}

/** The assets of the last start; none when they are not known. */
async function previousNames(archiveDir: string): Promise<ReadonlySet<string>> {
  try {
    return new Set(z.array(z.string()).parse(JSON.parse(await readFile(join(archiveDir, ARCHIVE_LIST), 'utf8'))));
  } catch {
    return new Set();
  }
}

/**
 * Copies the assets of this build into the archive, stamps those that this build replaced with the time, and removes what was
 * replaced more than 30 days ago. Names are hashed, so a file that is there already is the same file.
 */
export async function archiveAssets({ assetsDir, archiveDir, nowMs }: ArchiveOptions): Promise<void> {
  await mkdir(archiveDir, { recursive: true });
  const current = new Set(await namesIn(assetsDir));
  const archived = new Set(await namesIn(archiveDir));
  const previous = await previousNames(archiveDir);
  for (const name of current) {
    if (!archived.has(name)) await copyFile(join(assetsDir, name), join(archiveDir, name), constants.COPYFILE_FICLONE);
  }
  for (const name of archived) {
    if (current.has(name)) continue;
    const path = join(archiveDir, name);
    if (previous.has(name)) await utimes(path, nowMs / 1000, nowMs / 1000);
    else if (nowMs - (await stat(path)).mtimeMs > KEPT_DAYS * DAY_MS) await rm(path, { force: true });
  }
  await writeFile(join(archiveDir, ARCHIVE_LIST), JSON.stringify([...current]));
}
