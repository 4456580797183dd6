import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { HonoRequest } from 'hono/request';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endpointTable } from '#src/contracts/endpoint-table.ts';
import { createLog } from '#src/server/http/log.ts';
import { passThrough } from '#src/server/pass-through.ts';
import { freePort } from './support/spawn.ts';
import { form, testPool, type TestPool } from './support/pool.ts';

interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A real pool of another operator, as small as can be. */
let answer: (request: IncomingMessage, response: ServerResponse) => void;
const seen: Seen[] = [];
const server: Server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body: Buffer.concat(parts).toString() });
    answer(request, response);
  });
});
let origin: string;
let pool: TestPool;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  pool = await testPool({ settings: { poolApi: origin } });
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await pool.opened.close();
});
beforeEach(() => {
  seen.length = 0;
  answer = (_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"code":"200","message":"","data":[]}');
});

async function listening(handler: (request: IncomingMessage, response: ServerResponse) => Promise<void>) {
  const other = createServer((request, response) => void handler(request, response));
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const bound = other.address();
  return { server: other, address: `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}` };
}

const list = '/hash/api/pool/coin/list';

describe('POOL_API', () => {
  it('that leads back to the site ends after one round', async () => {
    let rounds = 0;
    const { server: loop, address } = await listening(async (request, response) => {
      rounds += 1;
      const headers = new Headers(Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]));
      headers.delete('content-length');
      const own = await looped.app.request(list, { method: 'POST', headers, body: 'web=okkong.example' });
      response.writeHead(own.status, { 'content-type': 'application/json' }).end(await own.text());
    });
    const looped = await testPool({ settings: { poolApi: address } });
    const first = await looped.app.request(list, form({ web: 'okkong.example' }));
    expect([first.status, rounds]).toEqual([502, 1]);
    loop.close();
    await looped.opened.close();
  });

  it('gets the call as it was sent, without cookies and hop-by-hop headers', async () => {
    const headers = {
      cookie: 'lang=zh',
      authorization: 'token',
      poolid: '176',
      language: 'zh_hk',
      deviceid: 'd',
      connection: 'x-own',
      'x-own': '1',
      'idempotency-key': 'k',
    };
    await pool.app.request(list, form({ web: 'okkong.example', extra: 'kept & untouched' }, headers));
    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatchObject({
      method: 'POST',
      url: list,
      body: 'web=okkong.example&extra=kept+%26+untouched',
      headers: {
        authorization: 'token',
        poolid: '176',
        language: 'zh_hk',
        deviceid: 'd',
        'idempotency-key': 'k',
        'x-forwarded-for': 'unknown',
      },
    });
    expect(seen[0]?.headers).not.toHaveProperty('cookie');
    expect(seen[0]?.headers).not.toHaveProperty('x-own');
  });

  it('passes a public read by GET on by the method of the contract, which every pool knows, and lets a cache hold what is good', async () => {
    const date = 'Mon, 05 Jan 2026 10:00:00 GMT';
    answer = (_request, response) => response.writeHead(200, { date }).end('{"code":"200","message":"","data":[]}');
    const good = await pool.app.request(`${list}?web=okkong.example`);
    await pool.app.request('/api/v5/app-adapter/announcement/list?language=zh&page=1&pageSize=10', { headers: { language: 'en' } });
    expect(seen.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['POST', list, 'web=okkong.example'],
      ['POST', '/api/v5/app-adapter/announcement/list', 'page=1&pageSize=10'],
    ]);
    expect(seen[1]?.headers).toMatchObject({
      language: 'zh',
      'content-type': expect.stringMatching(/^application\/x-www-form-urlencoded/),
    });
    expect(good.headers.get('cache-control')).toMatch(/^public/);
    expect([good.headers.get('date'), good.headers.get('last-modified')]).toEqual([null, date]);
    answer = (_request, response) => response.writeHead(200).end('{"code":"500","message":"no"}');
    expect((await pool.app.request(`${list}?web=okkong.example`)).headers.get('cache-control')).toBe('no-store');
  });

  it('passes the response on word for word, with its own date and without its cookies', async () => {
    const date = 'Mon, 05 Jan 2026 10:00:00 GMT';
    answer = (_request, response) =>
      response
        .writeHead(200, { 'content-type': 'application/json', date, 'set-cookie': 'a=b', 'access-control-allow-origin': '*', server: 'x' })
        .end('{"code": "500",  "message":"no"}');
    const response = await pool.app.request(list, form({ web: 'localhost' }));
    expect(await response.text()).toBe('{"code": "500",  "message":"no"}');
    expect(response.headers.get('date')).toBe(date);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const stripped = ['set-cookie', 'access-control-allow-origin', 'server', 'x-pool-data'];
    expect([...response.headers.keys()].filter((name) => stripped.includes(name))).toEqual([]);
  });

  it('may compress its responses', async () => {
    answer = (_request, response) =>
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(gzipSync('{"code":"200"}'));
    const response = await pool.app.request(list, form({ web: 'localhost' }));
    expect([response.headers.get('content-encoding'), await response.text()]).toEqual([null, '{"code":"200"}']);
    expect(seen[0]?.headers).toMatchObject({ 'accept-encoding': 'gzip' });
  });

  it.each([
    ['br', brotliCompressSync('{"code":"200"}')],
    ['gzip, br', brotliCompressSync(gzipSync('{"code":"200"}'))],
    ['deflate', deflateSync('{"code":"200"}')],
  ])('is refused where it compresses by %s: decoders of it take memory before a byte can be counted', async (encoding, body) => {
    pool.logged.length = 0;
    answer = (_request, response) => response.writeHead(200, { 'content-encoding': encoding }).end(body);
    expect((await pool.app.request(list, form({ web: 'localhost' }))).status).toBe(502);
    expect(pool.logged).toContainEqual(expect.objectContaining({ event: 'pool-failed', code: 'it is compressed in another way' }));
  });

  it('passes its refusals on', async () => {
    answer = (_request, response) =>
      response.writeHead(401, { 'content-type': 'application/json' }).end('{"code":"401","message":"who","data":null}');
    const response = await pool.app.request('/api/v3/user/user/info/query', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect([response.status, (await response.json()).message]).toEqual([401, 'who']);
  });

  it('is asked for paths of the contract only, never for page views and reports', async () => {
    expect((await pool.app.request('/hash/api/admin', form({}))).status).toBe(404);
    expect((await pool.app.request('/hash/api/pool/coin/list/../../admin', form({}))).status).toBe(404);
    const view = { path: '/', language: 'en', theme: 'dark', deviceClass: 'pc', standalone: 'false' };
    expect((await pool.app.request('/hash/api/analytics/pageview', form(view))).status).toBe(200);
    expect(seen).toEqual([]);
  });

  it('cannot send visitors elsewhere', async () => {
    answer = (_request, response) => response.writeHead(302, { location: 'https://evil.example/' }).end();
    const response = await pool.app.request(list, form({ web: 'localhost' }, { language: 'zh' }));
    expect(response.status).toBe(502);
    expect(await response.json()).toEqual({ code: '502', message: '矿池没有响应，请重试。', data: null });
    expect(response.headers.has('location')).toBe(false);
  });

  it('passes on its clock, where its date is that of the figures', async () => {
    const clock = 'Mon, 05 Jan 2026 10:00:41 GMT';
    answer = (_request, response) => response.writeHead(200, { 'x-server-date': clock }).end('{"code":"200"}');
    const response = await pool.app.request(list, form({ web: 'localhost' }));
    expect(response.headers.get('x-server-date')).toBe(clock);
  });

  it('may have a farm of 100,000 workers', async () => {
    const worker = {
      name: 'hall-2-row-07-rig-000001',
      hashrate: '123456789.12345678',
      hashrate24h: '123456789.12345678',
      lastShareTime: 1767607200,
    };
    const text = JSON.stringify({ code: '200', data: { data: { workers: Array.from({ length: 100_000 }, () => worker) } } });
    answer = (_request, response) => response.writeHead(200, { 'content-type': 'application/json' }).end(text);
    const response = await pool.app.request(list, form({ web: 'localhost' }));
    expect([response.status, (await response.text()).length]).toEqual([200, text.length]);
  });

  it('cannot fill the memory', async () => {
    answer = (_request, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('x'.repeat(26_000_000));
    expect((await pool.app.request(list, form({ web: 'localhost' }))).status).toBe(502);
    expect((await pool.app.request(list, { ...form({}), body: 'x'.repeat(70_000) })).status).toBe(413);
  });

  it('cannot fill the memory with what it compressed', async () => {
    const bomb = gzipSync(Buffer.alloc(100 * 1024 * 1024, ' '));
    const before = process.memoryUsage().rss;
    for (const length of [{ 'content-length': bomb.length }, {}]) {
      answer = (_request, response) =>
        response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip', ...length }).end(bomb);
      const responses = await Promise.all([1, 2, 3, 4, 5, 6].map(() => pool.app.request(list, form({ web: 'localhost' }))));
      expect(responses.map(({ status }) => status)).toEqual([502, 502, 502, 502, 502, 502]);
    }
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024);
  });

  it('gives data and never a page or a script of its own', async () => {
    for (const type of ['text/html', 'text/javascript', 'image/svg+xml', '']) {
      answer = (_request, response) => response.writeHead(200, type ? { 'content-type': type } : {}).end('{"code":"200"}');
      const response = await pool.app.request('/api/v5/mama/news/dailyNews');
      expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it('that fails is named in the log with why', async () => {
    pool.logged.length = 0;
    answer = (_request, response) => response.writeHead(302, { location: 'https://evil.example/' }).end();
    await pool.app.request(list, form({ web: 'localhost' }));
    const gone = await testPool({ settings: { poolApi: `http://127.0.0.1:${await freePort()}` }, opened: pool.opened });
    await gone.app.request(list, form({ web: 'localhost' }));
    const lines = [...pool.logged, ...gone.logged].filter(({ event }) => event === 'pool-failed');
    expect(lines).toMatchObject([
      { level: 'warn', group: 'poolCoinList', status: 502, code: 'it redirects' },
      { level: 'warn', group: 'poolCoinList', status: 502, code: 'ECONNREFUSED' },
    ]);
  });

  it.each([
    ['at once', (response: ServerResponse) => response.destroy()],
    ['half way', (response: ServerResponse) => response.writeHead(200, { 'content-length': 100 }).write('half', () => response.destroy())],
  ])('that hangs up %s is a 502', async (_name, hangUp) => {
    answer = (_request, response) => void hangUp(response);
    expect((await pool.app.request(list, form({ web: 'localhost' }))).status).toBe(502);
  });

  it('that says nothing in time is a 504', async () => {
    answer = () => undefined;
    const log = createLog('silent', () => undefined);
    const context = { get: () => 'id', req: new HonoRequest(new Request(`http://localhost${list}`, form({ web: 'localhost' }))) };
    await expect(
      passThrough(context as never, { poolApi: origin, address: 'unknown', row: endpointTable.poolCoinList, log, timeoutMs: 50 }),
    ).rejects.toMatchObject({
      status: 504,
    });
  });
});
