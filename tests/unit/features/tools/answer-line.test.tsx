import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '#src/contracts/languages.ts';
import { AsicPanel } from '#src/features/tools/asic/asic-panel.tsx';
import { removeStored, writeStored } from '#src/lib/storage.ts';
import { coinListQuery } from '#src/parts/coin-queries.ts';
import { fleetAtom } from '#src/state/fleet.ts';
import { makeStore } from '#src/state/store.ts';
import { click, the } from '#tests/unit/ui/mount.tsx';
import { cards, fleetOf, s19j } from './fleet/fleet-rows.ts';
import { cellsOf, listed, openGpuPanel, ranking } from './gpu/open-gpu-panel.tsx';
import { buttonOf, choiceOf, fieldOf, openPart, typeInto } from './open-panel.tsx';

beforeEach(async () => {
  for (const key of ['tools.gpu2', 'tools.asic', 'tariff', 'currency', 'fleet']) await removeStored(key);
  await writeStored('currency', 'CNY');
});

const answer = (label = 'Answer') => the(`section[aria-label=${label}] p`).textContent;
const symbols = () => [...ranking().querySelectorAll('tbody th')].map((head) => head.firstChild?.textContent);
const results = () => the('[role=group][aria-label=Result]');
const scrolls = () => vi.spyOn(Element.prototype, 'scrollIntoView');

describe('the answer of the GPU calculator', () => {
  it('is the day of the visitor’s own machines where cards are among them; that of the cards tried stands beside it', async () => {
    const store = makeStore();
    store.set(fleetAtom, fleetOf([s19j]));
    const { router } = await openGpuPanel({}, { store });
    await click(choiceOf('Currency', 'CNY'));
    expect(answer()).toMatch(/^ALPH leaves most/);
    await act(async () => store.set(fleetAtom, fleetOf([cards])));
    // 360 MH/s at ¥0.14 less 848 W at ¥0.45.
    await vi.waitFor(() => expect(answer()).toBe('My machines leave ¥41.24 today.'));
    expect(answer('"Answer for the cards below"')).toMatch(/^ALPH leaves most/);
    await click(the('button[aria-label="To my machines"]'));
    await vi.waitFor(() => expect(router.state.location.href).toBe('/tools?type=3&part=fleet'));
  });

  it('is the coin that leaves most', async () => {
    await openGpuPanel();
    await click(choiceOf('Currency', 'CNY'));
    expect(answer()).toBe('ALPH leaves most: ¥2,174.49 per day at ¥0.45 per kWh.');
    expect(ranking().textContent).toContain('Most net earnings first.');
  });

  it('says at a loss which coin would be the first to pay, and the ranking follows', async () => {
    await openGpuPanel({ coin: '18' });
    await click(choiceOf('Currency', 'CNY'));
    // Between what ETC, which earns less but draws less, and RVN can bear.
    await typeInto(fieldOf('Electricity price'), '500');
    expect(answer()).toBe('Nothing pays at ¥500 per kWh. The first to pay is ALPH, below ¥103.358.');
    expect(ranking().textContent).toContain('All lose money at this electricity price: the one that bears the highest price comes first.');
    const bearable = symbols().map((symbol) => Number(cellsOf(symbol!)[4]?.replaceAll(/[¥,]/g, '')));
    const known = bearable.filter((price) => !Number.isNaN(price));
    expect(known).toEqual(known.toSorted((one, other) => other - one));
    expect(symbols().at(-1)).toBe('CFX');
  });

  it.each<[Language, string, string]>([
    ['zh', '结论', '电价每度¥500，挖什么都亏。最先回正的是ALPH，需低于¥103.358。'],
    ['zh_hk', '結論', '電價每度¥500，任何幣種都蝕本。最先有錢賺的是ALPH，電價須低於¥103.358。'],
  ])('is there in %s', async (language, label, text) => {
    await openGpuPanel({ cny: '500' }, { language });
    if (!answer(label)?.includes('¥')) await click(document.querySelector<HTMLElement>('[role=radiogroup][aria-label] [role=radio]')!);
    expect(answer(label)).toBe(text);
  });

  it('waits for the figures, and is not there without them', async () => {
    await openGpuPanel({}, { answers: [] });
    expect(answer()).toBe('');
    await openGpuPanel(
      {},
      {
        answers: [[coinListQuery().queryKey, [listed(17, { dayIncome: null, priceUsa: null })]]],
      },
    );
    expect(document.querySelectorAll('section[aria-label=Answer] button')).toHaveLength(0);
  });

  it('leads to the figures of its coin, and so does the ranking: they come into view and have the focus', async () => {
    const scroll = scrolls();
    await openGpuPanel();
    await click(buttonOf('Show ERG', ranking()));
    expect(document.activeElement).toBe(results());
    expect(scroll).toHaveBeenLastCalledWith({
      behavior: 'smooth',
      block: 'start',
    });
    expect(scroll.mock.contexts.at(-1)).toBe(results());
    await click(the('section[aria-label=Answer] button'));
    expect(the('[data-main]').textContent).toContain('Daily net earnings with ALPH');
    vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(matchMedia('x'), { matches: true }));
    await click(buttonOf('Show ETC', ranking()));
    expect(scroll).toHaveBeenLastCalledWith({
      behavior: 'instant',
      block: 'start',
    });
  });

  it('tells a screen reader the net once the typing pauses, not for each digit', async () => {
    await openGpuPanel();
    await click(choiceOf('Currency', 'CNY'));
    const said = () => document.querySelector('[data-main] + [role=status]')?.textContent;
    const before = said();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    for (const text of ['9', '9.', '9.1']) await typeInto(fieldOf('Electricity price'), text);
    await act(async () => vi.advanceTimersByTime(900));
    expect(said()).toBe(before);
    await act(async () => vi.advanceTimersByTime(200));
    expect(said()).toBe(`Daily net earnings with ETC ${the('[data-main]').lastElementChild?.textContent}`);
    expect(said()).not.toBe(before);
  });
});

it('the ASIC calculator answers first, too, and shows its result', async () => {
  const scroll = scrolls();
  const answers = [
    [
      coinListQuery().queryKey,
      [
        listed(1, {
          dayIncomeUnit: 'TH/s',
          dayIncome: 0.0000004,
          priceUsa: 80_000,
          dayIncomeMoney: 0.22,
        }),
      ],
    ],
  ] as const;
  await openPart(() => <AsicPanel search={{ coin: '1', hashrate: '200', power: '3500', count: '1' }} />, { answers });
  await click(choiceOf('Currency', 'USD'));
  expect(answer()).toMatch(/^Leaves \$\d+\.\d+ per day\.$/);
  await typeInto(fieldOf('Electricity price'), '9');
  expect(answer()).toMatch(/^Loses \$[\d,]+\.\d+ per day; pays below \$0\.\d+ per kWh\.$/);
  await click(buttonOf('Show the result'));
  expect(document.activeElement).toBe(results());
  expect(scroll.mock.contexts.at(-1)).toBe(results());
});
