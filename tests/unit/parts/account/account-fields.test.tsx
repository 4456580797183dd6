import { Provider } from 'jotai';
import { act, type ReactNode, useEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { FormProvider, type UseFormReturn } from 'react-hook-form';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createI18n, loadNamespaces } from '#src/i18n/setup.ts';
import { ConnectionNotice, identityFields, PasswordField, SubmitButton } from '#src/parts/account/account-fields.tsx';
import { type Declaration, Declarations, isDeclared } from '#src/parts/account/declarations.tsx';
import { emptyIdentity, type Identity } from '#src/parts/account/identity.ts';
import { useCountries } from '#src/parts/countries.ts';
import { filledRule, type FormFields } from '#src/parts/form/form-field.ts';
import { useFields } from '#src/parts/form/use-fields.ts';
import { languageAtom } from '#src/state/language.ts';
import { connectionAtom, ownNoticeCountAtom } from '#src/state/online.ts';
import { makeStore } from '#src/state/store.ts';
import { settled } from '#tests/unit/drawn.ts';
import { browserSpeaks, button, click, field, leave, shown, type } from '#tests/unit/features/account-forms.tsx';
import { mount, the } from '#tests/unit/ui/mount.tsx';
import { enter, user } from '#tests/unit/user.ts';

vi.mock('#src/parts/countries.ts', { spy: true });

type Values = Identity & { password: string };
let form: UseFormReturn<Values>;
const fields: FormFields<Values> = [
  ...identityFields({ isLogin: true, malformed: 'credentials:problems.emailFormat' }),
  { name: 'password', rule: filledRule('password', 'credentials:problems.passwordMissing') },
];

/** Phone or email, as the form draws it. */
const identity = (isLogin = true) => identityFields({ isLogin, malformed: 'credentials:problems.emailFormat' })[0]?.draw;

/** What is drawn stands in a form that checks its fields when they are left. */
function Form({ children }: { children: ReactNode }) {
  const { form: made } = useFields({ fields, values: { ...emptyIdentity, password: '' }, requestOf: (values) => values });
  useEffect(() => void (form = made));
  return <FormProvider {...made}>{children}</FormProvider>;
}
const store = makeStore();
let inPage: (children: ReactNode) => ReactNode;
beforeEach(async () => {
  const i18n = await createI18n('en');
  await loadNamespaces(i18n, ['credentials', 'reset']);
  inPage = (children) => (
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <Form>{children}</Form>
      </I18nextProvider>
    </Provider>
  );
});
const country = () => the<HTMLSelectElement>('select');
const choose = async (region: string) => {
  await enter(country(), region);
  await settled();
};

describe('phone or email', () => {
  it('is one panel that the two tabs swap, there and back, and each keeps what was typed', async () => {
    await mount(inPage(identity()));
    const panel = the('[role=tabpanel]');
    expect([...document.querySelectorAll('[role=tab]')].map((tab) => tab.getAttribute('aria-controls'))).toEqual([panel.id, panel.id]);
    expect(the('[role=tablist]').getAttribute('aria-label')).toBe('Phone or email');
    expect(panel.getAttribute('aria-label')).toBe('Phone');
    await type('Phone number', '138');
    await click('Email');
    expect([the('[role=tabpanel]').getAttribute('aria-label'), form.getValues('channel')]).toEqual(['Email', 'email']);
    await click('Phone');
    expect([field('Phone number').value, form.getValues('channel')]).toEqual(['138', 'phone']);
  });

  it('helps who logs in with the user name, who registers with number and address', async () => {
    const help = async (isLogin: boolean) => {
      const { rerender } = await mount(inPage(identity(isLogin)));
      const phone = field('Phone number');
      await click('Email');
      const email = field('Email');
      const found = [phone, email].map(({ type: kind, inputMode, autocomplete }) => [kind, inputMode, autocomplete]);
      await rerender(null);
      return found;
    };
    expect(await help(true)).toEqual([
      ['tel', 'tel', 'username'],
      ['email', 'email', 'username'],
    ]);
    expect(await help(false)).toEqual([
      ['tel', 'tel', 'tel'],
      ['email', 'email', 'email'],
    ]);
  });

  it('has every country by its name and code, takes a number written in full, and says how', async () => {
    const html = renderToString(inPage(identity()));
    expect(html).toContain('>Choose</option>');
    browserSpeaks('zh-CN');
    await mount(inPage(identity()));
    expect(country().value).toBe('CN');
    expect(country().options[0]?.text).toMatch(/^China.* \(\+86\)$/);
    const others = [...country().options].slice(1).map(({ text }) => text);
    expect(others.length).toBeGreaterThan(20);
    // By name, each once.
    expect(others).toEqual([...new Set(others)].toSorted((a, b) => a.localeCompare(b, 'en')));
    await act(async () => store.set(languageAtom, 'zh_hk'));
    expect(country().options[0]?.text).toMatch(/^中國/);
    await act(async () => store.set(languageAtom, 'en'));
    expect(shown()).toContain('Without the country code, or in full with +.');
    expect(field('Phone number').maxLength).toBeGreaterThanOrEqual(20);
  });

  it('has no country until one is chosen where the browser names none', async () => {
    browserSpeaks('en');
    await mount(inPage(identity()));
    expect([country().value, country().selectedOptions[0]?.text]).toEqual(['', 'Choose']);
    await type('Phone number', '9123 4567');
    expect(shown()).toContain('Choose the country of the number, or write it in full with +');
    await choose('HK');
    expect([country().value, country().options[0]?.text === 'Choose']).toEqual(['HK', false]);
    expect(field('Phone number').getAttribute('aria-invalid')).toBeNull();
  });

  it('renders no country for a digit of the number', async () => {
    await mount(inPage(identity()));
    vi.mocked(useCountries).mockClear();
    await type('Phone number', '138');
    expect(field('Phone number').value).toBe('138');
    expect(useCountries).not.toHaveBeenCalled();
    await choose('HK');
    expect(useCountries).toHaveBeenCalled();
  });

  it('checks the number anew for another country, once something was wrong with it and not before', async () => {
    await mount(inPage(identity()));
    await choose('SG');
    expect([form.getValues('region'), field('Phone number').getAttribute('aria-invalid')]).toEqual(['SG', null]);
    await choose('CN');
    await type('Phone number', '9123 4567');
    expect(shown()).toContain('A +86 mobile number has 11 digits');
    await choose('HK');
    expect(shown()).not.toContain('A +86 mobile number has 11 digits');
    expect(field('Phone number').getAttribute('aria-invalid')).toBeNull();
    // Wrong, and not cleared.
    await type('Phone number', '9x');
    expect(shown()).toContain('Use digits only');
    await type('Phone number', '');
    expect(shown()).toContain('The phone number cannot be empty');
  });
});

describe('a password', () => {
  it('is shown and hidden by its button, told as it is typed and checked when it is left', async () => {
    const typed = vi.fn<() => void>();
    await mount(
      inPage(<PasswordField name="password" label="reset:password" autoComplete="new-password" describedBy="rules" onTyped={typed} />),
    );
    const password = field('New password');
    expect([password.type, password.autocomplete, password.getAttribute('aria-describedby')]).toEqual([
      'password',
      'new-password',
      'rules',
    ]);
    const states: (string | null)[] = [];
    for (let press = 0; press < 2; press += 1) {
      await click('Show password');
      states.push(password.type, button('Show password').getAttribute('aria-pressed'));
    }
    expect(states).toEqual(['text', 'true', 'password', 'false']);
    await leave('New password');
    expect(shown()).toContain('Please enter your password');
    expect(typed).not.toHaveBeenCalled();
    await type('New password', 'Kong');
    expect([typed.mock.calls.length, form.getValues('password')]).toEqual([1, 'Kong']);
  });
});

it('the button sends the form only once the page listens', async () => {
  const submit = <SubmitButton isBusy={false}>Log in</SubmitButton>;
  expect(renderToString(inPage(submit))).toContain('type="button"');
  await mount(inPage(submit));
  expect(button('Log in').type).toBe('submit');
});

it('why the pool cannot be reached is said as a status, in place of the bar of the page', async () => {
  const { rerender } = await mount(inPage(<ConnectionNotice />));
  const said = async (connection: 'online' | 'offline' | 'pool' | 'portal') => {
    await act(async () => store.set(connectionAtom, connection));
    return document.querySelector('[role=status]')?.textContent ?? '';
  };
  expect(await said('offline')).toContain('You are offline. This form needs a connection.');
  expect(await said('pool')).toContain('The pool is having trouble just now.');
  expect(await said('portal')).toContain('Log in to the network first');
  expect(await said('online')).toBe('');
  expect(store.get(ownNoticeCountAtom)).toBe(1);
  await rerender(null);
  expect(store.get(ownNoticeCountAtom)).toBe(0);
});

it('the declarations are made one by one, both are needed, and each can be taken back', async () => {
  let made: readonly Declaration[] = [];
  const change = (next: readonly Declaration[]) => void (made = next);
  const { rerender } = await mount(inPage(<Declarations made={made} onChange={change} />));
  const boxes = () => [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
  const steps: unknown[] = [];
  for (const index of [1, 0, 1]) {
    await user.click(boxes()[index]!);
    await rerender(inPage(<Declarations made={made} onChange={change} />));
    steps.push([boxes().map(({ checked }) => checked), isDeclared(made)]);
  }
  expect(steps).toEqual([
    [[false, true], false],
    [[true, true], true],
    [[true, false], false],
  ]);
  expect(boxes().every(({ required }) => required)).toBe(true);
});
