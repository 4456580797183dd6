import type { Endpoint } from '#src/contracts/endpoint-table.ts';
import type { AppContext } from './client-address.ts';
import { RequestProblem } from './envelope.ts';

/** JSON needs its content type: a page of another origin cannot send one without a preflight. */
const isJsonType = (type: string): boolean => /^application\/(json|csp-report|reports\+json)\b/i.test(type);
const isFormType = (type: string): boolean => type === '' || /^application\/x-www-form-urlencoded\b/i.test(type);

/** Hono's own readers would put U+FFFD in place of bytes that are no UTF-8. */
const strictText = new TextDecoder('utf-8', { fatal: true });

function parsed(text: string, encoding: 'form' | 'json'): unknown {
  if (encoding === 'form') return Object.fromEntries(new URLSearchParams(text));
  return text.trim() === '' ? {} : JSON.parse(text);
}

/** The fields of a request in the encoding of its contract row. Throws RequestProblem(400) for a body in another one. */
export async function readFields({ req }: AppContext, encoding: Endpoint['encoding']): Promise<unknown> {
  if (encoding === 'none') return {};
  if (encoding === 'query') return Object.fromEntries(new URL(req.url).searchParams);
  const type = req.header('content-type') ?? '';
  const bytes = await req.arrayBuffer();
  const isExpected = encoding === 'form' ? isFormType(type) : bytes.byteLength === 0 || isJsonType(type);
  if (!isExpected) throw new RequestProblem(400);
  try {
    return parsed(strictText.decode(bytes), encoding);
  } catch {
    throw new RequestProblem(400);
  }
}
