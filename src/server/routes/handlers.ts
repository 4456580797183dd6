import type { EndpointName } from '#src/contracts/endpoint-table.ts';
import type { ParsedRequestOf, ResponseOf } from '#src/contracts/schemas.ts';
import type { Language } from '#src/contracts/languages.ts';
import type { MessageKey } from '../messages/messages.ts';

/** What a handler may know of a call besides its fields. */
export interface Call {
  readonly language: Language;
  readonly requestId: string;
  /** What per-address limits count by. */
  readonly address: string;
  /** The header of that name: a repeated send carries the same one. */
  readonly idempotencyKey: string | undefined;
  /** The header of that name: the token of a session or of anonymous mining. */
  readonly authorization: string | undefined;
  /** The header of that name: the random id that a browser made for itself. */
  readonly deviceId: string | undefined;
  /** The header of that name, for the list of an account's devices. */
  readonly userAgent: string;
  /** Whether who calls may open /outbox, where this server has one. */
  readonly mayReadOutbox: boolean;
}

/** Where a call comes from, as accounts remember it. */
export const placeOf = ({ address, deviceId }: Call): { network: string; deviceId: string | undefined } => ({ network: address, deviceId });

/** A refusal of the business kind: HTTP 200, this code, a sentence in the call's language. */
export interface Refusal {
  readonly refusalCode: string;
  readonly messageKey: MessageKey;
}

interface FiguresMoment {
  /** When its figures held, and what the clock is, in ms; absent: both are the moment of the response. */
  readonly moment?: { readonly atMs: number; readonly nowMs: number };
  /** Of a market figure or a farm: the model or sources, never both in one answer; absent: the model. */
  readonly origin?: 'simulated' | 'live';
}

/** A response: its data, or the whole envelope as text where it was made before. */
export type Reply<T> = (({ readonly data: T } | { readonly envelope: string }) & FiguresMoment) | Refusal;

type Handler<N extends EndpointName> = (request: ParsedRequestOf<N>, call: Call) => Reply<ResponseOf<N>> | Promise<Reply<ResponseOf<N>>>;

/** One handler for every row of the contract: a row without one does not compile. */
export type Handlers = { readonly [N in EndpointName]: Handler<N> };
