import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './spawn.ts';

/** A PostgreSQL server for one test file. */
export interface TestPostgres {
  readonly url: string;
  /** Every process of it stands still, as on a machine that swaps, until `resume`. */
  pause(): void;
  resume(): void;
  stop(): Promise<void>;
}

/** Where Debian and Ubuntu put the server's programs; elsewhere they are on the PATH or absent. */
function programs(): string | undefined {
  const parent = '/usr/lib/postgresql';
  const versions = existsSync(parent) ? readdirSync(parent).toSorted((a, b) => Number(b) - Number(a)) : [];
  return versions.map((version) => join(parent, version, 'bin')).find((folder) => existsSync(join(folder, 'initdb')));
}

/** PostgreSQL refuses to run as root: then it runs as the nobody-like owner that the system has for it. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/**
 * Starts a PostgreSQL server of its own in a temporary folder, or undefined when this machine has none.
 * With REQUIRE_POSTGRES=1 that is an error: continuous integration has one.
 */
export async function startPostgres(): Promise<TestPostgres | undefined> {
  const folder = programs();
  if (folder === undefined) {
    if (process.env.REQUIRE_POSTGRES === '1') throw new Error('there is no PostgreSQL on this machine');
    return undefined;
  }
  const user = serverUser();
  const dataDir = mkdtempSync(join(tmpdir(), 'okkong-pg-'));
  if (user) chownSync(dataDir, user.uid, user.gid);
  const port = await freePort();
  execFileSync(join(folder, 'initdb'), ['-D', dataDir, '-U', 'okkong', '--auth=trust', '--no-sync', '-E', 'UTF8', '--locale=C'], {
    ...user,
    stdio: 'ignore',
  });
  const args = ['-D', dataDir, '-p', String(port), '-k', dataDir, '-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off'];
  const child = spawn(join(folder, 'postgres'), args, { ...user, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (part: Buffer) => part.toString().includes('ready to accept connections') && resolve());
    void ended.then(() => reject(new Error('PostgreSQL did not start')));
  });
  const signalAll = (signal: string): void => {
    // Its connections are its children.
    const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(child.pid)], { encoding: 'utf8' });
    execFileSync('kill', [signal, String(child.pid), ...children.split(/\s+/).filter(Boolean)]);
  };
  return {
    url: `postgres://okkong@127.0.0.1:${port}/postgres`,
    pause: () => signalAll('-STOP'),
    resume: () => signalAll('-CONT'),
    stop: async () => {
      child.kill('SIGINT');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
