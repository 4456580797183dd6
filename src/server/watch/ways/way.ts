import type { Language } from '#src/contracts/languages.ts';
import type { WatchWay } from '#src/contracts/watch.ts';
import { SECOND_MS } from '#src/domain/days.ts';
import { errorCode } from '../../start-error.ts';
import { isUnsent, type OutsideResponse } from './outside-request.ts';

/** A message as every way carries it. */
export interface ToldMessage {
  /** The same in a repeat: push services, mailboxes and notifications take the second for the first. */
  readonly id: string;
  readonly title: string;
  readonly body: string;
  /** Messages of one tag are about the same: the newer one counts. */
  readonly tag: string;
  /** Path of the farm's page. */
  readonly path: string;
  readonly atMs: number;
  readonly language: Language;
  /** Proves that a press on "quiet until it is back" is the owner's; absent where nothing is off. */
  readonly quietToken?: string | undefined;
  /** Ends the watch without a log-in. */
  readonly endToken: string;
}

/**
 * What became of a message. 'sent': taken. 'gone': its target is no more. 'refused': it never will be. 'later': not taken, after `afterMs` where the
 * service says when. 'unknown': it may have arrived, for the connection broke or stood still after the request.
 */
export type Sent = { readonly kind: 'sent' | 'gone' | 'refused' | 'unknown' } | { readonly kind: 'later'; readonly afterMs?: number };

/**
 * Whether a way takes a message that comes again under its id for the one that it has. Push: the same topic at the service, the same tag and no sound on
 * the device. Mail: the same Message-ID. ntfy: the same sequence id, from its version 2.16 on; an elder one shows two. Telegram knows no such id: a message
 * whose process ended between handing it over and the answer is not sent there again, for in that moment it has nearly always arrived. One that Telegram
 * did not answer in time is, for then it mostly has not, and an alarm that comes twice is better than none.
 */
export const takesRepeats: Readonly<Record<WatchWay, boolean>> = { push: true, mail: true, ntfy: true, telegram: false };

/** Hands a message to a target, as the database keeps it. Never rejects. */
export type Way = (target: unknown, message: ToldMessage) => Promise<Sent>;

/** A service may ask for more patience, but is not believed for longer. */
const MOST_PATIENCE_MS = 6 * 60 * 60 * SECOND_MS;

/** Milliseconds of a `Retry-After`: seconds or a date. */
export function patienceOf(header: string | undefined, nowMs: number): number | undefined {
  if (header === undefined) return undefined;
  const ms = /^\d+$/.test(header) ? Number(header) * SECOND_MS : Date.parse(header) - nowMs;
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, SECOND_MS), MOST_PATIENCE_MS);
}

/** What an answer by HTTP says of a message. */
export function sentOf({ status, retryAfter }: OutsideResponse, nowMs: number): Sent {
  if (status >= 200 && status < 300) return { kind: 'sent' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  const afterMs = patienceOf(retryAfter, nowMs);
  if (status === 429 || status >= 500) return { kind: 'later', ...(afterMs !== undefined && { afterMs }) };
  return { kind: 'refused' };
}

/** The same of a request that got no answer: of what did not go out whole nothing was taken. */
export function sentOfFault(error: unknown): Sent {
  if (errorCode(error) === 'EINNER') return { kind: 'refused' };
  return { kind: isUnsent(error) ? 'later' : 'unknown' };
}
