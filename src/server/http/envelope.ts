import { SUCCESS_CODE } from '#src/contracts/envelope.ts';
import type { Language } from '#src/contracts/languages.ts';
import { messageIn, type MessageKey } from '../messages/messages.ts';

/** HTTP statuses of refused requests, each with its usual sentence. */
const sentences = {
  400: 'malformed',
  401: 'sessionRefused',
  403: 'otherSite',
  404: 'notFound',
  413: 'tooLarge',
  429: 'tooMany',
  500: 'fault',
  502: 'poolUnreachable',
  503: 'starting',
  504: 'poolUnreachable',
} as const satisfies Readonly<Record<number, MessageKey>>;

/** A request that is refused; the app's error handler turns it into an envelope with this status. */
export class RequestProblem extends Error {
  override readonly name = 'RequestProblem';

  constructor(
    readonly status: keyof typeof sentences,
    /** The sentence, where the status has a more exact one than its usual. */
    readonly messageKey: MessageKey = sentences[status],
    /** Seconds after which the same request may pass, of one too many and of one that came at a bad time. */
    readonly retryAfterS = status === 503 ? 5 : 60,
  ) {
    super(`request refused with ${status}`);
  }
}

/** The body of a successful response. */
export function envelopeOfData(data: unknown): string {
  return JSON.stringify({ code: SUCCESS_CODE, message: '', data: data ?? null });
}

/** The body of a refusal: its code and a sentence for the user. */
export function envelopeOfRefusal(code: string, message: string): string {
  return JSON.stringify({ code, message, data: null });
}

const apiHeaders = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

/** A response of the API; never stored by a shared or browser cache (the worker has its own cache). */
export function apiResponse(envelope: string, status = 200, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(envelope, { status, headers: { ...apiHeaders, ...headers } });
}

/** The envelope of a refused request, with its HTTP status and its sentence in a language. */
export function problemResponse({ status, messageKey, retryAfterS }: RequestProblem, language: Language): Response {
  const headers: Record<string, string> = status === 429 || status === 503 ? { 'retry-after': String(retryAfterS) } : {};
  return apiResponse(envelopeOfRefusal(String(status), messageIn(language, messageKey)), status, headers);
}
