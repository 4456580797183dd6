import { keptVideosCacheName } from '#src/contracts/sw-messages.ts';
import { tellKeptVideosChanged } from './cached-calls.ts';
import { dropParts, filesInParts, type HeldParts, readParts } from './video-parts.ts';

/** A video on this device, or as much of it as has come. */
export interface KeptVideo {
  /** Absolute. */
  readonly url: string;
  readonly bytes: number;
  readonly total: number;
}

/** Whether this browser can keep a video of this address at all: one of another site gives no page its bytes. */
export function canKeepVideo(url: string): boolean {
  return 'caches' in globalThis && new URL(url, location.href).origin === location.origin;
}

/** The videos that are kept whole. */
export async function listKept(): Promise<readonly KeptVideo[]> {
  if (!(await caches.has(keptVideosCacheName))) return [];
  const cache = await caches.open(keptVideosCacheName);
  const keys = await cache.keys();
  return Promise.all(
    keys.map(async ({ url }) => {
      const stored = await cache.match(url);
      const bytes = Number(stored?.headers.get('content-length')) || ((await stored?.blob())?.size ?? 0);
      return { url, bytes, total: bytes };
    }),
  );
}

/** The videos of which a part has come. */
export async function listInParts(): Promise<readonly KeptVideo[]> {
  const urls = await filesInParts();
  const held = await Promise.all(urls.map(async (url) => ({ url, parts: await readParts(url) })));
  return held.flatMap(({ url, parts }) => (parts ? [{ url, bytes: parts.bytes, total: parts.total }] : []));
}

/** Makes the parts of a complete file a kept video, and notifies the worker. Rejects with QuotaExceededError on a full disk. */
export async function storeWhole(url: string, { blobs, type, total, validator }: HeldParts): Promise<void> {
  const headers = { 'content-type': type, 'content-length': String(total), etag: validator };
  await (await caches.open(keptVideosCacheName)).put(url, new Response(new Blob([...blobs], { type }), { headers }));
  await dropParts(url);
  tellKeptVideosChanged();
}

/** Removes a video and its downloaded parts, and notifies the worker. */
export async function removeKept(url: string): Promise<void> {
  if (await caches.has(keptVideosCacheName)) await (await caches.open(keptVideosCacheName)).delete(url);
  await dropParts(url);
  tellKeptVideosChanged();
}

/** Bytes that the browser still gives this site; undefined where it does not say. */
export async function spaceLeft(): Promise<number | undefined> {
  try {
    const { quota, usage = 0 } = await navigator.storage.estimate();
    return quota === undefined ? undefined : Math.max(0, quota - usage);
  } catch {
    return undefined;
  }
}
