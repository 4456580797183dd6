import { proxy } from 'hono/proxy';
import { CALL_TIMEOUT_MS } from '#src/contracts/endpoint-table.ts';
import { poolDataHeader, serverDateHeader } from '#src/contracts/sw-messages.ts';
import type { AppContext } from './http/client-address.ts';
import { RequestProblem } from './http/envelope.ts';
import { faultFields, type Log } from './http/log.ts';

/** Largest response a pool may give, as it stands in memory: a farm of 100,000 workers (decision I8) with 250 bytes for each. */
const maxResponseBytes = 24 * 1024 * 1024;
/** All responses that are being read at one time: beyond it the next are refused, so that a pool cannot fill the memory with many. */
const maxBytesAtOnce = 32 * 1024 * 1024;
let bytesAtOnce = 0;

/** What a pool needs of the request. Cookies and what `Connection` names are not among it (decision A1); Hono's proxy would pass them on. */
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
/** Says that a call has been passed on: a chain that leads back to this site would never end. */
const passedHeader = 'x-pool-passed-on';
/** What the page needs of the response; `date` is the age of its figures (decision D6), beside it the pool's clock if it is one like ours (I12). */
const responseHeaders = ['content-language', 'date', 'retry-after', poolDataHeader, serverDateHeader];

function pick(from: Headers, names: readonly string[]): Headers {
  return new Headers(names.flatMap((name): [string, string][] => (from.has(name) ? [[name, from.get(name) ?? '']] : [])));
}

interface PassThrough {
  /** Origin of the real pool. */
  readonly poolApi: string;
  readonly address: string;
  /** Name of the call, for the log. */
  readonly name: string;
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
  const { pathname, search } = new URL(req.url);
  const headers = pick(req.raw.headers, requestHeaders);
  headers.set('x-forwarded-for', pool.address);
  headers.set(passedHeader, '1');
  const body = req.method === 'GET' || req.method === 'HEAD' ? null : await req.arrayBuffer();
  const signal = AbortSignal.timeout(pool.timeoutMs ?? CALL_TIMEOUT_MS);
  try {
    if (req.raw.headers.has(passedHeader)) throw new Unusable('it leads back to this site');
    const response = await proxy(pool.poolApi + pathname + search, { method: req.method, headers, body, redirect: 'manual', signal });
    if (response.status >= 300 && response.status < 400) throw new Unusable('it redirects');
    const given = pick(response.headers, responseHeaders);
    // Never the pool's own: its page or script would run as one of this site's.
    given.set('content-type', 'application/json; charset=utf-8');
    given.set('cache-control', 'no-store');
    return new Response(response.status === 204 ? null : await bytesOf(response), { status: response.status, headers: given });
  } catch (error) {
    const status = signal.aborted ? 504 : 502;
    pool.log.warn('pool-failed', { requestId, group: pool.name, status, ...(signal.aborted ? {} : faultFields(error)) });
    throw new RequestProblem(status);
  }
}

/** A response of no use; why is its code, for the log leaves messages out. */
class Unusable extends Error {
  override readonly name = 'Unusable';

  constructor(readonly code: string) {
    super(code);
  }
}

/** The whole body, counted as it stands in memory and not as it was sent, so that one that stops half way is refused; Hono limits the bodies of requests only. */
async function bytesOf({ body }: Response): Promise<Buffer<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const part of body ?? []) {
      length += part.byteLength;
      bytesAtOnce += part.byteLength;
      if (length > maxResponseBytes || bytesAtOnce > maxBytesAtOnce) throw new Unusable('it is too long');
      parts.push(part);
    }
    return Buffer.concat(parts);
  } finally {
    bytesAtOnce -= length;
  }
}
