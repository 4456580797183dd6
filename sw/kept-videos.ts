import { keptVideosCacheName } from '#src/contracts/sw-messages.ts';

/** The videos that the visitor kept; undefined until the worker has looked, just after its start. */
let keptUrls: ReadonlySet<string> | undefined;
let reading: Promise<ReadonlySet<string>> | undefined;

/** Looks again at what is kept: when the worker starts, and when a page says that it changed. Never throws. */
export function readKeptVideos(): Promise<ReadonlySet<string>> {
  reading = listKept()
    .catch(() => new Set<string>())
    .then((urls) => (keptUrls = urls));
  return reading;
}

async function listKept(): Promise<ReadonlySet<string>> {
  // Opening would make the cache for every visitor.
  if (!(await caches.has(keptVideosCacheName))) return new Set();
  const requests = await (await caches.open(keptVideosCacheName)).keys();
  return new Set(requests.map((request) => request.url));
}

/** True for anything that plays: those requests go around the worker unless the very file is kept. */
export function isMedia(request: Request): boolean {
  const isPlayed = request.destination === 'video' || request.destination === 'audio';
  return isPlayed || request.headers.has('range') || /\.(mp4|webm|mov|m4v)$/.test(new URL(request.url).pathname);
}

/** Whether the worker should respond: yes for a kept video, and while it does not know yet (the fallback is the network). */
export function mayBeKept(url: string): boolean {
  return keptUrls === undefined || keptUrls.has(url);
}

/** First and last byte of a single `Range` header over `size` bytes; undefined: the whole file; null: cannot be satisfied (RFC 9110, 14.1.2). */
export function byteRange(header: string | null, size: number): { first: number; last: number } | null | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return undefined;
  const from = match[1] === '' ? undefined : Number(match[1]);
  const to = match[2] === '' ? undefined : Number(match[2]);
  if (from === undefined) return to === 0 || size === 0 ? null : { first: Math.max(0, size - (to ?? 0)), last: size - 1 };
  if (from >= size || (to !== undefined && to < from)) return null;
  return { first: from, last: Math.min(to ?? size - 1, size - 1) };
}

/** The requested bytes of a stored video: 206, 416, or the whole as it is. */
export async function sliceVideo(stored: Response, rangeHeader: string | null): Promise<Response> {
  if (rangeHeader === null) return stored;
  const blob = await stored.blob();
  const range = byteRange(rangeHeader, blob.size);
  const headers = new Headers({ 'content-type': stored.headers.get('content-type') ?? 'video/mp4', 'accept-ranges': 'bytes' });
  if (range === undefined) return new Response(blob, { headers });
  if (range === null) {
    headers.set('content-range', `bytes */${blob.size}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set('content-range', `bytes ${range.first}-${range.last}/${blob.size}`);
  headers.set('content-length', String(range.last - range.first + 1));
  return new Response(blob.slice(range.first, range.last + 1), { status: 206, headers });
}

/** Responds to a media request out of the kept videos, else from the network as if there were no worker. */
export async function respondToMedia(request: Request): Promise<Response> {
  const kept = keptUrls ?? (await reading);
  const stored = kept?.has(request.url) ? await (await caches.open(keptVideosCacheName)).match(request.url) : undefined;
  return stored ? sliceVideo(stored, request.headers.get('range')) : fetch(request);
}
