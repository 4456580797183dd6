import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { MIGRATION_KEY } from '#src/features/notices/migration-key.ts';
import { removeStored } from '#src/lib/storage.ts';
import { storedSeenNotices } from '#src/state/seen-notices.ts';
import { loadMigrationDialog, MigrationDialog } from '#src/features/notices/migration-dialog.tsx';
import { isMigrationConfirmed } from '#src/features/notices/session-flags.ts';
import { createI18n, loadNamespaces } from '#src/i18n/setup.ts';
import { answer, envelope, fakeFetch } from '#tests/unit/lib/fake-fetch.ts';
import { makeApp } from '#tests/unit/render-app.tsx';
import { click, mount, the } from '#tests/unit/ui/mount.tsx';

const onClose = vi.fn();
async function open() {
  const i18n = await createI18n('en');
  await loadNamespaces(i18n, ['notices']);
  const { page } = await makeApp(<MigrationDialog onClose={onClose} />, { i18n });
  await mount(page);
}
const press = (name: string) =>
  click([...document.querySelectorAll<HTMLElement>('dialog button')].find((each) => each.textContent === name)!);
const buttons = () => [...document.querySelectorAll('dialog button')].map((each) => each.getAttribute('aria-label') ?? each.textContent);
/** Of each line its first words. */
const points = () => [...document.querySelectorAll('dialog li')].map(({ textContent }) => textContent?.split(' ').slice(0, 3).join(' '));
const lamps = () => [...document.querySelectorAll('dialog [aria-hidden] i')].map((lamp) => lamp.getAttribute('data-is-current'));

beforeEach(async () => {
  onClose.mockClear();
  await removeStored('notices-seen');
});

it('has two pages, forth and back, and each begins at its heading', async () => {
  await open();
  expect(the('dialog h2').getAttribute('tabindex')).toBe('-1');
  expect(the('dialog h2').textContent).toBe('Wallet addresses and payouts');
  expect(the('dialog h3').textContent).toBe('From ETH to ETC');
  expect(points()).toEqual(['ETH moved to', 'The mining address', 'Check the address', 'The data of']);
  expect(the('dialog p').textContent).toBe('Page 1 of 2');
  expect(lamps()).toEqual(['true', 'false']);
  expect(buttons()).toEqual(['Close', 'Next']);
  // A screen reader says what stands there when the focus comes.
  const said: (string | null)[] = [];
  the('dialog h3').addEventListener('focus', () => said.push(the('dialog h3').textContent));
  await press('Next');
  expect(the('dialog h3').textContent).toBe('Payouts');
  expect(said).toEqual(['Payouts']);
  expect(points()).toEqual(['ETC: FPPS with', 'ETH already earned:', 'Payouts are sent']);
  expect(the('dialog p').textContent).toBe('Page 2 of 2');
  expect(lamps()).toEqual(['false', 'true']);
  expect(document.activeElement).toBe(the('dialog h3'));
  expect(buttons()).toEqual(['Close', 'I understand', 'Back']);
  await press('Back');
  expect(the('dialog h3').textContent).toBe('From ETH to ETC');
  expect(document.activeElement).toBe(the('dialog h3'));
  expect(onClose).not.toHaveBeenCalled();
});

it('closed, it counts as seen, but is not confirmed for the session', async () => {
  await open();
  await click(the('dialog [aria-label="Close"]'));
  expect(onClose).toHaveBeenCalledOnce();
  expect(isMigrationConfirmed()).toBe(false);
  expect(storedSeenNotices()).toEqual([MIGRATION_KEY]);
});

it('confirmed, it is closed and does not come again in this session', async () => {
  await open();
  await press('Next');
  await press('I understand');
  expect(onClose).toHaveBeenCalledOnce();
  expect(isMigrationConfirmed()).toBe(true);
  expect(storedSeenNotices()).toEqual([MIGRATION_KEY]);
});

it.each([
  [undefined, MigrationDialog],
  [true, undefined],
])('does not come once the operator has ended it: %s', async (isMigrationOver, expected) => {
  fakeFetch(() => answer({ body: envelope({ tips: { info: [], isMigrationOver } }) }));
  expect(await loadMigrationDialog(new QueryClient())).toBe(expected);
});
