import * as z from 'zod/mini';

/** The only code that means success. */
export const SUCCESS_CODE = '200';

const envelope = z.object({
  code: z.string().check(z.minLength(1), z.maxLength(16)),
  message: z.optional(z.nullable(z.string().check(z.maxLength(2000)))),
  data: z.optional(z.unknown()),
});

/** The frame of every response: `code` is a string, `message` is '' when there is none, `data` is not yet parsed. */
type Envelope = z.output<typeof envelope> & { readonly message: string };

/** Text of a body as JSON; undefined when it is none (a portal's page, a cut response). */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads the frame of a response, given as the body's text or as parsed JSON. Returns undefined when it is not our
 * envelope, e.g. a captive portal's page: that is a network failure, never data. Never throws.
 */
export function parseEnvelope(body: unknown): Envelope | undefined {
  const parsed = envelope.safeParse(typeof body === 'string' ? jsonOf(body) : body);
  return parsed.success ? { ...parsed.data, message: parsed.data.message ?? '' } : undefined;
}

/** The code of a thing that the pool does not know. */
export const NOT_FOUND = '404';

/** Whether a response says without the envelope that there is nothing: by its status, or by having no content. A page is none. */
export function isNothing(status: number, text: string): boolean {
  return (status === 404 && !/^\s*</.test(text)) || status === 204 || (status < 300 && text.trim() === '');
}

interface Foreign {
  readonly type: string;
  readonly status: number;
  readonly redirected: boolean;
  readonly headers: Pick<Headers, 'get'>;
}

/** The one status above 500 that a captive portal is meant to send (RFC 6585). */
const NETWORK_AUTHENTICATION_REQUIRED = 511;

/**
 * Whose fault a response is that is not the envelope: a captive portal's, for HTML or a redirect in place of our response; else the
 * pool's: an error status, half a body, none.
 */
export function foreignKind({ type, status, redirected, headers }: Foreign, text: string): 'portal' | 'pool' {
  if (status === NETWORK_AUTHENTICATION_REQUIRED || type === 'opaqueredirect') return 'portal';
  const isHtml = /^text\/html/i.test(headers.get('content-type') ?? '') || /^\s*</.test(text.slice(0, 200));
  return status < 400 && (redirected || isHtml) ? 'portal' : 'pool';
}

/** True for the code of a pool that is in trouble itself: '500' to '599'. */
export function isPoolTrouble(code: string | undefined): boolean {
  return /^5\d\d$/.test(code ?? '');
}
