import { mkdirSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#src/domain/days.ts';
import { archiveAssets } from '#src/server/site/assets-archive.ts';
import { rangeOf } from '#src/server/site/byte-range.ts';
import { createStaticFiles, type StaticFiles } from '#src/server/site/static-files.ts';
import { fakeSite, temporaryFolder, writeFiles } from './support/built-site.ts';

const script = '/assets/app-a1.js';
let files: StaticFiles;
beforeAll(async () => {
  files = await createStaticFiles(fakeSite(), '', () => true);
});

async function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
  const response = await files.respond(path, new Request(`http://localhost${path}`, { headers, method }));
  if (!response) throw new Error(`no file at ${path}`);
  return response;
}

describe('compression', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.000,gzip;q=0.5', 'gzip'],
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
    ['/manifest.en.webmanifest', 'no-cache', 'application/manifest+json; charset=utf-8'],
    ['/coins/btc.svg', 'no-cache', 'image/svg+xml; charset=utf-8'],
    ['/media/hero.webm', 'public, max-age=3600', 'video/webm'],
  ])('%s is sent with %s', async (path, cacheControl, type) => {
    const { headers } = await get(path);
    expect([headers.get('cache-control'), headers.get('content-type')]).toEqual([cacheControl, type]);
  });

  it('answers 304 to a known entity tag, weak or in a list', async () => {
    const etag = (await get('/sw.js')).headers.get('etag') ?? '';
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const response = await get('/sw.js', { 'if-none-match': known });
      expect([response.status, response.headers.get('etag'), await response.text()]).toEqual([304, etag, '']);
    }
    expect((await get('/sw.js', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('answers HEAD with the length and no body', async () => {
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

  it('reads large files from the disk, whole and in part', async () => {
    const folder = temporaryFolder();
    writeFiles(folder, { 'video.mp4': Uint8Array.from({ length: 700_000 }, (_, index) => index % 256) });
    const large = await createStaticFiles(folder, '', () => true);
    const ask = (headers = {}) => large.respond('/video.mp4', new Request('http://localhost/video.mp4', { headers }));
    expect((await (await ask())?.arrayBuffer())?.byteLength).toBe(700_000);
    expect([...new Uint8Array((await (await ask({ range: 'bytes=-3' }))?.arrayBuffer()) ?? [])]).toEqual([93, 94, 95]);
  });

  it('sends the whole file when it changed meanwhile', async () => {
    expect((await get('/media/hero.webm', { range: 'bytes=0-1', 'if-range': '"old"' })).status).toBe(200);
  });

  it('answers 416 with the size when the range lies outside', async () => {
    const response = await get('/media/hero.webm', { range: 'bytes=1000-' });
    expect([response.status, response.headers.get('content-range')]).toEqual([416, 'bytes */1000']);
  });

  it.each([
    ['bytes=0-', [0, 99]],
    ['bytes=0-0', [0, 0]],
    ['bytes=90-200', [90, 99]],
    ['bytes=-10', [90, 99]],
    ['bytes=-200', [0, 99]],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=5-4', undefined],
    ['bytes=-', undefined],
    ['bytes=0-1,5-6', undefined],
    ['items=0-1', undefined],
  ])('%s of 100 bytes is %j', (header, range) => {
    expect(rangeOf(header, 100)).toEqual(range);
  });
});

describe('paths', () => {
  it.each(['/../package.json', '/%2e%2e/package.json', '/assets/..%2froutes.json', '/assets/', '/', '/assets/app-a1.js/', '/nothing.js'])(
    'has nothing at %s',
    async (path) => {
      expect(await files.respond(path, new Request('http://localhost/'))).toBeUndefined();
    },
  );

  it('keeps what it may not serve', async () => {
    const some = await createStaticFiles(fakeSite(), '', (path) => path !== '/sw.js');
    expect([some.has('/sw.js'), some.has(script)]).toEqual([false, true]);
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
