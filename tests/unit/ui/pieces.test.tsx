import { describe, expect, it, vi } from 'vitest';
import { Change } from '#src/ui/change.tsx';
import { Empty } from '#src/ui/empty.tsx';
import { FactList } from '#src/ui/fact-list.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { Freshness } from '#src/ui/freshness.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Logo, Mark } from '#src/ui/mark.tsx';
import { NoticeBar } from '#src/ui/notice-bar.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Problem } from '#src/ui/problem.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { SortArrow, SortHeading } from '#src/ui/sort-heading.tsx';
import { Tag } from '#src/ui/tag.tsx';
import { click, mount, the } from './mount.tsx';

/** The drawing of the first icon there. */
const drawing = () => document.querySelector('svg path')?.getAttribute('d');
async function drawingOf(name: Parameters<typeof Icon>[0]['name']) {
  const { rerender } = await mount(<Icon name={name} />);
  const path = drawing();
  await rerender(null);
  return path;
}

describe('a change', () => {
  it('up and down have an arrow and a word, no change has neither; one that is no gain has no colour', async () => {
    const sense = () => the('[data-sense]').dataset.sense;
    const { container, rerender } = await mount(<Change ratio={0.01} text="1%" direction="up" />);
    const up = drawing();
    expect([sense(), container.textContent]).toEqual(['up', 'up 1%']);
    await rerender(<Change ratio={-0.01} text="1%" direction="down" />);
    expect([sense(), container.textContent, drawing() === up]).toEqual(['down', 'down 1%', false]);
    await rerender(<Change ratio={0} text="0%" />);
    expect([sense(), container.textContent, drawing()]).toEqual(['flat', '0%', undefined]);
    await rerender(<Change ratio={0.01} text="1%" isNeutral />);
    expect([sense(), drawing()]).toEqual(['flat', up]);
  });
});

describe('a list of facts', () => {
  it('has each value beside its label; a note behind it, whose place is kept until it is known', async () => {
    const facts = [
      { label: 'Price', value: '$ 95', note: 'up 1%' },
      { label: 'Next', value: '--', note: false },
      { label: 'Miners', value: '41,208' },
    ];
    const { container } = await mount(<FactList aria-label="Market" variant="figures" facts={facts} />);
    expect([...the('dl[aria-label=Market]').children].map(({ textContent }) => textContent)).toEqual([
      'Price$ 95 up 1%',
      'Next-- ',
      'Miners41,208',
    ]);
    expect([...container.querySelectorAll('dt + dd')].map((value) => value.querySelectorAll('span').length)).toEqual([1, 1, 0]);
  });
});

describe('a figure', () => {
  it('has its unit behind it, and no blank without one', async () => {
    const { container, rerender } = await mount(<Figure value="12.5" unit="TH/s" size="lg" tone="ember" />);
    expect(container.textContent).toBe('12.5 TH/s');
    expect(the('[data-size=lg]').dataset.tone).toBe('ember');
    await rerender(<Figure value="12.5" unit="" />);
    expect(container.textContent).toBe('12.5');
  });

  it('may break after a group of digits where it is longer than its place, and not before', async () => {
    const { container, rerender } = await mount(<Figure value="1,234,567.8" longest={11} />);
    expect(container.querySelector('wbr, [data-long]')).toBeNull();
    await rerender(<Figure value="1,234,567.8" longest={10} />);
    expect(the('[data-long]').innerHTML).toBe('1,<wbr>234,<wbr>567.8<wbr>');
  });
});

it('an age is a time where one is known', async () => {
  const { container, rerender } = await mount(<Freshness tone="stale" text="2 h old" dateTime="2026-11-20T12:00:00Z" />);
  expect([the('time').getAttribute('datetime'), the('time').dataset.tone]).toEqual(['2026-11-20T12:00:00Z', 'stale']);
  await rerender(<Freshness tone="live" text="Live" dateTime={undefined} />);
  expect([container.querySelector('time'), container.textContent, the('span').dataset.tone]).toEqual([null, 'Live', 'live']);
});

it('an icon is decoration unless it is named; only brands are filled', async () => {
  const { rerender } = await mount(<Icon name="bell" />);
  expect([the('svg').getAttribute('aria-hidden'), the('svg').getAttribute('role')]).toEqual(['true', null]);
  expect(the('svg').hasAttribute('data-filled')).toBe(false);
  await rerender(<Icon name="telegram" label="Telegram" size={16} />);
  expect(the('svg[role=img]').getAttribute('aria-label')).toBe('Telegram');
  expect([the('svg').hasAttribute('aria-hidden'), the('svg').hasAttribute('data-filled')]).toEqual([false, true]);
  expect(the('svg').getAttribute('width')).toBe('16');
});

/** The corners of an icon of straight strokes. */
function cornersOf(path: string | null | undefined): [x: number, y: number][] {
  const corners: [number, number][] = [];
  let command = '';
  let [x, y] = [0, 0];
  const rest = path?.match(/[a-z]|-?[\d.]+/gi) ?? [];
  while (rest.length > 0) {
    if (/[a-z]/i.test(rest[0]!)) command = rest.shift()!;
    const kind = command.toLowerCase();
    const isRelative = command === kind;
    if (kind !== 'v') x = Number(rest.shift()) + (isRelative ? x : 0);
    if (kind !== 'h') y = Number(rest.shift()) + (isRelative ? y : 0);
    corners.push([x, y]);
  }
  return corners;
}

it.each(['arrow', 'chevron'] as const)('an icon of an %s points where its name says', async (kind) => {
  const towards = { right: [1, 0], down: [0, 1], up: [0, -1] } as const;
  for (const [name, way] of Object.entries(towards) as [keyof typeof towards, readonly number[]][]) {
    const [from, tip, to] = cornersOf(await drawingOf(`${kind}-${name}`)).slice(-3);
    const middle = [0, 1].map((axis) => (from![axis]! + to![axis]!) / 2);
    expect([name, ...tip!.map((at, axis) => Math.sign(at - middle[axis]!))]).toEqual([name, ...way]);
  }
});

it('the icon that closes is a cross, the same from all sides', async () => {
  const corners = cornersOf(await drawingOf('close'));
  const mirrored = corners.map(([x, y]) => `${20 - x} ${y}`);
  expect(new Set(corners.map(([x, y]) => `${x} ${y}`))).toEqual(new Set(mirrored));
  expect(new Set(mirrored).size).toBe(4);
});

it('a tag is plain unless it stands out', async () => {
  const { container, rerender } = await mount(<Tag text="Example" />);
  expect([container.textContent, the('span').dataset.tone]).toEqual(['Example', 'plain']);
  await rerender(<Tag text="Example" tone="accent" />);
  expect(the('span').dataset.tone).toBe('accent');
});

it('the logo keeps its proportions, and says nothing beside its name', async () => {
  await mount(<Logo height={64} />);
  expect([the('svg').getAttribute('width'), the('svg').getAttribute('height')]).toEqual(['316', '64']);
  expect(the('svg').getAttribute('aria-hidden')).toBe('true');
});

describe('a notice', () => {
  it('has the icon of its tone or its own, its words, one way on and its role', async () => {
    const icons = [await drawingOf('check'), await drawingOf('warning'), await drawingOf('info'), await drawingOf('offline')];
    const { rerender } = await mount(
      <Notice tone="success" role="status" action={<a href="/on">On</a>}>
        Saved
      </Notice>,
    );
    expect([the('[role=status]').textContent, the('[role=status]').dataset.tone]).toEqual(['SavedOn', 'success']);
    const shown = [drawing()];
    for (const props of [{ tone: 'error' as const }, {}, { tone: 'error' as const, icon: 'offline' as const }]) {
      await rerender(<Notice {...props}>text</Notice>);
      shown.push(drawing());
    }
    expect(shown).toEqual(icons);
    expect(document.querySelector('[role]')).toBeNull();
  });

  it('of the whole page is a status with its ways on', async () => {
    const { rerender } = await mount(
      <NoticeBar text="A new version" tone="positive" icon="bell">
        <button type="button">Load</button>
      </NoticeBar>,
    );
    expect(the('[role=status][data-notice-bar]').textContent).toBe('A new versionLoad');
    expect([the('[role=status]').dataset.tone, drawing() !== undefined]).toEqual(['positive', true]);
    await rerender(<NoticeBar text="Quiet">{null}</NoticeBar>);
    expect(drawing()).toBeUndefined();
  });
});

describe('a request that failed', () => {
  const retry = <button type="button">Try again</button>;

  it('is one line above stored figures, which says whether it is the network', async () => {
    const [offline, warning] = [await drawingOf('offline'), await drawingOf('warning')];
    const { rerender } = await mount(<Problem isOffline line="No connection." title="No copy" action={retry} />);
    expect([the('[role=status]').textContent, drawing()]).toEqual(['No connection.Try again', offline]);
    await rerender(<Problem isOffline={false} line="Busy." title="No copy" action={retry} />);
    expect([the('[role=status]').textContent, drawing()]).toEqual(['Busy.Try again', warning]);
  });

  it('stands in their place where there are none, as an alert', async () => {
    const { container, rerender } = await mount(<Problem isOffline line={undefined} title="No copy" text="Reload." action={retry} />);
    expect([the('[role=alert]').textContent, container.querySelector('[role=status]')]).toEqual(['No copyReload.Try again', null]);
    const mark = container.querySelectorAll('circle').length;
    await rerender(<Problem isOffline line={undefined} title="No copy" picture="cells" action={retry} />);
    expect([mark, container.querySelectorAll('circle').length]).toEqual([2, 0]);
  });
});

it('where there is nothing yet, hollow cells, a sentence and a way on', async () => {
  const { container, rerender } = await mount(<Empty title="No workers" text="Start one." action={<a href="/help">How</a>} />);
  expect([container.textContent, container.querySelector('circle')]).toEqual(['No workersStart one.How', null]);
  await rerender(<Empty title="No workers" picture="mark" />);
  expect([container.textContent, container.querySelectorAll('p').length]).toEqual(['No workers', 1]);
  const hollow = the('svg').getAttribute('class');
  await rerender(<Mark />);
  expect(the('svg').getAttribute('class')).not.toBe(hollow);
});

it('a heading names its section, beside the control of all of it', async () => {
  const { container } = await mount(
    <SectionHead titleId="pool" title="Pool" lede="All coins.">
      <button type="button">USD</button>
    </SectionHead>,
  );
  expect([the('h2#pool').textContent, container.textContent]).toEqual(['Pool', 'PoolAll coins.USD']);
});

it('the arrow of a sorted column points to where its figures grow smaller, and down before it is sorted', async () => {
  const pressed = vi.fn<() => void>();
  const { rerender } = await mount(<SortArrow direction="ascending" />);
  const up = drawing();
  await rerender(<Change ratio={1} text="" />);
  expect(drawing()).toBe(up);
  const points: (string | undefined)[] = [];
  for (const direction of [undefined, 'ascending', 'descending'] as const) {
    await rerender(<SortHeading label="Hashrate" direction={direction} onClick={pressed} isStart />);
    points.push(drawing() === up ? 'up' : 'down', the('button').dataset.direction);
  }
  expect(points).toEqual(['down', undefined, 'up', 'ascending', 'down', 'descending']);
  expect([the('button').textContent, the('button').dataset.isStart]).toEqual(['Hashrate', 'true']);
  await click(the('button'));
  expect(pressed).toHaveBeenCalledTimes(1);
});
