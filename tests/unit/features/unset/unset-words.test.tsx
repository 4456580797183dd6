import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { UnsetPage } from '#src/features/unset/unset-page.tsx';
import { createI18n, loadNamespaces } from '#src/i18n/setup.ts';
import { mount } from '#tests/unit/ui/mount.tsx';

async function show(setting: string | undefined): Promise<HTMLElement> {
  const i18n = await createI18n('en');
  await loadNamespaces(i18n, ['unset']);
  const { container } = await mount(
    <I18nextProvider i18n={i18n}>
      <UnsetPage setting={setting} />
    </I18nextProvider>,
  );
  return container;
}

it('says what belongs behind the link and by which setting, and leads home', async () => {
  const page = await show('VITE_RIG_MANAGEMENT_URL');
  expect(page.querySelector('p')?.textContent).toMatch(/the rig management platform.* sets it with VITE_RIG_MANAGEMENT_URL\.$/);
  expect(page.querySelector('a')?.getAttribute('href')).toBe('/');
});

it('repeats no name that it does not know', async () => {
  expect((await show('PATH')).querySelector('p')?.textContent).toBe("We don't know this link. Go back and choose another one.");
});
