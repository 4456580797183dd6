import type { Namespace } from '#src/i18n/namespaces.ts';
import type { ErrorKind } from '#src/lib/app-error.ts';

/** Where the outbox lies: the name it had when applications for VIP addresses were all that it held. */
export const OUTBOX_KEY = 'vip-outbox';

/**
 * sent: the pool responded with code '200', nothing less. refused: it refused this content, with a message.
 * no-response: whether it arrived is unknown, or the pool was busy; the same key may be sent again.
 */
export type SendOutcome =
  | { kind: 'sent' }
  | { kind: 'refused'; message: string }
  | { kind: 'no-response'; error: ErrorKind; message: string };

/** Why something was not sent. */
export type SendFailure = Exclude<SendOutcome, { kind: 'sent' }>;

/** What may wait in the outbox: how it is sent, and where its sentences are. */
export interface OutboxKind {
  /** Stored with each item. */
  readonly name: string;
  send(content: unknown, idempotencyKey: string): Promise<SendOutcome>;
  /** Whether who takes it keeps a repeated send once: only then may it wait. */
  mayWait(): boolean;
  /** The namespace with its `outbox` and `notice` sentences. */
  readonly namespace: Extract<Namespace, 'vip' | 'contact'>;
  /** Values of the sentence `outbox.who`, by which the visitor recognises it. */
  who(content: unknown): { name: string; detail: string };
  /** Puts the content back to where it can be changed. */
  takeBack(content: unknown): void;
  /** The section with its panel. */
  readonly place: { readonly to: '/' | '/about-us'; readonly search: { readonly id: string } };
}
export type OutboxKinds = readonly OutboxKind[];
