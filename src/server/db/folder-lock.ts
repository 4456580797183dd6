import { rmSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { connectTo, listenAt } from '../local-socket.ts';
import { errorCode, StartError } from '../start-error.ts';

const name = 'okkong.lock';
/** Time in which another process that starts now listens, or has removed the leftover. */
const settleMs = 100;

/** Tells one file from a later one under the same name. */
function identityOf(file: string): string {
  const { ino, ctimeNs } = statSync(file, { bigint: true, throwIfNoEntry: false }) ?? {};
  return `${ino}-${ctimeNs}`;
}

const inUse = (folder: string): StartError =>
  new StartError(`DATA_DIR ${folder} is in use by another process, perhaps in another container: stop it or choose another folder.`);

async function isHeld(folder: string): Promise<boolean> {
  // A pipe of Windows ends with its process: where its name is taken, a process listens.
  if (process.platform === 'win32') return true;
  const holder = await connectTo({ folder, name });
  holder?.destroy();
  return holder !== undefined;
}

/** Listens in the folder; false where a leftover is in the way: a dead process's socket, or the file of an earlier version. */
async function tryToListen(server: Server, folder: string): Promise<boolean> {
  try {
    await listenAt(server, { folder, name });
    return true;
  } catch (error) {
    if (errorCode(error) !== 'EADDRINUSE') throw error;
    if (await isHeld(folder)) throw inUse(folder);
    return false;
  }
}

/** Listens in the place of a leftover. Others that start now may do the same, so it looks again before and after. */
async function replaceLeftover(server: Server, folder: string): Promise<void> {
  const file = join(folder, name);
  const leftover = identityOf(file);
  await setTimeout(settleMs);
  // It was no leftover but the socket of one that was about to listen.
  if (await isHeld(folder)) throw inUse(folder);
  if (identityOf(file) === leftover) rmSync(file, { force: true });
  if (!(await tryToListen(server, folder))) throw inUse(folder);
  const own = identityOf(file);
  await setTimeout(settleMs);
  // Another removed ours for the leftover. It stays open: closing would remove the other's, which has its name.
  if (identityOf(file) !== own) throw inUse(folder);
}

/**
 * Takes a data folder for this process, because the embedded database corrupts under two. What holds it is a socket: it
 * dies with its process and is seen from every container of this machine, which a process id is not.
 * Returns the function that gives it back. Throws StartError when another live process holds it.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const server = createServer((socket) => socket.destroy()).unref();
  if (!(await tryToListen(server, folder))) await replaceLeftover(server, folder);
  return () => {
    server.close();
    rmSync(join(folder, name), { force: true });
  };
}
