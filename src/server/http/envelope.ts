import { SUCCESS_CODE } from '#src/contracts/envelope.ts';
import type { Language } from '#src/contracts/languages.ts';
import { messageIn, type MessageKey } from '../messages/messages.ts';
import { RequestProblem, type ProblemStatus } from './problem.ts';

/** The text of a good answer. */
export const envelopeOfData = (data: unknown): string => JSON.stringify({ code: SUCCESS_CODE, message: '', data: data ?? null });

/** The text of a refusal: its code and a sentence for the user. */
export const envelopeOfRefusal = (code: string, message: string): string => JSON.stringify({ code, message, data: null });

const apiHeaders = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

/** An answer of the API; never stored by a shared or browser cache (the worker keeps its own copies, decision D6). */
export const apiResponse = (envelope: string, status = 200, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(envelope, { status, headers: { ...apiHeaders, ...headers } });

/** The envelope of a refused request, with its HTTP status and its own sentence or the usual one (decision D1). */
export function problemResponse(status: ProblemStatus, language: Language, ownMessage?: MessageKey): Response {
  const { messageKey } = new RequestProblem(status, ownMessage);
  return apiResponse(
    envelopeOfRefusal(String(status), messageIn(language, messageKey)),
    status,
    status === 429 ? { 'retry-after': '60' } : {},
  );
}
