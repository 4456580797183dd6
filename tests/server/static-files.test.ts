import { mkdirSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#src/domain/days.ts';
import { archiveAssets } from '#src/server/site/assets-archive.ts';
import { fakeSite, temporaryFolder, writeFiles } from './support/built-site.ts';
import { testPool, type TestPool } from './support/pool.ts';

const script = '/assets/app-a1.js';
const clientDir = fakeSite();
let pool: TestPool;
beforeAll(async () => {
  pool = await testPool({ site: { clientDir, dataDir: temporaryFolder() } });
});
afterAll(() => pool.opened.close());

const get = async (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> =>
  pool.app.request(path, { headers, method });

describe('compression', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip, br;q=0.000', 'gzip'],
    ['br;q=0.9', 'br'],
    ['gzip;q=1.0, br; q=0.001', 'br'],
    ['identity, gzip;q=0.5, br;q=0', 'gzip'],
    ['br;q=0', null],
    ['gzip', 'gzip'],
    ['xbr', null],
    ['identity', null],
    ['', null],
  ])('Accept-Encoding "%s" gets %s', async (accepted, encoding) => {
    const response = await get(script, { 'accept-encoding': accepted });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(Number(response.headers.get('content-length'))).toBe(bytes.length);
    const text = encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes;
    expect(text.toString()).toContain('console.log');
  });

  it('gives each encoding its own entity tag', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', ''].map(async (accepted) => (await get(script, { 'accept-encoding': accepted })).headers.get('etag')),
    );
    expect(new Set(tags).size).toBe(3);
  });
});

describe('caching', () => {
  it.each([
    [script, 'public, max-age=31536000, immutable', 'text/javascript; charset=utf-8'],
    ['/sw.js', 'no-cache', 'text/javascript; charset=utf-8'],
    ['/html/en/index.html', 'no-cache', 'text/html; charset=utf-8'],
    ['/manifest.en.webmanifest', 'no-cache', 'application/manifest+json'],
    ['/media/captions.vtt', 'no-cache', 'text/vtt; charset=utf-8'],
    ['/coins/btc.svg', 'no-cache', 'image/svg+xml; charset=utf-8'],
    ['/media/hero.webm', 'public, max-age=3600', 'video/webm'],
  ])('%s is sent with %s', async (path, cacheControl, type) => {
    const { headers } = await get(path);
    expect([headers.get('cache-control'), headers.get('content-type')]).toEqual([cacheControl, type]);
  });

  it.each(['/sw.js', script, '/media/hero.webm'])('responds 304 to a known entity tag of %s, weak or in a list', async (path) => {
    const etag = (await get(path)).headers.get('etag') ?? '';
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const response = await get(path, { 'if-none-match': known });
      expect([response.status, response.headers.get('etag'), await response.text()]).toEqual([304, etag, '']);
    }
    expect((await get(path, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('gives a changed page of the same length and time another entity tag', async () => {
    const path = '/html/en/daily-paper.html';
    const file = join(clientDir, path);
    const before = await get(path);
    writeFiles(clientDir, { [path]: (await before.text()).replace('daily-paper', 'daily-paper'.toUpperCase()) });
    const at = new Date(before.headers.get('last-modified') ?? '');
    utimesSync(file, at, at);
    const after = await get(path);
    expect(after.headers.get('last-modified')).toBe(before.headers.get('last-modified'));
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
  });

  it('responds to HEAD with the length and no body', async () => {
    const response = await get('/media/hero.webm', {}, 'HEAD');
    expect([response.headers.get('content-length'), await response.text()]).toEqual(['1000', '']);
  });
});

describe('byte ranges', () => {
  it('sends the part of a video a player asks for', async () => {
    const response = await get('/media/hero.webm', { range: 'bytes=10-19', 'accept-encoding': 'br' });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe('bytes 10-19/1000');
    expect([...new Uint8Array(await response.arrayBuffer())]).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
  });

  it('sends the whole file when it changed meanwhile', async () => {
    const etag = (await get('/media/hero.webm')).headers.get('etag') ?? '';
    expect((await get('/media/hero.webm', { range: 'bytes=0-1', 'if-range': '"old"' })).status).toBe(200);
    expect((await get('/media/hero.webm', { range: 'bytes=0-1', 'if-range': etag })).status).toBe(206);
  });

  it('responds 416 with the size when the range lies outside', async () => {
    const response = await get('/media/hero.webm', { range: 'bytes=1000-' });
    expect([response.status, response.headers.get('content-range')]).toEqual([416, 'bytes */1000']);
  });

  it.each([
    ['bytes=0-', 'bytes 0-999/1000'],
    ['bytes=0-0', 'bytes 0-0/1000'],
    ['bytes=990-2000', 'bytes 990-999/1000'],
    ['bytes=-10', 'bytes 990-999/1000'],
    ['bytes=-2000', 'bytes 0-999/1000'],
  ])('%s is %s', async (range, sent) => {
    const response = await get('/media/hero.webm', { range });
    expect([response.status, response.headers.get('content-range')]).toEqual([206, sent]);
  });

  it.each([
    'items=0-1',
    'bytes=0-1,5-6',
    'bytes=0-1, 5-6',
    'bytes=-',
    'bytes=',
    'bytes=a-b',
    'bytes 0-1',
    '0-1',
    `bytes=${'0-,'.repeat(500)}0-`,
  ])('%s is the whole file, not a part of it', async (range) => {
    const response = await get('/media/hero.webm', { range });
    expect([response.status, response.headers.get('content-range')]).toEqual([200, null]);
  });

  it.each(['bytes=-0', 'bytes=1000-', 'bytes=5-4'])('%s cannot be satisfied', async (range) => {
    expect((await get('/media/hero.webm', { range })).status).toBe(416);
  });
});

describe('paths', () => {
  it.each([
    ['/../package.json', 404],
    ['/%2e%2e/package.json', 404],
    ['/assets/..%2froutes.json', 404],
    ['/assets/%2e%2e%2f%2e%2e%2fpackage.json', 404],
    ['/assets/', 404],
    ['/assets/app-a1.js/', 404],
    ['/assets/app-a1.js%00', 404],
    ['/nothing.js', 404],
    ['/nothing.js.map', 404],
    ['/assets/a.b', 404],
    ['/media/nothing.vtt', 404],
    ['/favicon.ico', 404],
    ['/a.b', 302],
    ['/x.html', 302],
    ['/old/index.php', 302],
    ['/html/en', 302],
    ['/media', 302],
  ])('has nothing at %s', async (path, status) => {
    expect((await get(path)).status).toBe(status);
  });
});

describe('replaced assets', () => {
  const days = (count: number) => Date.UTC(2026, 0, 1) + count * DAY_MS;
  const names = (folder: string) =>
    readdirSync(folder)
      .filter((name) => name !== 'current.json')
      .toSorted();
  const build = (folder: string, name: string) => {
    const assetsDir = join(folder, name);
    writeFiles(assetsDir, { [`${name}.js`]: name, [`${name}.js.br`]: name });
    return assetsDir;
  };

  it('stay for 30 days from the deploy that replaced them, however old they are', async () => {
    const folder = temporaryFolder();
    const archiveDir = join(folder, 'archive');
    const [a, b] = [build(folder, 'a'), build(folder, 'b')];
    await archiveAssets({ assetsDir: a, archiveDir, nowMs: days(0) });
    await archiveAssets({ assetsDir: b, archiveDir, nowMs: days(90) });
    expect(names(archiveDir)).toEqual(['a.js', 'a.js.br', 'b.js', 'b.js.br']);
    await archiveAssets({ assetsDir: b, archiveDir, nowMs: days(119) });
    expect(names(archiveDir)).toContain('a.js');
    await archiveAssets({ assetsDir: b, archiveDir, nowMs: days(121) });
    expect(names(archiveDir)).toEqual(['b.js', 'b.js.br']);
  });

  it('come back to life when an older build is deployed again', async () => {
    const folder = temporaryFolder();
    const archiveDir = join(folder, 'archive');
    const [a, b] = [build(folder, 'a'), build(folder, 'b')];
    await archiveAssets({ assetsDir: a, archiveDir, nowMs: days(0) });
    await archiveAssets({ assetsDir: b, archiveDir, nowMs: days(10) });
    await archiveAssets({ assetsDir: a, archiveDir, nowMs: days(20) });
    await archiveAssets({ assetsDir: a, archiveDir, nowMs: days(60) });
    expect(names(archiveDir)).toEqual(['a.js', 'a.js.br']);
  });

  it('survive an unreadable list and a missing folder', async () => {
    const archiveDir = join(temporaryFolder(), 'archive');
    mkdirSync(archiveDir);
    writeFiles(archiveDir, { 'current.json': '{', 'old.js': 'old' });
    utimesSync(join(archiveDir, 'old.js'), days(0) / 1000, days(0) / 1000);
    await archiveAssets({ assetsDir: join(archiveDir, 'none'), archiveDir, nowMs: days(1) });
    expect(names(archiveDir)).toEqual(['old.js']);
  });
});
