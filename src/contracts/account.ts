import * as z from 'zod/mini';
import { rowsOf } from './rows.ts';
import { accountAddress, codeOf, newPassword, OPENING_CODE_DIGITS, ticket, typedPassword } from './session.ts';
import { flag, maybeText, numeric, text, unixSeconds } from './values.ts';

/** Asks for a code to set another password; the response is the same whether the address has an account or not. */
export const passwordCodeRequest = z.object({ account: accountAddress, ticket });
export const passwordResetRequest = z.object({ account: accountAddress, code: codeOf(OPENING_CODE_DIGITS), password: newPassword });

/** What an account is logged in with: '' for what it has not. */
export const identityResponse = z.object({ email: maybeText, isEmailConfirmed: flag, phone: maybeText, isPhoneConfirmed: flag });
/** Sends a code to a new email or phone of the account; the response is the same whether it belongs to another one or not. */
export const identityCodeRequest = z.object({ account: accountAddress, password: typedPassword });
/** Puts it in the place of the one before. */
export const identityUpdateRequest = z.object({ account: accountAddress, code: codeOf(OPENING_CODE_DIGITS), password: typedPassword });

/** What its owner alone may do asks for the password once more. */
export const confirmedRequest = z.object({ password: typedPassword });
/** All that is kept of an account, by name, for a file. */
export const accountExportResponse = z.record(z.string(), z.unknown());

/** A figure that a pool may leave out. */
const maybeAmount = z.optional(z.nullable(numeric));

/** A person who registered with the invitation: `name` is masked; `reward` only where the pool states it. */
const invitedRow = z.object({ name: text, time: unixSeconds, isConfirmed: flag, reward: maybeAmount });
export type InvitedRow = z.infer<typeof invitedRow>;
export const invitationResponse = z.object({ code: text, list: rowsOf(invitedRow), reward: maybeAmount, rewardUnit: maybeText });
