import { readFile, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { errorCode } from '../../start-error.ts';
import { SourceError, type SourceFault } from './source-error.ts';

/** The data of an answer, with the source's clock. */
export interface SourceResponse<T> {
  readonly data: T;
  /**
   * A moment of the source's clock (ms) in ours, by the `Date` of its answer, and never in the future: a source whose clock is an hour wrong
   * still shows how old its figures are. Without a moment: now, for figures that the answer does not date.
   */
  heldAtMs(sourceMs?: number | null): number;
}

/** An answer as it came, whatever its status. */
export interface TextResponse extends SourceResponse<string> {
  readonly status: number;
  /** When its file was last written, ms of our clock: the file's own time, or `Last-Modified`; null where neither is known. */
  readonly writtenAtMs: number | null;
}

interface AskOptions {
  readonly signal: AbortSignal;
  /** Bytes; 2 MiB unless given. Farms may be of 100,000 workers: 32 MiB. */
  readonly maxBytes?: number;
}

/** The one way to ask a source. Every call throws SourceError for what is no answer: no connection, silence, a redirect, a body without end. */
export interface SourceFetch {
  /** Host and port, as messages name it. */
  readonly host: string;
  /** A path below the source's address, '/api/pools'. Any status is an answer, for dialects in which one says something (404, 204). */
  ask(path: string, options: AskOptions): Promise<TextResponse>;
  /** As `ask`, for calls that answer 200 with JSON of this shape; everything else is a SourceError. */
  askJson<T>(path: string, schema: z.core.$ZodType<T>, options: AskOptions): Promise<SourceResponse<T>>;
  /** POST of a JSON body to the source's address itself (JSON-RPC). Any status is an answer. */
  post(body: unknown, options: AskOptions): Promise<TextResponse>;
}

/** An answer that takes longer than this does not come. */
const TIMEOUT_MS = 5000;
const MAX_BYTES = 2 * 1024 * 1024;
export const FARM_MAX_BYTES = 32 * 1024 * 1024;
/** A `Date` header has whole seconds: less than this is no difference between two clocks. */
const CLOCK_STEP_MS = 5000;

const faultOfStatus: Readonly<Record<number, SourceFault>> = { 401: 'refused', 403: 'refused', 404: 'missing', 429: 'busy', 503: 'busy' };

/** The text of an answer as JSON of a shape. Throws SourceError ('unreadable'); the text itself is nowhere in it. */
export function parseResponse<T>(host: string, answer: SourceResponse<string>, schema: z.core.$ZodType<T>): SourceResponse<T> {
  const parsed = z
    .string()
    .transform((text, context) => {
      try {
        const json: unknown = JSON.parse(text);
        return json;
      } catch {
        context.addIssue('no JSON');
        return z.NEVER;
      }
    })
    .pipe(schema)
    .safeParse(answer.data);
  if (parsed.success) return { ...answer, data: parsed.data };
  const [issue] = parsed.error.issues;
  const where = issue?.path.join('.').slice(0, 60);
  throw new SourceError('unreadable', `${host} gives an answer that cannot be read${where ? ` (${where})` : ''}.`);
}

/** Waits until a request may begin; throws the signal's reason where that comes first. */
type Pass = (signal: AbortSignal) => Promise<void>;

/** Lets requests to one host begin one after the other, at least a gap apart: those for figures before those of visitors. */
function createGate(gapMs: number): { readonly forFigures: Pass; readonly forVisitors: Pass } {
  const [figures, visitors] = [new Set<() => void>(), new Set<() => void>()];
  let freeAtMs = 0;
  let timer: NodeJS.Timeout | undefined;
  const letIn = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const [next] = figures.size > 0 ? figures : visitors;
    if (!next) return;
    freeAtMs = performance.now() + gapMs;
    next();
    timer = setTimeout(letIn, gapMs);
  };
  const passOf =
    (line: Set<() => void>): Pass =>
    (signal) =>
      new Promise((resolve, reject) => {
        const leave = (): void => {
          line.delete(enter);
          signal.removeEventListener('abort', giveUp);
        };
        const enter = (): void => {
          leave();
          resolve();
        };
        const giveUp = (): void => {
          leave();
          reject(signal.reason);
        };
        if (signal.aborted) return giveUp();
        line.add(enter);
        signal.addEventListener('abort', giveUp);
        const waitMs = freeAtMs - performance.now();
        if (waitMs <= 0) letIn();
        else timer ??= setTimeout(letIn, waitMs);
      });
  return { forFigures: passOf(figures), forVisitors: passOf(visitors) };
}

async function bodyOf(response: Response, host: string, maxBytes: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    if (bytes > maxBytes) throw new SourceError('too-large', `${host} gives more than ${maxBytes} bytes.`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

const clock = (skewMs: number, now: () => number) => (sourceMs?: number | null) => {
  const nowMs = now();
  return sourceMs === undefined || sourceMs === null ? nowMs : Math.min(nowMs, sourceMs - skewMs);
};

function skewOf(date: string | null, nowMs: number): number {
  const skewMs = date === null ? 0 : Date.parse(date) - nowMs;
  return Math.abs(skewMs) >= CLOCK_STEP_MS ? skewMs : 0;
}

/** What a failed fetch was; its own message may quote the address, and with it the password. */
function faultOf(error: unknown, host: string, isTimeUp: boolean): SourceError {
  if (error instanceof SourceError) return error;
  if (isTimeUp) return new SourceError('silent', `${host} does not answer within ${TIMEOUT_MS / 1000} s.`);
  return new SourceError('unreachable', `${host} cannot be reached (${errorCode(error) ?? 'connection lost'}).`);
}

interface FetchOptions {
  /** http, https, or file for a folder of this machine; user name and password in it become a header. */
  readonly address: URL;
  /** Least time between the beginnings of two requests to this host, ms. */
  readonly gapMs: number;
  readonly now: () => number;
  /** 'user:password' in place of the address's own, asked for before each request. Throws SourceError. */
  readonly credentials?: () => Promise<string>;
}

/** Asks a folder as if it were a host: a file that is not there is a 404. */
function askFolder(folder: URL, now: () => number): Pick<SourceFetch, 'ask' | 'host'> {
  const host = 'file';
  const base = `${folder.href.replace(/\/$/, '')}/`;
  return {
    host,
    async ask(path, { maxBytes = MAX_BYTES }) {
      const file = new URL(`.${path}`, base);
      const heldAtMs = clock(0, now);
      const missing = { heldAtMs, writtenAtMs: null, status: 404, data: '' };
      if (!file.href.startsWith(base)) return missing;
      try {
        const { size, mtimeMs } = await stat(file);
        if (size > maxBytes) throw new SourceError('too-large', `A file of more than ${maxBytes} bytes is left unread.`);
        return { heldAtMs, writtenAtMs: heldAtMs(mtimeMs), status: 200, data: await readFile(fileURLToPath(file), 'utf8') };
      } catch (error) {
        if (errorCode(error) === 'ENOENT') return missing;
        throw faultOf(error, host, false);
      }
    },
  };
}

/** Asks a host. Its address never changes: no redirect is followed, and a path stays below it. */
function askHost({ address, now, credentials }: FetchOptions, pass: Pass): Pick<SourceFetch, 'ask' | 'post' | 'host'> {
  const { host, username, password } = address;
  const base = `${address.origin}${address.pathname.replace(/\/$/, '')}`;
  const own = username || password ? `${decodeURIComponent(username)}:${decodeURIComponent(password)}` : undefined;
  const headers = { accept: 'application/json' };
  const send = async (url: string, init: RequestInit, { signal, maxBytes = MAX_BYTES }: AskOptions): Promise<TextResponse> => {
    await pass(signal).catch(() => {
      throw new SourceError('crowded', `${host} has too many questions waiting for it.`);
    });
    const secret = credentials ? await credentials() : own;
    const authorization = secret !== undefined && { authorization: `Basic ${Buffer.from(secret).toString('base64')}` };
    const timeUp = AbortSignal.timeout(TIMEOUT_MS);
    try {
      const response = await fetch(url, {
        ...init,
        headers: { ...headers, ...init.headers, ...authorization },
        redirect: 'manual',
        signal: AbortSignal.any([signal, timeUp]),
      });
      if (response.status >= 300 && response.status < 400) throw new SourceError('redirected', `${host} leads elsewhere.`);
      const data = await bodyOf(response, host, maxBytes);
      const heldAtMs = clock(skewOf(response.headers.get('date'), now()), now);
      const writtenAtMs = Date.parse(response.headers.get('last-modified') ?? '');
      return { status: response.status, data, heldAtMs, writtenAtMs: Number.isNaN(writtenAtMs) ? null : heldAtMs(writtenAtMs) };
    } catch (error) {
      throw faultOf(error, host, timeUp.aborted);
    }
  };
  return {
    host,
    ask: (path, options) => send(`${base}${path}`, {}, options),
    post: (body, options) =>
      send(base, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }, options),
  };
}

/** The fetches of one source: those for its figures go before those for visitors' farms. */
export interface SourceFetches {
  readonly forFigures: SourceFetch;
  readonly forVisitors: SourceFetch;
}

/** The two fetches of one source, which wait for each other. */
export function createSourceFetches(options: FetchOptions): SourceFetches {
  const gate = createGate(options.gapMs);
  return { forFigures: fetchThrough(gate.forFigures, options), forVisitors: fetchThrough(gate.forVisitors, options) };
}

/** The fetch of a source that only the poll loop asks. */
export const createSourceFetch = (options: FetchOptions): SourceFetch => createSourceFetches(options).forFigures;

function fetchThrough(pass: Pass, options: FetchOptions): SourceFetch {
  const { address, now } = options;
  const host = address.protocol === 'file:' ? { ...askFolder(address, now), post: noPost } : askHost(options, pass);
  return {
    ...host,
    async askJson(path, schema, ask) {
      const answer = await host.ask(path, ask);
      if (answer.status !== 200) throw statusError(host.host, answer.status);
      return parseResponse(host.host, answer, schema);
    },
  };
}

function noPost(): Promise<TextResponse> {
  return Promise.reject(new SourceError('failed', 'A folder takes no requests.'));
}

/** The error for a status that says nothing in the dialect. */
export function statusError(host: string, status: number): SourceError {
  return new SourceError(faultOfStatus[status] ?? 'failed', `${host} answers ${status}.`);
}
