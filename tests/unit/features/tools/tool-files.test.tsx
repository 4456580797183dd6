import { QueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { act, type FunctionComponent } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { homeCoins } from '#src/domain/coins.ts';
import { AsicPanel } from '#src/features/tools/asic/asic-panel.tsx';
import { DagPanel } from '#src/features/tools/dag/dag-panel.tsx';
import { GpuPanel } from '#src/features/tools/gpu/gpu-panel.tsx';
import { downloadsQuery } from '#src/parts/downloads-query.ts';
import { Program } from '#src/features/tools/rig-check/program.tsx';
import type { ToolPanel } from '#src/features/tools/tool-inputs.ts';
import { createI18n, loadNamespaces } from '#src/i18n/setup.ts';
import { apiQuery } from '#src/lib/api-query.ts';
import { coinListQuery } from '#src/parts/coin-queries.ts';
import { drawn } from '#tests/unit/drawn.ts';
import { makeApp } from '#tests/unit/render-app.tsx';
import downloads from '#tests/fixtures/api/downloads.json' with { type: 'json' };
import { click, mount, press } from '#tests/unit/ui/mount.tsx';
import { poolCoin } from '../pool-coin.ts';

const saved = vi.hoisted(() => vi.fn<(file: File) => void>());
vi.mock('#src/lib/save-file.ts', () => ({ saveFile: saved }));

const nowS = Date.now() / 1000;

/** What a tool saves at a press of this button, by a pool that simulates its figures or does not. */
async function fileOf(Panel: ToolPanel, button: string, isSimulated: boolean, block = { height: 25_000_000, time: nowS }): Promise<string> {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const i18n = await createI18n('zh');
  await loadNamespaces(i18n, ['tools', 'fleet']);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const answer = { madeAt: nowS * 1000, isCached: false, isSimulated };
  client.setQueryData(coinListQuery().queryKey, { ...answer, data: homeCoins.map(({ id }) => poolCoin({ coinType: id })) });
  client.setQueryData(apiQuery('blockQuery', { coin: 'ETC' }).queryKey, { ...answer, data: { coin: 'ETC', ...block, blockTime: 13 } });
  const { page } = await makeApp(<Panel search={{}} />, { i18n, client });
  const { container } = await mount(page);
  const shown = [...container.querySelectorAll('button')].find(({ textContent }) => textContent === button);
  saved.mockClear();
  await click(shown!);
  return (await saved.mock.calls[0]![0].text()).replaceAll('\r\n ', '');
}

describe('the label of simulated figures', () => {
  it.each([
    ['the ASIC calculator', AsicPanel],
    ['the GPU calculator', GpuPanel],
    ['the DAG calculator', DagPanel],
  ])('stands in the table of %s, and only over such figures', async (_name, Panel) => {
    expect(await fileOf(Panel, 'CSV', true)).toMatch(/^\uFEFF?来源,模拟数据\r\n/);
    expect(await fileOf(Panel, 'CSV', false)).not.toContain('模拟数据');
  });

  it.each([
    ['asic', AsicPanel, 'compare-title'],
    ['gpu', GpuPanel, 'ranking-title'],
  ])('stands beside the machines and coins that are compared by the %s calculator, on paper too', async (_name, Panel, title) => {
    const card = () => [...document.querySelectorAll(`section[aria-labelledby=${title}]`)].at(-1);
    await fileOf(Panel, 'CSV', true);
    const label = [...card()!.querySelectorAll('span')].find(({ textContent }) => textContent === '模拟数据');
    expect(label).toBeDefined();
    expect(label!.closest('[data-print=no]')).toBeNull();
    await fileOf(Panel, 'CSV', false);
    expect(card()!.textContent).not.toContain('模拟数据');
  });

  it.each([
    ['the tariff clock', AsicPanel, '存为日历文件'],
    ['the DAG calculator', DagPanel, '把这些日子存入日历'],
  ])('stands in every date of %s', async (_name, Panel, button) => {
    const text = await fileOf(Panel, button, true);
    const dates = text.match(/^SUMMARY:/gm)?.length;
    expect(dates).toBeGreaterThan(0);
    expect(text.match(/^DESCRIPTION:.* \(模拟数据\)$/gm)).toHaveLength(dates!);
    expect(await fileOf(Panel, button, false)).not.toContain('模拟数据');
  });

  it('and what the figures stand on are in the tables of the DAG and GPU calculators', async () => {
    const dag = await fileOf(DagPanel, 'CSV', true);
    expect(dag).toMatch(/DAG计算器,.*ETC.*/);
    expect(dag).toContain('计算依据,');
    expect(dag).toContain('25,000,000');
    const gpu = await fileOf(GpuPanel, 'CSV', true);
    for (const label of ['显卡型号', '主板、CPU和硬盘', '风扇', '电价,0.06,USD/kWh']) expect(gpu).toContain(label);
  });

  it('is not that of days which no block of the pool was taken for', async () => {
    expect(await fileOf(DagPanel, 'CSV', true, { height: 0, time: 0 })).not.toContain('模拟数据');
  });
});

it('takes what a link says out of the address, without a step in the history, and so with every further link', async () => {
  const i18n = await createI18n('en');
  await loadNamespaces(i18n, ['tools', 'fleet']);
  const Content = () => <AsicPanel search={useSearch({ strict: false })} />;
  const { page, router } = await makeApp(<Content />, { i18n, paths: ['/tools'] });
  const { container } = await mount(page);
  const go = vi.spyOn(router, 'navigate');
  for (const hashrate of ['150', '90']) {
    const search = { type: 3, hashrate } as never;
    await act(async () => router.navigate({ to: '/tools', search, replace: true }));
    await drawn(() => expect(router.state.location.search).toEqual({ type: 3 }));
    expect(container.querySelectorAll<HTMLInputElement>('input')[1]?.value).toBe(hashrate);
    expect(go.mock.lastCall?.[0]).toMatchObject({ resetScroll: false });
  }
  expect(router.history.length).toBe(1);
});

async function openTool(Content: FunctionComponent) {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const i18n = await createI18n('en');
  await loadNamespaces(i18n, ['tools', 'fleet']);
  const stage = await makeApp(<Content />, { i18n, paths: ['/tools', '/classroom'] });
  return { ...stage, ...(await mount(stage.page)) };
}

it('goes on from the heading once a fourth machine has taken the field for more', async () => {
  const { container } = await openTool(() => <AsicPanel search={{}} />);
  const label = [...container.querySelectorAll('label')].find(({ textContent }) => textContent === 'Add a machine');
  document.getElementById(label!.htmlFor)!.focus();
  await press('ArrowDown');
  await press('Enter');
  expect(document.getElementById(label!.htmlFor)).toBeNull();
  expect(document.activeElement?.id).toBe('compare-title');
});

it('counts the hours without an imported price on a day that has some, not where nothing was imported', async () => {
  const note = 'no imported price';
  expect((await openTool(() => <AsicPanel search={{}} />)).container.textContent).not.toContain(note);
  const dated = `${Math.floor(Date.now() / 3_600_000)}:0.1`;
  expect((await openTool(() => <AsicPanel search={{ tariff: 'hours', dated }} />)).container.textContent).toContain(note);
});

it('tells the day on which the rig-check program was last changed', async () => {
  const { client, container } = await openTool(Program);
  const { data } = downloads;
  client.setQueryData(downloadsQuery().queryKey, { data, madeAt: Date.now(), isCached: false, isSimulated: false } as never);
  await drawn(() => expect([...container.querySelectorAll('dd')].at(-1)?.textContent).toBe('20 November 2026'));
});
