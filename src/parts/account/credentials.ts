import * as z from 'zod/mini';
import { CODE_DIGITS } from '#src/contracts/session.ts';
import { passwordProblems } from '#src/domain/password.ts';
import type { Identity, ProblemId } from './identity.ts';

/** A code that was sent to an account, as a form keeps it. */
interface SentCode {
  code: string;
  /** The account the last code went to, and when, ms by the server's clock: the countdown survives a reload. */
  sentTo: string;
  sentAt: number;
}

const text = z.string();
export const sentCodeSchema = z.object({ code: text, sentTo: text, sentAt: z.number() });
export const emptySentCode: SentCode = { code: '', sentTo: '', sentAt: 0 };

/** The fields of a form that has a code sent. */
export interface CodeValues extends Identity, SentCode {
  /** Of the captcha; '' while there is none. */
  ticket: string;
}

export interface NewPasswordValues {
  password: string;
  repeat: string;
}

/** Digits of a code by the way that it is sent. */
export const codeLengths = { phone: CODE_DIGITS.sms, email: CODE_DIGITS.email } as const;

/** What is wrong with the code that was typed. */
export function codeProblem({ channel, code }: Pick<CodeValues, 'channel' | 'code'>): ProblemId | undefined {
  if (code.trim() === '') return 'codeMissing';
  const isWhole = /^\d+$/.test(code.trim()) && code.trim().length === codeLengths[channel];
  return isWhole ? undefined : channel === 'phone' ? 'codePhone' : 'codeEmail';
}

/** What is wrong with a new password and its repetition (spec 5). */
export function newPasswordProblems({ password, repeat }: NewPasswordValues): {
  password?: ProblemId | undefined;
  repeat?: ProblemId | undefined;
} {
  const repeatProblem = repeat === '' ? 'repeatMissing' : 'repeatDifferent';
  const weak = password === '' ? 'passwordMissing' : 'passwordWeak';
  return {
    password: passwordProblems(password).length === 0 ? undefined : weak,
    repeat: repeat !== '' && repeat === password ? undefined : repeatProblem,
  };
}
