import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keptVideosCacheName } from '#src/contracts/sw-messages.ts';
import { byteRange, isMedia, mayBeKept, readKeptVideos, respondToMedia, sliceVideo } from '#sw/kept-videos.ts';
import { type FakeWorker, origin, startFakeWorker } from './fake-worker.ts';

describe('byte ranges over ten bytes', () => {
  test.each([
    ['bytes=0-3', { first: 0, last: 3 }],
    ['bytes=4-', { first: 4, last: 9 }],
    ['bytes=-3', { first: 7, last: 9 }],
    ['bytes=-30', { first: 0, last: 9 }],
    ['bytes=8-30', { first: 8, last: 9 }],
    ['bytes=9-9', { first: 9, last: 9 }],
  ])('%s is a part', (header, range) => expect(byteRange(header, 10)).toEqual(range));

  test.each(['bytes=10-', 'bytes=5-4', 'bytes=-0', 'bytes=99-100'])('%s cannot be satisfied', (header) => {
    expect(byteRange(header, 10)).toBeNull();
  });

  test('nothing of an empty file can be satisfied', () => {
    expect(byteRange('bytes=-3', 0)).toBeNull();
  });

  test.each([null, '', 'bytes=-', 'bytes=a-b', 'bytes=0-1,3-4', 'chunks=0-1'])('%s means the whole file', (header) => {
    expect(byteRange(header, 10)).toBeUndefined();
  });
});

const video = () => new Response('0123456789', { headers: { 'content-type': 'video/webm' } });

test('a part of a kept video is a 206 with its place in the whole', async () => {
  const part = await sliceVideo(video(), 'bytes=2-4');
  expect(part.status).toBe(206);
  expect(part.headers.get('content-range')).toBe('bytes 2-4/10');
  expect(part.headers.get('content-length')).toBe('3');
  expect(part.headers.get('accept-ranges')).toBe('bytes');
  expect(part.headers.get('content-type')).toBe('video/webm');
  expect(await part.text()).toBe('234');
});

test('a part past the end is a 416, no part is the whole', async () => {
  const past = await sliceVideo(video(), 'bytes=10-');
  expect([past.status, past.headers.get('content-range')]).toEqual([416, 'bytes */10']);
  const whole = video();
  expect(await sliceVideo(whole, null)).toBe(whole);
  const unread = await sliceVideo(video(), 'bytes=a-b');
  expect([unread.status, (await unread.arrayBuffer()).byteLength]).toEqual([200, 10]);
});

test('a worker that has just woken takes every video until it knows which are kept', async () => {
  vi.resetModules();
  const awake = await import('#sw/kept-videos.ts');
  const { caches } = startFakeWorker();
  expect(awake.mayBeKept(`${origin}/media/other.webm`)).toBe(true);
  await awake.readKeptVideos();
  expect(awake.mayBeKept(`${origin}/media/other.webm`)).toBe(false);
  // Whoever keeps no video has no store for them either.
  expect(await caches.keys()).toEqual([]);
});

test('a kept video that is asked for while the worker still looks what is kept is served', async () => {
  vi.resetModules();
  const awake = await import('#sw/kept-videos.ts');
  const { caches, fetch } = startFakeWorker();
  const url = `${origin}/media/kept.webm`;
  await (await caches.open(keptVideosCacheName)).put(url, video());
  void awake.readKeptVideos();
  expect(await (await awake.respondToMedia(new Request(url))).text()).toBe('0123456789');
  expect(fetch).not.toHaveBeenCalled();
});

describe('which media the worker responds to', () => {
  let worker: FakeWorker;
  const kept = `${origin}/media/kept.webm`;
  const other = `${origin}/media/other.webm`;

  beforeEach(async () => {
    worker = startFakeWorker();
    await (await worker.caches.open(keptVideosCacheName)).put(kept, video());
    await readKeptVideos();
  });
  afterEach(() => vi.unstubAllGlobals());

  test('only the kept ones', () => {
    expect(mayBeKept(kept)).toBe(true);
    expect(mayBeKept(other)).toBe(false);
  });

  test('everything that plays or asks for a range is media', () => {
    expect(isMedia(new Request(other))).toBe(true);
    expect(isMedia(new Request(`${origin}/a.bin`, { headers: { range: 'bytes=0-' } }))).toBe(true);
    expect(isMedia(new Request(`${origin}/poster.webp`))).toBe(false);
    expect(isMedia(new Request(`${origin}/media/hall.mp4?v=2`))).toBe(true);
    for (const destination of ['video', 'audio', 'image']) {
      const playing = Object.defineProperty(new Request(`${origin}/stream`), 'destination', { value: destination });
      expect(isMedia(playing)).toBe(destination !== 'image');
    }
  });

  test('a kept video gives its range without the network', async () => {
    const part = await respondToMedia(new Request(kept, { headers: { range: 'bytes=0-0' } }));
    expect(await part.text()).toBe('0');
    expect(worker.fetch).not.toHaveBeenCalled();
  });

  test('one that was removed meanwhile comes from the network', async () => {
    await (await worker.caches.open(keptVideosCacheName)).delete(kept);
    worker.fetch.mockResolvedValueOnce(new Response('live'));
    expect(await (await respondToMedia(new Request(kept))).text()).toBe('live');
  });

  test('a refused Cache Storage keeps nothing', async () => {
    vi.spyOn(worker.caches, 'open').mockRejectedValue(new DOMException('no', 'SecurityError'));
    await readKeptVideos();
    expect(mayBeKept(kept)).toBe(false);
  });
});
