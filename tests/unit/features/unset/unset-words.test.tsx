import { I18nextProvider } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import { UnsetPage } from '#src/features/unset/unset-page.tsx';
import { createI18n, loadNamespaces } from '#src/i18n/setup.ts';
import { mount } from '#tests/unit/ui/mount.tsx';

const machine = vi.hoisted(() => ({ isThis: true }));
vi.mock('#src/lib/this-machine.ts', () => ({ isThisMachine: () => machine.isThis }));

async function show(): Promise<HTMLElement> {
  const i18n = await createI18n('en');
  await loadNamespaces(i18n, ['unset']);
  const { container } = await mount(
    <I18nextProvider i18n={i18n}>
      <UnsetPage />
    </I18nextProvider>,
  );
  return container;
}

it('names each setting and its place to the operator, and leads home', async () => {
  machine.isThis = true;
  const page = await show();
  expect(page.querySelector('dl')?.textContent).toContain('VITE_RIG_MANAGEMENT_URLthe rig management platform');
  expect(page.querySelector('a')?.getAttribute('href')).toBe('/');
});

it('names none to anybody else', async () => {
  machine.isThis = false;
  expect((await show()).textContent).not.toContain('VITE_');
});
