import '#src/features/tools/asic/tariff-import.tsx';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { click, press, the } from '#tests/unit/ui/mount.tsx';
import { btc, button, card, cellsOf, field, fillCurves, listed, noteOf, openPanel, pressButton, type, unitOf } from './asic-stage.tsx';

vi.mock('#src/ui/chart-plot.ts', () => ({ createChartPlot: () => ({ show() {}, point() {}, destroy() {} }) }));

const NOON = Date.UTC(2026, 10, 25, 4);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
});

const sums = (row: string) => cellsOf(document.querySelector(`[data-row="${row}"]`));
const main = () => the('[data-main]');
const shown = () => document.body.textContent;

describe('the result of the ASIC calculator', () => {
  it('is what is left of a day, a month and a year, and what it follows from', async () => {
    await openPanel({ cost: '3350', costIn: 'USD' }, { fill: fillCurves });
    expect(main().textContent).toBe('Daily net earnings$3.36');
    expect(main().dataset['loss']).toBeUndefined();
    expect(main().parentElement?.getAttribute('aria-busy')).toBe('false');
    expect(shown()).toContain('Electricity takes 60.00% of the income; the rest is yours.');
    const [taken, rest] = document.querySelectorAll('svg[viewBox="0 0 240 10"] path');
    expect([taken, rest].map((cells) => cells?.getAttribute('d')?.match(/M\d+/g)?.length)).toEqual([14, 10]);
    expect(rest?.getAttribute('d')).toMatch(/^M140 .*M230 /);
    expect([taken, rest].map((cells) => cells?.getAttribute('class'))).toEqual([
      expect.stringContaining('cool'),
      expect.stringContaining('hot'),
    ]);
    expect([sums('income'), sums('electricity'), sums('net')]).toEqual([
      ['$8.40', '$252.00', '$3,066.00'],
      ['-$5.04', '-$151.20', '-$1,839.60'],
      ['$3.36', '$100.80', '$1,226.40'],
    ]);
    const [table] = document.querySelectorAll('table');
    expect([table!.caption?.textContent, ...[...table!.rows[0]!.cells].map(({ textContent }) => textContent)]).toEqual([
      'Earnings of all machines',
      'USD',
      'Day',
      'Month',
      'Year',
    ]);
    expect([...table!.querySelectorAll('th')].map(({ scope }) => scope)).toEqual(['col', 'col', 'col', 'col', 'row', 'row', 'row']);
    expect([...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent)).toEqual([
      'Coins per day0.00020000 BTC',
      'First payoutin about 5 days (minimum 0.001 BTC)',
      'Total hashrate200.00 TH/s',
      'Total power3,500 W',
      'Power ratio17.50 J/TH',
      'Hash price per day$42.00 / PH/s',
      'Hash cost per day$25.20 / PH/s',
      'Break-even electricity price, per kWh$0.1',
      'Shutdown coin price$25,200.00',
      "At a loss at today's difficulty from10 April 2028",
      "Payback at today's difficultyDoes not pay back",
    ]);
  });

  it('tells when the price of the machine is back, at the trend later, or that there is no price', async () => {
    await openPanel({}, { fill: fillCurves });
    const paybacks = () => [...(card('How long it pays')?.querySelectorAll('tbody tr') ?? [])].map((row) => cellsOf(row)[1]);
    expect(paybacks()).toEqual(Array.from({ length: 3 }, () => "PaybackEnter the machine's price"));
    await type('Price of one machine', '50');
    expect(paybacks()).toEqual(['Payback15 days', 'Payback20 days', 'Payback16 days']);
    await type('Price of one machine', '3');
    expect(paybacks()).toEqual(['Payback1 day', 'Payback1 day', 'Payback1 day']);
  });

  it('tells of a loss, of free electricity, and of no income', async () => {
    await openPanel({ cost: '50', costIn: 'USD' }, { fill: fillCurves });
    await type('Electricity price', '0.12');
    expect(main().textContent).toBe('Daily net earnings-$1.68');
    expect(main().dataset['loss']).toBe('true');
    expect(shown()).toContain('Electricity costs 120.00% of the income: this rig runs at a loss.');
    expect(the('svg[viewBox="0 0 240 10"] path:first-child').getAttribute('class')).toContain('full');
    expect([listed("At a loss at today's difficulty from"), listed("Payback at today's difficulty")]).toEqual([
      'Already',
      'Does not pay back',
    ]);
    expect(noteOf('Electricity price')).toBeUndefined();
    await type('Electricity price', '');
    expect(noteOf('Electricity price')).toBe('Empty counts as free electricity.');
    expect(listed("At a loss at today's difficulty from")).toBe('Not within ten years');
    await type('Hashrate per machine', '');
    expect(shown()).toContain('Enter a hashrate to see the income.');
    expect(the('svg[viewBox="0 0 240 10"] path[d=""]').nextElementSibling?.getAttribute('class')).toContain('empty');
    expect(main().textContent).toBe('Daily net earnings$0.00');
    expect(listed('Power ratio')).toBe('-- J/TH');
  });

  it('of a day that pays its electricity and no more is nothing, neither minus nor a loss', async () => {
    await openPanel({ usd: '0.1', cost: '50', costIn: 'USD' }, { fill: fillCurves });
    expect([main().textContent, main().dataset['loss']]).toEqual(['Daily net earnings$0.00', undefined]);
    expect(sums('net')).toEqual(['$0.00', '$0.00', '$0.00']);
    expect(shown()).toContain('Electricity takes 100.00% of the income; the rest is yours.');
    const now = the('[data-now]');
    expect([now.textContent, now.dataset['level']]).toEqual(['$0.00', '1']);
    const net = card('Compare machines')?.querySelectorAll('tr')[2]?.querySelectorAll('td')[3];
    expect([net?.textContent, net?.dataset['loss']]).toEqual(['$0.00', undefined]);
    expect(shown()).toContain('Run all dayRunning 24 hours nets $0.00.');
  });

  it('counts by the hour: what is left of the hours that pay, and what running through would leave', async () => {
    const bands = Array.from({ length: 24 }, (_, hour) => (hour >= 8 && hour < 22 ? '0.12' : '0.05')).join(',');
    await openPanel(
      { tariff: 'hours', tariffIn: 'USD', weekday: bands, weekend: bands, cost: '3000', costIn: 'USD' },
      { fill: fillCurves },
    );
    // Ten hours bring 3.50 and cost 1.75; all of them cost 7.63.
    expect(main().textContent).toBe('Daily net earnings$1.75');
    expect(shown()).toContain('Running 10 h per day: only while it pays.24 h: $0.77');
    expect([sums('income')[0], sums('electricity')[0], sums('net')[1]]).toEqual(['$3.50', '-$1.75', '$52.50']);
    expect([listed('Break-even electricity price, per kWh'), listed('Shutdown coin price')]).toEqual(['$0.1', '$21,000.00']);
    expect(the('[data-now]').textContent).toBe('$1.75');
    expect(cellsOf(card('Compare machines')?.querySelectorAll('tr')[2])[3]).toBe('Net per day$1.75');
    expect(shown()).toContain('By the hour: $0.05 to $0.12, mean $0.0908 per kWh.');
    expect(shown()).toContain('Running 10 hours nets $1.75.');
    await pressButton('Use one price');
    expect([main().textContent, field('Electricity price').value]).toEqual(['Daily net earnings$3.36', '0.06']);
    await pressButton('By the hour');
    expect(main().textContent).toBe('Daily net earnings$1.75');
  });

  it('counts two coins in the currency that is shown, and their shutdown price in USD', async () => {
    await openPanel({ coin: '4' }, { currency: 'CNY' });
    expect(sums('income')[0]).toBe('¥11.20');
    expect(sums('side')).toEqual(['¥89.60', '¥2,688.00', '¥32,704.00']);
    expect(sums('electricity')[0]).toBe('-¥36.29');
    expect(main().textContent).toBe('Daily net earnings¥64.51');
    expect(shown()).toContain('Income in LTC');
    expect(shown()).toContain('Merge-mined DOGE');
    expect(shown()).toContain('Electricity takes 36.00% of the income');
    expect([listed('Coins per day'), listed('Total hashrate'), listed('Power ratio'), listed('Hash price per day')]).toEqual([
      '0.01600000 LTC + 64.00000000 DOGE',
      '16.00 GH/s',
      '210.00 J/GH',
      '¥6.30 / GH/s',
    ]);
    expect(listed('Hash cost per day')).toBe('¥2.27 / GH/s');
    expect(listed('Shutdown coin price')).toBe('None: DOGE alone pays for the electricity.');
    expect(listed("At a loss at today's difficulty from")).toBe('Not within ten years');
    expect(the('[data-now]').textContent).toBe('¥64.51');
    await type('Electricity price', '1.19');
    expect(listed('Shutdown coin price')).toBe('$56.80');
    // A fee that is typed is that of both coins.
    await type('Pool fee', '100');
    expect([sums('income')[0], sums('side')[0]]).toEqual(['¥0.00', '¥0.00']);
  });

  it('counts all machines, and one of each for what one takes', async () => {
    await openPanel({ count: '3', cost: '50', costIn: 'USD' }, { fill: fillCurves });
    expect([sums('net')[0], listed('Total power'), listed('Power ratio')]).toEqual(['$10.08', '10,500 W', '17.50 J/TH']);
    expect(cellsOf(card('Compare machines')?.querySelectorAll('tr')[2])[3]).toBe('Net per day$3.36');
    await type('Machines', '2.5');
    // What is no whole number stays to be mended, and three count.
    expect([field('Machines').value, sums('net')[0]]).toEqual(['2.5', '$10.08']);
    await type('Machines', '0');
    expect([listed("At a loss at today's difficulty from"), listed("Payback at today's difficulty")]).toEqual(['--', '--']);
  });

  it('is busy while the pool has not responded', async () => {
    await openPanel({}, { records: undefined });
    expect(main().parentElement?.getAttribute('aria-busy')).toBe('true');
    expect(shown()).toContain('Income in BTC');
    expect(shown()).toContain('Loading');
    expect(['Coin price', 'Network difficulty', 'Pool fee'].map((label) => field(label).placeholder)).toEqual(['--', '--', '--']);
    expect(document.querySelector('[role=alert]')).toBeNull();
    expect(button('CSV').disabled).toBe(true);
    expect(button('Save as calendar (.ics)').disabled).toBe(true);
  });

  it('says what else price and difficulty would leave, how much that is, and which of it is now', async () => {
    await openPanel({ usd: '0.05' }, { currency: 'USD' });
    const rows = [...(card('If price and difficulty change')?.querySelectorAll('tr') ?? [])];
    expect(rows.map((row) => row.querySelector('th[scope]')?.textContent)).toEqual([
      'Price / difficulty',
      '+40%',
      '+20%',
      'now',
      '−20%',
      '−40%',
    ]);
    expect(rows.slice(1).map((row) => row.querySelectorAll('th[scope=row]').length)).toEqual([1, 1, 1, 1, 1]);
    expect([...rows[0]!.querySelectorAll('th[scope=col]')].slice(1).map(({ textContent }) => textContent)).toEqual([
      '−20%',
      '−10%',
      'now',
      '+10%',
      '+20%',
    ]);
    expect(
      rows
        .slice(1)
        .map(cellsOf)
        .map(([first, , now, , last]) => [first, now, last]),
    ).toEqual([
      ['$10.50', '$7.56', '$5.60'],
      ['$8.40', '$5.88', '$4.20'],
      ['$6.30', '$4.20', '$2.80'],
      ['$4.20', '$2.52', '$1.40'],
      ['$2.10', '$0.84', '$0.00'],
    ]);
    expect([...document.querySelectorAll('[data-now]')].map(({ textContent }) => textContent)).toEqual(['$4.20']);
    await type('Electricity price', '0.11');
    const levels = (row: Element) => [...row.querySelectorAll<HTMLElement>('td')].map(({ dataset }) => dataset['level']);
    expect([levels(rows[1]!), levels(rows[5]!)]).toEqual([
      ['2', '1', '1', '1', '1'],
      ['-1', '-1', '-1', '-2', '-2'],
    ]);
  });
});

describe('the fields of the ASIC calculator', () => {
  it('take the figures of a machine with its coin, and of a coin with its machine', async () => {
    await openPanel({ price: '40000' });
    expect(noteOf('Model')).toBe(
      "Stock figures, released 2023-12 (source: the maker's data sheet, November 2026). Wall power can differ by 5–10% in practice.",
    );
    expect([field('Model').placeholder, field('Price of one machine').placeholder]).toEqual([
      'Search by model, maker, coin or algorithm',
      'for payback',
    ]);
    await type('Coin', '4');
    const values = () => ['Model', 'Hashrate per machine', 'Power per machine', 'Coin price'].map((label) => field(label).value);
    expect(values()).toEqual(['Antminer L9 16G', '16', '3360', '']);
    expect([unitOf('Hashrate per machine'), unitOf('Network difficulty')]).toEqual(['GH/s', 'M']);
    await type('Power per machine', '3400');
    expect(values()).toEqual(['', '16', '3400', '']);
    expect(noteOf('Model')).toBe('Figures of your own');
    field('Model').focus();
    await type('Model', 'DG1 11G');
    await press('Enter');
    expect(values()).toEqual(['DG1 11G', '11', '3420', '']);
    expect(noteOf('Model')).toBe(
      'Stock figures, released 2024 (source: asicminerprices.com, August 2026). Wall power can differ by 5–10% in practice.',
    );
    await type('Hashrate per machine', '12');
    expect(values()).toEqual(['', '12', '3420', '']);
  });

  it("hold the pool's price, difficulty and fee in the scale of the coin, until others are typed", async () => {
    await openPanel({}, { records: [btc, { ...btc, coinType: 34, priceUsa: 0.04567891, dayIncomeMoney: null }] });
    const labels = ['Coin price', 'Network difficulty', 'Pool fee'];
    const placeholders = () => labels.map((label) => field(label).placeholder);
    expect(placeholders()).toEqual(['42000', '150', '2']);
    expect(labels.map(unitOf)).toEqual(['$', 'T', '%']);
    await type('Coin', '34');
    expect(placeholders()[0]).toBe('0.04567891');
    await type('Coin', '1');
    await type('Network difficulty', '0');
    expect(noteOf('Network difficulty')).toBe("Enter a figure above zero, or leave it empty for the pool's.");
    expect(noteOf('Coin price')).toBeUndefined();
    await type('Coin price', '0');
    await type('Pool fee', '0');
    expect([noteOf('Coin price'), noteOf('Pool fee'), sums('income')[0]]).toEqual([undefined, undefined, '--']);
    await type('Pool fee', '');
    await type('Coin price', '');
    await type('Network difficulty', '300');
    expect(sums('income')[0]).toBe('$4.20');
    await type('Coin price', '84000');
    expect(sums('income')[0]).toBe('$8.40');
    await type('Pool fee', '150');
    expect(noteOf('Pool fee')).toContain('The number is from 0 to 100.');
    await type('Pool fee', '51');
    expect(sums('income')[0]).toBe('$4.20');
    expect(labels.map((label) => field(label).value)).toEqual(['84000', '300', '51']);
  });

  it('keep the price of a machine in a currency of its own; so is a typed price of electricity', async () => {
    await openPanel({}, { currency: 'USD' });
    const units = () => [unitOf('Price of one machine'), unitOf('Electricity price'), field('Electricity price').value];
    expect(units()).toEqual(['$', '$/kWh', '0.06']);
    expect(button('CNY').parentElement?.getAttribute('aria-label')).toBe('Currency');
    await pressButton('CNY');
    expect(units()).toEqual(['¥', '¥/kWh', '0.45']);
    await type('Price of one machine', '500');
    await type('Electricity price', '0.5');
    await type('Machines', '2');
    await pressButton('USD');
    expect([...units(), field('Machines').value]).toEqual(['¥', '¥/kWh', '0.5', '2']);
    await type('Price of one machine: currency', 'USD');
    expect(unitOf('Price of one machine')).toBe('$');
    await pressButton('CNY');
    expect(units()).toEqual(['$', '¥/kWh', '0.5']);
  });

  it('say a price of a link in its own currency, and count with it in the one that is shown', async () => {
    await openPanel({ kwh: '0.35', kwhIn: 'CNY' }, { currency: 'USD' });
    expect([unitOf('Electricity price'), field('Electricity price').value]).toEqual(['¥/kWh', '0.35']);
    // 84 kWh at 0.05 USD.
    expect(sums('electricity')[0]).toBe('-$4.20');
    await type('Electricity price', '');
    await type('Electricity price', '0.7');
    expect([unitOf('Electricity price'), main().textContent]).toEqual(['¥/kWh', 'Daily net earnings$0.00']);
  });

  it('take numbers as long as each has them', async () => {
    await openPanel({ cost: '7', costIn: 'USD' });
    const left = async (label: string, text: string) => {
      await type(label, text);
      return field(label).getAttribute('aria-invalid') ?? field(label).value;
    };
    expect([await left('Hashrate per machine', '9.123456789'), await left('Hashrate per machine', '9.1234567891')]).toEqual([
      '9.123456789',
      'true',
    ]);
    for (const label of ['Power per machine', 'Electricity price', 'Price of one machine']) {
      expect([label, await left(label, '9.1234')]).toEqual([label, '9.1234']);
      expect([label, await left(label, '9.12345')]).toEqual([label, 'true']);
    }
    for (const label of ['Coin price', 'Network difficulty']) {
      expect([label, await left(label, '123456789012.12345678')]).toEqual([label, '123456789012.12345678']);
      expect([label, await left(label, '1.123456789')]).toEqual([label, 'true']);
    }
    expect([await left('Pool fee', '2.25'), await left('Pool fee', '2.255')]).toEqual(['2.25', 'true']);
  });

  it('offer every machine of the list by its maker, and every coin that such machines mine', async () => {
    await openPanel({});
    expect([...field<HTMLSelectElement>('Coin').options].map(({ text }) => text)).toContain('LTC · Scrypt');
    field('Model').focus();
    await type('Model', 'sealminer dl1');
    const [first, other, ...more] = document.querySelectorAll<HTMLElement>('[role=option]');
    expect(first?.textContent).toBe('SEALMINER DL1 Air 25GBitdeer · Scrypt · 25 GH/s · 3725 W');
    expect([other?.textContent, more]).toEqual(['Not in the list?Type its hashrate and power below', []]);
    await click(first!);
    expect(field('Hashrate per machine').value).toBe('25');
  });
});
