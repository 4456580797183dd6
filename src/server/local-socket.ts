import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { connect, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorCode } from './start-error.ts';

/** A socket in a folder: it ends with its process, whatever id that has and in whichever container of this machine it runs. */
export interface SocketPlace {
  readonly folder: string;
  readonly name: string;
}

/** Longest path of a socket that every system takes. */
const maxSocketPath = 100;

const pipeName = ({ folder, name }: SocketPlace): string =>
  `\\\\.\\pipe\\okkong-${createHash('sha256').update(`${folder}/${name}`).digest('hex').slice(0, 16)}`;

/** Calls `work` with a path that leads to the socket and is short enough for one: a deep folder is reached through a link. */
async function withPath<T>(place: SocketPlace, work: (path: string) => Promise<T>): Promise<T> {
  if (process.platform === 'win32') return work(pipeName(place));
  const path = join(place.folder, place.name);
  if (path.length <= maxSocketPath) return work(path);
  const folder = mkdtempSync(join(tmpdir(), 'okkong-'));
  try {
    symlinkSync(place.folder, join(folder, 'd'));
    return await work(join(folder, 'd', place.name));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Listens at a place, for this user only. Throws what the system says: EADDRINUSE also where only a dead socket lies. */
export function listenAt(server: Server, place: SocketPlace): Promise<void> {
  return withPath(place, async (path) => {
    server.listen({ path, readableAll: false, writableAll: false });
    await once(server, 'listening');
  });
}

/** Connects to the process that listens at a place; undefined when none does. */
export function connectTo(place: SocketPlace): Promise<Socket | undefined> {
  return withPath(place, async (path) => {
    const socket = connect({ path, allowHalfOpen: true });
    try {
      await once(socket, 'connect');
      return socket;
    } catch (error) {
      if (['ENOENT', 'ECONNREFUSED', 'ENOTSOCK'].includes(errorCode(error) ?? '')) return undefined;
      throw error;
    }
  });
}
