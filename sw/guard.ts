import { foreignKind, isPoolTrouble, parseEnvelope, SUCCESS_CODE } from '#src/contracts/envelope.ts';
import { figuresMadeAt, serverClock } from '#src/contracts/response-times.ts';
import { cachedAtHeader, poolDataHeader } from '#src/contracts/sw-messages.ts';

/** What a response of the API is worth: only `good` may be stored, `refused` is the pool's own "no", the rest never reached the pool's code. */
export type Verdict =
  | {
      readonly kind: 'good';
      readonly text: string;
      readonly madeAt: number;
      readonly isSimulated: boolean;
      readonly serverDate: string | undefined;
    }
  | { readonly kind: 'refused'; readonly message: string; readonly isTrouble: boolean }
  | { readonly kind: 'portal' | 'pool' | 'contract' };

/** When a stored response was made, in ms; 0 when it does not say. */
export function madeAtOf(stored: Response): number {
  const ms = Date.parse(stored.headers.get(cachedAtHeader) ?? '');
  return Number.isNaN(ms) ? 0 : ms;
}

/**
 * Judges one response: ours is same-origin, not redirected, JSON, the envelope. Good is HTTP ok with code '200' and `data`; another code is
 * a refusal with the server's message; anything else is a portal's page or a fault of the pool's. Reads the body; never throws on content.
 */
export async function judge(response: Response): Promise<Verdict> {
  const isJson = /^application\/json\s*(;|$)/i.test(response.headers.get('content-type') ?? '');
  const isOurs = !response.redirected && response.type === 'basic' && isJson;
  const text = await response.text();
  const envelope = isOurs ? parseEnvelope(text) : undefined;
  if (!envelope) return { kind: foreignKind(response, text) };
  if (envelope.code !== SUCCESS_CODE) return { kind: 'refused', message: envelope.message, isTrouble: isPoolTrouble(envelope.code) };
  if (!response.ok) return { kind: 'pool' };
  if (envelope.data === undefined || envelope.data === null) return { kind: 'contract' };
  const isSimulated = response.headers.get(poolDataHeader) === 'simulated';
  const clockMs = serverClock(response.headers);
  const serverDate = clockMs === undefined ? undefined : new Date(clockMs).toUTCString();
  return { kind: 'good', text, madeAt: figuresMadeAt(response.headers) ?? Date.now(), isSimulated, serverDate };
}
