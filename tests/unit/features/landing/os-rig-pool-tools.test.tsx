import { act, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OsSection } from '#src/features/landing/os-section.tsx';
import { PoolSection } from '#src/features/landing/pool-section.tsx';
import { RigSection } from '#src/features/landing/rig-section.tsx';
import { makeApp } from '#tests/unit/render-app.tsx';
import { sentencesOf, unsaid } from '#tests/unit/sentences.ts';
import { ToolsSection } from '#src/features/landing/tools-section.tsx';
import english from '#src/i18n/locales/en/sections.json';
import { createI18n, loadNamespaces } from '#src/i18n/setup.ts';
import { AppError } from '#src/lib/app-error.ts';
import { apiQueryKey } from '#src/lib/api-query.ts';
import type { ChartContent } from '#src/ui/chart-options.ts';
import { mount, the } from '../../ui/mount.tsx';
import { drawn } from '#tests/unit/drawn.ts';
import { fakeViewport } from '#tests/unit/lib/fake-viewport.ts';

const curveKey = apiQueryKey('aiRevenueCurve', {});
const call = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('#src/lib/http.ts', () => ({ call }));

/** What the chart's library is given to draw. */
const plotted = vi.hoisted((): ChartContent[] => []);
vi.mock('#src/ui/chart-plot.ts', () => ({
  createChartPlot: (_box: HTMLElement, content: ChartContent) => {
    plotted.push(content);
    return { show: () => undefined, point: () => undefined, destroy: () => undefined };
  },
}));

class NeverNear {
  observe() {}
  disconnect() {}
}
beforeEach(() => {
  plotted.length = 0;
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('IntersectionObserver', NeverNear);
  call.mockImplementation(() => new Promise(() => undefined));
});
afterEach(() => vi.unstubAllGlobals());

async function stage(Section: FunctionComponent) {
  const i18n = await createI18n('en');
  await loadNamespaces(i18n, ['sections']);
  return makeApp(<Section />, { i18n });
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
    const title = new DOMParser().parseFromString(html, 'text/html').getElementById(`${id}-title`);
    expect(title?.tagName).toBe('H2');
    expect(html).toContain(`<section id="${id}"`);
    expect(html).toContain(`aria-labelledby="${id}-title"`);
    expect(html).not.toContain(' style=');
    expect(html).not.toMatch(/NaN|undefined/);
  });
});

describe('where the sections lead', () => {
  const linksOf = (container: HTMLElement) => [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));

  it('the operating system: its download tab and the classroom', async () => {
    const { container } = await mount((await stage(OsSection)).page);
    expect(linksOf(container)).toEqual(['/okkong-os?type=1', '/classroom', '/okkong-os?type=1', '/okkong-os?type=1']);
    expect(unsaid(sentencesOf(english.os), container)).toEqual([]);
    expect(the('h2').textContent).toBe('OKKONG OS. Free for life.');
    const ways = [...the('section ul').children];
    expect(ways.map((way) => [way.querySelector('h3')?.textContent, way.querySelector('p')?.textContent])).toEqual([
      ['ASIC: firmware plug-in', "A plug-in added to your miner's firmware."],
      ['GPU: boot from USB', 'Write the system to a stick, plug it in and power up.'],
    ]);
    // A miner has two round intakes, a graphics card three fans; neither drawing is read out.
    expect(ways.map((way) => way.querySelectorAll('svg[aria-hidden="true"] > g').length)).toEqual([2, 3]);
    expect(ways.map((way) => way.querySelectorAll('ellipse').length > 0)).toEqual([true, false]);
    const fans = ways.map((way) => [...way.querySelectorAll('svg > g')].map((fan) => fan.getAttribute('transform')));
    expect(fans).toEqual([
      ['translate(130 101.8) skewY(14.4)', 'translate(194 118.3) skewY(14.4)'],
      ['translate(122 76)', 'translate(192 76)', 'translate(262 76)'],
    ]);
    // Cold air is drawn in by two fans of the card, hot air blown out by the last.
    const colours = [...ways[1]!.querySelectorAll('circle[fill]')].map((middle) => middle.getAttribute('fill'));
    expect(colours).toEqual(['var(--chart-1)', 'var(--chart-1)', 'var(--chart-2)']);
  });

  it('the tools: types 1, 2, 4 and 3 in that order', async () => {
    const { container } = await mount((await stage(ToolsSection)).page);
    // Said where no coin pays, and to who has machines of his own.
    expect(unsaid(sentencesOf(english.tools), container)).toEqual([english.tools.gpu.none, english.tools.asic.yours]);
    expect(linksOf(container)).toEqual([1, 2, 4, 3].map((type) => `/tools?type=${type}`));
  });

  it('rig management: your farms, while nobody has set the platform', async () => {
    const { container } = await mount((await stage(RigSection)).page);
    expect(unsaid(sentencesOf(english.rigs), container)).toEqual([]);
    expect(linksOf(container)).toEqual(['/overview']);
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

describe('the first boot of a rig', () => {
  it('goes from power on to data in the app after ten minutes, what is done marked, the zeros of a hash lit', async () => {
    const { container } = await mount((await stage(OsSection)).page);
    const lines = [...container.querySelectorAll('ol > li')];
    expect(lines.map((line) => line.textContent)).toEqual([
      '00:00Power on, USB stick found',
      '00:06OKKONG OS starts from the stick',
      '00:196 cards foundok',
      '00:24Drivers loadedok',
      '00:41Clocks set to mediumok',
      '00:58Pool connected over TLSok',
      '01:07DAG in memoryok',
      '01:31First share accepted0000000007be138dc6da60c2c8bbe25',
      '01:44Second share accepted00000000c344936759ceef1743262aa',
      '10:02Rig data appears in the appok',
    ]);
    expect(lines.flatMap((line, index) => (line.getAttribute('data-look') === 'strong' ? index : []))).toEqual([1, 7, 8]);
    expect(the('figcaption').textContent).toBe('First boot of a GPU rig Example');
    expect(lines.map((line) => line.textContent.endsWith('ok'))).toEqual(lines.map((line) => line.getAttribute('data-look') === 'done'));
    expect(lines.filter((line) => line.textContent.endsWith('ok'))).toHaveLength(6);
    // Nobody wants to hear a hash.
    const hashes = [...container.querySelectorAll('ol [aria-hidden="true"]')];
    expect(hashes.map((hash) => hash.textContent.length)).toEqual([31, 31]);
    expect(hashes.every((hash) => /^0{8,9}$/.test(hash.querySelector('b')?.textContent ?? ''))).toBe(true);
  });

  it('ends with the readings of its cards, the warm one lit', async () => {
    const { container } = await mount((await stage(OsSection)).page);
    expect(the('table caption').textContent).toBe('Readings of the six cards');
    const rows = [...container.querySelectorAll('tr')];
    expect(rows.map((row) => row.querySelector('th[scope="row"]')?.textContent)).toEqual(['Card', 'MH/s', '°C']);
    expect(rows.map((row) => [...row.querySelectorAll('td')].map((reading) => reading.textContent))).toEqual([
      ['0', '1', '2', '3', '4', '5'],
      ['48.1', '48.0', '47.9', '48.2', '47.6', '48.0'],
      ['58', '61', '60', '59', '66', '62'],
    ]);
    expect([...container.querySelectorAll('[data-warm]')].map((reading) => reading.textContent)).toEqual(['66']);
  });
});

describe('the smart pool', () => {
  it('states its three facts, takes the buttons of others and leads to its addresses', async () => {
    const Section = () => <PoolSection>{<button type="button">Check a wallet</button>}</PoolSection>;
    const { container } = await mount((await stage(Section)).page);
    expect([...container.querySelectorAll('dl > div')].map((fact) => fact.textContent)).toEqual([
      'Paid once a dayBetween 08:00 and 16:00 Beijing time.',
      'Plain and TLS, three ports eachFor SHA256, Ethash and Scrypt.',
      'No account neededFor ETC, a wallet address is enough.',
    ]);
    const { chart: _chart, ...always } = english.pool;
    expect(unsaid(sentencesOf(always), container)).toEqual([]);
    expect(the('a').getAttribute('href')).toBe('#addresses');
    expect(the('a').previousElementSibling?.textContent).toBe('Check a wallet');
  });
});

describe('the AI(BTC) ratio', () => {
  const dayS = 86_400;
  const data = Array.from({ length: 30 }, (_, day) => ({ dataTime: day * dayS, aiIncomeRatio: 1 + day / 1000 }));

  it('shows the last 30 days, their age and that they are simulated', async () => {
    const { client, page } = await stage(PoolSection);
    client.setQueryData(curveKey, { data, madeAt: Date.now(), isCached: false, isSimulated: true });
    const { container } = await mount(page);
    expect(container.textContent).toContain('Last 30 days');
    expect(container.querySelector('time')?.dateTime).toMatch(/^\d{4}-/);
    expect(container.textContent).toContain('Simulated data');
    expect(container.querySelector('[role=img]')?.getAttribute('aria-label')).toContain('1.0290');
    expect(container.querySelector('figcaption')?.textContent).toContain('BTC = 1.00');
    expect(container.querySelector('figcaption')?.textContent).not.toContain('1.000');
    expect(the('input[type="range"]').getAttribute('aria-label')).toBe('Step through the days of the chart');
  });

  it('is drawn against plain BTC', async () => {
    const viewport = fakeViewport();
    const { client, page } = await stage(PoolSection);
    client.setQueryData(curveKey, { data, madeAt: Date.now(), isCached: false, isSimulated: true });
    await mount(page);
    await act(async () => viewport.comeNear(the('[role=img]')));
    await drawn(() => expect(plotted).toHaveLength(1));
    expect(plotted[0]?.reference).toBe(1);
    expect(plotted[0]?.points.at(-1)).toEqual({ atMs: 29 * dayS * 1000, value: 1.029 });
  });

  it('is on its way until it comes, and counts the days that came', async () => {
    const { client, page } = await stage(PoolSection);
    const { container } = await mount(page);
    expect(the('[role=img]').getAttribute('aria-busy')).toBe('true');
    expect(the('[role=img]').getAttribute('aria-label')).toBe('The chart is loading');
    await act(async () => client.setQueryData(curveKey, { data: [], madeAt: Date.now(), isCached: false }));
    await drawn(() => expect(container.textContent).toContain('No data'));
    expect(container.textContent).not.toContain('Last');
    await act(async () => client.setQueryData(curveKey, { data: data.slice(0, 3), madeAt: Date.now(), isCached: false }));
    await drawn(() => expect(container.textContent).toContain('Last 3 days'));
  });

  it('says "No data" and nothing more when it is refused', async () => {
    call.mockRejectedValue(new AppError('api', { message: 'no', code: '500', isQuiet: true }));
    const { container } = await mount((await stage(PoolSection)).page);
    await drawn(() => expect(container.textContent).toContain('No data'));
    expect(container.querySelector('time')).toBeNull();
  });
});
