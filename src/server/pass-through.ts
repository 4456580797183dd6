import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { CALL_TIMEOUT_MS, type Endpoint } from '#src/contracts/endpoint-table.ts';
import { poolDataHeader, serverDateHeader } from '#src/contracts/sw-messages.ts';
import type { AppContext } from './http/client-address.ts';
import { RequestProblem } from './http/envelope.ts';
import { faultFields, type Log } from './http/log.ts';
import type { SharedRead } from './http/shared-read.ts';

/** Largest response a pool may give, as it stands in memory: a farm of 100,000 workers with 250 bytes for each. */
const maxResponseBytes = 24 * 1024 * 1024;
/** All responses that are being read at one time: beyond it the next are refused, so that a pool cannot fill the memory with many. */
const maxBytesAtOnce = 32 * 1024 * 1024;
let bytesAtOnce = 0;

/** What a pool needs of the request. Cookies and what `Connection` names are not among it. */
const requestHeaders = [
  'accept',
  'accept-language',
  'authorization',
  'content-type',
  'deviceid',
  'idempotency-key',
  'language',
  'poolid',
  'user-agent',
];
/** What a pool may send: gzip, which it is asked for, or plain. Brotli's decoder takes 16 MB and more for each response, before a byte can be counted. */
const encodings: readonly string[] = ['gzip', 'identity'];
/** Says that a call has been passed on: a chain that leads back to this site would never end. */
const passedHeader = 'x-pool-passed-on';
/** What the page needs of the response; `date` is the age of its figures, beside it the pool's clock if it is one like ours. */
const responseHeaders = ['content-language', 'date', 'retry-after', poolDataHeader, serverDateHeader];

function pick(from: Headers, names: readonly string[]): Headers {
  return new Headers(names.flatMap((name): [string, string][] => (from.has(name) ? [[name, from.get(name) ?? '']] : [])));
}

interface PassThrough {
  /** Origin of the real pool. */
  readonly poolApi: string;
  readonly address: string;
  readonly row: Endpoint;
  /** Set for a public read by GET: a pool of the contract may know it by POST alone. */
  readonly read?: SharedRead | undefined;
  readonly log: Log;
  readonly timeoutMs?: number;
}

/**
 * Hands a call of the contract to the real pool and its response back, both bodies untouched; redirects are not followed.
 * Throws RequestProblem: 502 for no usable response and where POOL_API leads back here, 504 for none in time.
 */
export async function passThrough(context: AppContext, pool: PassThrough): Promise<Response> {
  const { req } = context;
  const requestId = context.get('requestId');
  const { pathname, search, method, body } = await asContracted(req, pool);
  const headers = pick(req.raw.headers, requestHeaders);
  headers.set('accept-encoding', 'gzip');
  headers.set('x-forwarded-for', pool.address);
  headers.set(passedHeader, '1');
  if (pool.read?.language) headers.set('language', pool.read.language);
  if (pool.read && method === 'POST') headers.set('content-type', 'application/x-www-form-urlencoded;charset=UTF-8');
  const signal = AbortSignal.timeout(pool.timeoutMs ?? CALL_TIMEOUT_MS);
  try {
    if (req.raw.headers.has(passedHeader)) throw new Unusable('it leads back to this site');
    const response = await send(new URL(pool.poolApi + pathname + search), { method, headers, body, signal });
    const status = response.statusCode ?? 502;
    const bytes = await bytesOf(response);
    const given = pick(headersOf(response), responseHeaders);
    // Never the pool's own: its page or script would run as one of this site's.
    given.set('content-type', 'application/json; charset=utf-8');
    given.set('cache-control', 'no-store');
    return new Response(status === 204 ? null : bytes, { status, headers: given });
  } catch (error) {
    const status = signal.aborted ? 504 : 502;
    pool.log.warn('pool-failed', { requestId, group: pool.row.name, status, ...(signal.aborted ? {} : faultFields(error)) });
    throw new RequestProblem(status);
  }
}

interface Contracted {
  readonly pathname: string;
  readonly search: string;
  readonly method: string;
  readonly body: Buffer | undefined;
}

/** The request as the contract states it: a public read that came by GET goes on by the method of its row. */
async function asContracted(req: AppContext['req'], { row, read }: PassThrough): Promise<Contracted> {
  const { pathname, search } = new URL(req.url);
  if (read && row.method === 'POST') return { pathname, search: '', method: 'POST', body: Buffer.from(read.form) };
  if (read) return { pathname, search: read.form && `?${read.form}`, method: req.method, body: undefined };
  const hasBody = req.method !== 'GET' && req.method !== 'HEAD';
  return { pathname, search, method: req.method, body: hasBody ? Buffer.from(await req.arrayBuffer()) : undefined };
}

/** A response of no use; why is its code, for the log leaves messages out. */
class Unusable extends Error {
  override readonly name = 'Unusable';

  constructor(readonly code: string) {
    super(code);
  }
}

interface Sent {
  readonly method: string;
  readonly headers: Headers;
  readonly body: Buffer | undefined;
  readonly signal: AbortSignal;
}

/** The pool's response, its body not yet read. Not by `fetch`, which decompresses by any encoding before anybody can say no. */
function send(url: URL, { headers, body, ...options }: Sent): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    request(url, { ...options, headers: Object.fromEntries(headers) }, resolve)
      .on('error', reject)
      .end(body);
  });
}

function headersOf({ headers }: IncomingMessage): Headers {
  return new Headers(
    Object.entries(headers).flatMap(([name, value]): [string, string][] => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

/** What in a response's status and headers speaks against it. */
function whyUnusable({ statusCode = 0, headers }: IncomingMessage): string | undefined {
  if (statusCode >= 300 && statusCode < 400) return 'it redirects';
  return encodings.includes(headers['content-encoding'] ?? 'identity') ? undefined : 'it is compressed in another way';
}

/** The whole body, counted as it stands in memory and not as it was sent, so that one that stops half way is refused; Hono limits the bodies of requests only. */
async function bytesOf(response: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const why = whyUnusable(response);
  if (why) {
    response.destroy();
    throw new Unusable(why);
  }
  const parts: Uint8Array[] = [];
  let length = 0;
  const count = async (source: AsyncIterable<Uint8Array>) => {
    for await (const part of source) {
      length += part.byteLength;
      bytesAtOnce += part.byteLength;
      if (length > maxResponseBytes || bytesAtOnce > maxBytesAtOnce) throw new Unusable('it is too long');
      parts.push(part);
    }
  };
  try {
    const isCompressed = response.headers['content-encoding'] === 'gzip';
    await (isCompressed ? pipeline(response, createGunzip(), count) : pipeline(response, count));
    return Buffer.concat(parts);
  } finally {
    bytesAtOnce -= length;
  }
}
