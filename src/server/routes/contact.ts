import { randomUUID } from 'node:crypto';
import type { ContactMessage } from '#src/contracts/contact.ts';
import type { AccountTools } from '../accounts/account-tools.ts';
import { keepContactMessage, knownMessage } from '../db/contact-messages.ts';
import { RequestProblem } from '../http/envelope.ts';
import { plainLine } from '../http/plain-line.ts';
import type { Handlers } from './handlers.ts';

/** Tells the operator of a new message; the database has it whatever becomes of the mail. */
export type TellOfMessage = (message: ContactMessage) => void;

/** Line breaks are the visitor's own; other control characters have no business in a database or a terminal. */
const plainText = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, ' ')
    .trim();

/** Throws RequestProblem(400) when nothing readable is left of what must be there. */
function cleaned({ topic, name, reach, text }: ContactMessage): ContactMessage {
  const message = { topic, name: plainLine(name), reach: plainLine(reach), text: plainText(text) };
  if (message.reach === '' || message.text === '') throw new RequestProblem(400);
  return message;
}

/** Messages to the operator: success means that the database has it. */
export function contactHandlers(
  { db, digests, limits, now }: AccountTools,
  tell: TellOfMessage = () => undefined,
): Pick<Handlers, 'contact'> {
  return {
    contact: async (request, { address, language, idempotencyKey = randomUUID() }) => {
      const message = cleaned(request);
      const known = await knownMessage(db, idempotencyKey, message);
      if (known === 'other') return { refusalCode: '409', messageKey: 'contactKeyReused' };
      if (known === 'same') return { data: null };
      const waitS = await limits.contactOfNetwork.take(digests.keyed('contact', address));
      if (waitS !== undefined) throw new RequestProblem(429, 'tooManyMessages', waitS);
      if (await keepContactMessage(db, { message, idempotencyKey, language, atMs: now() })) tell(message);
      return { data: null };
    },
  };
}
