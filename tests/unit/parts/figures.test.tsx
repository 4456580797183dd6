import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createI18n } from '#src/i18n/setup.ts';
import { CurrencySwitch } from '#src/parts/currency-switch.tsx';
import { useChartFormats } from '#src/parts/chart-formats.ts';
import { FigureAge } from '#src/parts/figure-age.tsx';
import { RatioChange } from '#src/parts/ratio-change.tsx';
import { currencyAtom } from '#src/state/currency.ts';
import { connectionAtom } from '#src/state/online.ts';
import { makeStore } from '#src/state/store.ts';
import { click, mount } from '../ui/mount.tsx';

/** 10:00 in Beijing, 21:00 of the day before in New York. */
const NOW = Date.UTC(2026, 10, 21, 2);
const ownZone = process.env.TZ;
const store = makeStore();

async function show(content: ReactNode): Promise<HTMLElement> {
  const i18n = await createI18n('en');
  const { container } = await mount(
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>{content}</I18nextProvider>
    </Provider>,
  );
  return container;
}
const textOf = async (content: ReactNode) => (await show(content)).textContent;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  process.env.TZ = 'America/New_York';
});
afterEach(() => {
  vi.useRealTimers();
  if (ownZone === undefined) delete process.env.TZ;
  else process.env.TZ = ownZone;
});

describe('the age of figures', () => {
  const fresh = { madeAt: NOW - 1_000, isSimulated: false };
  const simulated = { ...fresh, isSimulated: true };
  const stale = { madeAt: NOW - 3 * 3_600_000, isSimulated: true };

  it('is told in one chip with their origin', async () => {
    expect(await textOf(<FigureAge of={undefined} />)).toBe('');
    expect(await textOf(<FigureAge of={fresh} />)).toBe('Live');
    expect(await textOf(<FigureAge of={simulated} />)).toBe('Simulated data · Updated 20:59');
    expect(await textOf(<FigureAge of={stale} />)).toBe('Simulated data · Copy from 18:00, 3 h ago');
    const time = (await show(<FigureAge of={stale} />)).querySelector('time');
    expect(time?.dateTime).toBe('2026-11-20T23:00:00.000Z');
  });

  it('is never live without a network, and adds no warning where only one counts', async () => {
    for (const connection of ['portal', 'server', 'offline'] as const) {
      store.set(connectionAtom, connection);
      const page = await show(<FigureAge of={fresh} />);
      expect([page.textContent, page.querySelector('[data-tone]')?.getAttribute('data-tone')]).toEqual(['Updated 20:59', 'stale']);
    }
    expect(await textOf(<FigureAge of={fresh} isWarning />)).toBe('');
    store.set(connectionAtom, 'online');
    expect((await show(<FigureAge of={fresh} />)).textContent).toBe('Live');
  });

  it('where only a warning counts is told when it may mislead; the origin always', async () => {
    expect(await textOf(<FigureAge of={fresh} isWarning />)).toBe('');
    expect(await textOf(<FigureAge of={simulated} isWarning />)).toBe('Simulated data');
    expect(await textOf(<FigureAge of={stale} isWarning />)).toBe('Simulated data · Copy from 18:00, 3 h ago');
  });

  it('beside another label of the same figures stands alone', async () => {
    expect(await textOf(<FigureAge of={{ ...stale, isCut: true }} hasLabel={false} />)).toBe('Copy from 18:00, 3 h ago');
    expect(await textOf(<FigureAge of={{ ...fresh, isCut: true }} />)).toBe('LiveToo many rows: not all are shown');
  });
});

describe('a change', () => {
  it('is read aloud with the way it goes, without a sign; none is a dash', async () => {
    expect(await textOf(<RatioChange ratio={null} />)).toBe('–');
    expect(await textOf(<RatioChange ratio={0.0124} />)).toBe('up 1.24%');
    expect(await textOf(<RatioChange ratio={-0.0124} />)).toBe('down 1.24%');
    expect(await textOf(<RatioChange ratio={0} />)).toBe('0.00%');
    expect(await textOf(<RatioChange ratio={-2} text="2 miners" />)).toBe('down 2 miners');
  });

  it('has the colour of its sense, or none where it is neither gain nor loss', async () => {
    const sense = async (content: ReactNode) => (await show(content)).querySelector<HTMLElement>('[data-sense]')?.dataset.sense;
    expect(await sense(<RatioChange ratio={-0.1} />)).toBe('down');
    expect(await sense(<RatioChange ratio={-0.1} isNeutral />)).toBe('flat');
  });
});

describe('the switch of the currency', () => {
  it('says what it is about, which one counts, and sets the other', async () => {
    const container = await show(<CurrencySwitch of="estimates" />);
    const group = container.querySelector('[role=radiogroup]');
    const radios = [...container.querySelectorAll<HTMLElement>('[role=radio]')];
    const checked = () => radios.filter((radio) => radio.ariaChecked === 'true').map((radio) => radio.textContent);
    expect(group?.ariaLabel).toBe('Currency of the estimates');
    // The first one is what English counts in.
    expect([radios.map((radio) => radio.textContent), checked()]).toEqual([['CNY', 'USD'], ['USD']]);
    await click(radios[0]!);
    expect([checked(), store.get(currencyAtom)]).toEqual([['CNY'], 'CNY']);
    await click(radios[1]!);
    expect([checked(), store.get(currencyAtom)]).toEqual([['USD'], 'USD']);
  });
});

describe('the words of a chart', () => {
  const points = [0.005, 30.123456, 0.001, 7].map((value, day) => ({ atMs: Date.UTC(2026, 10, 17 + day, 2), value }));
  function Words({ style }: { style: Parameters<typeof useChartFormats>[1] }) {
    const { formats, facts } = useChartFormats(points, style);
    return JSON.stringify({ facts, ticks: [formats.tick(5, 0), formats.tick(0.25, 2)], timeTick: formats.timeTick(NOW) });
  }
  const words = async (style: Parameters<typeof useChartFormats>[1]): Promise<unknown> =>
    JSON.parse((await textOf(<Words style={style} />)) ?? '');

  it('name days of Beijing, and figures with their unit, which the axis leaves out', async () => {
    expect(await words({ unit: 'PH/s' })).toEqual({
      facts: {
        from: '17 November 2026',
        to: '20 November 2026',
        min: '0.00100000 PH/s',
        minDay: '19 November 2026',
        max: '30.12 PH/s',
        maxDay: '18 November 2026',
        latest: '7.00 PH/s',
      },
      ticks: ['5', '0.25'],
      timeTick: '21 Nov',
    });
  });

  it('name moments of the visitor where they are no days, and percent on the axis too', async () => {
    expect(await words({ unit: '%', digits: 1, tickDigits: 1, isMoments: true })).toEqual({
      facts: {
        from: '16 Nov 21:00',
        to: '19 Nov 21:00',
        min: '0.0%',
        minDay: '18 Nov 21:00',
        max: '30.1%',
        maxDay: '17 Nov 21:00',
        latest: '7.0%',
      },
      ticks: ['5.0%', '0.25%'],
      timeTick: expect.stringMatching(/^2[01] Nov \d\d:\d\d$/),
    });
  });

  it('along the axis of a day are hours, of some days days with hours, of more days alone', async () => {
    function Ticks({ hours }: { hours: number }) {
      const { formats } = useChartFormats(
        [0, hours].map((hour) => ({ atMs: NOW + hour * 3_600_000, value: 1 })),
        { isMoments: true },
      );
      return formats.timeTick(NOW);
    }
    const ticks: unknown[] = [];
    for (const hours of [24, 72, 168]) ticks.push(await textOf(<Ticks hours={hours} />));
    expect(ticks).toEqual([
      expect.stringMatching(/^\d\d:\d\d$/),
      expect.stringMatching(/^\d+ Nov \d\d:\d\d$/),
      expect.stringMatching(/^\d+ Nov$/),
    ]);
  });
});
