import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { inject } from 'vitest';
import { shortLived } from './short-lived.ts';

/** A process of the server, as its operator starts it. */
export interface Spawned {
  readonly child: ChildProcess;
  readonly stdout: () => string;
  readonly stderr: () => string;
  /** The exit code. */
  readonly ended: Promise<number | null>;
}

type SpawnSettings = Readonly<Record<string, string>>;

/** Starts Node with these settings and none of the machine's. */
function spawnNode(args: readonly string[], settings: SpawnSettings): Spawned {
  const env = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...settings };
  const child = spawn(process.execPath, [...shortLived, ...args], { env });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (part: Buffer) => (stdout += part.toString()));
  child.stderr.on('data', (part: Buffer) => (stderr += part.toString()));
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  return { child, stdout: () => stdout, stderr: () => stderr, ended };
}

/** What `npm start` runs once the site is built. */
export const spawnServer = (settings: SpawnSettings): Spawned => spawnNode([join(inject('builtServer'), 'main.js')], settings);

/** What `npm start` runs, with the build that may come first. */
export const spawnStart = (settings: SpawnSettings): Spawned => spawnNode(['--import', 'tsx', 'src/server/cli/start.ts'], settings);

/** The operator's commands, built like the server. */
export const spawnPool = (args: readonly string[], settings: SpawnSettings): Spawned =>
  spawnNode([join(inject('builtServer'), 'pool.js'), ...args], settings);

/** What `npm run pool` runs: the same from the sources, which takes longer. */
export const spawnPoolScript = (args: readonly string[], settings: SpawnSettings): Spawned =>
  spawnNode(['--import', 'tsx', 'src/server/cli/pool.ts', ...args], settings);

/** What sends messages to watchers, as a process that can be killed. */
export const spawnSender = (args: readonly string[]): Spawned =>
  spawnNode(['--import', 'tsx', 'tests/server/support/sending-process.ts', ...args], {});

/** Waits until the server says it is ready and gives its address; throws with its own words when it ends before. */
export async function readyAddress(server: Spawned): Promise<string> {
  let code: number | null | undefined;
  void server.ended.then((value) => (code = value));
  for (;;) {
    const address = /ready on (\S+)/.exec(server.stdout())?.[1];
    if (address) return address.replace('localhost', '127.0.0.1');
    if (code !== undefined) throw new Error(`ended with ${code}: ${server.stderr()}`);
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}

/** A port nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return address.port;
}
