import * as z from 'zod/mini';
import { passwordResetRequest } from '#src/contracts/account.ts';
import { type CodeValues, type NewPasswordValues, sentCodeSchema } from '#src/parts/account/credentials.ts';
import { accountOf, identitySchema } from '#src/parts/account/identity.ts';
import { makeDraft } from '#src/parts/form/draft.ts';

export interface ResetValues extends CodeValues, NewPasswordValues {}

/** What is kept of a reset that is not sent: never the password. */
export const resetDraft = makeDraft('reset-draft', z.object({ ...identitySchema.shape, ...sentCodeSchema.shape }));

export const emptyValues: ResetValues = { ...resetDraft.empty, password: '', repeat: '', ticket: '' };

export type ResetRequest = z.output<typeof passwordResetRequest>;

/** What is sent, by the call's own schema; the captcha is asked for by the code's own button. */
export const requestOf = (values: ResetValues): ResetRequest | undefined =>
  passwordResetRequest.safeParse({ account: accountOf(values), code: values.code.trim(), password: values.password }).data;
