/** A mail or a text message to one address. */
export interface OutgoingMessage {
  readonly channel: 'email' | 'sms';
  /** An email address, or a phone number in E.164. */
  readonly to: string;
  /** '' in a text message. */
  readonly subject: string;
  readonly text: string;
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
}
