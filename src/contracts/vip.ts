import * as z from 'zod/mini';
import { matching, textUpTo } from './bounded-text.ts';
import { email } from './session.ts';

/** Longest values of the form. */
const VIP_FIELD_MAX = 20;
const VIP_REMARK_MAX = 50;

/** Blanks at the ends do not count: people type them by accident. */
const LONGEST_TYPED = 200;

const required = textUpTo(LONGEST_TYPED).check(z.trim(), z.minLength(1), z.maxLength(VIP_FIELD_MAX));
const optional = z._default(textUpTo(LONGEST_TYPED).check(z.trim(), z.maxLength(VIP_FIELD_MAX)), '');

/** The VIP application: phone is 1 and ten digits for +86, else E.164; sent with the header Idempotency-Key. */
const fields = z.object({
  name: required,
  phone: z._default(matching(/^(?:1\d{10}|\+(?!86)[1-9]\d{6,14})?$/, 16), ''),
  email: z._default(z.union([z.literal(''), email]), ''),
  /** Its symbol; '' where none was chosen. */
  coin: optional,
  accName: optional,
  minerType: optional,
  hashrate: required,
  remark: z._default(textUpTo(LONGEST_TYPED).check(z.trim(), z.maxLength(VIP_REMARK_MAX)), ''),
});
/** One of phone and email is enough. */
export const vipApplyRequest = fields.check(z.refine(({ phone, email: mail }) => phone !== '' || mail !== '', { path: ['phone'] }));
export type VipApplication = z.output<typeof vipApplyRequest>;

/** The names of its fields. */
export const vipApplicationFields = z.keyof(fields).options;
