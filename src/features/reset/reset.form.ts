import type { Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import { passwordResetRequest } from '#src/contracts/account.ts';
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

/** What is kept of a reset that is not sent: never the password. */
type ResetDraft = Omit<CodeValues, 'ticket'>;
export interface ResetValues extends CodeValues, NewPasswordValues {}

const emptyDraft: ResetDraft = { ...emptyIdentity, ...emptySentCode };
export const emptyValues: ResetValues = { ...emptyDraft, password: '', repeat: '', ticket: '' };

export const resetDraft = makeDraft('reset-draft', z.object({ ...identitySchema.shape, ...sentCodeSchema.shape }), emptyDraft);

export type ResetRequest = z.output<typeof passwordResetRequest>;

/** Checks with the call's own request schema; the captcha is asked for by the code's own button. */
export const resetResolver: Resolver<ResetValues, unknown, ResetRequest> = (values) => {
  const problems: Problems<ResetValues> = {
    ...identityProblems(values, 'emailFormat'),
    code: codeProblem(values, 'reset'),
    ...newPasswordProblems(values),
  };
  const errors = fieldErrors(problems);
  if (Object.keys(errors).length > 0) return { values: {}, errors };
  const request = passwordResetRequest.safeParse({ account: accountOf(values), code: values.code.trim(), password: values.password });
  // The contract counts a password's length otherwise than its reader where it holds emoji.
  return request.success ? { values: request.data, errors: {} } : { values: {}, errors: fieldErrors({ password: 'passwordWeak' }) };
};
