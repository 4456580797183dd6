import { proxy } from 'hono/proxy';
import { CALL_TIMEOUT_MS } from '#src/contracts/endpoint-table.ts';
import type { AppContext } from './http/client-address.ts';
import { RequestProblem } from './http/envelope.ts';

/** Largest response a pool may give; the longest real one is a list of a few hundred rows. */
const maxResponseBytes = 4 * 1024 * 1024;

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
/** What the page needs of the response; `date` is the age of its figures (decision D6). */
const responseHeaders = ['content-type', 'content-language', 'date', 'retry-after', 'x-pool-data'];

function pick(from: Headers, names: readonly string[]): Headers {
  return new Headers(names.flatMap((name): [string, string][] => (from.has(name) ? [[name, from.get(name) ?? '']] : [])));
}

interface PassThrough {
  /** Origin of the real pool. */
  readonly poolApi: string;
  readonly address: string;
  readonly timeoutMs?: number;
}

/**
 * Hands a call of the contract to the real pool and its response back, both bodies untouched; redirects are not followed.
 * Throws RequestProblem: 502 for no usable response and where POOL_API leads back here, 504 for none in time.
 */
export async function passThrough({ req }: AppContext, pool: PassThrough): Promise<Response> {
  const { pathname, search } = new URL(req.url);
  const headers = pick(req.raw.headers, requestHeaders);
  if (req.raw.headers.has(passedHeader)) throw new RequestProblem(502);
  headers.set('x-forwarded-for', pool.address);
  headers.set(passedHeader, '1');
  const body = req.method === 'GET' ? null : await req.arrayBuffer();
  const signal = AbortSignal.timeout(pool.timeoutMs ?? CALL_TIMEOUT_MS);
  try {
    const response = await proxy(pool.poolApi + pathname + search, { method: req.method, headers, body, redirect: 'manual', signal });
    if (response.status >= 300 && response.status < 400) throw new RequestProblem(502);
    const given = pick(response.headers, responseHeaders);
    given.set('cache-control', 'no-store');
    return new Response(response.status === 204 ? null : await bytesOf(response), { status: response.status, headers: given });
  } catch {
    throw new RequestProblem(signal.aborted ? 504 : 502);
  }
}

/** The whole body, so that one that stops half way is refused; Hono limits the bodies of requests only. */
async function bytesOf({ body }: Response): Promise<Buffer<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body ?? []) {
    length += part.byteLength;
    if (length > maxResponseBytes) throw new RequestProblem(502);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
