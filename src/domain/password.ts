export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 32;

/** Rules by id, in the order a form lists them. */
const rules = {
  length: (password: string) => {
    const { length } = Array.from(password);
    return length >= PASSWORD_MIN_LENGTH && length <= PASSWORD_MAX_LENGTH;
  },
  upper: (password: string) => /[A-Z]/.test(password),
  lower: (password: string) => /[a-z]/.test(password),
  digit: (password: string) => /[0-9]/.test(password),
  // Any visible character that is no letter and no digit of any script: '£' counts, a blank does not.
  special: (password: string) => /[^\p{L}\p{M}\p{N}\p{Z}\p{C}]/u.test(password),
} as const;

type PasswordRule = keyof typeof rules;

/** Ids of every rule, for a form that shows all of them with what is still missing. */
export const passwordRules: readonly PasswordRule[] = ['length', 'upper', 'lower', 'digit', 'special'];

/**
 * Ids of the rules a password does not meet, empty when it is good: 8 to 32 characters with an upper-case letter, a lower-case letter, a
 * digit and a special character.
 */
export function passwordProblems(password: string): PasswordRule[] {
  return passwordRules.filter((rule) => !rules[rule](password));
}
