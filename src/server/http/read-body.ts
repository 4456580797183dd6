import { RequestProblem } from './problem.ts';

/** Largest body of a request; the longest real one is a browser's CSP report. */
export const MAX_BODY_BYTES = 64 * 1024;

/** The body of a request or response as bytes. Throws RequestProblem(413) when it is longer than `limit`. */
export async function readBytes(source: Request | Response, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const announced = Number(source.headers.get('content-length') ?? 0);
  if (announced > limit) throw new RequestProblem(413);
  if (announced > 0) {
    const bytes = new Uint8Array(await source.arrayBuffer());
    if (bytes.byteLength > limit) throw new RequestProblem(413);
    return bytes;
  }
  return source.body === null ? new Uint8Array(0) : readStream(source.body, limit);
}

async function readStream(stream: ReadableStream<Uint8Array>, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of stream) {
    length += part.byteLength;
    if (length > limit) throw new RequestProblem(413);
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}

const strictText = new TextDecoder('utf-8', { fatal: true });

function textOf(bytes: Uint8Array): string {
  try {
    return strictText.decode(bytes);
  } catch {
    throw new RequestProblem(400);
  }
}

function jsonOf(text: string): unknown {
  try {
    return text.trim() === '' ? {} : JSON.parse(text);
  } catch {
    throw new RequestProblem(400);
  }
}

/** JSON needs its content type: a page of another origin cannot send one without asking first. */
const isJsonType = (type: string): boolean => /^application\/(json|csp-report|reports\+json)\b/i.test(type);
const isFormType = (type: string): boolean => type === '' || /^application\/x-www-form-urlencoded\b/i.test(type);

/** The fields of a request in the encoding of its contract row. Throws RequestProblem 400 or 413. */
export async function readFields(request: Request, encoding: 'form' | 'json' | 'none'): Promise<unknown> {
  if (encoding === 'none') return {};
  const type = request.headers.get('content-type') ?? '';
  const bytes = await readBytes(request, MAX_BODY_BYTES);
  if (encoding === 'json') {
    if (bytes.byteLength > 0 && !isJsonType(type)) throw new RequestProblem(400);
    return jsonOf(textOf(bytes));
  }
  if (!isFormType(type)) throw new RequestProblem(400);
  return Object.fromEntries(new URLSearchParams(textOf(bytes)));
}
