import { expect, it, vi } from 'vitest';
import { AsicPanel } from '#src/features/tools/asic/asic-panel.tsx';
import { DagPanel } from '#src/features/tools/dag/dag-panel.tsx';
import { GpuPanel } from '#src/features/tools/gpu/gpu-panel.tsx';
import { RigCheck } from '#src/features/tools/rig-check/rig-check.tsx';
import type { ToolPanel } from '#src/features/tools/tool-inputs.ts';
import { loadToolPanel, ToolsPage } from '#src/features/tools/tools-page.tsx';
import { toolIds } from '#src/parts/tools.ts';
import { createI18n, loadNamespaces } from '#src/i18n/setup.ts';
import { makeApp } from '#tests/unit/render-app.tsx';
import { click, mount, the } from '#tests/unit/ui/mount.tsx';

const Panel: ToolPanel = ({ search }) => <output>{JSON.stringify(search)}</output>;

async function openTools() {
  const i18n = await createI18n('en');
  await loadNamespaces(i18n, ['tools', 'fleet']);
  const Content = () => <ToolsPage type={3} search={{ type: 3, hashrate: '150' }} Panel={Panel} />;
  const { page, router } = await makeApp(<Content />, { i18n, paths: ['/tools'] });
  await mount(page);
  return router;
}
const links = () => [...document.querySelectorAll<HTMLAnchorElement>('nav a')];

it('shows the tool of the address, with its inputs, and links to all four', async () => {
  await openTools();
  expect(the('nav').getAttribute('aria-label')).toBe('Choose a tool');
  expect(links().map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
    [expect.stringContaining('ig'), '/tools?type=1', null],
    ['DAG calculator', '/tools?type=2', null],
    ['ASIC calculator', '/tools?type=3', 'page'],
    ['GPU calculator', '/tools?type=4', null],
  ]);
  const tool = the('section');
  expect([the('h1').textContent, document.getElementById(tool.getAttribute('aria-labelledby')!)?.textContent]).toEqual([
    'Tools',
    'ASIC calculator',
  ]);
  expect(tool.textContent).toContain('What an ASIC miner earns a day after electricity.You need: the machine');
  expect(JSON.parse(the('output').textContent!)).toEqual({ type: 3, hashrate: '150' });
});

it('stays where it is on the page when another tool is chosen', async () => {
  const router = await openTools();
  const go = vi.spyOn(router, 'navigate');
  await click(links()[3]!);
  expect(go.mock.calls[0]?.[0]).toMatchObject({ search: { type: 4 }, resetScroll: false });
});

it('loads the panel of each tool', async () => {
  expect(await Promise.all(toolIds.map(loadToolPanel))).toEqual([RigCheck, DagPanel, AsicPanel, GpuPanel]);
});
