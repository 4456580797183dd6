import { AppError } from '#src/lib/app-error.ts';
import { PasswordField } from '#src/parts/account/account-fields.tsx';
import { filledRule, type FormField } from '#src/parts/form/form-field.ts';

/** The password of the account that is logged in. */
export const passwordField: FormField<{ password: string }> = {
  name: 'password',
  draw: <PasswordField name="password" label="own-account:care.yourPassword" autoComplete="current-password" />,
  rule: filledRule('password', 'credentials:problems.passwordMissing'),
};

/** The code of a refusal for a wrong password. */
const WRONG_PASSWORD = '403';

/** Whether a call was refused because the password is another one. */
export const isPasswordWrong = (error: unknown): boolean => error instanceof AppError && error.code === WRONG_PASSWORD;
