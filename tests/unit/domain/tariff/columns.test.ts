import { describe, expect, it } from 'vitest';
import { type ReadTariff, readTariff, readTariffTable, type TableColumns, unknownTable } from '#src/domain/tariff/read-tariff.ts';
import { inZone, nowMs, rowsOf, two } from './read-tariff.ts';

/** EUR/MWh of the hours of a day. */
const day = [
  41.2, 38.9, 36.1, 35.4, 36.8, 44.7, 68.3, 92.6, 101.4, 84.9, 52.3, 18.6, 4.1, 7.8, 3.2, 29.4, 71.5, 118.9, 142.3, 131.7, 109.8, 88.4,
  67.2, 52.6,
];
const point = (hour: number) => (day[hour % 24] ?? 0).toFixed(2);
const comma = (hour: number) => point(hour).replace('.', ',');
const table = (heading: string, row: (hour: number) => string, count = 24) => `${heading}\n${rowsOf(count, row)}`;

/** The prices per kWh of a reading, by every day's hours or in order of time. */
const pricesIn = (read: ReadTariff) =>
  read.kind === 'hours' ? read.hours.weekday : read.kind === 'dated' ? read.dated.map(({ perKwh }) => perKwh) : read;
const perKwh = day.map((price) => Number((price / 1000).toPrecision(12)));
const asked = (text: string) => unknownTable(text, readTariff(text, nowMs));

interface Foreign {
  readonly name: string;
  readonly text: string;
  /** What is likely meant. */
  readonly likely: TableColumns;
  /** What the visitor picks instead. */
  readonly picked?: TableColumns;
  readonly kind?: 'hours' | 'dated';
  readonly prices?: readonly number[];
}

const foreign: readonly Foreign[] = [
  { name: 'Greek names', text: table('Ώρα;ΤΕΑ;Όγκος', (h) => `${two(h)}:00;${comma(h)};${1000 + h}`), likely: { time: 0, price: 1 } },
  {
    name: 'the price before the time',
    text: table('Wert;Menge;Wann', (h) => `${comma(h)};${300 + h};${two(h)}:00`),
    likely: { time: 2, price: 0 },
  },
  { name: 'strokes between the cells', text: table('hour|eur_mwh', (h) => `${h}|${point(h)}`), likely: { time: 0, price: 1 } },
  { name: 'two prices without names', text: rowsOf(24, (h) => `${two(h)}:00;${comma(h)};${comma(h + 1)}`), likely: { time: 0, price: 1 } },
  {
    name: 'two prices without names, the second one picked',
    text: rowsOf(24, (h) => `${two(h)}:00;${comma(h + 1)};${comma(h)}`),
    likely: { time: 0, price: 1 },
    picked: { time: 0, price: 2 },
  },
  { name: 'hours as 0700', text: table('time;price', (h) => `${two(h)}00;${comma(h)}`), likely: { time: 0, price: 1 } },
  { name: 'hours as 07.00', text: table('ช่วงเวลา\tค่าไฟ', (h) => `${two(h)}.00\t${point(h)}`), likely: { time: 0, price: 1 } },
  { name: 'hours as 7h', text: table('Khung giờ,Giá,Ghi chú', (h) => `${h}h,${point(h)},x`), likely: { time: 0, price: 1 } },
  {
    name: 'halves of hours as 7h30, with a volume',
    text: table('A;B;C', (h) => `${Math.floor(h / 2)}h${h % 2 ? '30' : '00'};${comma(Math.floor(h / 2))};${300 + h}`, 48),
    likely: { time: 0, price: 1 },
  },
  {
    name: 'a date without signs and the hour beside it',
    text: table('Data,Ora,PUN,NORD,SUD', (h) => `20261124,${h + 1},${point(h)},1,2`),
    likely: { time: 0, hour: 1, price: 2 },
    kind: 'dated',
  },
  {
    name: 'dates of America with two figures',
    text: table('Date,HE,Price', (h) => `11/24/26,${h + 1},${point(h)}`),
    likely: { time: 0, hour: 1, price: 2 },
    kind: 'dated',
  },
  {
    name: 'dates of Europe with two figures behind the price',
    text: table('x;y;z', (h) => `${comma(h)};${h};24.11.26`),
    likely: { time: 2, hour: 1, price: 0 },
    kind: 'dated',
  },
  {
    name: 'a named month and an hour',
    text: table('Slot|Clearing', (h) => `24 Nov 2026 ${two(h)}h00|${point(h)}`),
    likely: { time: 0, price: 1 },
    kind: 'dated',
  },
  {
    name: 'a German month',
    text: table('Zeit;Preis', (h) => `24. November 2026, ${two(h)} Uhr;${comma(h)}`),
    likely: { time: 0, price: 1 },
    kind: 'dated',
  },
  {
    name: 'moments without signs',
    text: table('ts;val;qty', (h) => `${h === 0 ? '20261123T23' : `20261124T${two(h - 1)}`}0000Z;${point(h)};${h}`),
    likely: { time: 0, price: 1 },
    kind: 'dated',
  },
  {
    name: 'halves of hours counted',
    text: table('日付,コマ,約定', (h) => `2026/11/24,${h + 1},${point(Math.floor(h / 2))}`, 48),
    likely: { time: 0, hour: 1, price: 2 },
    kind: 'dated',
  },
  {
    name: 'quarters of hours counted',
    text: table('日付,コマ,約定', (h) => `2026/11/24,${h + 1},${point(Math.floor(h / 4))}`, 96),
    likely: { time: 0, hour: 1, price: 2 },
    kind: 'dated',
  },
  {
    name: 'a line of another width below',
    text: `${table('Wert;Menge;Wann', (h) => `${comma(h)};${300 + h};${two(h)}:00`)}\nEnde`,
    likely: { time: 2, price: 0 },
  },
];

describe('a table of which no rule knows the columns', () => {
  it.each(foreign)('is asked for and read by them: $name', ({ text, likely, picked, kind = 'hours', prices = perKwh }) => {
    inZone('Europe/Berlin');
    expect(asked(text)?.likely).toEqual({ hour: undefined, zone: undefined, ...likely });
    const read = readTariffTable(text, nowMs, { unit: 'mwh', ...(picked ?? likely) });
    expect([read.kind, pricesIn(read)]).toEqual([kind, prices]);
  });

  it('shows its names and first lines', () => {
    expect(asked(foreign[1]!.text)).toMatchObject({
      names: ['Wert', 'Menge', 'Wann'],
      rows: [['41.20', '300', '00:00'], ['38.90', '301', '01:00'], {}, {}],
    });
    expect(asked(foreign[3]!.text)?.names).toEqual(['#0', '#1', '#2']);
  });

  it('takes unit and currency from the visitor, else from the table', () => {
    const text = table('Wert PLN/MWh;Menge;Wann', (h) => `${comma(h)};${300 + h};${two(h)}:00`);
    const columns = { time: 2, price: 0 };
    expect(readTariffTable(text, nowMs, columns)).toMatchObject({ unit: 'mwh', currency: 'PLN', asks: [] });
    expect(readTariffTable(text, nowMs, { ...columns, unit: 'cents', currency: 'EUR' })).toMatchObject({ unit: 'cents', currency: 'EUR' });
    expect(readTariffTable(foreign[1]!.text, nowMs, columns)).toMatchObject({ unit: 'mwh', currency: undefined, asks: ['unit'] });
  });

  it('asks for one of its areas, and takes the name of a clock for that of its times', () => {
    inZone('Europe/Berlin');
    const of = (zone: (h: number) => string, count = 24) =>
      table('Menge;Ort;Wert;Wann', (h) => `${h};${zone(h)};${comma(h)};20261124${two(h % 24)}`, count);
    const columns: TableColumns = { time: 3, price: 2, zone: 1, unit: 'mwh' };
    const areas = of((h) => (h < 24 ? 'Nord' : 'Süd'), 48);
    expect(readTariffTable(areas, nowMs, columns)).toEqual({ kind: 'choose', of: 'area', options: ['Nord', 'Süd'] });
    expect(pricesIn(readTariffTable(areas, nowMs, columns, { area: 'Süd' }))).toEqual(perKwh);
    const helsinki = readTariffTable(
      of(() => 'Europe/Helsinki'),
      nowMs,
      columns,
    );
    expect(helsinki).toMatchObject({ kind: 'dated', asks: [] });
    expect(pricesIn(helsinki)).toEqual(perKwh.slice(1));
  });

  it.each([
    ['a line without its time', (h: number) => (h === 7 ? '?' : `${two(h)}:00`), comma, 'row', '92.60 307 ?'],
    ['a line without its price', (h: number) => `${two(h)}:00`, (h: number) => (h === 7 ? 'x1' : comma(h)), 'row', 'x1 307 07:00'],
    ['a picked column that holds no times', (h: number) => `wann ${two(h)}${two(h)} x`, comma, 'row', '41.20 300 wann 0000 x'],
  ])('is refused with the line that is wrong: %s', (_, time, price, reason, at) => {
    const text = table('Wert;Menge;Wann', (h) => `${price(h)};${300 + h};${time(h)}`);
    expect(readTariffTable(text, nowMs, { time: 2, price: 0 })).toEqual({ kind: 'refused', reason, at });
  });
});

describe('what is read, or no table, is asked for no columns', () => {
  it.each([
    ['a table that is read', table('Stunde;Preis', (h) => `${h};${comma(h)}`)],
    ['several prices with names', table('Stunde;Preis Tag;Preis Nacht', (h) => `${h};${comma(h)};${comma(h)}`)],
    ['electricity that was used', table('Date,Time,Usage (kWh),Cost ($)', (h) => `2026-11-24,${two(h)}:00,${h},${point(h)}`)],
    ['prices of past days', table('Start;Preis', (h) => `2026-11-01 ${two(h)}:00;${comma(h)}`)],
    ['lines of a bill', '08:00-22:00, peak, 0.95\n22:00-07:00, valley, 0.35'],
    ['a sentence', 'Electricity is dear, they say, and getting dearer.'],
    ['columns of words', table('a;b', (h) => `Zeile ${'abc'.repeat(h)};x`)],
    ['more than can be read', `${table('Wert;Menge;Wann', (h) => `${comma(h)};${h};${two(h)}:00`)}${' '.repeat(2_000_000)}x`],
  ])('%s', (_, text) => {
    expect(asked(text)).toBeUndefined();
  });
});
