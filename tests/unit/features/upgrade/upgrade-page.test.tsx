import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { releases, releasesFor } from '#src/features/upgrade/releases.ts';
import { UpgradePage } from '#src/features/upgrade/upgrade-page.tsx';
import english from '#src/i18n/locales/en/upgrade.json';
import { renderApp } from '#tests/unit/render-app.tsx';
import { user } from '#tests/unit/user.ts';

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
  await renderApp(<UpgradePage machine="gpu" onChoose={onChoose} />, { namespaces: ['upgrade'] });
  const notes = screen.getAllByRole('list').find(({ tagName }) => tagName === 'OL');
  expect(notes?.children).toHaveLength(releasesFor('gpu').length);
  expect(notes?.querySelector('time')?.dateTime).toBe(releasesFor('gpu')[0]?.date);
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('GPU USB system');
  const [gpu, asic] = screen.getAllByRole('tab');
  await user.click(asic!);
  await user.click(gpu!);
  expect(onChoose.mock.calls).toEqual([['asic'], [undefined]]);
});
