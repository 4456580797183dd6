import { expect, it, vi } from 'vitest';
import { releases, releasesFor } from '#src/features/upgrade/releases.ts';
import { UpgradePage } from '#src/features/upgrade/upgrade-page.tsx';
import { createI18n, loadNamespaces } from '#src/i18n/setup.ts';
import english from '#src/i18n/locales/en/upgrade.json';
import { openPage } from '#tests/unit/open-page.ts';
import { pageStage } from '#tests/unit/page-stage.tsx';
import { click } from '#tests/unit/ui/mount.tsx';

it('the releases stand newest first, each with notes of its own', () => {
  const dates = releases.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect(new Set(releases.map(({ version }) => version)).size).toBe(releases.length);
  expect(releases.map(({ id }) => id).toSorted()).toEqual(Object.keys(english.releases).toSorted());
});

it.each(['asic', 'gpu'] as const)('for %s come only its own', (machine) => {
  const own = releasesFor(machine);
  expect(own.length).toBeGreaterThan(4);
  expect(own.length).toBeLessThan(releases.length);
  expect(own.every(({ machines }) => machines.includes(machine))).toBe(true);
});

it('shows the notes of the chosen system and lets choose another', async () => {
  const onChoose = vi.fn();
  const i18n = await createI18n('en');
  await loadNamespaces(i18n, ['upgrade']);
  const { page } = await pageStage({ Content: () => <UpgradePage machine="gpu" onChoose={onChoose} />, i18n });
  const host = await openPage(page);
  expect(host.querySelectorAll('ol > li')).toHaveLength(releasesFor('gpu').length);
  expect(host.querySelector('ol time')?.getAttribute('datetime')).toBe(releasesFor('gpu')[0]?.date);
  expect(host.querySelector('[aria-selected="true"]')?.textContent).toBe('GPU USB system');
  const tabs = [...host.querySelectorAll<HTMLElement>('[role="tab"]')];
  await click(tabs[1]!);
  await click(tabs[0]!);
  expect(onChoose.mock.calls).toEqual([['asic'], [undefined]]);
});
