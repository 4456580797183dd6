import { afterEach, describe, expect, it } from 'vitest';
import { flatTariff, paysToRun, tariffDay } from '#src/domain/tariff/tariff.ts';

const zone = process.env['TZ'];
afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});
const at = (text: string) => new Date(text).getTime();
const hours = (price: (hour: number) => number) => Array.from({ length: 24 }, (_, hour) => price(hour));

describe('the hours of a day', () => {
  it('are 24, and 23 or 25 when the clocks change', () => {
    process.env['TZ'] = 'Europe/Berlin';
    const count = (day: string) => tariffDay(at(`${day}T12:00:00`), 0, flatTariff(1)).length;
    expect([count('2026-11-23'), count('2026-03-29'), count('2026-10-25')]).toEqual([24, 23, 25]);
    expect(
      tariffDay(at('2026-10-24T12:00:00'), 1, flatTariff(1))
        .map(({ hour }) => hour)
        .slice(0, 5),
    ).toEqual([0, 1, 2, 2, 3]);
  });
  it('take the price of weekday or weekend, and of a date where there is one', () => {
    const tariff = { weekday: hours(() => 1), weekend: hours(() => 2) };
    const monday = at('2026-11-23T10:00:00');
    expect(tariffDay(monday, 0, tariff)[0]?.perKwh).toBe(1);
    expect(tariffDay(monday, 5, tariff)[0]?.perKwh).toBe(2);
    const dated = [{ atMs: at('2026-11-23T03:00:00'), perKwh: -0.1 }];
    expect(
      tariffDay(monday, 0, tariff, dated)
        .map(({ perKwh }) => perKwh)
        .slice(2, 5),
    ).toEqual([1, -0.1, 1]);
  });
});

describe('an hour', () => {
  it('pays at a price of at most what a kWh brings', () => {
    expect([paysToRun(0.05, 0.05), paysToRun(0.1 + 0.2, 0.3), paysToRun(0.0501, 0.05), paysToRun(0.05, null)]).toEqual([
      true,
      true,
      false,
      undefined,
    ]);
  });
});
