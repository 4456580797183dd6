import * as z from 'zod/mini';
import { textUpTo } from './bounded-text.ts';
import { contactTopics } from './contact-topics.ts';

/** Longest values of the contact form. */
export const CONTACT_NAME_MAX = 40;
export const CONTACT_REACH_MAX = 120;
export const CONTACT_TEXT_MAX = 2000;

/** Blanks around do not count: people type them by accident. */
const typedUpTo = (longest: number) => textUpTo(2 * longest + 200).check(z.trim(), z.maxLength(longest));

/** A message to the operator: `reach` is how its sender can be answered; sent with the header Idempotency-Key. */
export const contactRequest = z.object({
  topic: z.enum(contactTopics),
  name: z._default(typedUpTo(CONTACT_NAME_MAX), ''),
  reach: typedUpTo(CONTACT_REACH_MAX).check(z.minLength(1)),
  text: typedUpTo(CONTACT_TEXT_MAX).check(z.minLength(1)),
});
export type ContactMessage = z.output<typeof contactRequest>;

/** The names of its fields. */
export const contactFields = z.keyof(contactRequest).options;
