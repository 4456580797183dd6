import * as z from 'zod/mini';
import { readInvite } from '#src/contracts/invite.ts';
import { registerEmailRequest, registerPhoneRequest } from '#src/contracts/session.ts';
import { type CodeValues, type NewPasswordValues, sentCodeSchema } from '#src/parts/account/credentials.ts';
import { accountOf, identitySchema } from '#src/parts/account/identity.ts';
import { makeDraft } from '#src/parts/form/draft.ts';

const kept = z.object({
  ...identitySchema.shape,
  ...sentCodeSchema.shape,
  isAgreed: z._default(z.boolean(), false),
  /** Code of an invitation, as typed or filled in; it may stay empty. */
  invite: z.catch(z.string(), ''),
});

/** What is kept of a registration that is not sent: never the password. */
export const registerDraft = makeDraft('register-draft', kept);

export interface RegisterValues extends z.output<typeof kept>, CodeValues, NewPasswordValues {}
export const emptyValues: RegisterValues = { ...registerDraft.empty, password: '', repeat: '', ticket: '' };

/** What is sent, by the call that takes it. */
export type Registration =
  | { channel: 'phone'; request: z.output<typeof registerPhoneRequest> }
  | { channel: 'email'; request: z.output<typeof registerEmailRequest> };

/** What is sent, by the request schema of the call that the channel leads to; the captcha is asked for by the code's own button. */
export function registrationOf(values: RegisterValues): Registration | undefined {
  const { channel, password } = values;
  const rest = { password, code: values.code.trim(), agreement: values.isAgreed, invite: readInvite(values.invite) };
  if (channel === 'phone') {
    const { data } = registerPhoneRequest.safeParse({ phone: accountOf(values), ...rest });
    return data && { channel, request: data };
  }
  const { data } = registerEmailRequest.safeParse({ email: accountOf(values), ...rest });
  return data && { channel, request: data };
}
