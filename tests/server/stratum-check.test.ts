import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { resolve } from 'node:path';
import { createServer as createTlsServer } from 'node:tls';
import { afterEach, describe, expect, it } from 'vitest';
import { certificateFault } from '#src/server/cli/stratum/connect.ts';
import { checkStratum } from '#src/server/cli/stratum/stratum-check.ts';
import { readStratumArgs } from '#src/server/cli/stratum/stratum-command.ts';
import { spawnPoolScript } from './support/spawn.ts';

const pem = readFileSync(resolve(import.meta.dirname, '../fixtures/stratum-tls.pem'), 'utf8');
const servers: Server[] = [];
const sockets = new Set<Socket>();

afterEach(async () => {
  sockets.forEach((socket) => socket.destroy());
  sockets.clear();
  await Promise.all(servers.splice(0).map((server) => new Promise((end) => server.close(end))));
});

type Call = { id: number; method: string; params: unknown[] };
/** What a stand-in sends to a call: lines, or 'close'; nothing for a call on which it stalls. */
type Script = (call: Call) => readonly unknown[] | 'close' | string;

async function pool(script: Script, isTls = false): Promise<number> {
  const serve = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      for (const line of data.toString().split('\n').filter(Boolean)) {
        const answer = script(line.startsWith('{') ? JSON.parse(line) : { id: 0, method: 'noise', params: [] });
        if (answer === 'close') socket.destroy();
        else if (typeof answer === 'string') socket.write(answer);
        // In pieces, as a network may hand them over.
        else for (const part of answer) for (const piece of `${JSON.stringify(part)}\n`.match(/.{1,40}|\n/gs) ?? []) socket.write(piece);
      }
    });
  };
  const server = isTls ? createTlsServer({ key: pem, cert: pem }, serve) : createServer(serve);
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return (server.address() as AddressInfo).port;
}

const notify = (params: unknown[]) => ({ id: null, method: 'mining.notify', params });
const bitcoin: Script = ({ id, method }) =>
  method === 'mining.subscribe'
    ? [{ id, result: [[['mining.notify', '1']], '08000002', 4], error: null }]
    : method === 'mining.authorize'
      ? [
          { id: null, method: 'mining.set_difficulty', params: [65_536] },
          notify(['b3f', '00', '01', '02', [], '20000000', '1d00ffff', '5', true]),
          { id, result: true, error: null },
        ]
      : [];
const nicehash: Script = ({ id, method, params }) =>
  method === 'mining.subscribe'
    ? params.length > 1
      ? [{ id, result: [['mining.notify', 'a', 'EthereumStratum/1.0.0'], '08'], error: null }]
      : [{ id, result: null, error: [20, 'Not supported', null] }]
    : [{ id, result: true, error: null }, notify(['7', '0x1', '0x2', true])];
const work = [`0x${'a'.repeat(64)}`, `0x${'b'.repeat(64)}`, `0x${'0'.repeat(64)}`];
const ethProxy: Script = ({ id, method }) =>
  method === 'eth_submitLogin' ? [{ id, result: true }] : method === 'eth_getWork' ? [{ id, result: work }] : 'close';

const waits = { connectMs: 1000, answerMs: 150, jobMs: 150 };
const login = { user: 'farm.rig01', pass: 'x' };

async function check(port: number, { isTls = false, host = '127.0.0.1', user = login as typeof login | null } = {}) {
  const lines: string[] = [];
  const result = await checkStratum({ target: { host, port, isTls }, login: user ?? undefined, print: (line) => lines.push(line), waits });
  return {
    ...result,
    steps: lines.map((line) =>
      line
        .trim()
        .replace(/ {2,}/g, ' | ')
        .replace(/\d+ ms$/, 'ms'),
    ),
  };
}

describe('a pool that is well', () => {
  it.each([
    ['Stratum v1', bitcoin, 'came, number b3f'],
    ['EthereumStratum/1.0.0', nicehash, 'came, number 7'],
    ['eth-proxy', ethProxy, 'came'],
  ])('is spoken with in %s, each step with what answered and how fast', async (name, script, job) => {
    const { isGood, steps, sentence } = await check(await pool(script));
    expect(steps).toEqual([
      'name | leads to 127.0.0.1 | ms',
      'connection | opens | ms',
      `subscribe | answers as ${name} | ms`,
      'login | farm.rig01 is accepted | ms',
      `job | ${job} | ms`,
    ]);
    expect([isGood, sentence]).toEqual([true, 'A machine can mine here: the line and the pool are good.']);
  });

  it('that takes no stranger has a good line all the same', async () => {
    const refuses: Script = (call) => (call.method === 'mining.authorize' ? [{ id: call.id, result: false, error: null }] : bitcoin(call));
    const { isGood, sentence } = await check(await pool(refuses), { user: null });
    expect([isGood, sentence]).toEqual([true, expect.stringContaining('try your own by --user')]);
  });
});

describe('a fault is told by its place', () => {
  const faultOf = async (script: Script, options?: Parameters<typeof check>[1]) => {
    const { isGood, sentence } = await check(await pool(script), options);
    expect(isGood).toBe(false);
    return sentence;
  };

  it('no such host', async () =>
    expect((await check(3333, { host: 'pool.invalid' })).sentence).toMatch(/^There is no host|^No DNS server/));

  it('nobody at the port', async () => {
    const port = await pool(() => []);
    await new Promise((end) => servers.pop()?.close(end));
    expect((await check(port)).sentence).toContain(`refuses port ${port}`);
  });

  it('a server that stalls', async () => expect(await faultOf(() => [])).toContain('says nothing when a machine begins'));
  it('one that closes', async () => expect(await faultOf(() => 'close')).toContain('closes the connection when a machine begins'));
  it('one of the web', async () =>
    expect(await faultOf(() => 'HTTP/1.1 400 Bad Request\r\n\r\n')).toContain('answers with what is no stratum'));

  it('a login that is refused, in the pool’s words without what a terminal would obey', async () => {
    const refuses: Script = (call) =>
      call.method === 'mining.authorize'
        ? [{ id: call.id, result: null, error: [24, '\u001b[31mUnauthorized worker', null] }]
        : bitcoin(call);
    expect(await faultOf(refuses)).toContain('refuses farm.rig01: "[31mUnauthorized worker"');
  });

  it('an eth-proxy’s as well, and its silence after the login', async () => {
    const refuses: Script = (call) =>
      call.method === 'eth_submitLogin' ? [{ id: call.id, result: false, error: { code: -1, message: 'Invalid login' } }] : 'close';
    expect(await faultOf(refuses)).toContain('"Invalid login"');
    expect(await faultOf((call) => (call.method === 'eth_getWork' ? [] : ethProxy(call)))).toContain('sends no job');
  });

  it('no job', async () => {
    const idle: Script = (call) => (call.method === 'mining.authorize' ? [{ id: call.id, result: true, error: null }] : bitcoin(call));
    expect(await faultOf(idle)).toContain('accepts the login and sends no job');
  });

  it('TLS where there is none, and none where there is', async () => {
    expect((await check(await pool(() => 'no\r\n'), { isTls: true })).sentence).toContain('without --tls');
    expect((await check(await pool(bitcoin, true))).sentence).toContain('try --tls');
  });

  it('a certificate of nobody’s: the rest is tried all the same', async () => {
    const { isGood, sentence, steps } = await check(await pool(bitcoin, true), { isTls: true });
    expect([isGood, sentence]).toEqual([false, expect.stringContaining('signed by nobody')]);
    expect(steps.at(-1)).toContain('job | came');
  });

  it.each([
    ['CERT_HAS_EXPIRED', 'has expired (Jan  1 00:00:00 2026 GMT)'],
    ['CERT_NOT_YET_VALID', 'is valid from Jan  1 00:00:00 2025 GMT'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'is for DNS:other.example, not for pool.example'],
  ])('a certificate with %s', (code, sentence) => {
    const certificate = {
      valid_to: 'Jan  1 00:00:00 2026 GMT',
      valid_from: 'Jan  1 00:00:00 2025 GMT',
      subjectaltname: 'DNS:other.example',
    };
    const socket = { authorized: false, authorizationError: code as never, getPeerCertificate: () => certificate as never };
    expect(certificateFault(socket, { host: 'pool.example', port: 1, isTls: true })).toContain(sentence);
  });
});

describe('the command', () => {
  it.each([
    ['check pool.example:3333', { host: 'pool.example', port: 3333, isTls: false }],
    ['check stratum+ssl://pool.example:443', { host: 'pool.example', port: 443, isTls: true }],
    ['check [2001:db8::1]:25 --tls', { host: '2001:db8::1', port: 25, isTls: true }],
    ['check pool.example', undefined],
    ['check pool.example:70000', undefined],
    ['check pool.example:1 more', undefined],
    ['check pool.example:1 --json', undefined],
    ['look pool.example:1', undefined],
  ])('%s', (text, target) => expect(readStratumArgs(text.split(' '))?.target).toEqual(target));

  it('takes a user and a password', () =>
    expect(readStratumArgs(['check', 'pool.example:1', '--user', 'a.b', '--pass', 'd=1'])?.login).toEqual({ user: 'a.b', pass: 'd=1' }));

  it('runs without settings or a database, and ends with 1 on a fault', async () => {
    const port = await pool(bitcoin);
    const run = async (args: readonly string[]) => {
      const { ended, stdout } = spawnPoolScript(['stratum', ...args], { DATABASE_URL: 'not a database' });
      return { code: await ended, text: stdout() };
    };
    expect(await run(['check', `127.0.0.1:${port}`, '--user', 'a.b'])).toEqual({
      code: 0,
      text: expect.stringContaining('A machine can mine here'),
    });
    expect((await run(['check', 'nothing'])).code).toBe(1);
  });
});
