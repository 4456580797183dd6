import { chmodSync, existsSync, mkdirSync, statfsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorCode, StartError } from '../start-error.ts';
import type { OpenDatabase } from './database.ts';
import { lockFolder } from './folder-lock.ts';

interface DatabaseChoice {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  /** Given by the server, in which no query may last; called for each connection that broke. */
  readonly onFault?: (error: Error) => void;
}

/** Opens the database the settings name. Throws StartError for a folder or server that cannot be used. */
export async function openDatabase({ databaseUrl, dataDir, onFault }: DatabaseChoice): Promise<OpenDatabase> {
  if (databaseUrl !== undefined) {
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres(databaseUrl, { isHurried: onFault !== undefined, onFault: onFault ?? (() => undefined) });
  }
  const release = await takeFolder(dataDir);
  try {
    const { openPglite } = await import('./pglite.ts');
    const opened = await openPglite({ dataDir: join(dataDir, 'db') });
    const close = async (): Promise<void> => {
      await opened.close();
      release();
    };
    return { ...opened, close };
  } catch (error) {
    release();
    throw new StartError(cannotOpen(dataDir, error), { cause: error });
  }
}

/** Below this the embedded database cannot even write what it does at every start. */
const leastFreeBytes = 16 * 1024 * 1024;

function cannotOpen(dataDir: string, error: unknown): string {
  const { bavail, bsize } = statfsSync(dataDir);
  if (bavail * bsize < leastFreeBytes) return `The disk of DATA_DIR ${dataDir} is full: make room and start again.`;
  const reason = errorCode(error) ?? (error instanceof Error ? error.name : 'unknown error');
  return `The database in DATA_DIR ${dataDir} is damaged (${reason}): move ${join(dataDir, 'db')} aside and restore a backup.`;
}

/** Makes a folder for this user only, and those above it. Node's own `recursive` never returns on file systems that refuse folders, such as /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}

/** Makes the data folder and takes it for this process. */
async function takeFolder(dataDir: string): Promise<() => void> {
  try {
    // The embedded database makes its files readable and writable by all: the folder around them is not.
    makeFolder(join(dataDir, 'db'));
    chmodSync(join(dataDir, 'db'), 0o700);
    return await lockFolder(dataDir);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`DATA_DIR ${dataDir} cannot be written to (${errorCode(error) ?? 'unknown error'}).`, { cause: error });
  }
}
