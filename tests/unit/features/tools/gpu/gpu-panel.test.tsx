import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { removeStored, writeStored } from '#src/lib/storage.ts';
import { coinListQuery } from '#src/parts/coin-queries.ts';
import { drawn } from '#tests/unit/drawn.ts';
import { click } from '#tests/unit/ui/mount.tsx';
import { partsWithoutRole } from '#tests/unit/ui/table-parts.ts';
import { cellsOf, listed, openGpuPanel, ranking, result, rowOf } from './open-gpu-panel.tsx';
import {
  buttonOf,
  choiceOf,
  factsOf,
  fieldOf,
  noteOf,
  optionsFor,
  panelNowMs,
  printedButtons,
  sectionNames,
  take,
  typeInto,
} from '../open-panel.tsx';

beforeEach(async () => {
  for (const key of ['tools.gpu2', 'tariff', 'currency']) await removeStored(key);
  await writeStored('currency', 'CNY');
});

const card = (number: number) => {
  const found = [...document.querySelectorAll('fieldset')].find(
    (each) => each.querySelector('legend')?.textContent === `Card group ${number}`,
  );
  if (!found) throw new Error(`no cards ${number}`);
  return found;
};
const cardCount = () => [...document.querySelectorAll('legend')].filter(({ textContent }) => /^Card group \d/.test(textContent)).length;
const pageText = () => document.body.textContent;

describe('the GPU calculator', () => {
  it('starts with six cards on ETC, and tells what they leave of a day', async () => {
    await openGpuPanel();
    expect(result().textContent).toBe('Daily net earnings with ETC¥40.19');
    expect('loss' in (result() as HTMLElement).dataset).toBe(false);
    expect(pageText()).toContain('Electricity takes 20.26% of the income; the rest is yours.');
    expect(factsOf(result().parentElement!)).toEqual({
      'Total hashrate': '360.00 MH/s',
      'Power of the cards': '780 W',
      'Total power at the wall': '946 W',
      'Power ratio': '2.63 J/MH',
      'Coins per day': '3.60000000 ETC',
      'First payout': 'within a day (minimum 0.001 ETC)',
      'Income per day, after the pool fee': '¥50.40',
      'Electricity per day': '¥10.21',
      'Net over 30 days like this': '¥1,205.61',
      'Coin price': '$2.00',
      'Break-even electricity price, per kWh': '¥2.2207',
      'Shutdown coin price': '$0.4053',
    });
    expect(pageText()).toContain('Based on ETC difficulty 1.00 P and a price of $2.00, pool data of 23 November 2026.');
    expect(pageText()).toContain('Clock types are settings to start from');
    // From the figures to the machine.
    const links = [...document.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toContainEqual(['Command line for these cards', '/rack-card?coin=ETC']);
    expect(document.querySelector('time')?.textContent).toBe('Live');
    expect(
      ['Electricity price', 'Coin price', 'Board, CPU and disk', 'Fans', 'PSU efficiency'].map((label) => fieldOf(label).value),
    ).toEqual(['0.45', '', '60', '30', '92']);
    expect(choiceOf('Price and difficulty', 'Now').getAttribute('aria-checked')).toBe('true');
    expect(document.querySelector('fieldset p[aria-hidden]')?.textContent).toBe('Clock type');
  });

  it('prints what was chosen, and nothing to press', async () => {
    await openGpuPanel({ card1: 'RX 6800*1*low', card2: 'RX 6800*2*low' });
    expect(buttonOf('Remove card group 2')).toBeDefined();
    expect(printedButtons()).toEqual([]);
    const heads = [...ranking().querySelectorAll('thead th:not([data-print=no])')].map(({ textContent }) => textContent);
    expect(heads).toEqual(['Coin', 'Hashrate', 'Power', 'Power ratio', 'Income per day', 'Break-even per kWh', 'Net per day']);
  });

  it('takes numbers as long as each field has them', async () => {
    await openGpuPanel({ card1: 'RTX 3070*6*low' });
    const left = async (label: string, text: string) => {
      await typeInto(fieldOf(label), text);
      return fieldOf(label).getAttribute('aria-invalid') ?? fieldOf(label).value;
    };
    for (const [label, longest, tooLong] of [
      ['Coin price', '123456789012', '0.123456789'],
      ['Coin price', '0.00001234', '1234567890123'],
      ['Number of cards', '123456789', '1.5'],
      ['Hashrate per card', '12345678.123456789', '60.1234567891'],
      ['Power per card', '12345678.1234', '130.12345'],
      ['Electricity price', '12345678.1234', '0.12345'],
      ['Board, CPU and disk', '12345678.1234', '123456789'],
      ['Fans', '12345678.1234', '123456789'],
      ['PSU efficiency', '93.25', '93.251'],
    ] as const) {
      expect([label, await left(label, longest)]).toEqual([label, longest]);
      expect([label, await left(label, tooLong)]).toEqual([label, 'true']);
    }
    expect(await left('PSU efficiency', '101')).not.toBe('101');
  });

  it('ranks every coin by what it leaves, and shows which one is shown', async () => {
    await openGpuPanel();
    expect(ranking().getAttribute('aria-busy')).toBe('false');
    expect(sectionNames()).toEqual(['Coins by net earnings']);
    expect(partsWithoutRole(ranking())).toEqual([]);
    const symbols = [...ranking().querySelectorAll('tbody th')].map((head) => head.firstChild?.textContent);
    expect(symbols).toEqual(['ALPH', 'KAS', 'ERG', 'ETC', 'RVN', 'AIPG', 'CFX']);
    expect(cellsOf('ETC')).toEqual(['360.00 MH/s', '946 W', '2.63 J/MH', '¥50.40', '¥2.2207', '¥40.19', 'Shown']);
    expect(cellsOf('ALPH')).toEqual(['15.60 GH/s', '880 W', '0.0564 J/MH', '¥2,184.00', '¥103.358', '¥2,174.49', 'Show']);
    expect(cellsOf('CFX')).toEqual(['--', '--', '--', '--', '--', '--', 'Show']);
    expect(rowOf('ETC').querySelectorAll('td')[3]?.dataset.label).toBe('Income per day');
    expect(rowOf('ETC').querySelector('th')?.textContent).toBe('ETCEtchash');
    expect(rowOf('KAS').querySelector('th')?.textContent).toBe('KASkHeavyHashApproximate figures: check them against your own cards.');
    expect(rowOf('CFX').querySelector('th')?.textContent).toBe(
      "CFXOctopusRTX 3070 left out: too little memory for today's DAG with its cache, 8.88 GiB at the block estimated for today.",
    );
    expect([...ranking().querySelectorAll<HTMLElement>('tr')].filter(({ dataset }) => 'chosen' in dataset)).toEqual([rowOf('ETC')]);
    const pressed = [...ranking().querySelectorAll('button[aria-pressed=true]')];
    expect(pressed).toEqual([buttonOf('Shown: ETC')]);
  });

  it('shows another coin at a press, at the price of the pool again', async () => {
    await openGpuPanel({ coin: '17', price: '3' });
    expect(factsOf()['Coin price']).toBe('$3.00');
    expect(pageText()).toContain('a price of $3.00 (your own figure)');
    expect(fieldOf('Coin price').value).toBe('3');
    expect(fieldOf('Coin price').placeholder).toBe('2');
    await click(buttonOf('Shown: ETC'));
    expect(fieldOf('Coin price').value).toBe('3');
    await click(buttonOf('Show ALPH'));
    expect(result().textContent).toBe('Daily net earnings with ALPH¥2,174.49');
    expect(fieldOf('Coin price').value).toBe('');
    expect(pageText()).not.toContain('your own figure');
    expect(pageText()).toContain('Approximate figures: check them against your own cards.');
    await typeInto(fieldOf('Coin price'), '5');
    expect(factsOf()['Coin price']).toBe('$5.00');
    const coins = fieldOf('Coin') as unknown as HTMLSelectElement;
    expect([...coins.options].map(({ text }) => text)).toContain('RVN · KawPow');
    await typeInto(coins, '18');
    expect(fieldOf('Coin price').value).toBe('');
    expect(buttonOf('Shown: RVN').getAttribute('aria-pressed')).toBe('true');
  });

  it('reckons in dollars at the electricity price in dollars; what is typed stays in the currency beside it', async () => {
    await openGpuPanel();
    await click(choiceOf('Currency', 'USD'));
    expect(fieldOf('Electricity price').value).toBe('0.06');
    const beside = () => fieldOf('Electricity price: currency').value;
    expect(beside()).toBe('USD');
    expect(result().textContent).toBe('Daily net earnings with ETC$5.84');
    expect(factsOf()).toMatchObject({
      'Income per day, after the pool fee': '$7.20',
      'Electricity per day': '$1.36',
      'Shutdown coin price': '$0.3783',
    });
    expect(cellsOf('ETC').slice(3, 6)).toEqual(['$7.20', '$0.3172', '$5.84']);
    await typeInto(fieldOf('Electricity price'), '');
    expect(noteOf(fieldOf('Electricity price'))).toBe('Empty counts as free electricity.');
    expect(result().textContent).toBe('Daily net earnings with ETC$7.20');
    await click(choiceOf('Currency', 'CNY'));
    expect(fieldOf('Electricity price').value).toBe('');
    expect(beside()).toBe('USD');
    await typeInto(fieldOf('Electricity price'), '9元');
    expect(beside()).toBe('CNY');
    expect(noteOf(fieldOf('Electricity price'))).toBeUndefined();
    expect(result().textContent).toBe('Daily net earnings with ETC-¥153.86');
    expect('loss' in (result() as HTMLElement).dataset).toBe(true);
    expect(rowOf('ETC').querySelectorAll('[data-loss]')).toHaveLength(1);
    expect(rowOf('ALPH').querySelectorAll('[data-loss]')).toHaveLength(0);
    expect(pageText()).toContain('this rig runs at a loss');
  });

  it('counts board, fans and supply, and refuses a supply that passes nothing on', async () => {
    await openGpuPanel();
    await typeInto(fieldOf('Board, CPU and disk'), '100');
    expect(factsOf()['Total power at the wall']).toBe('989 W');
    await typeInto(fieldOf('Fans'), '0');
    expect(factsOf()['Total power at the wall']).toBe('957 W');
    expect(document.querySelector('[aria-invalid]')).toBeNull();
    await typeInto(fieldOf('PSU efficiency'), '0');
    expect(factsOf()['Total power at the wall']).toBe('--');
    expect([...document.querySelectorAll('[aria-invalid]')]).toEqual([fieldOf('PSU efficiency')]);
    expect(noteOf(fieldOf('PSU efficiency'))).toBe('Enter an efficiency from 1 to 100%.');
    expect(['Board, CPU and disk', 'Fans', 'PSU efficiency'].map((label) => fieldOf(label).parentElement?.textContent)).toEqual([
      'W',
      'W',
      '%',
    ]);
  });

  it('shows small prices whole, and none where the pool says none', async () => {
    await openGpuPanel(
      {},
      {
        answers: [[coinListQuery().queryKey, [listed(17, { priceUsa: 0.00001234 }), listed(18, { priceUsa: null, dayIncomeMoney: null })]]],
      },
    );
    expect(fieldOf('Coin price').placeholder).toBe('0.00001234');
    await click(buttonOf('Show RVN'));
    expect(fieldOf('Coin price').placeholder).toBe('--');
  });

  it('follows the time: what no longer fits tomorrow is left out then', async () => {
    await openGpuPanel({ card1: 'RTX 3070*6*medium', coin: '19' });
    const sizeOf = () => Number(/cache, (\d+\.\d+) GiB/.exec(rowOf('CFX').textContent)?.[1]);
    const before = sizeOf();
    vi.setSystemTime(panelNowMs + 400 * 86_400_000);
    await act(async () => vi.advanceTimersByTime(30_000));
    expect(sizeOf()).toBeGreaterThan(before);
  });

  it('starts with what was left in it, goes back to where it started, and gives a link', async () => {
    await writeStored('tools.gpu2', { coin: '22', card1: 'RX 6800*2*low' });
    const write = vi.fn<(text: string) => Promise<void>>(async () => undefined);
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { writeText: write } }));
    const { toasts } = await openGpuPanel();
    expect(result().textContent).toContain('Daily net earnings with ERG');
    expect(fieldOf('Card type').value).toBe('RX 6800');
    await click(buttonOf('Copy link'));
    await drawn(() => expect(toasts()).toHaveLength(1));
    const link = new URL(write.mock.calls[0]![0]);
    expect(link.origin + link.pathname).toBe(`${location.origin}/tools`);
    expect(Object.fromEntries(link.searchParams)).toMatchObject({ type: '4', coin: '22', card1: 'RX 6800*2*low', psu: '92', span: 'now' });
    await click(buttonOf('Reset'));
    expect([fieldOf('Card type').value, fieldOf('Number of cards').value]).toEqual(['RTX 3070', '6']);
    expect(result().textContent).toContain('Daily net earnings with ETC');
  });

  it('reads numbers out of a link by the rules of their fields', async () => {
    await openGpuPanel({ coin: '1', price: 'x', cny: 'x', board: '-1', fans: 'x', psu: '250', card1: 'RTX 3070*x*fast*Etchash:x:y' });
    const labels = ['Electricity price', 'Coin price', 'Board, CPU and disk', 'Fans', 'PSU efficiency', 'Number of cards'];
    expect(labels.map((label) => fieldOf(label).value)).toEqual(['0.45', '', '60', '30', '92', '']);
    expect(result().textContent).toContain('Daily net earnings with ETC');
    expect(choiceOf('Clock type', 'Medium').getAttribute('aria-checked')).toBe('true');
    expect([fieldOf('Hashrate per card').value, fieldOf('Power per card').value]).toEqual(['', '']);
  });
});

describe('the cards of the GPU calculator', () => {
  it('are found by maker, Chinese name and coin, with their memory, and may be others', async () => {
    await openGpuPanel();
    const field = fieldOf('Card type');
    expect((await optionsFor(field, 'rtx 3070')).map(({ textContent }) => textContent)[0]).toBe('RTX 3070NVIDIA · 8 GB');
    expect((await optionsFor(field, '超威 7900 XTX')).map(({ textContent }) => textContent)).toEqual([
      'RX 7900 XTXAMD · 24 GB',
      'Another cardType its hashrate and power below',
    ]);
    // A dozen cards have a figure for Kaspa.
    const kaspa = (await optionsFor(field, 'kas')).map(({ textContent }) => textContent);
    expect(kaspa).toContain('RTX 4090NVIDIA · 24 GB');
    expect(kaspa).not.toContain('RX 6800AMD · 16 GB');
    await optionsFor(field, 'qqq');
    expect(document.querySelector('[role=listbox]:not([hidden])')?.textContent).toBe(
      'Nothing found in the list.Another cardType its hashrate and power below',
    );
    expect(field.getAttribute('placeholder')).toBe('RTX 3070');
    await take(field, 'another');
    expect(noteOf(field)).toBe('No known hashrate for Etchash: enter your own.');
    expect(rowOf('ETC').textContent).toContain('Another card left out: no known hashrate for Etchash.');
    expect([fieldOf('Hashrate per card').placeholder, fieldOf('Power per card').placeholder]).toEqual(['--', '--']);
    await typeInto(fieldOf('Hashrate per card'), '50');
    expect(rowOf('ETC').textContent).not.toContain('left out');
    expect(cellsOf('ETC').slice(0, 2)).toEqual(['300.00 MH/s', '--']);
  });

  it('have figures of one’s own for each algorithm, which another card does not keep', async () => {
    await openGpuPanel();
    expect(noteOf(fieldOf('Card type'))).toBe(
      'Figures of a tuned card (source: NiceHash Excavator, January 2021). Type your own to replace them.',
    );
    expect([fieldOf('Hashrate per card').placeholder, fieldOf('Power per card').placeholder]).toEqual(['60', '130']);
    await typeInto(fieldOf('Hashrate per card'), '70');
    await typeInto(fieldOf('Power per card'), '140');
    expect([fieldOf('Hashrate per card').value, fieldOf('Power per card').value]).toEqual(['70', '140']);
    expect(fieldOf('Power per card').parentElement?.textContent).toBe('W');
    expect(factsOf()).toMatchObject({ 'Total hashrate': '420.00 MH/s', 'Power of the cards': '840 W' });
    await click(buttonOf('Show ALPH'));
    expect(noteOf(fieldOf('Card type'))).toBe('Approximate figures: check them against your own cards.');
    expect([fieldOf('Hashrate per card').value, fieldOf('Hashrate per card').placeholder]).toEqual(['', '2.6']);
    expect(fieldOf('Hashrate per card').parentElement?.textContent).toBe('GH/s');
    await typeInto(fieldOf('Hashrate per card'), '3');
    await click(buttonOf('Show ETC'));
    expect([fieldOf('Hashrate per card').value, fieldOf('Power per card').value]).toEqual(['70', '140']);
    await typeInto(fieldOf('Number of cards'), '2');
    expect(factsOf()['Total hashrate']).toBe('140.00 MH/s');
    await take(fieldOf('Card type'), 'RTX 3080 10GB');
    expect(fieldOf('Hashrate per card').value).toBe('');
    expect(factsOf()['Total hashrate']).toBe('195.76 MH/s');
  });

  it('have the settings of their clock type', async () => {
    await openGpuPanel({ card1: 'GTX 1080*1*low' });
    const settings = () => Object.values(factsOf(card(1)));
    expect(Object.keys(factsOf(card(1)))).toEqual(['Core frequency', 'Lock frequency', 'Memory frequency', 'Power limit', 'GPU voltage']);
    expect(settings()).toEqual(['+0 MHz', '--', '-1 MHz', '100 W', '--']);
    await click(choiceOf('Clock type', 'High'));
    expect(settings()).toEqual(['--', '1900 MHz', '+275 MHz', '--', '950 mV']);
    await take(fieldOf('Card type'), 'RX 5700 XT');
    expect(choiceOf('Clock type', 'High').getAttribute('aria-checked')).toBe('true');
    expect(settings()).toEqual(['--', '1250 MHz', '1870 MHz', '--', '800 mV']);
    await click(buttonOf('Show RVN'));
    expect(settings()).toEqual(['--', '1250 MHz', '1820 MHz', '--', '850 mV']);
  });

  it('are of several kinds, each with fields of its own, six at most', async () => {
    await openGpuPanel({ card1: 'RX 6800*3*high*Etchash:61:110' });
    expect(() => buttonOf('Remove card group 1')).toThrow('no button');
    await click(buttonOf('Add other cards'));
    expect([fieldOf('Card type', card(2)).value, fieldOf('Number of cards', card(2)).value]).toEqual(['RX 6800', '1']);
    expect(choiceOf('Clock type', 'High', card(2)).getAttribute('aria-checked')).toBe('true');
    expect([fieldOf('Hashrate per card', card(2)).value, fieldOf('Power per card', card(2)).value]).toEqual(['', '']);
    await take(fieldOf('Card type', card(2)), 'RTX 3060 Ti');
    await typeInto(fieldOf('Hashrate per card', card(2)), '59');
    await typeInto(fieldOf('Number of cards', card(2)), '4');
    expect([fieldOf('Card type', card(1)).value, fieldOf('Number of cards', card(1)).value]).toEqual(['RX 6800', '3']);
    expect(fieldOf('Hashrate per card', card(1)).value).toBe('61');
    expect(factsOf(result().parentElement!)['Total hashrate']).toBe('419.00 MH/s');
    for (let kinds = 3; kinds <= 6; kinds += 1) await click(buttonOf('Add other cards'));
    expect(cardCount()).toBe(6);
    expect(() => buttonOf('Add other cards')).toThrow('no button');
    const full = [...document.querySelectorAll<HTMLElement>('p')].find(({ textContent }) => textContent === 'Six kinds of cards at most.');
    expect(full?.dataset.print).toBe('no');
    await click(buttonOf('Remove card group 1'));
    expect(cardCount()).toBe(5);
    expect([fieldOf('Card type', card(1)).value, fieldOf('Hashrate per card', card(1)).value]).toEqual(['RTX 3060 Ti', '59']);
    await click(buttonOf('Remove card group 5'));
    expect([cardCount(), fieldOf('Number of cards', card(1)).value]).toEqual([4, '4']);
  });

  it('are added to those that another press has added meanwhile', async () => {
    await openGpuPanel();
    await act(async () => {
      buttonOf('Add other cards').click();
      buttonOf('Add other cards').click();
    });
    expect(cardCount()).toBe(3);
  });

  it('give the focus on to their neighbours where they take a button along', async () => {
    await openGpuPanel({ card1: 'RX 6800*1*low', card2: 'RX 6800*2*low', card3: 'RX 6800*3*low', card4: 'RX 6800*4*low' });
    const press = async (name: string) => {
      buttonOf(name).focus();
      await click(buttonOf(name));
      return document.activeElement?.textContent;
    };
    expect(await press('Add other cards')).toBe('Add other cards');
    expect(await press('Add other cards')).toBe('Card group 5');
    expect(cardCount()).toBe(6);
    expect(await press('Remove card group 6')).toBe('Card group 5');
    expect(await press('Remove card group 2')).toBe('Card group 2');
    expect(fieldOf('Number of cards', card(2)).value).toBe('3');
  });

  it('are told of once where two kinds lack the same, and lack of power is told of', async () => {
    await openGpuPanel({ card1: 'RX 5600 XT*1*low', card2: 'RTX 5050*1*low', card3: 'RTX 5050*2*low' });
    const notes = rowOf('ETC').querySelector('th')!.textContent;
    expect(notes).toBe('ETCEtchashRTX 5050 left out: no known hashrate for Etchash.Power of a card is not known: enter your own.');
    expect(result().textContent).toBe('Daily net earnings with ETC--');
    expect(result().parentElement?.textContent).toContain(notes.replace('ETCEtchash', ''));
    expect(factsOf(result().parentElement!)).toMatchObject({
      'Power of the cards': '--',
      'Total power at the wall': '--',
      'Power ratio': '--',
    });
  });
});
