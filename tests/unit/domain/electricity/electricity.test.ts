import { describe, expect, it } from 'vitest';
import { hoursOfDay, meanPrice, priceAt, runningDay, usualDay } from '#src/domain/electricity/electricity.ts';
import { electricityOf, freshTariff, type OwnTariff } from '#src/domain/electricity/own-tariff.ts';

/** Night 0.35, day 0.62. */
const bands = Array.from({ length: 24 }, (_, hour) => (hour >= 8 && hour < 22 ? '0.62' : '0.35')).join(',');
const noon = new Date(2026, 10, 25, 12).getTime();
const of = (changes: Partial<OwnTariff>, cnyPerUsd: number | undefined = 7) =>
  electricityOf({ ...freshTariff, hoursIn: 'CNY', ...changes }, { currency: 'CNY', cnyPerUsd });
const byHour = of({ kind: 'hours', weekday: bands, weekend: bands });

describe('a usual day of electricity', () => {
  it('is the one price for 24 hours', () => {
    const day = usualDay(of({}), noon);
    expect(day).toEqual({ basis: 'flat', prices: [{ perKwh: 0.45, hours: 24 }], days: 1 });
    expect([meanPrice(day), priceAt(of({}), noon)]).toEqual([0.45, 0.45]);
    expect(usualDay(of({ flat: 'x' }), noon).prices[0]?.perKwh).toBeUndefined();
  });

  it('is the same day every day, else the mean of a week', () => {
    expect(usualDay(byHour, noon)).toMatchObject({ basis: 'day', days: 1 });
    expect(meanPrice(usualDay(byHour, noon))).toBeCloseTo(0.5075, 10);
    const week = usualDay(of({ kind: 'hours', weekday: bands, weekend: '' }), noon);
    expect([week.basis, week.days]).toEqual(['week', 7]);
    expect(meanPrice(week)).toBeCloseTo((5 * 0.5075 + 2 * 0.45) / 7, 10);
    expect(priceAt(byHour, noon)).toBe(0.62);
    expect(hoursOfDay(byHour, noon, 1)).toHaveLength(24);
  });

  it('is today where prices have dates, and of the hours again once they are past', () => {
    const start = new Date(2026, 10, 25).getTime() / 3_600_000;
    const dated = (at: number) =>
      of({ kind: 'hours', weekday: bands, weekend: bands, dated: `${Math.floor(at)}:0.1,0.2`, plus: '0.1', percent: '10' });
    const today = usualDay(dated(start), noon);
    expect([today.basis, today.prices.length]).toEqual(['today', 24]);
    expect(today.prices.slice(0, 3).map(({ perKwh }) => Number(perKwh?.toFixed(6)))).toEqual([0.22, 0.33, 0.35]);
    expect(usualDay(dated(start - 48), noon).basis).toBe('day');
  });
});

describe('a day of machines on it', () => {
  it('runs in the hours that pay, and says what running through would leave', () => {
    // 40 machines of 29.5 J/TH: a kWh brings 0.40.
    const day = runningDay(usualDay(byHour, noon), { incomePerDay: 960, powerW: 100_000 });
    expect(day).toMatchObject({ hours: 24, runningHours: 10, income: 400 });
    expect(day.electricity).toBeCloseTo(350, 8);
    expect(day.net).toBeCloseTo(50, 8);
    expect(day.allDay.net).toBeCloseTo(960 - 100 * 24 * 0.5075, 8);
  });

  it('runs all day at one price, and without an income that is known', () => {
    expect(runningDay(usualDay(of({}), noon), { incomePerDay: 1, powerW: 1_000 })).toMatchObject({
      runningHours: 24,
      electricity: 10.8,
      net: -9.8,
    });
    const unknown = runningDay(usualDay(byHour, noon), { incomePerDay: undefined, powerW: 1_000 });
    expect([unknown.runningHours, unknown.net]).toEqual([24, undefined]);
    expect(unknown.electricity).toBeCloseTo(12.18, 8);
  });

  it('stands still in hours without a price, and its whole day is then not known', () => {
    const gaps = bands.replace(/^0.35/, '');
    const day = runningDay(usualDay(of({ kind: 'hours', weekday: gaps, weekend: gaps }), noon), { incomePerDay: 960, powerW: 100_000 });
    expect([day.runningHours, day.allDay.net]).toEqual([9, undefined]);
  });
});
