import { describe, expect, it } from 'vitest';
import { freshTariff, hourTexts, type OwnTariff } from '#src/domain/electricity/own-tariff.ts';
import { bandLines } from '#src/features/tools/asic/tariff-bands.ts';
import {
  firstAnswers,
  isForeign,
  priceBands,
  replaced,
  type TariffAnswers,
  withPrices,
} from '#src/features/tools/asic/read-prices.model.ts';
import { shownHours, withKind } from '#src/features/tools/asic/tariff.model.ts';
import { pricesOf } from '#tests/unit/domain/tariff/read-tariff.ts';

const nowMs = new Date(2026, 10, 25, 12).getTime();
const midnight = (day: number) => new Date(2026, 10, day).getTime();
const hourOf = (day: number) => midnight(day) / 3_600_000;
const bands = '22:00-08:00 0.35\n08:00-22:00 0.62';
const source = { unit: 'kwh', isGuess: false, currency: undefined } as const;
const datedOf = (day: number, perKwh: number, count = 24) => ({
  ...source,
  kind: 'dated' as const,
  dated: Array.from({ length: count }, (_, hour) => ({ atMs: midnight(day) + hour * 3_600_000, perKwh })),
});
const taken = (reading: Parameters<typeof withPrices>[0], before: Partial<OwnTariff> = {}, answers: Partial<TariffAnswers> = {}) => {
  const tariff = { ...freshTariff, ...before };
  const place = { before: tariff, cnyPerUsd: 7, nowMs } as const;
  return withPrices(reading, { ...firstAnswers(reading, tariff, 'CNY'), ...answers }, place);
};

describe('prices that are taken', () => {
  it('of hours replace lists and dates, in the currency that they are in', () => {
    const after = taken(pricesOf(bands), { dated: '498000:1', plus: '1', percent: '5' });
    expect(after).toMatchObject({ kind: 'hours', hoursIn: 'CNY', dated: '', plus: '', percent: '' });
    expect(after.weekday.split(',').slice(7, 9)).toEqual(['0.35', '0.62']);
    expect(after.weekend).toBe(after.weekday);
  });

  it('of dates stand beside other dates from today on: a second import adds its days', () => {
    const today = taken(datedOf(25, 0.5));
    const both = taken(datedOf(26, 0.7), today);
    expect(both.dated).toBe(`${hourOf(25)}:${[...Array(24).fill('0.5'), ...Array(24).fill('0.7')].join(',')}`);
    // The same hour is the later one's, and yesterday goes.
    const again = taken(datedOf(25, 0.6, 1), taken(datedOf(24, 0.1), both));
    expect(again.dated.startsWith(`${hourOf(25)}:0.6,0.5,`)).toBe(true);
    expect(again.dated.endsWith(',0.7')).toBe(true);
  });

  it('of dates keep the lists, unless these are in another currency, which is told before', () => {
    const weekday = hourTexts('', '0.3').join(',');
    expect(taken(datedOf(25, 0.5), { hoursIn: 'CNY', weekday }).weekday).toBe(weekday);
    const before = { ...freshTariff, hoursIn: 'USD', weekday } as const;
    const after = taken(datedOf(25, 0.5), before);
    expect([after.weekday, replaced(before, after), replaced(freshTariff, after)]).toEqual(['', true, false]);
  });

  it('are converted by the unit and the rate that were said', () => {
    const reading = pricesOf('08:00-22:00 30 €\n22:00-08:00 15 €');
    expect(isForeign(reading)).toBe(true);
    expect(taken(reading, {}, { unit: 'cents', rate: '8' }).weekday.split(',')[9]).toBe('2.4');
    expect(taken(pricesOf('08:00-22:00 30\n22:00-08:00 15'), {}, { unit: 'mwh', currency: 'USD' })).toMatchObject({ hoursIn: 'USD' });
  });

  it('get what comes on top: prices of hours at once, those of dates as long as they stand', () => {
    const answers = { plus: '0.1', percent: '10' };
    expect(taken(pricesOf(bands), {}, answers)).toMatchObject({ plus: '', percent: '' });
    expect(taken(pricesOf(bands), {}, answers).weekday.split(',')[8]).toBe('0.792');
    expect(taken(datedOf(25, 0.5), {}, answers)).toMatchObject({ ...answers, dated: expect.stringContaining(':0.5,') });
    expect(firstAnswers(datedOf(25, 0.5), { ...freshTariff, ...answers }, 'CNY')).toMatchObject(answers);
    expect(firstAnswers(pricesOf(bands), { ...freshTariff, ...answers }, 'CNY')).toMatchObject({ plus: '', percent: '' });
  });
});

describe('the prices of the hours', () => {
  it('start with the one price, in its currency or converted into theirs', () => {
    const place = { shown: 'USD', cnyPerUsd: 7 } as const;
    expect(withKind({ ...freshTariff, flat: '0.5', flatIn: 'CNY' }, 'hours')).toMatchObject({ kind: 'hours', hoursIn: 'CNY' });
    expect(withKind({ ...freshTariff, flatIn: 'CNY', hoursIn: 'USD', weekday: '1' }, 'hours').hoursIn).toBe('USD');
    expect(shownHours({ ...freshTariff, flat: '0.1', flatIn: 'USD', hoursIn: 'CNY' }, 'weekday', place)[0]).toBe('0.7');
    expect(shownHours({ ...freshTariff, hoursIn: 'CNY' }, 'weekday', { ...place, cnyPerUsd: undefined })[0]).toBe('');
    expect(shownHours(freshTariff, 'weekend', place)[23]).toBe('0.06');
  });
});

describe('bands', () => {
  const hours = (...prices: number[]) => prices.map((perKwh, hour) => ({ hour, perKwh }));

  it('join hours of one price, over midnight too where every day is the same', () => {
    const day = hours(...Array.from({ length: 24 }, (_, hour) => (hour >= 8 && hour < 22 ? 2 : 1)));
    expect(priceBands(day, true)).toEqual([
      { from: 22, until: 8, perKwh: 1 },
      { from: 8, until: 22, perKwh: 2 },
    ]);
    expect(priceBands(day, false)).toHaveLength(3);
    expect(priceBands(hours(...Array(24).fill(1)), true)).toEqual([{ from: 0, until: 0, perKwh: 1 }]);
    expect(priceBands([], true)).toEqual([]);
  });

  it('are told as lines of days; many of them by their ends', () => {
    const t = ((_: string, parts: object) => JSON.stringify(parts)) as never;
    const prices = (from: number) => Array.from({ length: 24 }, (_, hour) => from + hour / 100);
    const electricity = { currency: 'CNY', dated: [], isFlat: false } as const;
    const lines = bandLines('hours', { ...electricity, hours: { weekday: prices(0), weekend: Array(24).fill(1) } }, nowMs, t);
    expect(lines).toEqual([
      { days: 'weekday', text: JSON.stringify({ count: 24, low: '00–01 0', high: '23–00 0.23', mean: '0.115' }) },
      { days: 'weekend', text: '00–00 1' },
    ]);
    const { dated } = datedOf(25, 0.5, 48);
    const empty = { weekday: [], weekend: [] };
    expect(bandLines('dated', { ...electricity, hours: empty, dated }, nowMs, t)).toEqual([{ days: 'both', text: '00–00 0.5' }]);
    expect(bandLines('dated', { ...electricity, hours: empty, dated: dated.slice(24) }, nowMs, t)).toEqual([
      { days: 'tomorrow', text: '00–00 0.5' },
    ]);
  });
});
