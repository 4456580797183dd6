import { rmSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { connectTo, listenAt } from '../local-socket.ts';
import { errorCode, StartError } from '../start-error.ts';

const name = 'okkong.lock';
/** Time in which another process that starts now has found out what it may do. */
const settleMs = 100;

/** Tells one file from a later one under the same name. */
function identityOf(file: string): string {
  const { ino, ctimeNs } = statSync(file, { bigint: true, throwIfNoEntry: false }) ?? {};
  return `${ino}-${ctimeNs}`;
}

/** Listens in the folder, or removes what a dead process left there: a socket, or the file of an earlier version. False: try again. */
async function tryToHold(server: Server, folder: string): Promise<boolean> {
  const file = join(folder, name);
  const before = identityOf(file);
  try {
    await listenAt(server, { folder, name });
    return true;
  } catch (error) {
    if (errorCode(error) !== 'EADDRINUSE') throw error;
    const holder = process.platform === 'win32' ? true : await connectTo({ folder, name });
    if (typeof holder === 'object') holder.destroy();
    if (holder) throw inUse(folder);
    if (identityOf(file) === before) rmSync(file, { force: true });
    return false;
  }
}

const inUse = (folder: string): StartError =>
  new StartError(`DATA_DIR ${folder} is in use by another process, perhaps in another container: stop it or choose another folder.`);

/**
 * Takes a data folder for this process, because the embedded database corrupts under two (decision D8). What holds it is a socket: it
 * dies with its process and is seen from every container of this machine, which a process id is not.
 * Returns the function that gives it back. Throws StartError when another live process holds it.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const file = join(folder, name);
  const server = createServer((socket) => socket.destroy());
  while (!(await tryToHold(server, folder))) await setTimeout(settleMs / 10);
  server.unref();
  // Two that start together over a dead one's socket may each have removed it: the later removal took the earlier one's.
  const own = identityOf(file);
  await setTimeout(settleMs);
  if (process.platform !== 'win32' && identityOf(file) !== own) {
    // Closing would remove the socket under this name, which is the other's.
    server.unref();
    throw inUse(folder);
  }
  return () => {
    server.close();
    rmSync(file, { force: true });
  };
}
