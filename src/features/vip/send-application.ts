import type { VipApplication } from '#src/contracts/vip.ts';
import { AppError, type ErrorKind } from '#src/lib/app-error.ts';
import { call } from '#src/lib/http.ts';

/** Codes with which the pool says "not now" rather than "not this". */
const passingCodes = new Set(['408', '429', '500', '502', '503', '504']);

/**
 * sent: the pool answered with code '200', and nothing else counts (R23). refused: it said no to this application, in a sentence.
 * unanswered: whether it arrived is not known, or it was asked at a bad moment; the same key may be sent again.
 */
export type SendOutcome =
  | { kind: 'sent' }
  | { kind: 'refused'; message: string }
  | { kind: 'unanswered'; error: ErrorKind; message: string };

/** Sends one application. Never throws for what the line or the pool may do. */
export async function sendApplication(application: VipApplication, idempotencyKey: string): Promise<SendOutcome> {
  try {
    await call('vipApply', application, { idempotencyKey });
    return { kind: 'sent' };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { kind, code, message } = error;
    const isRefused = (kind === 'api' || kind === 'auth') && !passingCodes.has(code ?? '');
    return isRefused ? { kind: 'refused', message } : { kind: 'unanswered', error: kind, message };
  }
}
