import { describe, expect, it } from 'vitest';
import { asicFields } from '#src/features/tools/asic/asic-fields.ts';
import { hourTexts, tariffOf, withHour, withoutDated, withRate, withTariff, withUnit } from '#src/features/tools/asic/tariff.model.ts';
import { pricesOf } from '#tests/unit/domain/tariff/read-tariff.ts';

const { initial } = asicFields;
const source = { unit: 'kwh', isGuess: false, currency: undefined } as const;

describe('the tariff of the fields', () => {
  it('is flat in the currency that is shown', () => {
    expect(tariffOf(initial, 'USD')).toMatchObject({ currency: 'USD', isFlat: true, dated: [] });
    expect(tariffOf(initial, 'USD').hours.weekend[23]).toBe(0.06);
    expect(tariffOf(initial, 'CNY').hours.weekday[0]).toBe(0.45);
    // What a link says that is no kind and no currency of ours.
    expect(tariffOf({ ...initial, tariff: 'weekly' }, 'USD').isFlat).toBe(true);
    expect(tariffOf({ ...initial, tariff: 'hours', tariffIn: 'EUR', tariffUnit: 'watt' }, 'USD')).toMatchObject({
      currency: 'CNY',
      unit: undefined,
    });
  });

  it('starts by the hour with the flat price, and changes hour by hour', () => {
    const texts = hourTexts('', '0.45');
    const inputs = { ...initial, tariff: 'hours', weekday: withHour(texts, 3, '0.2') };
    const { hours } = tariffOf(inputs, 'USD');
    expect([hours.weekday[2], hours.weekday[3], hours.weekend[3]]).toEqual([0.45, 0.2, 0.45]);
    expect(tariffOf({ ...inputs, tariffIn: 'USD' }, 'CNY').hours.weekend[3]).toBe(0.06);
  });

  it('has no price for an hour whose price was taken out, and keeps what a field can hold of one that was read', () => {
    const inputs = { ...initial, tariff: 'hours', weekday: withHour(hourTexts('', '0.45'), 3, '') };
    expect(tariffOf(inputs, 'USD').hours.weekday[3]).toBeNaN();
    const prices = Array.from({ length: 24 }, () => -0.05012345);
    expect(withTariff(initial, { ...source, kind: 'hours', hours: { weekday: prices, weekend: prices } }, 'USD').weekday).toMatch(
      /^-0\.050123,/,
    );
  });

  it('keeps imported prices as they were read, with their gaps, in a text that a link can carry', () => {
    const start = Date.UTC(2026, 10, 23);
    const dated = [0, 1, 3].map((hour) => ({ atMs: start + hour * 3_600_000, perKwh: hour === 1 ? -0.0123456789 : 0.1 }));
    const inputs = withTariff(initial, { ...source, kind: 'dated', dated }, 'USD');
    expect(inputs.dated).toBe(`${start / 3_600_000}:0.1,-0.0123457,,0.1`);
    expect(tariffOf(inputs, 'CNY')).toMatchObject({ currency: 'USD', isFlat: false });
    expect(tariffOf(inputs, 'CNY').dated.map(({ perKwh }) => perKwh)).toEqual([0.1, -0.0123457, 0.1]);
  });

  it('lets hours that were read take the place of imported dates', () => {
    const read = pricesOf('08:00-22:00 0.95\n22:00-08:00 0.35');
    const inputs = withTariff({ ...initial, dated: '498000:1' }, read, 'CNY');
    expect(inputs.dated).toBe('');
    expect(tariffOf(inputs, 'USD').hours.weekday.slice(7, 9)).toEqual([0.35, 0.95]);
  });

  it('says of which currency a list is that the clock does not have, until its prices are converted', () => {
    const inputs = withTariff(initial, pricesOf('08:00-22:00 0.30 €/kWh\n22:00-08:00 -0.10 €/kWh'), 'USD');
    expect(tariffOf(inputs, 'USD').said).toBe('EUR');
    expect(tariffOf({ ...inputs, tariffSaid: 'see example.com' }, 'USD').said).toBeUndefined();
    const converted = tariffOf(withRate({ ...inputs, weekend: withHour(hourTexts(inputs.weekend, ''), 5, '') }, 1.1), 'USD');
    expect(converted.said).toBeUndefined();
    expect([converted.hours.weekday[9], converted.hours.weekday[5], converted.hours.weekend[5]]).toEqual([0.33, -0.11, Number.NaN]);
    expect(tariffOf(withTariff(initial, pricesOf('08:00-22:00 $0.3\n22:00-08:00 $0.1'), 'USD'), 'USD').said).toBeUndefined();
  });

  it('reads prices without a unit as another one, there and back, those of dates or else those of hours', () => {
    const inputs = withTariff(initial, pricesOf('08:00-22:00 30\n22:00-08:00 15'), 'USD');
    expect(tariffOf(inputs, 'USD').unit).toBe('kwh');
    const cents = withUnit(inputs, 'cents');
    expect([tariffOf(cents, 'USD').unit, tariffOf(cents, 'USD').hours.weekday[9]]).toEqual(['cents', 0.3]);
    expect(tariffOf(withUnit(withUnit(cents, 'mwh'), 'kwh'), 'USD').hours.weekend[9]).toBe(30);
    const dated = { ...inputs, dated: '498000:24.5,,15', tariffUnit: 'mwh' };
    expect(withUnit(dated, 'cents').dated).toBe('498000:245,,150');
    expect(withUnit(dated, 'cents').weekday).toBe(inputs.weekday);
    expect(tariffOf(withoutDated({ ...dated, tariffSaid: 'EUR' }), 'USD')).toMatchObject({ unit: undefined, said: undefined });
  });

  it('keeps lists beside imported dates unless these are of another currency or a note speaks of the lists', () => {
    const dated = { ...source, kind: 'dated', dated: [{ atMs: Date.UTC(2026, 10, 24), perKwh: 0.1 }] } as const;
    const weekday = hourTexts('', '0.3').join(',');
    const lists = { ...initial, tariffIn: 'USD', weekday };
    expect(withTariff(lists, dated, 'USD').weekday).toBe(weekday);
    expect(withTariff(lists, dated, 'CNY').weekday).toBe('');
    expect(withTariff({ ...lists, tariffSaid: 'EUR' }, dated, 'USD').weekday).toBe('');
    expect(withTariff({ ...lists, tariffSaid: 'EUR', dated: '498000:1' }, dated, 'USD').weekday).toBe(weekday);
  });

  it('notes nothing of a list that says its unit, in the currency of the clock', () => {
    const read = pricesOf('08:00-22:00 $0.3/kWh\n22:00-08:00 $0.1/kWh');
    expect(withTariff(initial, read, 'USD')).toMatchObject({ tariff: 'hours', tariffIn: 'USD', tariffSaid: '', tariffUnit: '' });
    expect(tariffOf({ ...initial, tariff: 'hours', tariffIn: 'USD', tariffSaid: 'USD' }, 'CNY').said).toBeUndefined();
    expect(tariffOf({ ...initial, tariff: 'hours', tariffSaid: 'kr' }, 'CNY').said).toBe('kr');
  });

  it('keeps weekdays and weekends apart, and converts both', () => {
    const hours = { weekday: Array.from({ length: 24 }, () => 0.2), weekend: Array.from({ length: 24 }, () => 0.1) };
    const inputs = withTariff(initial, { ...source, kind: 'hours', hours }, 'USD');
    expect(tariffOf(inputs, 'USD').hours).toEqual(hours);
    const converted = tariffOf(withRate(inputs, 2), 'USD').hours;
    expect([converted.weekday[7], converted.weekend[7]]).toEqual([0.4, 0.2]);
    const noted = { ...inputs, tariffUnit: 'kwh' };
    const dated = { ...source, kind: 'dated', dated: [{ atMs: Date.UTC(2026, 10, 24), perKwh: 0.1 }] } as const;
    expect(withTariff(noted, dated, 'USD')).toMatchObject({ weekday: '', weekend: '' });
  });

  it('keeps the hours of two days, one of them longer', () => {
    const dated = Array.from({ length: 52 }, (_, hour) => ({ atMs: Date.UTC(2026, 10, 24, hour), perKwh: hour }));
    const inputs = withTariff(initial, { ...source, kind: 'dated', dated }, 'USD');
    expect(tariffOf(inputs, 'USD').dated).toEqual(dated.slice(0, 50));
    expect(tariffOf({ ...inputs, dated: 'soon:1' }, 'USD').dated).toEqual([]);
  });
});
