import { describe, expect, it } from 'vitest';
import { readTariff } from '#src/domain/tariff-text.ts';
import { asicFields } from '#src/features/tools/asic/asic-fields.ts';
import { hourTexts, tariffOf, withHour, withTariff } from '#src/features/tools/asic/tariff.model.ts';

const { initial } = asicFields;

describe('the tariff of the fields', () => {
  it('is flat in the currency that is shown', () => {
    expect(tariffOf(initial, 'USD')).toMatchObject({ currency: 'USD', isFlat: true, dated: [] });
    expect(tariffOf(initial, 'USD').hours.weekend[23]).toBe(0.06);
  });

  it('starts by the hour with the flat price, and changes hour by hour', () => {
    const texts = hourTexts('', '0.45');
    const inputs = { ...initial, tariff: 'hours', weekday: withHour(texts, 3, '0.2') };
    const { hours } = tariffOf(inputs, 'USD');
    expect([hours.weekday[2], hours.weekday[3], hours.weekend[3]]).toEqual([0.45, 0.2, 0.45]);
  });

  it('keeps imported prices as they were read, with their gaps, in a text that a link can carry', () => {
    const start = Date.UTC(2026, 10, 23);
    const dated = [0, 1, 3].map((hour) => ({ atMs: start + hour * 3_600_000, perKwh: hour === 1 ? -0.0123456789 : 0.1 }));
    const inputs = withTariff(initial, { dated, isPerMwh: true }, 'USD');
    expect(inputs.dated).toBe(`${start / 3_600_000}:0.1,-0.0123457,,0.1`);
    expect(tariffOf(inputs, 'CNY')).toMatchObject({ currency: 'USD', isFlat: false });
    expect(tariffOf(inputs, 'CNY').dated.map(({ perKwh }) => perKwh)).toEqual([0.1, -0.0123457, 0.1]);
  });

  it('lets hours that were read take the place of imported dates', () => {
    const read = readTariff('08:00-22:00 0.95\n22:00-08:00 0.35')!;
    const inputs = withTariff({ ...initial, dated: '498000:1' }, read, 'CNY');
    expect(inputs.dated).toBe('');
    expect(tariffOf(inputs, 'USD').hours.weekday.slice(7, 9)).toEqual([0.35, 0.95]);
  });
});
