import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readTariff } from '#src/domain/tariff/read-tariff.ts';
import { seenBands, tariffOfBands } from '#src/domain/tariff/seen-bands.ts';

const nowMs = Date.UTC(2026, 10, 27, 9);
/** As long as the time of the runner allows on a busy machine; by itself each takes a second or two. */
const SLOW = 60_000;

const huge: readonly (readonly [name: string, text: string])[] = [
  ['short lines', '1\n'.repeat(999_999)],
  ['short rows', '1;2\n'.repeat(499_999)],
  ['hours', Array.from({ length: 110_000 }, (_, index) => `${index % 24};0.1`).join('\n')],
  ['times', Array.from({ length: 119_000 }, (_, index) => `${index % 24}:00,0.1`).join('\n')],
  ['one date', Array.from({ length: 90_000 }, (_, index) => `2026-11-27 0${index % 10}:00,0.1`).join('\n')],
  ['empty cells', ';\n'.repeat(999_999)],
  ['a wide row', '1;'.repeat(999_999)],
  ['a wide heading', `${'a;'.repeat(900_000)}\n1;2\n2;3\n3;4`],
  ['deep lists', '['.repeat(900_000) + ']'.repeat(900_000)],
  ['lists that do not end', '['.repeat(1_900_000)],
  ['deep records', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
  ['deep records of a price', `${'{"price":'.repeat(5_000)}1${'}'.repeat(5_000)}`],
  ['many numbers', `[${'1,'.repeat(900_000)}1]`],
  ['deep names', Array.from({ length: 1_900 }, (_, index) => `${' '.repeat(index)}a:`).join('\n')],
  ['tags that do not end', `<a>${'<TimeSeries>'.repeat(100_000)}price.amount`],
  ['tags within tags', `<Publication_MarketDocument>${'<TimeSeries><Period>price.amount'.repeat(50_000)}`],
  ['half characters', `${'\ud800'.repeat(9_000)}22-8 0.35`],
  ['many bands', '22-8 0.35 '.repeat(990)],
  ['many words', 'weekend og helg '.repeat(620)],
  ['figures', '1'.repeat(9_990)],
  ['times alone', '1:'.repeat(4_990)],
  ['spans alone', '1-'.repeat(4_990)],
  ['dates', '1/1/2026 '.repeat(200_000)],
  ['afternoons', '1 pm-'.repeat(300_000)],
  ['blanks', `1${' '.repeat(5_000)}`.repeat(390)],
];

const folder = new URL('../../../fixtures/inputs/', import.meta.url);
const files = (readdirSync(folder, { recursive: true }) as string[]).filter(
  (name) => /\.(?:txt|csv|json)$/.test(name) && statSync(new URL(name, folder)).isFile(),
);

describe('reading prices', () => {
  it.each(huge)('takes no text for more than it is, and ends: %s', { timeout: SLOW }, (_, text) => {
    expect(['refused', 'hours', 'dated', 'choose']).toContain(readTariff(text, nowMs).kind);
  });

  it('ends well wherever a text was cut', { timeout: SLOW }, () => {
    const cuts = files.flatMap((name) => {
      const text = readFileSync(new URL(name, folder), 'utf8');
      const places = Math.min(text.length < 1_000 ? 25 : 3, text.length);
      return Array.from({ length: places }, (_, index) => text.slice(0, Math.ceil((text.length * index) / places)));
    });
    const kinds = new Set(cuts.map((text) => readTariff(text, nowMs).kind));
    expect(cuts.length).toBeGreaterThan(300);
    expect([...kinds].every((kind) => ['refused', 'hours', 'dated', 'choose'].includes(kind))).toBe(true);
  });
});

describe('what was seen of a text that was refused', () => {
  it('is its hours with the prices beside them', () => {
    expect(seenBands('8-22 0.62 zelfs\n22-8 35 ct/kWh weekends')).toEqual([
      { from: '08:00', to: '22:00', price: '0.62', days: 'every' },
      { from: '22:00', to: '08:00', price: '0.35', days: 'weekend' },
    ]);
    expect(seenBands('0.30 22-8, then 0.50 8-22 jumamosi')).toMatchObject([
      { from: '22:00', price: '0.3' },
      { from: '08:00', price: '0.5' },
    ]);
    expect(seenBands('hello')).toEqual([]);
  });

  it('is a tariff when each hour has one price', () => {
    const [day, night] = [
      { from: '8', to: '22:00', price: '0.62', days: 'every' },
      { from: '22:00', to: '08:00', price: '0.35', days: 'every' },
    ] as const;
    const hours = tariffOfBands([day, night]);
    expect(typeof hours === 'object' && [hours.weekday[7], hours.weekend[8]]).toEqual([0.35, 0.62]);
    const cheap = { from: '00:00', to: '24:00', price: '0.2', days: 'weekend' } as const;
    const weekly = tariffOfBands([day, night, cheap]);
    expect(typeof weekly === 'object' && [weekly.weekday[8], weekly.weekend[8]]).toEqual([0.62, 0.2]);
    expect(tariffOfBands([day])).toBe('gaps');
    expect(tariffOfBands([day, night, { ...day, price: '0.7' }])).toBe('twoPrices');
    expect(tariffOfBands([day, { ...night, price: '' }])).toBe('field');
    expect(tariffOfBands([day, { ...night, to: '25:00' }])).toBe('field');
  });
});
