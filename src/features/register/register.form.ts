import type { Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import { CODE_DIGITS, registerEmailRequest, registerPhoneRequest } from '#src/contracts/session.ts';
import { passwordProblems } from '#src/domain/password.ts';
import { accountOf, emptyIdentity, type Identity, identityProblems, identitySchema, type Problems } from '#src/parts/account/identity.ts';
import { makeDraft } from '#src/parts/form/draft.ts';
import { fieldErrors } from '#src/parts/form/drafted-form.ts';

/** What is kept of a registration that is not sent: never the password. */
interface RegisterDraft extends Identity {
  code: string;
  isAgreed: boolean;
  /** The account the last code went to, and when, ms by the server's clock: the countdown survives a reload. */
  sentTo: string;
  sentAt: number;
}

export interface RegisterValues extends RegisterDraft {
  password: string;
  repeat: string;
  /** Of the captcha; '' while there is none. */
  ticket: string;
}

const emptyDraft: RegisterDraft = { ...emptyIdentity, code: '', isAgreed: false, sentTo: '', sentAt: 0 };
export const emptyValues: RegisterValues = { ...emptyDraft, password: '', repeat: '', ticket: '' };

const text = z.string().check(z.maxLength(320));
export const registerDraft = makeDraft(
  'register-draft',
  z.object({ ...identitySchema.shape, code: text, isAgreed: z.boolean(), sentTo: text, sentAt: z.number() }),
  emptyDraft,
);

/** What is sent, by the call that takes it. */
export type Registration =
  | { channel: 'phone'; request: z.output<typeof registerPhoneRequest> }
  | { channel: 'email'; request: z.output<typeof registerEmailRequest> };

function registrationOf(values: RegisterValues): Registration | undefined {
  const { channel, password } = values;
  const rest = { password, code: values.code.trim(), agreement: values.isAgreed };
  if (channel === 'phone') {
    const { data } = registerPhoneRequest.safeParse({ phone: accountOf(values), ...rest });
    return data && { channel, request: data };
  }
  const { data } = registerEmailRequest.safeParse({ email: accountOf(values), ...rest });
  return data && { channel, request: data };
}

/** Digits of a code by the way that it is sent. */
export const codeLengths = { phone: CODE_DIGITS.sms, email: CODE_DIGITS.email } as const;

function codeProblem({ channel, code }: RegisterValues) {
  if (code.trim() === '') return 'codeMissing';
  const isWhole = /^\d+$/.test(code.trim()) && code.trim().length === codeLengths[channel];
  return isWhole ? undefined : channel === 'phone' ? 'codePhone' : 'codeEmail';
}

/** Every message of a registration (spec 5); the captcha is asked for by the code's own button. */
function registerProblems(values: RegisterValues): Problems<RegisterValues> {
  const { password, repeat } = values;
  const repeatProblem = repeat === '' ? 'repeatMissing' : 'repeatDifferent';
  const weak = password === '' ? 'passwordMissing' : 'passwordWeak';
  return {
    ...identityProblems(values, 'emailFormat'),
    password: passwordProblems(password).length === 0 ? undefined : weak,
    repeat: repeat !== '' && repeat === password ? undefined : repeatProblem,
    code: codeProblem(values),
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
