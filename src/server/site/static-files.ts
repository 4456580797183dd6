import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { parseAccept } from 'hono/utils/accept';
import type { AppContext, AppEnv } from '../http/client-address.ts';

const isVideo = (path: string): boolean => /\.(mp4|webm)$/.test(path);
const isAsset = (path: string): boolean => path.startsWith('/assets/');

/** Hashed names never change; videos rarely; everything else is revalidated each time, which costs a 304. */
function cacheControlOf(path: string): string {
  if (isAsset(path)) return 'public, max-age=31536000, immutable';
  return isVideo(path) ? 'public, max-age=3600' : 'no-cache';
}

/** An entity tag without reading the file; Hono's `etag` digests the ones that get none, which a video or a program is too long for. */
function tagOf(file: string, encoding: string): string {
  const { size, mtimeMs } = existsSync(file) ? statSync(file) : { size: 0, mtimeMs: 0 };
  return `"${[size, Math.round(mtimeMs)].map((part) => part.toString(36)).join('-')}${encoding}"`;
}

/** One range of bytes, as players ask for it. */
const singleRange = /^bytes=(?:\d+-\d*|-\d+)$/;

/**
 * What the library does not know is taken out beforehand: `If-Range`, without which a player would append bytes of another video to those it
 * has, ranges that are several or of other units, which get the whole file, and the weights of encodings ("br;q=0.9").
 */
function simplifyHeaders({ req }: AppContext, tag: string): void {
  const ifRange = req.header('if-range');
  const isUnreadable = !singleRange.test(req.header('range') ?? 'bytes=0-');
  const isStale = isUnreadable || (ifRange !== undefined && ifRange !== tag);
  const encodings = req.header('accept-encoding') ?? '';
  const isWeighted = encodings.includes(';');
  if (!isStale && !isWeighted) return;
  const headers = new Headers(req.raw.headers);
  if (isStale) headers.delete('range');
  if (isWeighted) headers.set('accept-encoding', acceptedOf(encodings));
  req.raw = new Request(req.raw, { headers });
}

/** The encodings that are wanted at all; a weight of 0 refuses one. */
function acceptedOf(encodings: string): string {
  const wanted = parseAccept(encodings).filter(({ q }) => q > 0);
  return wanted.map(({ type }) => type).join(', ');
}

/**
 * The file at the path of a request, or at a path of the site's choice, with an entity tag that its content is known by, where it is known;
 * undefined when there is none.
 */
export type FileServer = (context: AppContext, chosenPath?: string, contentTag?: string) => Promise<Response | undefined>;

/**
 * Serves the files below a folder: safe paths, compressed siblings and byte ranges are the library's work, how long a file is kept is ours.
 * `prefix` is where the folder stands in the site.
 */
export function createFileServer(folder: string, prefix = ''): FileServer {
  const onDisk = (path: string): string => join(folder, path.slice(prefix.length));
  const requested = serveStatic<AppEnv>({ root: folder, precompressed: true, rewriteRequestPath: (path) => path.slice(prefix.length) });
  return async (context, chosenPath, contentTag) => {
    const path = chosenPath ?? context.req.path;
    simplifyHeaders(context, contentTag ?? tagOf(onDisk(path), ''));
    const serve = chosenPath === undefined ? requested : serveStatic<AppEnv>({ path: onDisk(chosenPath), precompressed: true });
    const response = await serve(context, async () => undefined);
    if (!response?.ok) return response ?? undefined;
    const { headers } = response;
    headers.set('cache-control', cacheControlOf(path));
    // A broken download goes on only where the browser knows that it may.
    if (contentTag !== undefined || isVideo(path)) headers.set('accept-ranges', 'bytes');
    if (contentTag !== undefined) headers.set('etag', contentTag);
    else if (isVideo(path) || isAsset(path)) headers.set('etag', tagOf(onDisk(path), headers.get('content-encoding') ?? ''));
    // The library names it only where it compressed: a shared cache could then give everybody the long form.
    if (!isVideo(path)) headers.set('vary', 'Accept-Encoding');
    if (path.endsWith('.vtt')) headers.set('content-type', 'text/vtt; charset=utf-8');
    return response;
  };
}
