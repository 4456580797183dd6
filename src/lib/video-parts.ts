import { partialVideosCacheName } from '#src/contracts/sw-messages.ts';

/** What there is of a file so far: its bytes from the first on. */
export interface HeldParts extends FileVersion {
  readonly bytes: number;
  readonly blobs: readonly Blob[];
}

/** Which version of a file some bytes are of. */
export interface FileVersion {
  /** Length of the whole file. */
  readonly total: number;
  /** Its entity tag or time of change; '' where the server names neither. */
  readonly validator: string;
  readonly type: string;
}

interface Part extends FileVersion {
  readonly from: number;
  readonly blob: Blob;
}

const totalHeader = 'x-total';
const validatorHeader = 'x-validator';
const FROM = 'kept-from';

function partUrl(url: string, from: number): string {
  const address = new URL(url);
  address.searchParams.set(FROM, String(from));
  return address.href;
}

/** A part's file and first byte; undefined for what is none. */
function partOf(key: string): { url: string; from: number } | undefined {
  const address = new URL(key);
  const from = address.searchParams.get(FROM);
  address.searchParams.delete(FROM);
  return from === null ? undefined : { url: address.href, from: Number(from) };
}

/** Stores bytes of a file, so that a reload goes on behind them. Rejects with QuotaExceededError on a full disk. */
export async function writePart(url: string, { from, blob, total, validator, type }: Part): Promise<void> {
  const headers = { 'content-type': type, [totalHeader]: String(total), [validatorHeader]: validator };
  await (await caches.open(partialVideosCacheName)).put(partUrl(url, from), new Response(blob, { headers }));
}

/** What is held of a file, up to the first gap; undefined when that is nothing. */
export async function readParts(url: string): Promise<HeldParts | undefined> {
  if (!(await caches.has(partialVideosCacheName))) return undefined;
  const cache = await caches.open(partialVideosCacheName);
  const blobs: Blob[] = [];
  let bytes = 0;
  let version: FileVersion | undefined;
  for (;;) {
    const part = await cache.match(partUrl(url, bytes));
    if (!part) return version && { ...version, bytes, blobs };
    version ??= versionIn(part.headers);
    const blob = await part.blob();
    if (blob.size === 0) return version && { ...version, bytes, blobs };
    blobs.push(blob);
    bytes += blob.size;
  }
}

function versionIn(headers: Headers): FileVersion {
  const type = headers.get('content-type') ?? '';
  return { total: Number(headers.get(totalHeader)), validator: headers.get(validatorHeader) ?? '', type };
}

/** Removes all parts of a file. */
export async function dropParts(url: string): Promise<void> {
  if (!(await caches.has(partialVideosCacheName))) return;
  const cache = await caches.open(partialVideosCacheName);
  const keys = await cache.keys();
  await Promise.all(keys.filter((key) => partOf(key.url)?.url === url).map((key) => cache.delete(key)));
}

/** The files of which parts are held. */
export async function filesInParts(): Promise<readonly string[]> {
  if (!(await caches.has(partialVideosCacheName))) return [];
  const keys = await (await caches.open(partialVideosCacheName)).keys();
  return [...new Set(keys.flatMap(({ url }) => partOf(url)?.url ?? []))];
}
