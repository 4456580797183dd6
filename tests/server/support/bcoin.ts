import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './spawn.ts';

/** A bcoin node of one test file, on a chain of its own (regtest), kept in memory. */
export interface TestBcoin {
  readonly url: string;
  rpc<T>(method: string, ...params: readonly unknown[]): Promise<T>;
  /** Mines one block whose header has this time, unix seconds. */
  mineAt(atS: number): Promise<void>;
  stop(): Promise<void>;
}

/** The folder into which `npm install` put it: its database is compiled for old versions of Node alone, so it is no dependency of ours. */
const folder = process.env.BCOIN_DIR ?? '';
const program = join(folder, 'node_modules/bcoin/bin/node');
/** Any address of its regtest. */
const ADDRESS = 'rb1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqce7sck';
const STARTS_WITHIN = 300;

/** Starts it, or gives undefined where BCOIN_DIR names no folder that has one. */
export async function startBcoin(): Promise<TestBcoin | undefined> {
  if (folder === '') return undefined;
  if (!existsSync(program)) throw new Error('BCOIN_DIR has no bcoin');
  const prefix = mkdtempSync(join(tmpdir(), 'okkong-bcoin-'));
  const port = await freePort();
  const options = { network: 'regtest', memory: true, prefix, 'http-host': '127.0.0.1', 'http-port': port, listen: false, workers: false };
  const args = Object.entries(options).map(([name, value]) => `--${name}=${value}`);
  // In JavaScript alone: nothing of it is compiled.
  const env = { ...process.env, NODE_BACKEND: 'js' };
  const child = spawn(process.execPath, [program, ...args, '--no-wallet', '--no-auth=true'], { stdio: 'ignore', env });
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  const ask = async (method: string, params: readonly unknown[]) => {
    const response = await fetch(url, { method: 'POST', body: JSON.stringify({ method, params, id: 1 }) });
    const { result, error } = (await response.json()) as { result: unknown; error: { message: string } | null };
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  };
  for (let tries = 0; ; tries += 1) {
    try {
      await ask('getblockcount', []);
      break;
    } catch (error) {
      if (tries === STARTS_WITHIN) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  return {
    url,
    rpc: <T>(method: string, ...params: readonly unknown[]) => ask(method, params) as Promise<T>,
    mineAt: async (atS) => {
      await ask('setmocktime', [atS]);
      await ask('generatetoaddress', [1, ADDRESS]);
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(prefix, { recursive: true, force: true });
    },
  };
}
