import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FiguredPage, FirstRead, FirstResponse, RenderOrder, RenderOutcome, WrittenPage } from '#src/contracts/first-figures.ts';
import { envelopeOfData, envelopeOfRefusal } from '#src/server/http/envelope.ts';
import { createFigureReads } from '#src/server/site/figure-reads.ts';
import { createFiguredPages } from '#src/server/site/figured-pages.ts';
import { createPageRenderer } from '#src/server/site/page-renderer.ts';
import { until } from '#tests/until.ts';
import { fakeSite, temporaryFolder, writeFiles } from './support/built-site.ts';
import { testPool, type TestPool } from './support/pool.ts';

const list: FirstRead = { name: 'poolCoinList', payload: { web: 'localhost' } };
const curve: FirstRead = { name: 'networkHashrateCurve', payload: { coinId: 1 } };
const home: FiguredPage = { path: '/', language: 'en', file: '/html/en/index.html' };

function pageOf(html: string): WrittenPage {
  const plain = new TextEncoder().encode(html);
  return { plain, br: new Uint8Array(brotliCompressSync(plain)), gzip: new Uint8Array(gzipSync(plain)), digest: html };
}

const answered = (read: FirstRead, madeAt = 0): FirstResponse => ({ ...read, madeAt, isSimulated: true, data: [] });

/** The pages of a site whose thread, pool and clock do as the test says. */
function stage(render: (order: RenderOrder) => Promise<RenderOutcome> | RenderOutcome, all = [home]) {
  const clock = { nowMs: 1_000_000 };
  const orders: RenderOrder[] = [];
  const logged: unknown[] = [];
  const reads: FirstRead[] = [];
  const answers = { give: async (read: FirstRead): Promise<FirstResponse | undefined> => answered(read) };
  const pages = createFiguredPages({
    pages: all,
    renderer: { render: async (order) => (orders.push(order), render(order)), stop: async () => undefined },
    reads: { read: (read) => (reads.push(read), answers.give(read)) },
    log: { warn: (...line) => void logged.push(line) },
    now: () => clock.nowMs,
  });
  const shown = () => {
    const page = pages.pageOf(home.file);
    return page && new TextDecoder().decode(page.plain);
  };
  return { pages, clock, orders, logged, reads, answers, shown };
}

/** The first order of a page tells what it reads. */
const written = ({ figures: { at, responses } }: RenderOrder): RenderOutcome =>
  responses.length === 0 ? { lacking: [list] } : { page: pageOf(`at ${at}`), reads: [list] };

describe('a page with figures', () => {
  it('is written once a minute at most, and only where it is wanted', async () => {
    const { clock, orders, shown } = stage(written);
    expect(shown()).toBeUndefined();
    await until(() => expect(shown()).toBe('at 1000000'));
    for (let request = 0; request < 1000; request += 1) shown();
    clock.nowMs += 59_000;
    shown();
    expect(orders).toHaveLength(2);
    clock.nowMs += 2_000;
    // The elder page is sent while the next is written.
    expect(shown()).toBe('at 1000000');
    await until(() => expect(shown()).toBe('at 1061000'));
    expect(orders).toHaveLength(3);
  });

  it('comes before those that nobody looks at', async () => {
    const { pages, orders } = stage(
      written,
      ['/a', '/b', '/c'].map((file) => ({ ...home, file })),
    );
    pages.start();
    pages.pageOf('/c');
    await until(() => expect(orders).toHaveLength(6));
    expect(orders.map(({ file }) => file)).toEqual(['/a', '/a', '/c', '/c', '/b', '/b']);
    await pages.stop();
  });

  it('reads what its parts ask for, and what follows from that', async () => {
    const { orders, shown, reads } = stage(({ figures: { at, responses } }) => {
      if (responses.length === 0) return { lacking: [list] };
      return responses.length === 1 ? { lacking: [curve] } : { page: pageOf(`at ${at}`), reads: [list, curve] };
    });
    shown();
    await until(() => expect(shown()).toBeDefined());
    expect(orders.at(-1)?.figures.responses.map(({ name }) => name)).toEqual(['poolCoinList', 'networkHashrateCurve']);
    expect(reads).toEqual([list, list, curve]);
  });

  it('goes without what the pool refuses, and stays as built where that is all', async () => {
    const { answers, shown, orders, logged } = stage(({ figures: { responses, at }, absent }) =>
      responses.length + absent.length < 2 ? { lacking: [list, curve] } : { page: pageOf(`at ${at}`), reads: [list, curve] },
    );
    answers.give = async (read) => (read.name === 'poolCoinList' ? answered(read) : undefined);
    shown();
    await until(() => expect(shown()).toBeDefined());
    expect(orders.at(-1)?.absent).toEqual([curve]);
    expect(logged).toEqual([]);
    const bare = stage(({ absent }) => (absent.length < 1 ? { lacking: [list] } : { page: pageOf('nothing'), reads: [list] }));
    bare.answers.give = async () => undefined;
    bare.shown();
    await until(() => expect(bare.logged).toHaveLength(1));
    expect(bare.shown()).toBeUndefined();
  });

  it('that cannot be written stays as it was, is logged once, and is old after half an hour', async () => {
    let isBroken = false;
    const { clock, shown, logged, orders } = stage((order) => (isBroken ? { fault: 'broken' } : written(order)));
    shown();
    await until(() => expect(shown()).toBeDefined());
    isBroken = true;
    for (let minute = 1; minute <= 20; minute += 1) {
      clock.nowMs += 61_000;
      expect(shown()).toBe('at 1000000');
      await until(() => expect(orders).toHaveLength(2 + minute));
    }
    await until(() => expect(logged).not.toEqual([]));
    expect(logged).toEqual([['page-without-figures', { page: home.file, why: 'broken' }]]);
    clock.nowMs += 20 * 60_000;
    expect(shown()).toBeUndefined();
  });

  it('never waits for a pool or a thread that does not answer', async () => {
    const { shown, answers } = stage(() => new Promise(() => undefined));
    answers.give = () => new Promise(() => undefined);
    const startedAt = performance.now();
    for (let request = 0; request < 100; request += 1) expect(shown()).toBeUndefined();
    expect(performance.now() - startedAt).toBeLessThan(500);
  });
});

describe('the reads of the server', () => {
  const stageReads = (respond: (address: string) => Response) => {
    const clock = { nowMs: 0 };
    const asked: string[] = [];
    const ask = async (address: string) => (asked.push(address), respond(address));
    return { clock, asked, reads: createFigureReads({ ask, host: 'okkong.example', now: () => clock.nowMs }) };
  };

  it('are made under the site’s own name, by the address that a page would use, once a minute', async () => {
    const { reads, asked, clock } = stageReads(
      () =>
        new Response(envelopeOfData([1]), {
          headers: { 'last-modified': new Date(5_000).toUTCString(), 'x-pool-data': 'simulated' },
        }),
    );
    expect(await reads.read(list, 'en')).toEqual({ ...list, data: [1], madeAt: 5_000, isSimulated: true });
    await reads.read(list, 'zh');
    await reads.read({ name: 'dailyNews', payload: {} }, 'zh_hk');
    expect(asked).toEqual(['/hash/api/pool/coin/list?web=okkong.example', '/api/v5/mama/news/dailyNews?language=zh_hk']);
    clock.nowMs += 61_000;
    await reads.read(list, 'en');
    expect(asked).toHaveLength(3);
  });

  it('tell a refusal, which leaves a gap, from a pool that is down, which is left in peace for a minute', async () => {
    const refused = stageReads(() => new Response(envelopeOfRefusal('404', 'no')));
    expect(await refused.reads.read(curve, 'en')).toBeUndefined();
    const down = stageReads(() => new Response(null, { status: 502 }));
    await expect(down.reads.read(list, 'en')).rejects.toThrow('502');
    await expect(down.reads.read(list, 'en')).rejects.toThrow('502');
    expect(down.asked).toHaveLength(1);
  });
});

describe('the thread', () => {
  const order: RenderOrder = { ...home, figures: { language: 'en', at: 0, responses: [] }, absent: [] };
  const scriptOf = (code: string) => {
    const folder = temporaryFolder();
    writeFiles(folder, { 'worker.mjs': `import { parentPort } from 'node:worker_threads';\n${code}` });
    return join(folder, 'worker.mjs');
  };

  it('answers one order after the other', async () => {
    const renderer = createPageRenderer(scriptOf(`parentPort.on('message', ({ path }) => parentPort.postMessage({ fault: path }));`));
    expect(await renderer.render(order)).toEqual({ fault: '/' });
    expect(await renderer.render({ ...order, path: '/tools' })).toEqual({ fault: '/tools' });
    await renderer.stop();
  });

  it('that throws, ends or takes too long is a fault, and begun anew', async () => {
    const throwing = createPageRenderer(scriptOf(`parentPort.on('message', () => { throw new Error('broken'); });`));
    expect(await throwing.render(order)).toEqual({ fault: 'broken' });
    const ending = createPageRenderer(scriptOf(`parentPort.on('message', () => process.exit(1));`));
    expect(await ending.render(order)).toEqual({ fault: 'the thread has ended' });
    expect(await ending.render(order)).toEqual({ fault: 'the thread has ended' });
    const slow = createPageRenderer(scriptOf(`parentPort.on('message', () => { for (;;); });`), 300);
    expect(await slow.render(order)).toEqual({ fault: 'it takes too long' });
    await slow.stop();
  });
});

describe('the response', () => {
  let pool: TestPool;
  const html = `<!doctype html><title>figures</title>${'<p>'.repeat(1000)}`;
  beforeAll(async () => {
    const writtenPage = (file: string) => (file === '/html/en/index.html' ? pageOf(html) : undefined);
    pool = await testPool({ site: { clientDir: fakeSite(), dataDir: temporaryFolder(), writtenPage } });
  });
  afterAll(() => pool.opened.close());
  const get = (path: string, headers: Record<string, string> = {}) => pool.app.request(path, { headers });

  it('is the same bytes for everybody, also with a session, and compressed as the browser takes it', async () => {
    const plain = await (await get('/')).text();
    expect(plain).toBe(html);
    expect(await (await get('/?utm_source=x', { cookie: 'session=1; lang=en', authorization: 'token' })).text()).toBe(html);
    const br = await get('/', { 'accept-encoding': 'gzip;q=0.5, br' });
    expect(br.headers.get('content-encoding')).toBe('br');
    expect(br.headers.get('set-cookie')).toBeNull();
    expect(brotliDecompressSync(await br.arrayBuffer()).toString()).toBe(html);
    expect((await get('/', { 'accept-encoding': 'br;q=0, gzip' })).headers.get('content-encoding')).toBe('gzip');
  });

  it('may be kept by a shared cache for a moment, by its language where the address names that', async () => {
    const byVisitor = await get('/');
    expect(byVisitor.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=30, stale-while-revalidate=60/);
    expect(byVisitor.headers.get('vary')).toBe('Cookie, Accept-Language, Accept-Encoding');
    expect((await get('/?language=en')).headers.get('vary')).toBe('Accept-Encoding');
    expect(byVisitor.headers.get('content-language')).toBe('en');
  });

  it('is 304 for who has it, by encoding', async () => {
    const first = await get('/', { 'accept-encoding': 'br' });
    const etag = first.headers.get('etag') ?? '';
    const again = await get('/', { 'accept-encoding': 'br', 'if-none-match': etag });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    expect((await get('/', { 'accept-encoding': 'gzip', 'if-none-match': etag })).status).toBe(200);
    const head = await pool.app.request('/', { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, String(html.length), '']);
  });

  it('is as built for other languages, other figures, and the worker', async () => {
    for (const path of ['/?language=zh', '/?kiosk=1', '/daily-paper', '/?date=2026-11-20', '/?section=gpu', '/html/en/index.html']) {
      const response = await get(path);
      expect([path, response.status, response.headers.get('cache-control')]).toEqual([path, 200, 'no-cache']);
      expect(await response.text()).not.toContain('<title>figures');
    }
  });
});
