import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode, StartError } from '../start-error.ts';

const heldHere = new Set<string>();

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/** The process that holds the file, or undefined when it ended without giving it back. */
function holderOf(file: string): number | undefined {
  const pid = Number(readFileSync(file, 'utf8').trim());
  // In a container every start may have the same id: then the file is a leftover unless this process wrote it.
  const isHeld = pid === process.pid ? heldHere.has(file) : Number.isInteger(pid) && pid > 0 && isAlive(pid);
  return isHeld ? pid : undefined;
}

/**
 * Takes a data folder for this process, because the embedded database corrupts under two (decision D8).
 * Returns the function that gives it back. Throws StartError when another live process holds it.
 */
export function lockFolder(dataDir: string): () => void {
  const file = join(dataDir, 'okkong.lock');
  for (let isSecondTry = false; ; isSecondTry = true) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (errorCode(error) !== 'EEXIST' || isSecondTry) throw error;
      const pid = holderOf(file);
      if (pid !== undefined)
        throw new StartError(`DATA_DIR ${dataDir} is in use by another process (${pid}): stop it or choose another folder.`);
      rmSync(file, { force: true });
    }
  }
  heldHere.add(file);
  return () => {
    heldHere.delete(file);
    rmSync(file, { force: true });
  };
}
