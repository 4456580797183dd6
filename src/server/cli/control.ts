import { rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import * as z from 'zod';
import { connectTo, listenAt } from '../local-socket.ts';
import { StartError } from '../start-error.ts';

/** What a command printed, or the sentence why it did not run; `isFault`: it ran, and what it printed says that something is wrong. */
const outcome = z.object({ isDone: z.boolean(), isFault: z.optional(z.boolean()), text: z.string() });
export type Outcome = z.output<typeof outcome>;

/** Where a running server takes commands: the embedded database has one owner, so `npm run pool` sends them there. */
const name = 'control.sock';

/** Takes commands from this machine's owner of the data folder until the returned function is called. */
export async function listenForCommands(dataDir: string, run: (args: readonly string[]) => Promise<Outcome>): Promise<() => Promise<void>> {
  // The folder's lock is ours, so a socket that lies there is a dead server's.
  await rm(join(dataDir, name), { force: true });
  const server = createServer({ allowHalfOpen: true }, (socket) => void serve(socket, run));
  await listenAt(server, { folder: dataDir, name });
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
  const socket = await connectTo({ folder: dataDir, name });
  if (socket === undefined) return undefined;
  socket.end(JSON.stringify(args));
  const reply = await received(socket);
  if (reply === '') throw new StartError('The running server did not finish the command: its log says why.');
  return outcome.parse(JSON.parse(reply));
}
