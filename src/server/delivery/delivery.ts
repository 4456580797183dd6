/** A mail or a text message to one address. */
export interface OutgoingMessage {
  readonly channel: 'email' | 'sms';
  /** An email address, or a phone number in E.164. */
  readonly to: string;
  /** '' in a text message. */
  readonly subject: string;
  readonly text: string;
  /** Of a mail: the same in a repeat, so that a mailbox may take the two for one. */
  readonly messageId?: string;
  /** Of a mail that comes again and again: the link that ends it, for the mailbox's own button. */
  readonly endLink?: string;
}

/** How messages leave: a mail server and a webhook of the operator's, or the outbox of the embedded pool. */
export interface Delivery {
  /** False for a channel that is not set while the other one is. */
  isOffered(channel: OutgoingMessage['channel']): boolean;
  /** Hands a message over. Throws DeliveryProblem when the channel refuses it or does not answer. */
  send(message: OutgoingMessage): Promise<void>;
}

/** A message that could not be handed over. Its text names no address. */
export class DeliveryProblem extends Error {
  override readonly name = 'DeliveryProblem';

  constructor(
    message: string,
    /** 'refused': it never will be taken; 'later': it was not; 'unknown': the connection broke when it may have been. */
    readonly kind: 'refused' | 'later' | 'unknown' = 'later',
  ) {
    super(message);
  }
}
