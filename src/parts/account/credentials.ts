import * as z from 'zod/mini';
import { CODE_DIGITS, newPassword, OPENING_CODE_DIGITS } from '#src/contracts/session.ts';
import { passwordProblems } from '#src/domain/password.ts';
import type { SentenceKey } from '#src/i18n/sentence.ts';
import type { Channel, Identity } from './identity.ts';

const text = z._default(z.string(), '');
/** A code that was sent to an account, as a form keeps it. */
export const sentCodeSchema = z.object({
  code: text,
  /** The account the last code went to, and when, ms by the server's clock: the countdown survives a reload. */
  sentTo: text,
  sentAt: z._default(z.number(), 0),
});

/** The fields of a form that has a code sent. */
export interface CodeValues extends Identity, z.output<typeof sentCodeSchema> {
  /** Of the captcha; '' while there is none. */
  ticket: string;
}

export interface NewPasswordValues {
  password: string;
  repeat: string;
}

/** What a code is for, and how many digits it has by the way that it is sent. */
const codeForms = {
  register: {
    phone: [CODE_DIGITS.sms, 'credentials:problems.codePhone'],
    email: [CODE_DIGITS.email, 'credentials:problems.codeEmail'],
  },
  reset: {
    phone: [OPENING_CODE_DIGITS, 'credentials:problems.codeOpening'],
    email: [OPENING_CODE_DIGITS, 'credentials:problems.codeOpening'],
  },
  identity: {
    phone: [OPENING_CODE_DIGITS, 'credentials:problems.codeOpening'],
    email: [OPENING_CODE_DIGITS, 'credentials:problems.codeOpening'],
  },
} as const satisfies Record<string, Record<Channel, readonly [number, SentenceKey]>>;
export type CodePurpose = keyof typeof codeForms;

/** Digits of a code. */
export const codeLength = (purpose: CodePurpose, channel: Channel): number => codeForms[purpose][channel][0];

/** What is wrong with the code that was typed. */
export const codeRule =
  (purpose: CodePurpose) =>
  ({ channel, code }: Pick<CodeValues, 'channel' | 'code'>): SentenceKey | undefined => {
    if (code.trim() === '') return 'credentials:problems.codeMissing';
    const [digits, problem] = codeForms[purpose][channel];
    return /^\d+$/.test(code.trim()) && code.trim().length === digits ? undefined : problem;
  };

/** What is wrong with a new password. */
export function passwordRule({ password }: NewPasswordValues): SentenceKey | undefined {
  if (password === '') return 'credentials:problems.passwordMissing';
  // The contract counts a password's length otherwise than its reader where it holds emoji.
  const isGood = passwordProblems(password).length === 0 && newPassword.safeParse(password).success;
  return isGood ? undefined : 'credentials:problems.passwordWeak';
}

/** What is wrong with its repetition. */
export function repeatRule({ password, repeat }: NewPasswordValues): SentenceKey | undefined {
  if (repeat === '') return 'credentials:problems.repeatMissing';
  return repeat === password ? undefined : 'credentials:problems.repeatDifferent';
}
