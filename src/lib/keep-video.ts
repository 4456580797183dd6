import { SECOND_MS } from '#src/domain/days.ts';
import { exclusively } from './exclusively.ts';
import { fetchFile } from './http.ts';
import { listKept, storeWhole } from './kept-videos.ts';
import { dropParts, type FileVersion, type HeldParts, readParts, writePart } from './video-parts.ts';

/** Why a video could not be kept. line: the network broke, what has come stays; portal: a captive portal responded; gone: the server no longer has it; full: no room. */
export type KeepProblem = 'line' | 'portal' | 'gone' | 'full';

export class KeepError extends Error {
  readonly problem: KeepProblem;

  constructor(problem: KeepProblem) {
    super(problem);
    this.name = 'KeepError';
    this.problem = problem;
  }
}

interface KeepOptions {
  signal: AbortSignal;
  /** Called with the bytes that are there and those of the whole. */
  onProgress: (bytes: number, total: number) => void;
  /** Waits between attempts, ms; less when `signal` ends it. */
  wait?: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

/** What is stored at once: at most so much is lost with the page. */
const PART_BYTES = 128 * 1024;
/** After so many attempts in a row that brought nothing the line counts as lost. */
const pausesMs = [1, 2, 4, 8].map((seconds) => seconds * SECOND_MS);

function sleep(ms: number, signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    const stop = () => {
      clearTimeout(timer);
      resolve(undefined);
    };
    signal.addEventListener('abort', stop, { once: true });
  });
}

/**
 * Fetches a video and keeps it for the worker. A line that breaks is taken up behind the last byte, of the same version of the
 * file only, also after a reload. Rejects with KeepError, or the AbortError of `signal`.
 */
export function keepVideo(url: string, options: KeepOptions): Promise<void> {
  return exclusively(`keep-video ${url}`, async () => {
    try {
      await keepWhole(url, options);
    } catch (error) {
      const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
      throw isFull ? new KeepError('full') : error;
    }
  });
}

async function keepWhole(url: string, { signal, onProgress, wait = sleep }: KeepOptions): Promise<void> {
  // Another tab was faster.
  if ((await listKept()).some((video) => video.url === url)) return;
  let idle = 0;
  for (;;) {
    const held = await readParts(url);
    if (held && held.bytes === held.total) return storeWhole(url, held);
    await receive(url, held, { signal, onProgress }).catch((error: unknown) => {
      const isBreak = error instanceof TypeError && !signal.aborted;
      if (!isBreak) throw error;
    });
    const now = await readParts(url);
    idle = (now?.bytes ?? 0) > (held?.bytes ?? 0) ? 0 : idle + 1;
    if (now && now.bytes === now.total) continue;
    const pauseMs = pausesMs[idle];
    if (pauseMs === undefined) throw new KeepError('line');
    await wait(pauseMs, signal);
    signal.throwIfAborted();
  }
}

/** Takes up what is missing in one response. Rejects with a TypeError where the network breaks; what came before is stored. */
async function receive(url: string, held: HeldParts | undefined, { signal, onProgress }: KeepOptions): Promise<void> {
  // Without a name of the version nothing says that a rest belongs to what is here.
  const from = held && held.validator !== '' ? held.bytes : 0;
  const response = await fetchFile(url, { from, validator: held?.validator ?? '', signal });
  const version = versionOf(response);
  const isRest = held !== undefined && continues(response, held);
  // Another version, or a rest that does not fit; a server in trouble changes nothing.
  if (!isRest && [200, 206, 416].includes(response.status)) await dropParts(url);
  if (!version || !response.body || !(isRest || response.status === 200)) return response.body?.cancel();
  await append(url, response.body, { version, from: isRest ? from : 0, onProgress });
}

interface Rest extends Pick<KeepOptions, 'onProgress'> {
  version: FileVersion;
  /** The place of its first byte. */
  from: number;
}

/** Stores a body part by part, also what came before it broke. */
async function append(url: string, body: ReadableStream<Uint8Array<ArrayBuffer>>, { version, from, onProgress }: Rest): Promise<void> {
  const reader = body.getReader();
  let pending: Uint8Array<ArrayBuffer>[] = [];
  let stored = from;
  let received = from;
  const flush = async () => {
    const blob = new Blob(pending);
    pending = [];
    if (blob.size > 0) await writePart(url, { ...version, from: stored, blob });
    stored += blob.size;
  };
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      pending.push(chunk.value);
      received += chunk.value.length;
      onProgress(received, version.total);
      if (received - stored >= PART_BYTES) await flush();
    }
  } finally {
    await flush();
  }
}

/** Which version of the file a response is of; undefined where it is nothing to keep now. Throws KeepError where trying again is of no use. */
function versionOf({ status, headers, redirected }: Response): FileVersion | undefined {
  if (status === 404 || status === 410) throw new KeepError('gone');
  if (status !== 200 && status !== 206) return undefined;
  const type = headers.get('content-type') ?? '';
  if (redirected || !/^(video\/|application\/octet-stream)/.test(type)) throw new KeepError('portal');
  const total = Number(status === 206 ? headers.get('content-range')?.split('/')[1] : headers.get('content-length'));
  return total > 0 ? { total, type, validator: validatorOf(headers) } : undefined;
}

/** A weak tag does not name bytes (RFC 9110, 8.8.1). */
function validatorOf(headers: Headers): string {
  const tag = headers.get('etag') ?? '';
  return tag.startsWith('"') ? tag : (headers.get('last-modified') ?? '');
}

/** Whether a rest begins where the parts end, in the same version of the file. */
function continues({ status, headers }: Response, held: HeldParts): boolean {
  const isNext = status === 206 && headers.get('content-range') === `bytes ${held.bytes}-${held.total - 1}/${held.total}`;
  return isNext && validatorOf(headers) === held.validator;
}
