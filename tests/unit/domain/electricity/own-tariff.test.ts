import { describe, expect, it } from 'vitest';
import { datedPricesOf, datedText, electricityOf, freshTariff, hourTexts, type OwnTariff } from '#src/domain/electricity/own-tariff.ts';
import type { Currency } from '#src/domain/money.ts';

const of = (changes: Partial<OwnTariff>, currency: Currency = 'USD', cnyPerUsd: number | undefined = 7) =>
  electricityOf({ ...freshTariff, ...changes }, { currency, cnyPerUsd });
const firstHour = (...args: Parameters<typeof of>) => of(...args).hours.weekday[0];

describe('the own tariff in the currency that is shown', () => {
  it('starts with a price of each currency; what was typed stays in its own, whatever is shown', () => {
    expect([firstHour({}), firstHour({}, 'CNY')]).toEqual([0.06, 0.45]);
    expect([firstHour({ flatIn: 'USD' }, 'CNY'), firstHour({ flatIn: 'CNY' }, 'CNY')]).toEqual([0.42, 0.45]);
    // Kept by a build that did not say in what.
    expect([firstHour({ flat: '0.12' }), firstHour({ flat: '0.12' }, 'CNY')]).toEqual([Number.NaN, Number.NaN]);
    expect(firstHour({ kind: 'hours', weekday: hourTexts('', '0.3').join(',') })).toBeNaN();
    expect([firstHour({ flat: '3.5', flatIn: 'CNY' }), firstHour({ flat: '3.5', flatIn: 'CNY' }, 'CNY')]).toEqual([0.5, 3.5]);
    expect(firstHour({ flat: '0.7', flatIn: 'CNY' }, 'USD', Number.NaN)).toBeNaN();
    expect([firstHour({ flat: '' }), firstHour({ flat: '0', flatIn: 'CNY' }, 'USD', Number.NaN)]).toEqual([0, 0]);
    expect(of({}).isFlat).toBe(true);
  });

  it('takes the hours where they are chosen, the one price where none are set; an emptied hour is not free', () => {
    const weekday = hourTexts('', '3.5').with(3, '').join(',');
    const { hours, isFlat } = of({ kind: 'hours', hoursIn: 'CNY', weekday });
    expect([isFlat, hours.weekday[2], hours.weekday[3], hours.weekend[3]]).toEqual([false, 0.5, Number.NaN, 0.06]);
    expect(firstHour({ kind: 'flat', weekday })).toBe(0.06);
  });

  it('adds to prices of a market first the amount and then the percent, in their own currency', () => {
    const { dated } = of({ kind: 'hours', hoursIn: 'CNY', dated: '498000:0.6,,-0.1', plus: '0.1', percent: '10' });
    expect(dated.map(({ perKwh }) => Number(perKwh.toFixed(9)))).toEqual([0.11, 0]);
    const mixed = { kind: 'hours', hoursIn: 'USD', dated: '498000:0.06', plus: '0.14', plusIn: 'CNY', percent: '10' } as const;
    expect(of(mixed).dated[0]?.perKwh).toBeCloseTo(0.088, 9);
    expect(of(mixed, 'CNY').dated[0]?.perKwh).toBeCloseTo(0.616, 9);
    expect(of(mixed, 'USD', Number.NaN).dated[0]?.perKwh).toBeNaN();
  });
});

describe('dated prices as a text', () => {
  it('keep their gaps and six digits, and two days of 25 and 24 hours at most', () => {
    const start = Date.UTC(2026, 10, 23);
    const dated = [3, 0, 1].map((hour) => ({ atMs: start + hour * 3_600_000, perKwh: hour === 1 ? -0.0123456789 : 0.1 }));
    expect(datedText(dated)).toBe(`${start / 3_600_000}:0.1,-0.0123457,,0.1`);
    expect(datedPricesOf(datedText(dated)).map(({ perKwh }) => perKwh)).toEqual([0.1, -0.0123457, 0.1]);
    expect([datedText([]), datedPricesOf('soon:1'), datedPricesOf('')]).toEqual(['', [], []]);
    const long = Array.from({ length: 60 }, (_, hour) => ({ atMs: start + hour * 3_600_000, perKwh: hour }));
    expect(datedPricesOf(datedText(long))).toEqual(long.slice(0, 50));
  });
});
