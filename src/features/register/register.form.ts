import type { Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import { readInvite } from '#src/contracts/invite.ts';
import { registerEmailRequest, registerPhoneRequest } from '#src/contracts/session.ts';
import {
  codeProblem,
  type CodeValues,
  emptySentCode,
  newPasswordProblems,
  type NewPasswordValues,
  sentCodeSchema,
} from '#src/parts/account/credentials.ts';
import { accountOf, emptyIdentity, identityProblems, identitySchema, type Problems } from '#src/parts/account/identity.ts';
import { makeDraft } from '#src/parts/form/draft.ts';
import { fieldErrors } from '#src/parts/form/drafted-form.ts';

/** What is kept of a registration that is not sent: never the password. */
interface RegisterDraft extends Omit<CodeValues, 'ticket'> {
  isAgreed: boolean;
  /** Code of an invitation, as typed or filled in; it may stay empty. */
  invite: string;
}

export interface RegisterValues extends RegisterDraft, CodeValues, NewPasswordValues {}

const emptyDraft: RegisterDraft = { ...emptyIdentity, ...emptySentCode, isAgreed: false, invite: '' };
export const emptyValues: RegisterValues = { ...emptyDraft, password: '', repeat: '', ticket: '' };

export const registerDraft = makeDraft(
  'register-draft',
  z.object({
    ...identitySchema.shape,
    ...sentCodeSchema.shape,
    isAgreed: z.boolean(),
    invite: z.catch(z.string(), ''),
  }),
  emptyDraft,
);

/** What is sent, by the call that takes it. */
export type Registration =
  | { channel: 'phone'; request: z.output<typeof registerPhoneRequest> }
  | { channel: 'email'; request: z.output<typeof registerEmailRequest> };

function registrationOf(values: RegisterValues): Registration | undefined {
  const { channel, password } = values;
  const rest = { password, code: values.code.trim(), agreement: values.isAgreed, invite: readInvite(values.invite) };
  if (channel === 'phone') {
    const { data } = registerPhoneRequest.safeParse({ phone: accountOf(values), ...rest });
    return data && { channel, request: data };
  }
  const { data } = registerEmailRequest.safeParse({ email: accountOf(values), ...rest });
  return data && { channel, request: data };
}

/** Every message of a registration; the captcha is asked for by the code's own button. */
function registerProblems(values: RegisterValues): Problems<RegisterValues> {
  return {
    ...identityProblems(values, 'emailFormat'),
    ...newPasswordProblems(values),
    code: codeProblem(values, 'register'),
    invite: values.invite.trim() === '' || readInvite(values.invite) ? undefined : 'inviteFormat',
    isAgreed: values.isAgreed ? undefined : 'agreementMissing',
  };
}

/** Checks with the request schema of the call that the channel leads to. */
export const registerResolver: Resolver<RegisterValues, unknown, Registration> = (values) => {
  const errors = fieldErrors(registerProblems(values));
  if (Object.keys(errors).length > 0) return { values: {}, errors };
  const registration = registrationOf(values);
  // The contract counts a password's length otherwise than its reader where it holds emoji.
  return registration ? { values: registration, errors: {} } : { values: {}, errors: fieldErrors({ password: 'passwordWeak' }) };
};
