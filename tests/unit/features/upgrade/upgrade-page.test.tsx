import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Release } from '#src/contracts/content.ts';
import type { ReleaseMachine } from '#src/domain/release-machines.ts';
import { UpgradePage } from '#src/features/upgrade/upgrade-page.tsx';
import { downloadsQuery } from '#src/parts/downloads-query.ts';
import { quietClient, renderApp } from '#tests/unit/render-app.tsx';
import { user } from '#tests/unit/user.ts';

const release = (version: string, date: string, machines: ReleaseMachine[]): Release => ({
  version,
  date,
  machines,
  title: `What ${version} changes`,
  points: ['One thing.', 'Another.'],
});
const releases = [
  release('3.2', '2026-10-21', ['asic', 'gpu']),
  release('3.1', '2026-08-12', ['gpu']),
  release('3.0', '2026-07-03', ['asic']),
];

async function open(data: { isSample: boolean; releases: Release[] }, machine?: ReleaseMachine) {
  const client = quietClient();
  client.setQueryData(downloadsQuery().queryKey, { madeAt: Date.now(), isCached: false, isSimulated: false, data: { files: [], ...data } });
  const onChoose = vi.fn();
  await renderApp(<UpgradePage machine={machine} onChoose={onChoose} />, { namespaces: ['upgrade'], client });
  return onChoose;
}
const versions = () => screen.queryAllByRole('heading', { level: 2, name: /changes/ }).map(({ textContent }) => textContent);

it("an operator's own notes stand as they come, without a word of samples", async () => {
  await open({ isSample: false, releases });
  expect(versions()).toEqual(['What 3.2 changes', 'What 3.1 changes', 'What 3.0 changes']);
  expect(document.querySelector('time')?.dateTime).toBe('2026-10-21');
  expect(document.body.textContent).not.toMatch(/sample|not published/i);
});

it('while the rig OS is not published every note is a sample and the page says so', async () => {
  await open({ isSample: true, releases });
  expect(screen.getByText(/OS is not published on this site yet/)).toBeTruthy();
  expect(screen.getAllByText('Sample')).toHaveLength(releases.length);
});

it('shows the notes of the chosen system and lets choose another', async () => {
  const onChoose = await open({ isSample: false, releases }, 'gpu');
  expect(versions()).toEqual(['What 3.2 changes', 'What 3.1 changes']);
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('GPU USB system');
  const [gpu, asic] = screen.getAllByRole('tab');
  await user.click(asic!);
  await user.click(gpu!);
  expect(onChoose.mock.calls).toEqual([['asic'], [undefined]]);
});

it('says that there are none where an operator with packages wrote none', async () => {
  await open({ isSample: false, releases: [] });
  expect(screen.getByText('No release notes yet')).toBeTruthy();
});
