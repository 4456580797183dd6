import { rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import * as z from 'zod';
import { errorCode } from '../start-error.ts';

/** What a command printed, or the sentence why it did not run. */
const outcome = z.object({ isDone: z.boolean(), text: z.string() });
export type Outcome = z.output<typeof outcome>;

/** Longest path of a socket that every system takes. */
const maxSocketPath = 100;

/**
 * Where a running server takes commands: the embedded database has one owner, so `npm run pool` sends it there. Undefined when the
 * folder's path is too long for a socket; commands then need the server stopped.
 */
function controlPath(dataDir: string): string | undefined {
  if (process.platform === 'win32') return `\\\\.\\pipe\\okkong-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`;
  const path = join(dataDir, 'control.sock');
  return path.length > maxSocketPath ? undefined : path;
}

/** Takes commands from this machine's owner of the data folder until the returned function is called. */
export async function listenForCommands(dataDir: string, run: (args: readonly string[]) => Promise<Outcome>): Promise<() => Promise<void>> {
  const path = controlPath(dataDir);
  if (path === undefined) return async () => undefined;
  // The folder's lock is ours, so a socket that lies there is a dead server's.
  if (process.platform !== 'win32') await rm(path, { force: true });
  const server = createServer({ allowHalfOpen: true }, (socket) => void serve(socket, run));
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen({ path, readableAll: false, writableAll: false }, resolve),
  );
  return () => new Promise((resolve) => server.close(() => resolve()));
}

/** All that the other side sends. The stream helpers would close the socket before the reply. */
function received(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    socket.on('data', (part: Buffer) => parts.push(part));
    socket.once('end', () => resolve(Buffer.concat(parts).toString('utf8')));
    socket.once('error', reject);
  });
}

async function serve(socket: Socket, run: (args: readonly string[]) => Promise<Outcome>): Promise<void> {
  try {
    const args = z.array(z.string()).parse(JSON.parse(await received(socket)));
    socket.end(JSON.stringify(await run(args)));
  } catch {
    socket.destroy();
  }
}

/** Hands a command to the server that runs on this data folder; undefined when none does. */
export async function sendToServer(dataDir: string, args: readonly string[]): Promise<Outcome | undefined> {
  const path = controlPath(dataDir);
  if (path === undefined) return undefined;
  try {
    const socket = connect({ path, allowHalfOpen: true });
    await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
    socket.end(JSON.stringify(args));
    return outcome.parse(JSON.parse(await received(socket)));
  } catch (error) {
    if (['ENOENT', 'ECONNREFUSED', 'ENOTSOCK'].includes(errorCode(error) ?? '')) return undefined;
    throw error;
  }
}
