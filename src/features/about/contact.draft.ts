import * as z from 'zod/mini';
import { contactRequest } from '#src/contracts/contact.ts';
import { contactTopics } from '#src/contracts/contact-topics.ts';
import { call } from '#src/lib/http.ts';
import { makeDraft } from '#src/parts/form/draft.ts';
import { outcomeOf } from '#src/parts/outbox/delivery.ts';
import type { OutboxKind } from '#src/parts/outbox/outbox-kinds.ts';

export type ContactValues = z.input<typeof contactRequest>;

/** What is too long is kept, too, to be shortened. */
const line = z.catch(z.string(), '');
const typed = z.object({
  topic: z.catch(z.enum(contactTopics), 'other'),
  name: line,
  reach: line,
  text: line,
});

/** What was typed into the contact form and not sent. */
export const contactDraft = makeDraft<ContactValues>('contact-draft', typed);

/** What an earlier version stored, as far as it can be read. */
const typedOf = (content: unknown): ContactValues => typed.safeParse(content).data ?? contactDraft.empty;

/** A message as it waits in the outbox: this site's own server takes it, whichever pool is behind it, and keeps a repeated send once. */
export const contactKind: OutboxKind = {
  name: 'contact',
  namespace: 'contact',
  place: { to: '/about-us', search: { id: 'wrap' } },
  mayWait: () => true,
  send: async (content, idempotencyKey) => {
    const message = contactRequest.safeParse(content);
    // As what the server does not take: it stays, to be changed or removed.
    if (!message.success) return { kind: 'refused', message: '' };
    return outcomeOf(call('contact', message.data, { idempotencyKey }));
  },
  who: (content) => {
    const { reach, text } = typedOf(content);
    return { name: reach, detail: startOf(text) };
  },
  takeBack: (content) => contactDraft.keep(typedOf(content)),
};

const STARTS_WITH = 60;

/** Its first words, by which its writer knows a message. */
function startOf(text: string): string {
  const signs = Array.from(text.replaceAll(/\s+/g, ' ').trim());
  return signs.length > STARTS_WITH ? `${signs.slice(0, STARTS_WITH).join('')}…` : signs.join('');
}
