import * as z from 'zod/mini';

/** The only code that means success (spec 7). */
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
 * envelope, e.g. a captive portal's page: that is a network failure, never data (decision D, R11). Never throws.
 */
export function parseEnvelope(body: unknown): Envelope | undefined {
  const parsed = envelope.safeParse(typeof body === 'string' ? jsonOf(body) : body);
  return parsed.success ? { ...parsed.data, message: parsed.data.message ?? '' } : undefined;
}
