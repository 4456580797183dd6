import type { AppContext } from './http/client-address.ts';
import { RequestProblem } from './http/problem.ts';
import { MAX_BODY_BYTES, readBytes } from './http/read-body.ts';

/** Spec 9. */
const timeoutMs = 20_000;
/** Largest answer a pool may give; the longest real one is a list of a few hundred rows. */
const maxAnswerBytes = 4 * 1024 * 1024;

/** What a pool needs of the request. Cookies and hop-by-hop headers are not among it (decision A1). */
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
/** What the page needs of the answer; `date` is the age of its figures (decision D6). */
const answerHeaders = ['content-type', 'content-language', 'date', 'retry-after', 'x-pool-data'];

const pick = (from: Headers, names: readonly string[]): Headers => {
  const picked = new Headers();
  for (const name of names) {
    const value = from.get(name);
    if (value !== null) picked.set(name, value);
  }
  return picked;
};

export interface PassThrough {
  /** Origin of the real pool. */
  readonly poolApi: string;
  readonly address: string;
  readonly timeoutMs?: number;
}

/**
 * Hands a call of the contract to the real pool and its answer back, both bodies untouched; redirects are not followed.
 * Throws RequestProblem: 413 for a too large request, 502 for no usable answer and where POOL_API
 * leads back here, 504 for none in time.
 */
export async function passThrough(context: AppContext, pool: PassThrough): Promise<Response> {
  const { pathname, search } = new URL(context.req.url);
  if (context.req.raw.headers.has(passedHeader)) throw new RequestProblem(502);
  const headers = pick(context.req.raw.headers, requestHeaders);
  headers.set('accept-encoding', 'identity');
  headers.set('x-forwarded-for', pool.address);
  headers.set(passedHeader, '1');
  const body = context.req.method === 'GET' ? null : await readBytes(context.req.raw, MAX_BODY_BYTES);
  const signal = AbortSignal.timeout(pool.timeoutMs ?? timeoutMs);
  try {
    const answer = await fetch(`${pool.poolApi}${pathname}${search}`, {
      method: context.req.method,
      headers,
      body,
      redirect: 'manual',
      signal,
    });
    if (answer.status >= 300 && answer.status < 400) throw new RequestProblem(502);
    const bytes = await readBytes(answer, maxAnswerBytes);
    const given = pick(answer.headers, answerHeaders);
    given.set('cache-control', 'no-store');
    return new Response(answer.status === 204 ? null : bytes, { status: answer.status, headers: given });
  } catch {
    throw new RequestProblem(signal.aborted ? 504 : 502);
  }
}
