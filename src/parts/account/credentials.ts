import * as z from 'zod/mini';
import { CODE_DIGITS, OPENING_CODE_DIGITS } from '#src/contracts/session.ts';
import { passwordProblems } from '#src/domain/password.ts';
import type { Channel, Identity, ProblemId } from './identity.ts';

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

/** What a code is for, and how many digits it has by the way that it is sent. */
const codeForms = {
  register: { phone: [CODE_DIGITS.sms, 'codePhone'], email: [CODE_DIGITS.email, 'codeEmail'] },
  reset: { phone: [OPENING_CODE_DIGITS, 'codeOpening'], email: [OPENING_CODE_DIGITS, 'codeOpening'] },
} as const satisfies Record<string, Record<Channel, readonly [number, ProblemId]>>;
export type CodePurpose = keyof typeof codeForms;

/** Digits of a code. */
export const codeLength = (purpose: CodePurpose, channel: Channel): number => codeForms[purpose][channel][0];

/** What is wrong with the code that was typed. */
export function codeProblem({ channel, code }: Pick<CodeValues, 'channel' | 'code'>, purpose: CodePurpose): ProblemId | undefined {
  if (code.trim() === '') return 'codeMissing';
  const [digits, problem] = codeForms[purpose][channel];
  return /^\d+$/.test(code.trim()) && code.trim().length === digits ? undefined : problem;
}

/** What is wrong with a new password and its repetition. */
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
