import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { unpackDatabase } from '../server/support/prepared-database.ts';

const root = resolve(import.meta.dirname, '../..');

export interface Site {
  origin: string;
  port: number;
  pid: number | undefined;
  dataDir: string;
  /** Path of the outbox, with the key that the terminal shows. */
  outbox: string;
  /** Stops the server as an operator would (SIGTERM) and waits for its end. */
  stop(): Promise<number | null>;
}

interface SiteOptions {
  /** Where it is built. */
  folder?: string;
  /** A database that it finds, as from an earlier start; without one it makes its own, which takes seconds. */
  database?: string;
  nodeOptions?: readonly string[];
}

/** The real site, as `npm start` runs it once it is built, on a free port and a data folder of its own. */
export async function startSite({ folder = root, database, nodeOptions = [] }: SiteOptions = {}): Promise<Site> {
  const dataDir = mkdtempSync(join(tmpdir(), 'okkong-'));
  if (database) unpackDatabase(database, dataDir);
  const port = await freePort();
  const { process, outbox } = await launch({ folder, nodeOptions, port, dataDir });
  return {
    origin: `http://localhost:${port}`,
    port,
    pid: process.pid,
    dataDir,
    outbox,
    stop: () => stop(process),
  };
}

/** Removes a site's data folder once its server has ended. */
export function forgetSite(site: Site): void {
  rmSync(site.dataDir, { recursive: true, force: true });
}

interface LaunchOptions {
  folder: string;
  nodeOptions: readonly string[];
  port: number;
  dataDir: string;
}

async function launch({ folder, nodeOptions, port, dataDir }: LaunchOptions): Promise<{ process: ChildProcess; outbox: string }> {
  const child = spawn(process.execPath, [...nodeOptions, 'dist/server/main.js'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error', CAPTCHA_HOSTS: 'https://captcha.example' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  const outbox = await new Promise<string>((ready, failed) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const [path] = /\/outbox\?key=\w{32}/.exec(printed) ?? [];
      if (path !== undefined) ready(path);
    });
    child.once('exit', (code) => failed(new Error(`The site ended with ${code} before it was ready`)));
  });
  return { process: child, outbox };
}

function stop(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((done) => {
    child.once('exit', (code) => done(code));
    child.kill('SIGTERM');
  });
}

/** A port nobody listens on now. */
export function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const probe = createServer();
    probe.once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === 'object' ? done(address.port) : failed(new Error('no port'))));
    });
  });
}
