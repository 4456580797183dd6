import { createServer } from 'node:http';

/** A made-up chain behind the RPC of a Bitcoin Core node: blocks evenly spread, one difficulty. */
export interface FakeCore {
  /** With user and password. */
  readonly url: string;
  /** Methods in the order in which they were asked for. */
  readonly asked: string[];
  chain: {
    name: string;
    height: number;
    /** Of the newest block, ms. */
    tipMs: number;
    spacingMs: number;
    difficulty: number;
    /** Coins. */
    reward: number;
    fee: number;
    isLoading: boolean;
  };
  /** Answers every call instead of the chain: a status and a body. */
  instead: { status: number; body: string; type?: string } | undefined;
  /** Methods that it does not have. */
  readonly missing: Set<string>;
  stop(): Promise<void>;
}

const HASHES_AT_ONE = 2n ** 48n / 0xffffn;

/** Starts it on a free port of this machine, at a height above ten periods of difficulty. */
export async function fakeCore(tipMs: number, chain: Partial<FakeCore['chain']> = {}): Promise<FakeCore> {
  const hashOf = (height: number): string => height.toString(16).padStart(64, '0');
  const core: { -readonly [K in keyof FakeCore]: FakeCore[K] } = {
    url: '',
    asked: [],
    chain: {
      name: 'main',
      height: 925_812,
      tipMs,
      spacingMs: 600_000,
      difficulty: 1e14,
      reward: 3.125,
      fee: 0.0625,
      isLoading: false,
      ...chain,
    },
    instead: undefined,
    missing: new Set(),
    stop: async () => undefined,
  };
  const header = (height: number) => ({
    hash: hashOf(height),
    height,
    time: Math.floor((core.chain.tipMs - (core.chain.height - height) * core.chain.spacingMs) / 1000),
    difficulty: core.chain.difficulty,
    chainwork: (BigInt(height + 1) * BigInt(core.chain.difficulty) * HASHES_AT_ONE).toString(16),
  });
  const answers: Record<string, (params: readonly unknown[]) => unknown> = {
    getblockchaininfo: () => ({
      chain: core.chain.name,
      blocks: core.chain.height,
      headers: core.chain.height,
      bestblockhash: hashOf(core.chain.height),
      initialblockdownload: core.chain.isLoading,
    }),
    getblockhash: ([height]) => (Number(height) > core.chain.height ? undefined : hashOf(Number(height))),
    getblockheader: ([hash]) => header(Number.parseInt(String(hash), 16)),
    getdifficulty: () => core.chain.difficulty,
    getnetworkhashps: () => (core.chain.difficulty * 2 ** 32) / (core.chain.spacingMs / 1000),
    getblockstats: () => ({ subsidy: core.chain.reward * 1e8, totalfee: core.chain.fee * 1e8 }),
  };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += String(part);
    const { method, params, id } = JSON.parse(body) as { method: string; params: readonly unknown[]; id: number };
    core.asked.push(method);
    const send = (status: number, text: string, type = 'application/json'): void => {
      response.writeHead(status, { 'content-type': type }).end(text);
    };
    if (core.instead) return send(core.instead.status, core.instead.body, core.instead.type);
    if (request.headers.authorization !== `Basic ${Buffer.from('user:pass').toString('base64')}`) return send(401, '');
    const answer = core.missing.has(method) ? undefined : answers[method];
    if (!answer) return send(404, JSON.stringify({ result: null, error: { code: -32601, message: 'Method not found' }, id }));
    const result = answer(params);
    if (result === undefined)
      return send(500, JSON.stringify({ result: null, error: { code: -8, message: 'Block height out of range' }, id }));
    send(200, JSON.stringify({ result, error: null, id }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  core.url = `http://user:pass@127.0.0.1:${(server.address() as { port: number }).port}`;
  core.stop = () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return core;
}
