import { foreignKind, isPoolTrouble, parseEnvelope, SUCCESS_CODE } from '#src/contracts/envelope.ts';
import { poolDataHeader, serverDateHeader } from '#src/contracts/sw-messages.ts';

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

/** When a response was made, in ms: its own `Date` (decision D6); 0 when it has none. */
export function madeAtOf(response: Response, header = 'date'): number {
  const ms = Date.parse(response.headers.get(header) ?? '');
  return Number.isNaN(ms) ? 0 : ms;
}

/**
 * Judges one response by R11: ours is same-origin, not redirected, JSON, the envelope. Good is HTTP ok with code '200' and `data`; another code is
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
  const serverDate = response.headers.get(serverDateHeader) ?? response.headers.get('date') ?? undefined;
  return { kind: 'good', text, madeAt: madeAtOf(response) || Date.now(), isSimulated, serverDate };
}
