import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepVideo } from '#src/lib/keep-video.ts';
import { canKeepVideo, listInParts, listKept, removeKept, spaceLeft } from '#src/lib/kept-videos.ts';
import { readParts } from '#src/lib/video-parts.ts';
import { FakeCache, FakeCaches, origin } from '#tests/unit/sw/fake-worker.ts';

const url = `${origin}/media/asic-1/video.webm`;
const film = Uint8Array.from({ length: 400_000 }, (_, index) => (index * 31 + (index >> 8)) % 256);

interface Line {
  /** Bytes after which each response breaks; undefined: it does not. */
  breaks: (number | undefined)[];
  tag?: string | undefined;
  modified?: string;
  type?: string;
  status?: number;
  /** Ignores ranges. */
  isPlain?: boolean;
}

const asked: (string | null)[] = [];

/** A server of the film over a line that breaks. */
function serve(line: Line): void {
  vi.stubGlobal('fetch', async (_: string, init: RequestInit = {}) => {
    if (init.signal?.aborted) throw init.signal.reason;
    const sent = new Headers(init.headers);
    asked.push(sent.get('range'));
    if (line.status) return new Response('no', { status: line.status });
    const isSame = sent.get('if-range') === (line.tag ?? line.modified);
    const from = line.isPlain || !isSame ? 0 : Number(/\d+/.exec(sent.get('range') ?? '0')?.[0]);
    const headers = new Headers({ 'content-type': line.type ?? 'video/webm', 'content-length': String(film.length - from) });
    if (line.tag) headers.set('etag', line.tag);
    if (line.modified) headers.set('last-modified', line.modified);
    if (from > 0) headers.set('content-range', `bytes ${from}-${film.length - 1}/${film.length}`);
    const length = line.breaks.shift();
    return new Response(bodyOf(film.slice(from), length, init.signal), { status: from > 0 ? 206 : 200, headers });
  });
}

/** A body in pieces that ends with an error after so many bytes. */
function bodyOf(bytes: Uint8Array, length: number | undefined, signal?: AbortSignal | null): ReadableStream {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (signal?.aborted) return controller.error(signal.reason);
      const end = Math.min(at + 16_384, length ?? bytes.length, bytes.length);
      // An error takes what is not read yet with it.
      if (at < end) controller.enqueue(bytes.slice(at, end));
      else if (at === length) controller.error(new TypeError('network error'));
      else controller.close();
      at = end;
    },
  });
}

let caches: FakeCaches;
const keep = (options: Partial<Parameters<typeof keepVideo>[1]> = {}) =>
  keepVideo(url, { signal: new AbortController().signal, onProgress: () => undefined, wait: async () => undefined, ...options });
const keptBytes = async () =>
  Buffer.from((await (await (await caches.open('kept-videos')).match(url))?.arrayBuffer()) ?? new ArrayBuffer());

beforeEach(() => {
  asked.length = 0;
  caches = new FakeCaches();
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('location', new URL(origin));
});
afterEach(() => vi.unstubAllGlobals());

describe('keeping a video', () => {
  test('over a line that breaks five times it is byte for byte the same', async () => {
    serve({ breaks: [100_000, 1, 70_000, 140_000, 3], tag: '"a"' });
    const seen: number[] = [];
    await keep({ onProgress: (bytes, total) => seen.push(bytes / total) });
    expect((await keptBytes()).equals(film)).toBe(true);
    expect(asked).toEqual([null, 'bytes=100000-', 'bytes=100001-', 'bytes=170001-', 'bytes=310001-', 'bytes=310004-']);
    expect(seen.toSorted((a, b) => a - b)).toEqual(seen);
    expect(seen.at(-1)).toBe(1);
    expect([await listKept(), await listInParts()]).toEqual([[{ url, bytes: film.length, total: film.length }], []]);
  });

  test('a reload goes on behind what has come', async () => {
    serve({ breaks: [200_000, 0, 0, 0, 0, 0], tag: '"a"' });
    await expect(keep()).rejects.toMatchObject({ problem: 'line' });
    expect(await listInParts()).toEqual([{ url, bytes: 200_000, total: film.length }]);
    asked.length = 0;
    serve({ breaks: [], tag: '"a"' });
    await keep();
    expect(asked).toEqual(['bytes=200000-']);
    expect((await keptBytes()).equals(film)).toBe(true);
  });

  test('without a tag the time of change names the version', async () => {
    serve({ breaks: [50_000], modified: 'Fri, 20 Nov 2026 12:40:00 GMT' });
    await keep();
    expect(asked).toEqual([null, 'bytes=50000-']);
    expect((await keptBytes()).equals(film)).toBe(true);
  });

  test.each<[string, Partial<Line>]>([
    ['names no version', {}],
    ['has a weak tag only', { tag: 'W/"a"' }],
    ['knows no ranges', { tag: '"a"', isPlain: true }],
  ])('a server that %s sends all of it again', async (_, line) => {
    serve({ breaks: [50_000], ...line });
    await keep();
    expect((await keptBytes()).equals(film)).toBe(true);
  });

  test('a file that was replaced meanwhile is never mixed with the one before', async () => {
    serve({ breaks: [50_000, 0, 0, 0, 0, 0], tag: '"old"' });
    await expect(keep()).rejects.toMatchObject({ problem: 'line' });
    serve({ breaks: [], tag: '"new"' });
    await keep();
    expect((await keptBytes()).equals(film)).toBe(true);
    expect((await (await caches.open('kept-videos')).match(url))?.headers.get('etag')).toBe('"new"');
  });

  test.each([
    ['gone', { status: 404 }],
    ['line', { status: 503 }],
    ['portal', { type: 'text/html' }],
  ])('%s: %o', async (problem, line) => {
    serve({ breaks: [], tag: '"a"', ...line });
    await expect(keep()).rejects.toMatchObject({ problem });
    expect(await listKept()).toEqual([]);
  });

  test('a server in trouble takes nothing of what has come', async () => {
    serve({ breaks: [200_000, 0, 0, 0, 0, 0], tag: '"a"' });
    await expect(keep()).rejects.toMatchObject({ problem: 'line' });
    serve({ breaks: [], status: 503 });
    await expect(keep()).rejects.toMatchObject({ problem: 'line' });
    expect((await readParts(url))?.bytes).toBe(200_000);
  });

  test('a full disk is said', async () => {
    serve({ breaks: [], tag: '"a"' });
    vi.spyOn(FakeCache.prototype, 'put').mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'));
    await expect(keep()).rejects.toMatchObject({ problem: 'full' });
  });

  test('who cancels gets no error of the line, and removes what has come', async () => {
    const controller = new AbortController();
    serve({ breaks: [], tag: '"a"' });
    const keeping = keep({ signal: controller.signal, onProgress: () => controller.abort() });
    await expect(keeping).rejects.toMatchObject({ name: 'AbortError' });
    await removeKept(url);
    expect([await listKept(), await listInParts()]).toEqual([[], []]);
  });

  test('what is kept already is not fetched again, and can be removed', async () => {
    serve({ breaks: [], tag: '"a"' });
    await keep();
    await keep();
    expect(asked).toEqual([null]);
    await removeKept(url);
    expect(await listKept()).toEqual([]);
  });
});

test('a video of another site cannot be kept', () => {
  expect(canKeepVideo('/media/asic-1/video.webm')).toBe(true);
  expect(canKeepVideo('https://films.example/video.webm')).toBe(false);
});

test('the space that is left is what the browser says', async () => {
  const give = (storage: unknown) => vi.stubGlobal('navigator', { storage });
  give({ estimate: async () => ({ quota: 1000, usage: 400 }) });
  expect(await spaceLeft()).toBe(600);
  give({ estimate: async () => ({}) });
  expect(await spaceLeft()).toBeUndefined();
  give(undefined);
  expect(await spaceLeft()).toBeUndefined();
});
