import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './spawn.ts';

/** A litecoind of one test file, on a chain of its own (regtest). */
export interface TestLitecoind {
  /** With its user and password. */
  readonly url: string;
  rpc<T>(method: string, ...params: readonly unknown[]): Promise<T>;
  /** Mines one block whose header has this time, unix seconds. */
  mineAt(atS: number): Promise<void>;
  stop(): Promise<void>;
}

const program = ['/usr/bin/litecoind', '/usr/local/bin/litecoind'].find((path) => existsSync(path));

/**
 * Starts a node in a temporary folder, or undefined when this machine has none. With REQUIRE_LITECOIND=1 that is an error: continuous
 * integration has one.
 */
export async function startLitecoind(): Promise<TestLitecoind | undefined> {
  if (program === undefined) {
    if (process.env.REQUIRE_LITECOIND === '1') throw new Error('there is no litecoind on this machine');
    return undefined;
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'okkong-ltc-'));
  const port = await freePort();
  const args = [
    '-regtest',
    '-server',
    '-listen=0',
    '-rpcuser=okkong',
    '-rpcpassword=secret',
    '-rpcbind=127.0.0.1',
    '-rpcallowip=127.0.0.1',
  ];
  const child = spawn(program, [...args, `-rpcport=${port}`, `-datadir=${dataDir}`], { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const headers = { authorization: `Basic ${Buffer.from('okkong:secret').toString('base64')}` };
  const ask = async (method: string, params: readonly unknown[]) => {
    const body = JSON.stringify({ jsonrpc: '1.0', id: 1, method, params });
    const response = await fetch(`http://127.0.0.1:${port}`, { method: 'POST', headers, body });
    const { result, error } = (await response.json()) as { result: unknown; error: { code: number } | null };
    if (error) throw new Error(`${method}: ${error.code}`);
    return result;
  };
  // It answers nothing, then "Loading", then.
  for (let tries = 0; ; tries += 1) {
    try {
      await ask('getblockcount', []);
      break;
    } catch (error) {
      if (tries === 300) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  await ask('createwallet', ['w']);
  const address = await ask('getnewaddress', []);
  return {
    url: `http://okkong:secret@127.0.0.1:${port}`,
    rpc: <T>(method: string, ...params: readonly unknown[]) => ask(method, params) as Promise<T>,
    mineAt: async (atS) => {
      await ask('setmocktime', [atS]);
      await ask('generatetoaddress', [1, address]);
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
