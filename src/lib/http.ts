import { apiKey } from '#src/contracts/api-key.ts';
import { CALL_TIMEOUT_MS, type Endpoint, type EndpointName, endpointTable, pathOf, POOL_ID } from '#src/contracts/endpoint-table.ts';
import type { RequestOf, ResponseOf } from '#src/contracts/schemas.ts';
import { foreignKind, isNothing, isPoolTrouble, NOT_FOUND } from '#src/contracts/envelope.ts';
import { isPublicRead, readAddress } from '#src/contracts/read-alias.ts';
import { serverClock } from '#src/contracts/response-times.ts';
import { poolIdempotentHeader } from '#src/contracts/sw-messages.ts';
import { type ApiResponse, importReader, openEnvelope, parseResponse, type Provenance, provenanceOf } from './api-response.ts';
import { AppError } from './app-error.ts';
import { noteTrouble } from './back-off.ts';
import { observeServerClock } from './clock.ts';
import { reportConnection, unreachableKind } from './connection.ts';
import { encodeBody } from './encode-body.ts';
import { observePoolIdempotency } from './pool-idempotency.ts';
import { forgetCacheEntry, rememberCall } from './cached-calls.ts';
import { isReadByGet, mayLackGetAlias, notePostedRead } from './read-alias.ts';

interface CallOptions {
  signal?: AbortSignal;
  /** Sent as `Idempotency-Key`, so that a repeated send lands once. */
  idempotencyKey?: string;
  /** Lets the request outlive the page (page views). */
  isKeptAlive?: boolean;
  /** The token of an anonymous session, where the account's own is not meant. */
  authorization?: string;
  /** Milliseconds until it is given up, without it 20 s. */
  timeoutMs?: number;
}

/** What every call says of its sender; `app/start` supplies it, for this layer may not know state. */
interface Sender {
  language: string;
  deviceId: string;
  token?: string | undefined;
}
let senderOf: () => Sender = () => ({ language: 'en', deviceId: '' });
let reportRefused: (token: string) => void = () => undefined;

/** Sets where the headers' language, device id and token come from. */
export function setSender(supplier: () => Sender): void {
  senderOf = supplier;
}

/** Sets the listener for a refused session, whichever call was refused. */
export function onRefusedSession(listener: (token: string) => void): void {
  reportRefused = listener;
}

/**
 * Calls one endpoint of the contract and gives the parsed response.
 * Throws AppError of kind offline, server, timeout, portal, pool, api, auth or contract; the AbortError of `options.signal` passes through.
 */
export function call<N extends EndpointName>(
  name: N,
  payload: RequestOf<N>,
  options: CallOptions = {},
): Promise<ApiResponse<ResponseOf<N>>> {
  // Beside the response that it reads.
  importReader().catch(() => undefined);
  return exchange({ name, payload, options }, (text, provenance) => parseResponse(name, text, provenance));
}

interface Exchange {
  name: EndpointName;
  payload: unknown;
  options: CallOptions;
}

/** Sends a call, and reports what its response says of connection, clock and session to the rest of the page. */
async function exchange<T>(
  { name, payload, options }: Exchange,
  read: (text: string, provenance: Provenance) => T | Promise<T>,
): Promise<T> {
  const endpoint: Endpoint = endpointTable[name];
  const sender = senderOf();
  const path = pathOf(name, payload);
  const fields = encodeBody(endpoint.encoding, payload) ?? '';
  const isShared = isPublicRead(endpoint);
  const key = isShared ? await apiKey({ path, body: fields, ...(endpoint.variesByLanguage && { language: sender.language }) }) : undefined;
  const headers = headersOf(name, sender, options);
  const body = endpoint.encoding === 'none' ? null : fields;
  const post: Outgoing = { address: path, init: { method: 'POST', body, headers, keepalive: options.isKeptAlive ?? false } };
  const address = readAddress(endpoint, path, { form: fields, language: sender.language });
  const sending = isShared ? (given?: CallOptions) => sendRead({ address, post, isAlias: endpoint.method === 'POST' }, given) : undefined;
  if (key && sending) rememberCall(key, { name, payload, sendAgain: sending });
  const { response, text } = await (sending ? sending(options) : send(post, options));
  try {
    const provenance = provenanceOf(response);
    const result = await read(text, provenance);
    if (!provenance.isCached) learnFrom(response);
    return result;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const failure = error.kind === 'pool' ? foreignFailure(endpoint, response, text) : error;
    if (isShared && isTooMuch(response.status)) noteTrouble(response.headers.get('retry-after'));
    noteFailure(failure, key);
    const isOwnSession = endpoint.needsSession && options.authorization === undefined;
    if (failure.kind === 'auth' && isOwnSession && sender.token) reportRefused(sender.token);
    throw failure;
  }
}

/** The server is in trouble, or refuses because of how often it is asked. */
const isTooMuch = (status: number): boolean => status === 429 || status >= 500;

/** Why a response is not the envelope; a pool may say so that it does not know an address, or a call for accounts that others have. */
function foreignFailure({ group, isQuiet }: Endpoint, response: Response, text: string): AppError {
  const isUnknown = (group === 'anonymous' && isNothing(response.status, text)) || (group === 'account' && response.status === 404);
  if (isUnknown) return new AppError('api', { code: NOT_FOUND, isQuiet });
  return new AppError(foreignKind(response, text), { isQuiet });
}

function headersOf(name: EndpointName, sender: Sender, options: CallOptions): Headers {
  const { encoding, needsSession } = endpointTable[name];
  const headers = new Headers({ poolId: POOL_ID, language: sender.language, deviceId: sender.deviceId });
  if (encoding === 'form') headers.set('content-type', 'application/x-www-form-urlencoded;charset=UTF-8');
  if (encoding === 'json') headers.set('content-type', 'application/json');
  // A token goes only where it is needed, so public responses stay cacheable.
  const authorization = options.authorization ?? (needsSession ? sender.token : undefined);
  if (authorization) headers.set('Authorization', authorization);
  if (options.idempotencyKey) headers.set('Idempotency-Key', options.idempotencyKey);
  return headers;
}

interface Outgoing {
  address: string;
  init: RequestInit & { headers: Headers };
}
interface Sent {
  response: Response;
  text: string;
}
interface Read {
  address: string;
  post: Outgoing;
  /** False for what the contract itself reads by GET. */
  isAlias: boolean;
}

/** A public read: by GET, which a shared cache in front of the pool can answer; by POST where the pool knows no other. */
async function sendRead({ address, post, isAlias }: Read, options?: CallOptions): Promise<Sent> {
  if (isAlias && !isReadByGet()) return send(post, options);
  const headers = new Headers(post.init.headers);
  headers.delete('content-type');
  // The browser's own cache is asked for nothing without the pool: the worker's is the one that shows old figures, with their age.
  const sent = await send({ address, init: { ...post.init, method: 'GET', body: null, headers, cache: 'no-cache' } }, options);
  if (!isAlias || !mayLackGetAlias(sent.response.status, sent.text)) return sent;
  const posted = await send(post, options);
  notePostedRead(posted.text);
  return posted;
}

/** The whole response within the time limit: a network can fail between the headers and the end of the body. */
async function send({ address, init }: Outgoing, { signal, timeoutMs = CALL_TIMEOUT_MS }: CallOptions = {}): Promise<Sent> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), timeoutMs);
  const abort = () => limit.abort();
  let isPortal = false;
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  try {
    // No call of ours is redirected: who does so is a network that wants a log-in, on whatever host its page is.
    const response = await fetch(address, { ...init, redirect: 'manual', signal: limit.signal });
    isPortal = response.type === 'opaqueredirect';
    if (isPortal) throw new Error('led elsewhere');
    return { response, text: await response.text() };
  } catch (error) {
    if (signal?.aborted) throw error;
    const kind = isPortal ? 'portal' : limit.signal.aborted ? 'timeout' : unreachableKind();
    if (kind === 'timeout') void reportTimeout();
    else reportConnection(kind);
    throw new AppError(kind, { cause: error });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

function learnFrom(response: Response): void {
  observeServerClock(serverClock(response.headers));
  observePoolIdempotency(response.headers.get(poolIdempotentHeader));
  reportConnection('online');
}

function noteFailure(error: AppError, key: string | undefined): void {
  if (error.kind === 'portal' || error.kind === 'pool') reportConnection(error.kind);
  // A read that the pool cannot give is its trouble; any other refusal is a response.
  const isTrouble = key !== undefined && !error.isQuiet && (error.kind === 'contract' || isPoolTrouble(error.code));
  if (isTrouble) reportConnection('pool');
  else if (error.kind === 'api' || error.kind === 'auth') reportConnection('online');
  // A stored body that fails the schema must not come back on every visit.
  if (error.kind === 'contract' && key) forgetCacheEntry(key);
}

/**
 * Sends a form to another origin, which learns nothing but the form and our origin: no cookie, no header of ours; its response cannot be read.
 * Rejects when there is no network.
 */
export async function postOutside(url: string, form: string): Promise<void> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  await fetch(url, { method: 'POST', mode: 'no-cors', credentials: 'omit', keepalive: true, headers, body: form });
}

interface FileRequest {
  /** The first byte that is wanted. */
  from?: number;
  /** The version of which the bytes before it are: of another one the whole file comes (RFC 9110, If-Range). */
  validator?: string;
  signal?: AbortSignal;
}

/** Requests a file of the site, or what is missing of one. Rejects with the network's own error, or the AbortError of `signal`. */
export function fetchFile(url: string, { from = 0, validator = '', signal }: FileRequest = {}): Promise<Response> {
  const headers: Record<string, string> = from > 0 ? { range: `bytes=${from}-`, 'if-range': validator } : {};
  return fetch(url, { headers, cache: 'no-store', ...(signal && { signal }) });
}

/** The visitor waits for the probe's result; the next probe follows after `RETRY_MS`. */
const PROBE_TIMEOUT_MS = 5_000;

/** Whether the site's own host responds within 5 s with a file of no tier, whatever becomes of the pool behind it. Never throws. */
export async function isSiteThere(): Promise<boolean> {
  try {
    const response = await fetchFile('/robots.txt', { signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) });
    return response.ok && !response.redirected && !(response.headers.get('content-type') ?? '').includes('html');
  } catch {
    return false;
  }
}

/** A call has come to nothing in its time: the pool's fault where the host is quick, else the network is slow. */
export async function reportTimeout(): Promise<void> {
  reportConnection((await isSiteThere()) ? 'pool' : 'slow');
}

/** Requests the smallest thing there is: true when the pool itself responded within 5 s. Never throws. */
export async function isPoolThere(): Promise<boolean> {
  try {
    // Without its data: whether the code that reads them is there says nothing of the pool.
    await exchange({ name: 'tips', payload: { version: '1' }, options: { timeoutMs: PROBE_TIMEOUT_MS } }, (text) =>
      openEnvelope('tips', text),
    );
    return true;
  } catch (error) {
    return error instanceof AppError && (error.kind === 'api' || error.kind === 'auth');
  }
}
