import { RegisterPage } from '#src/features/register/register-page.tsx';
import { answer, envelope } from '#tests/unit/lib/fake-fetch.ts';
import { the } from '#tests/unit/ui/mount.tsx';
import { accountPage, click, slide, type } from '../account-forms.tsx';
import { user } from '#tests/unit/user.ts';

export const open = (phone?: string, language: 'en' | 'zh' | 'zh_hk' = 'en') => accountPage(() => <RegisterPage phone={phone} />, language);
export const sentCode = { 'send/': () => answer({ body: envelope(null) }) };
export const email = 'lin@northhall.example';
export const password = 'Kongrack#77';
export const agree = () => user.click(the('form input[type=checkbox]'));

/** Everything but the region, for an account by email. */
export async function fill(): Promise<void> {
  await click('Email');
  await type('Email', email);
  await fillRest('1234');
}
/** Everything after the phone number or the email address, but the region. */
export async function fillRest(code: string): Promise<void> {
  await type('Password', password);
  await type('Repeat password', password);
  await slide();
  await click('Send code');
  await type('Verification code', code);
  await agree();
}
export async function confirmRegion(): Promise<void> {
  for (const box of document.querySelectorAll<HTMLInputElement>('dialog[open] input')) await user.click(box);
  await click('Confirm and register');
}
export async function register(): Promise<void> {
  await click('Register');
  await confirmRegion();
}
