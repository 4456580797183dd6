import '#src/features/tools/asic/tariff-import.tsx';
import { act } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { freshTariff, type OwnTariff } from '#src/domain/electricity/own-tariff.ts';
import { AsicPanel } from '#src/features/tools/asic/asic-panel.tsx';
import { asicFields } from '#src/features/tools/asic/asic-fields.ts';
import { GpuPanel } from '#src/features/tools/gpu/gpu-panel.tsx';
import { tariffCsv } from '#src/features/tools/electricity/electricity-csv.ts';
import { removeStored, writeStored } from '#src/lib/storage.ts';
import { coinListQuery } from '#src/parts/coin-queries.ts';
import { currencyAtom } from '#src/state/currency.ts';
import { offersAtom } from '#src/state/offers.ts';
import { type Fleet, fleetAtom, noRules } from '#src/state/fleet.ts';
import { languageAtom } from '#src/state/language.ts';
import { makeStore, type Store } from '#src/state/store.ts';
import { tariffAtom } from '#src/state/tariff.ts';
import { click } from '#tests/unit/ui/mount.tsx';
import { answered, btc, doge, ltc } from './asic-stage.tsx';
import { fleetOf, s19j } from './fleet/fleet-rows.ts';
import { list as gpuList } from './gpu/open-gpu-panel.tsx';
import { buttonOf, fieldOf, openPart, typeInto } from './open-panel.tsx';

const keys = ['currency', 'tariff', 'fleet', 'tools.asic2', 'tools.gpu2'];
beforeEach(async () => {
  await Promise.all(keys.map(removeStored));
});

type Tool = typeof AsicPanel;
const open = (store: Store, Panel: Tool = AsicPanel, search: Readonly<Record<string, unknown>> = {}) =>
  openPart(() => <Panel search={search} />, {
    language: store.get(languageAtom),
    store,
    answers: [[coinListQuery().queryKey, Panel === AsicPanel ? answered([btc, ltc, doge]).data : gpuList]],
  });
const inChinese = () => {
  const store = makeStore();
  store.set(languageAtom, 'zh');
  return store;
};
const main = () => document.querySelector('[data-main]')?.textContent;
const beside = (label: string) => fieldOf(`${label}：币种`).value;
const text = () => document.body.textContent;

/** What touches the display alone. */
const changes: readonly (readonly [string, (store: Store) => void])[] = [
  ['the display of money', (store) => store.set(currencyAtom, 'USD')],
  ['the language', (store) => store.set(languageAtom, 'en')],
];

describe('a price that was typed', () => {
  it.each(changes)('of electricity keeps its currency through a change of %s', async (_name, change) => {
    const store = inChinese();
    await open(store);
    // 200 × 0.294 = 58.80; 84 kWh at 0.5 yuan are 42.
    await typeInto(fieldOf('电价'), '0.5');
    expect(main()).toContain('¥16.80');
    await act(async () => change(store));
    expect(main()).toContain('$2.40');
    expect([fieldOf('电价').value, beside('电价')]).toEqual(['0.5', 'CNY']);
    expect(store.get(tariffAtom)).toMatchObject({ flat: '0.5', flatIn: 'CNY' });
  });

  it.each(changes)('is none while it stands as it starts: a change of %s starts it anew', async (_name, change) => {
    const store = inChinese();
    await open(store);
    expect([fieldOf('电价').value, beside('电价')]).toEqual(['0.45', 'CNY']);
    await act(async () => change(store));
    expect([fieldOf('电价').value, beside('电价')]).toEqual(['0.06', 'USD']);
    await typeInto(fieldOf('电价：币种'), 'CNY');
    expect([fieldOf('电价').value, store.get(tariffAtom)]).toEqual(['0.45', { ...freshTariff, flatIn: 'CNY' }]);
  });

  it('of electricity, cleared and typed anew, is in the currency that still stands there', async () => {
    const store = inChinese();
    await open(store);
    await typeInto(fieldOf('电价'), '0.5');
    await act(async () => store.set(currencyAtom, 'USD'));
    for (const each of ['', '0', '0.', '0.7']) await typeInto(fieldOf('电价'), each);
    expect([beside('电价'), main()]).toEqual(['CNY', expect.stringContaining('$0.00')]);
  });

  it('brings its currency with it: 0.5元 in a field of dollars', async () => {
    const store = inChinese();
    store.set(currencyAtom, 'USD');
    await open(store);
    await typeInto(fieldOf('电价'), '0.5元/度');
    expect([beside('电价'), store.get(tariffAtom)]).toEqual(['CNY', { ...freshTariff, flat: '0.5', flatIn: 'CNY' }]);
    await typeInto(fieldOf('电价'), '$0.5');
    expect(store.get(tariffAtom)).toMatchObject({ flat: '0.5', flatIn: 'USD' });
    await typeInto(fieldOf('电价'), 'HK$0.5');
    expect(fieldOf('电价').getAttribute('aria-invalid')).toBe('true');
    expect(store.get(tariffAtom)).toMatchObject({ flat: '0.5', flatIn: 'USD' });
  });

  it.each(changes)('of electricity on the GPU page, too, keeps its currency through a change of %s', async (_name, change) => {
    const store = inChinese();
    await open(store, GpuPanel);
    await typeInto(fieldOf('电价'), '0.5');
    await act(async () => change(store));
    expect([fieldOf('电价').value, beside('电价'), store.get(tariffAtom).flatIn]).toEqual(['0.5', 'CNY', 'CNY']);
  });

  it.each(changes)('of an hour keeps its currency through a change of %s', async (_name, change) => {
    const store = inChinese();
    await open(store);
    await click(buttonOf('分时电价'));
    await typeInto(fieldOf('00:00'), '0.3');
    await act(async () => change(store));
    expect([fieldOf('00:00').value, store.get(tariffAtom).hoursIn]).toEqual(['0.3', 'CNY']);
    expect(buttonOf('元/度').getAttribute('aria-checked')).toBe('true');
  });

  it.each(changes)('of a machine keeps its currency through a change of %s', async (_name, change) => {
    const store = inChinese();
    await open(store);
    await typeInto(fieldOf('单台价格'), '15000');
    await act(async () => change(store));
    expect(beside('单台价格')).toBe('CNY');
    expect(store.get(asicFields.atom)).toMatchObject({ cost: '15000', costIn: 'CNY' });
  });

  it.each(changes)('as the limit of a plan keeps its currency through a change of %s', async (_name, change) => {
    const store = inChinese();
    store.set(fleetAtom, fleetOf([s19j]));
    await open(store);
    await typeInto(fieldOf('电价不超过'), '0.5');
    await act(async () => change(store));
    expect(beside('电价不超过')).toBe('CNY');
    expect(store.get(fleetAtom).rules).toMatchObject({ mostPrice: '0.5', mostPriceIn: 'CNY' });
  });

  it('of machines that one thinks of buying is in yuan or in dollars', async () => {
    const store = inChinese();
    store.set(currencyAtom, 'USD');
    await open(store, AsicPanel, { type: 3, part: 'buy' });
    const price = fieldOf('单台价格');
    const currency = fieldOf('单台价格：币种');
    await typeInto(price, '¥5000');
    await act(async () => store.set(languageAtom, 'en'));
    expect([price.value, currency.value]).toEqual(['5000', 'CNY']);
    await typeInto(currency, 'USD');
    expect([price.value, currency.value]).toEqual(['5000', 'USD']);
    expect(store.get(offersAtom)).toMatchObject([{ cost: '5000', costIn: 'USD' }]);
  });
});

describe('an amount that was kept without its currency', () => {
  const asked = () =>
    [...document.querySelectorAll('[role=group]')].flatMap((group) => {
      const said = group.firstElementChild?.textContent;
      return said?.endsWith('？') && group.querySelector('button') ? [said] : [];
    });

  it('is asked for once, and counts with nothing until then', async () => {
    const { flatIn: _flatIn, plusIn: _plusIn, ...older } = freshTariff;
    void writeStored('tariff', { ...older, flat: '0.5', flatIn: null });
    void writeStored('tools.asic2', { cost: '15000' });
    const { mostPriceIn: _mostPriceIn, ...rules } = noRules;
    void writeStored('fleet', { rows: [s19j], rules: { ...rules, mostPrice: '0.7' } });
    const store = inChinese();
    const machine = { type: 3, part: 'one' };
    await open(store, AsicPanel, machine);
    expect(asked()).toEqual(['0.5元还是0.5美元？', '15000元还是15000美元？']);
    expect([fieldOf('电价').value, beside('电价'), main()]).toEqual(['0.5', '', expect.stringContaining('--')]);
    await click(buttonOf('0.5元'));
    expect(document.activeElement).toBe(fieldOf('电价'));
    expect(main()).toContain('¥16.80');
    expect(asked()).toEqual(['15000元还是15000美元？']);
    await click(buttonOf('15000美元'));
    expect(asked()).toEqual([]);
    expect(store.get(asicFields.atom)).toMatchObject({ cost: '15000', costIn: 'USD' });
    document.body.replaceChildren();
    await open(store);
    expect(asked()).toEqual(['0.7元还是0.7美元？']);
    // By a limit that is not known no hour is decided.
    expect(document.querySelector('[aria-labelledby=fleet-title] [aria-live]')?.textContent).toContain('--');
    await click(buttonOf('0.7元'));
    expect(asked()).toEqual([]);
    expect(store.get(fleetAtom).rules.mostPriceIn).toBe('CNY');
    expect(document.querySelector('[aria-labelledby=fleet-title] [aria-live]')?.textContent).not.toContain('--');
    document.body.replaceChildren();
    const next = inChinese();
    await open(next, AsicPanel, machine);
    expect([asked(), main()]).toEqual([[], expect.stringContaining('¥16.80')]);
  });

  it('is asked for when it is of hours', async () => {
    const weekday = Array.from({ length: 24 }, () => '0.3').join(',');
    void writeStored('tariff', { ...freshTariff, kind: 'hours', weekday, weekend: weekday });
    const store = inChinese();
    await open(store);
    expect(asked()).toEqual(['这些分时电价是元还是美元？', '这些分时电价是元还是美元？']);
    expect(main()).toContain('--');
    expect(text()).not.toContain('矿机全天关机');
    await click(buttonOf('元/度'));
    expect([asked(), store.get(tariffAtom).hoursIn]).toEqual([[], 'CNY']);
    // 58.80 less 84 kWh at 0.3.
    expect(main()).toContain('¥33.60');
  });

  it('of nothing is nothing in every currency', async () => {
    void writeStored('tariff', { ...freshTariff, flat: '' });
    await open(inChinese());
    expect([asked(), main()]).toEqual([[], expect.stringContaining('¥58.80')]);
    expect(text()).toContain('留空按免电费计算');
  });

  it('comes so out of a link without one, and is asked for, too', async () => {
    const store = inChinese();
    await open(store, AsicPanel, { type: 3, kwh: 0.5, cost: 3000 });
    expect(asked()).toEqual(['0.5元还是0.5美元？', '3000元还是3000美元？']);
    await open(store, AsicPanel, { type: 3, kwh: 0.5, kwhIn: 'USD', cost: 3000, costIn: 'USD' });
    expect(store.get(tariffAtom)).toMatchObject({ flat: '0.5', flatIn: 'USD' });
  });
});

describe('in a table', () => {
  const words = ((key: string) => key) as never;
  const rows = (tariff: Partial<OwnTariff>) => tariffCsv({ ...freshTariff, ...tariff }, words, words);

  it.each([
    ['nothing typed', {}, []],
    ['in yuan', { flat: '0.5', flatIn: 'CNY' }, [['earnings.electricityPrice', '0.5', 'CNY/kWh', 'earnings.origin.own']]],
    ['never said', { flat: '0.5' }, [['earnings.electricityPrice', '0.5', null, 'earnings.origin.own']]],
    [
      'on top of a market, in another currency',
      { kind: 'hours', hoursIn: 'USD', dated: '498000:0.1', weekday: '1', weekend: '1', plus: '0.14', plusIn: 'CNY' },
      [['plus', '0.14', 'CNY/kWh', 'earnings.origin.own']],
    ],
  ] as const)('an amount has its currency beside it: %s', (_name, tariff, expected) => {
    expect(rows(tariff)).toEqual(expected);
  });
});

it('of older builds with a fleet and without machines is read whole', () => {
  const older = { rows: [], rules: { by: 'price' as const, mostHours: '8', mostPrice: '0.5', leastRun: '', mostStarts: '' } };
  void writeStored('fleet', older);
  const store = makeStore();
  const stop = store.sub(fleetAtom, () => undefined);
  expect(store.get(fleetAtom)).toEqual({ rows: [], rules: { ...older.rules, mostPriceIn: null } } satisfies Fleet);
  stop();
});
