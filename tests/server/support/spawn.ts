import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';

/** A server as its operator starts it, out of the sources. */
export interface Spawned {
  readonly child: ChildProcess;
  readonly stdout: () => string;
  readonly stderr: () => string;
  /** The exit code. */
  readonly ended: Promise<number | null>;
}

/** Starts a script of the server with these settings and none of the machine's. */
export function spawnScript(script: string, args: readonly string[], settings: Readonly<Record<string, string>>): Spawned {
  const env = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...settings };
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], { env });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (part: Buffer) => (stdout += part.toString()));
  child.stderr.on('data', (part: Buffer) => (stderr += part.toString()));
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  return { child, stdout: () => stdout, stderr: () => stderr, ended };
}

export const spawnServer = (settings: Readonly<Record<string, string>>): Spawned => spawnScript('src/server/main.ts', [], settings);

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
