import { act, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppSection } from '#src/features/landing/app-section.tsx';
import { OsSection } from '#src/features/landing/os-section.tsx';
import { PoolSection } from '#src/features/landing/pool-section.tsx';
import { RigSection } from '#src/features/landing/rig-section.tsx';
import { pageStage } from '#tests/unit/page-stage.tsx';
import { drawBins, drawHollow, drawnHall } from '#src/features/landing/rig-hall.model.ts';
import { ToolsSection } from '#src/features/landing/tools-section.tsx';
import { createI18n, loadNamespaces } from '#src/i18n/setup.ts';
import { qrCode } from '#src/lib/qr-code.ts';
import { AppError } from '#src/lib/app-error.ts';
import { apiQueryKey } from '#src/lib/api-query.ts';
import { click, mount, the } from '../../ui/mount.tsx';
import { drawn } from '#tests/unit/drawn.ts';
import { fakeViewport } from '#tests/unit/lib/fake-viewport.ts';

const curveKey = apiQueryKey('aiRevenueCurve', {});
const call = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('#src/lib/http.ts', () => ({ call }));

class NeverNear {
  observe() {}
  disconnect() {}
}
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('IntersectionObserver', NeverNear);
  call.mockImplementation(() => new Promise(() => undefined));
});
afterEach(() => vi.unstubAllGlobals());

async function stage(section: FunctionComponent) {
  const i18n = await createI18n('en');
  await loadNamespaces(i18n, ['sections']);
  return pageStage({ Content: section, i18n });
}

const sections = [
  { id: 'os', Section: OsSection },
  { id: 'rigs', Section: RigSection },
  { id: 'pool', Section: PoolSection },
  { id: 'tools', Section: ToolsSection },
];

describe.each(sections)('#$id on a server', ({ id, Section }) => {
  it('renders with its anchor, named by its heading, without a style attribute', async () => {
    const { page } = await stage(Section);
    const html = renderToString(page);
    expect(html).toContain(`<section id="${id}"`);
    expect(html).toContain(`aria-labelledby="${id}-title"`);
    expect(html).not.toContain(' style=');
    expect(html).not.toMatch(/NaN|undefined/);
  });
});

describe('the app, while no store is set', () => {
  it('shows the code of the download page, and the store of this device first', async () => {
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (Linux; Android 15) Mobile', maxTouchPoints: 5 });
    const { container } = await mount((await stage(AppSection)).page);
    const rows = [...container.querySelectorAll('li[data-store]')];
    expect(rows.map((row) => row.getAttribute('data-store'))).toEqual(['googlePlay', 'appStore', 'androidPackage']);
    expect(rows[0]?.textContent).toContain('For this device');
    const code = await drawn(() => the('svg[role="img"][aria-label*="download page"] path'));
    expect(code.getAttribute('d')).toBe(qrCode(`${location.origin}/download`).path);
  });
});

describe('where the sections lead', () => {
  const linksOf = (container: HTMLElement) => [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));

  it('the operating system: its download tab and the classroom', async () => {
    const { container } = await mount((await stage(OsSection)).page);
    expect(linksOf(container)).toEqual(['/okkong-os?type=1', '/classroom', '/okkong-os?type=1', '/okkong-os?type=1']);
  });

  it('the tools: types 1, 2, 4 and 3 in that order', async () => {
    const { container } = await mount((await stage(ToolsSection)).page);
    expect(linksOf(container)).toEqual([1, 2, 4, 3].map((type) => `/tools?type=${type}`));
  });

  it('rig management: the page that names the missing setting', async () => {
    const { container } = await mount((await stage(RigSection)).page);
    expect(linksOf(container)).toEqual(['/unset?setting=VITE_RIG_MANAGEMENT_URL']);
  });
});

describe('drawings', () => {
  it.each([
    [OsSection, 1],
    [RigSection, 1],
    [ToolsSection, 3],
  ])('say that they are examples', async (Section, count) => {
    const { container } = await mount((await stage(Section)).page);
    expect(container.textContent.split('Example')).toHaveLength(count + 1);
  });

  it('the DAG is worked out for today', async () => {
    const { container } = await mount((await stage(ToolsSection)).page);
    expect(container.textContent).toMatch(/ETC, epoch \d{3}/);
    expect(container.textContent).toMatch(/\d\.\d\d GiB/);
  });
});

describe('the hall', () => {
  it('is drawn over its glance, not in its place: no picture changes into another before the eye', async () => {
    const viewport = fakeViewport();
    const { container } = await mount((await stage(RigSection)).page);
    const map = container.querySelector('svg[role=img]')!;
    const glance = [...map.querySelectorAll('path')].map((path) => path.getAttribute('d'));
    await act(async () => viewport.comeNear(map));
    const paths = [...map.querySelectorAll('path')].map((path) => path.getAttribute('d'));
    expect(paths.slice(0, glance.length)).toEqual(glance);
    expect(paths.slice(glance.length)).toEqual([...drawBins(), drawHollow()]);
    expect(container.textContent).toContain('°C');
  });

  it('marks on the map what is chosen in the list', async () => {
    const { container } = await mount((await stage(RigSection)).page);
    const buttons = [...container.querySelectorAll('button')];
    const pressed = () => buttons.findIndex((button) => button.getAttribute('aria-pressed') === 'true');
    expect(pressed()).toBe(0);
    await click(buttons[4]!);
    expect(pressed()).toBe(4);
    expect(container.querySelector('svg[role=img]')?.textContent).toContain(drawnHall().watched[4]!.cell.name);
  });
});

describe('the AI(BTC) ratio', () => {
  const dayS = 86_400;
  const data = Array.from({ length: 30 }, (_, day) => ({ dataTime: day * dayS, aiIncomeRatio: 1 + day / 1000 }));

  it('shows the last 25 days, their age and that they are simulated', async () => {
    const { client, page } = await stage(PoolSection);
    client.setQueryData(curveKey, { data, madeAt: Date.now(), isCached: false, isSimulated: true });
    const { container } = await mount(page);
    expect(container.textContent).toContain('Last 25 days');
    expect(container.querySelector('time')?.dateTime).toMatch(/^\d{4}-/);
    expect(container.textContent).toContain('Simulated data');
    expect(container.querySelector('[role=img]')?.getAttribute('aria-label')).toContain('1.0290');
  });

  it('says "No data" and nothing more when it is refused', async () => {
    call.mockRejectedValue(new AppError('api', { message: 'no', code: '500', isQuiet: true }));
    const { container } = await mount((await stage(PoolSection)).page);
    await drawn(() => expect(container.textContent).toContain('No data'));
    expect(container.querySelector('time')).toBeNull();
  });
});
