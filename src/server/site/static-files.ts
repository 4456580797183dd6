import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { rangeOf } from './byte-range.ts';

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Best first. */
const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

/** Files up to this size stay in memory; videos are read from the disk each time. */
const maxKeptBytes = 512 * 1024;

interface StaticFile {
  readonly path: string;
  readonly size: number;
  readonly type: string;
  readonly cacheControl: string;
  /** Suffixes of the compressed siblings that exist. */
  readonly variants: ReadonlySet<string>;
}

/** One file as it is sent, with its entity tag. */
interface Loaded {
  readonly path: string;
  readonly size: number;
  readonly etag: string;
  readonly bytes: Uint8Array<ArrayBuffer> | undefined;
}

export interface StaticFiles {
  /** The answer for a site path such as '/assets/x.js'; undefined when there is no such file. */
  respond(path: string, request: Request): Promise<Response | undefined>;
  /** True for a path `respond` answers. */
  has(path: string): boolean;
}

/** Hashed names never change; videos rarely; everything else is asked for again each time, which costs a 304 (R3). */
function cacheControlOf(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return /\.(mp4|webm)$/.test(path) ? 'public, max-age=3600' : 'no-cache';
}

async function listFiles(folder: string): Promise<ReadonlyMap<string, number>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const sized = files.map(async (path): Promise<[string, number]> => [path, (await stat(path)).size]);
  return new Map(await Promise.all(sized));
}

/**
 * Every file below `folder` under its own path, `prefix` before it. The list is made once: what is not on it is not served,
 * so no request can climb out of the folder. `isPublic` decides by path what may be served at all.
 */
export async function createStaticFiles(folder: string, prefix: string, isPublic: (path: string) => boolean): Promise<StaticFiles> {
  const onDisk = await listFiles(folder);
  const files = new Map<string, StaticFile>();
  for (const [path, size] of onDisk) {
    const url = `${prefix}/${relative(folder, path).split(sep).join('/')}`;
    const type = types[extname(path)];
    if (type === undefined || !isPublic(url)) continue;
    const variants = new Set(encodings.map(({ suffix }) => suffix).filter((suffix) => onDisk.has(path + suffix)));
    files.set(url, { path, size, type, cacheControl: cacheControlOf(url), variants });
  }
  const loaded = new Map<string, Promise<Loaded>>();
  const load = (path: string): Promise<Loaded> => {
    const known = loaded.get(path) ?? loadFile(path);
    loaded.set(path, known);
    // A file that could not be read must not stay unreadable.
    known.catch(() => loaded.delete(path));
    return known;
  };
  return {
    has: (path) => files.has(path),
    respond: async (path, request) => {
      const file = files.get(path);
      return file && respond(file, request, load);
    },
  };
}

async function loadFile(path: string): Promise<Loaded> {
  const bytes = new Uint8Array(await readFile(path));
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  return { path, size: bytes.byteLength, etag, bytes: bytes.byteLength <= maxKeptBytes ? bytes : undefined };
}

function encodingFor(file: StaticFile, request: Request): (typeof encodings)[number] | undefined {
  const accepted = request.headers.get('accept-encoding') ?? '';
  const isAccepted = (name: string): boolean =>
    new RegExp(`(^|[,\\s])${name}(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))([;,\\s]|$)`, 'i').test(accepted);
  return encodings.find(({ name, suffix }) => file.variants.has(suffix) && isAccepted(name));
}

async function respond(file: StaticFile, request: Request, load: (path: string) => Promise<Loaded>): Promise<Response> {
  const wantsRange = request.headers.has('range');
  const encoding = wantsRange ? undefined : encodingFor(file, request);
  const content = await load(file.path + (encoding?.suffix ?? ''));
  const headers = new Headers({
    'content-type': file.type,
    'cache-control': file.cacheControl,
    etag: content.etag,
  });
  if (file.variants.size > 0) headers.set('vary', 'Accept-Encoding');
  if (encoding) headers.set('content-encoding', encoding.name);
  else headers.set('accept-ranges', 'bytes');
  if (matches(request.headers.get('if-none-match'), content.etag)) return new Response(null, { status: 304, headers });
  const ifRange = request.headers.get('if-range');
  const range =
    wantsRange && (ifRange === null || ifRange === content.etag) ? rangeOf(request.headers.get('range') ?? '', content.size) : undefined;
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${content.size}`);
    headers.delete('cache-control');
    return new Response(null, { status: 416, headers });
  }
  const [start, end] = range ?? [0, content.size - 1];
  headers.set('content-length', String(end - start + 1));
  if (range) headers.set('content-range', `bytes ${start}-${end}/${content.size}`);
  const body = request.method === 'HEAD' ? null : bodyOf(content, start, end);
  return new Response(body, { status: range ? 206 : 200, headers });
}

function bodyOf(content: Loaded, start: number, end: number): Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> {
  if (content.bytes) return content.bytes.subarray(start, end + 1);
  return streamOf(content.path, start, end);
}

/** A part of a file as a web stream; Node's own conversion has a type that `Response` does not take everywhere. */
function streamOf(path: string, start: number, end: number): ReadableStream<Uint8Array> {
  const stream = createReadStream(path, { start, end });
  const parts: AsyncIterator<Uint8Array> = stream[Symbol.asyncIterator]();
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: () => void stream.destroy(),
  });
}

function matches(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}
