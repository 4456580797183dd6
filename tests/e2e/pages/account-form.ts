import type { Locator, Page } from '@playwright/test';
import { arrives, expect, open } from '../test.ts';

/** The forms of an account, which share their fields: to register, to log in, to set a new password, to confirm an address. */
export function accountForm(page: Page) {
  const main = page.locator('main');
  const password = page.getByLabel('Password', { exact: true });
  const slider = page.getByRole('slider');
  return {
    open: (path: string) => open(page, path),
    phone: page.getByLabel('Phone number'),
    email: page.getByRole('textbox', { name: 'Email' }),
    byEmail: async (address: string) => {
      await page.getByRole('tab', { name: 'Email' }).click();
      await page.getByRole('textbox', { name: 'Email' }).fill(address);
    },
    password,
    /** A new one, twice. */
    choosePassword: async (chosen: string) => {
      await password.fill(chosen);
      await page.getByLabel('Repeat password').fill(chosen);
    },
    code: page.getByLabel('Verification code'),
    sendCode: page.getByRole('button', { name: 'Send code' }),
    slider,
    /** Passes the captcha. */
    slide: async () => {
      await dragByKeys(slider);
      await expect(slider).toHaveAttribute('aria-valuetext', 'Verified');
    },
    /** What the log-in page asks for, but the captcha. */
    fillLogIn: async () => {
      await page.getByLabel('Phone number').fill('+86 138 0013 8000');
      await password.fill('Kongrack#77');
    },
    /** The form's own button: the header has links of the same names. */
    submit: (name: string) => main.getByRole('button', { name, exact: true }),
    /** What is asked of who registers, in a dialog of its own. */
    declareAndRegister: async () => {
      const dialog = page.getByRole('dialog');
      await arrives(dialog);
      for (const declaration of await dialog.getByRole('checkbox').all()) await declaration.check();
      await dialog.getByRole('button', { name: 'Confirm and register' }).click();
    },
  };
}

/** Drags the captcha to its end by keys, as fast as a person: the real pool refuses a script's jump. */
export async function dragByKeys(slider: Locator): Promise<void> {
  await slider.focus();
  for (let key = 0; key < 10; key += 1) await slider.press('ArrowRight', { delay: 12 });
}
