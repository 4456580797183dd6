import { describe, expect, it } from 'vitest';
import { readTariffText } from '#src/domain/readers.ts';
import { inZone } from './tariff/read-tariff.ts';

describe('prices of the visitor’s day', () => {
  const prices = (text: string, at: string) => {
    const read = readTariffText(text, new Date(at).getTime());
    if (read.kind !== 'prices') throw new Error(read.kind);
    return read;
  };

  it('are those of the week, on a day of 23 to 25 hours', () => {
    inZone('Europe/Berlin');
    const text = '22:00-08:00 0.35 EUR/kWh\n08:00-22:00 0.62 EUR/kWh';
    const day = (at: string) => prices(text, at).hours;
    expect([day('2026-11-27T12:00:00'), day('2026-03-29T12:00:00'), day('2026-10-25T12:00:00')].map(({ length }) => length)).toEqual([
      24, 23, 25,
    ]);
    expect([7, 8, 21, 22].map((hour) => day('2026-11-27T12:00:00')[hour])).toEqual([0.35, 0.62, 0.62, 0.35]);
    expect(prices(text, '2026-11-27T12:00:00')).toMatchObject({ currency: 'EUR', asks: [] });
  });

  it('are null where a dated list has none', () => {
    inZone('Europe/Berlin');
    const { hours } = prices('time;EUR/kWh\n2026-11-27 00:00;0.1\n2026-11-27 01:00;0.2\n2026-11-27 03:00;0.3', '2026-11-27T12:00:00');
    expect(hours.slice(0, 5)).toEqual([0.1, 0.2, null, 0.3, null]);
    expect(hours).toHaveLength(24);
  });

  it('are refused with the reason', () => {
    expect(readTariffText('hello', Date.UTC(2026, 10, 27))).toMatchObject({ kind: 'refused', reason: 'noDay' });
  });
});
