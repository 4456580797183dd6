import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorCode, StartError } from '../start-error.ts';
import type { OpenDatabase } from './database.ts';
import { lockFolder } from './folder-lock.ts';

interface DatabaseChoice {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
}

/** Opens the database the settings name. Throws StartError for a folder or server that cannot be used. */
export async function openDatabase({ databaseUrl, dataDir }: DatabaseChoice): Promise<OpenDatabase> {
  if (databaseUrl !== undefined) {
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres(databaseUrl);
  }
  const release = takeFolder(dataDir);
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
    throw error;
  }
}

/** Makes a folder and those above it. Node's own `recursive` never returns on file systems that refuse folders, such as /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}

/** Makes the data folder and takes it for this process. */
function takeFolder(dataDir: string): () => void {
  try {
    makeFolder(dataDir);
    return lockFolder(dataDir);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`DATA_DIR ${dataDir} cannot be written to (${errorCode(error) ?? 'unknown error'}).`, { cause: error });
  }
}
