import { describe, expect, it } from 'vitest';
import { parseSearch } from '#src/app/parse-search.ts';
import { freshTariff, hourTexts, type OwnTariff } from '#src/domain/electricity/own-tariff.ts';
import { isTariffUnread, readTariffLink, tariffQuery } from '#src/features/tools/electricity/tariff-link.ts';

/** What a link of this tariff, made by who sees CNY, leaves of another's own. */
const adopted = (tariff: Partial<OwnTariff>, own: Partial<OwnTariff> = {}) => ({
  ...freshTariff,
  ...own,
  ...readTariffLink(parseSearch(`?${tariffQuery({ ...freshTariff, ...tariff }, 'CNY')}`)),
});
const list = hourTexts('', '0.35').with(8, '-0.012345').join(',');

describe('the tariff of a link', () => {
  it('goes round: every field, prices with their currency', () => {
    const hours = { kind: 'hours', weekday: list, weekend: list, dated: '498000:0.1,,-0.2', plus: '0.05', percent: '19' } as const;
    for (const said of [
      { ...hours, hoursIn: 'CNY' },
      { ...hours, hoursIn: 'USD', plusIn: 'CNY' },
      { flat: '0.5', flatIn: 'CNY' },
      { flat: '0.1', flatIn: 'USD' },
      { flat: '', flatIn: 'USD' },
      // Typed as it would have started, and a start that was chosen: neither follows the display of the other.
      { flat: '0.45', flatIn: 'CNY' },
      { flat: '0.06', flatIn: 'USD' },
    ] as const) {
      expect(adopted(said, { flat: '9', flatIn: 'USD', plusIn: 'USD' })).toMatchObject(said);
    }
    expect(adopted({ flatIn: 'USD' })).toMatchObject({ flat: '0.06', flatIn: 'USD' });
  });

  it.each([{}, { flat: '0.5' }, { flat: '0.5', flatIn: 'CNY' }, { kind: 'hours', weekday: list, plus: '1', plusIn: 'USD' }] as const)(
    'is read whole: %o',
    (tariff) => {
      expect(isTariffUnread(parseSearch(`?${tariffQuery({ ...freshTariff, ...tariff }, 'CNY')}`))).toBe(false);
    },
  );

  it('says no currency of what was kept without one, so that the other is asked, too', () => {
    expect(tariffQuery({ ...freshTariff, flat: '0.5' }, 'CNY')).toBe('tariff=flat&kwh=0.5');
    expect(adopted({ flat: '0.5' }, { flat: '9', flatIn: 'USD' })).toMatchObject({ flat: '0.5', flatIn: null });
    expect(adopted({ kind: 'hours', weekday: list }, { hoursIn: 'USD' })).toMatchObject({ weekday: list, hoursIn: null });
    expect(readTariffLink(parseSearch('?kwh=0.5&kwhIn=EUR'))).toEqual({ kind: 'flat', flat: '0.5', flatIn: null });
    expect(readTariffLink(parseSearch(`?tariff=hours&tariffIn=EUR&weekday=${list}`))).toMatchObject({ hoursIn: null });
  });

  it('of a price that nobody typed is that of the other, too', () => {
    expect(adopted({}, { flat: '0.5', flatIn: 'USD' })).toEqual(freshTariff);
  });

  it('of one price leaves the hours as they are, and one without a tariff everything', () => {
    expect(adopted({ flat: '0.5' }, { kind: 'hours', weekday: list })).toMatchObject({ kind: 'flat', weekday: list });
    expect(readTariffLink({ type: 3, model: 'x' })).toBeUndefined();
    expect(readTariffLink(parseSearch('?tariff=hours'))).toEqual({ kind: 'hours' });
  });

  it('is read out of older links, which said the price in both currencies, and never throws', () => {
    expect(readTariffLink(parseSearch('?cny=0.45&usd=0.1'))).toEqual({ kind: 'flat', flat: '0.1', flatIn: 'USD' });
    expect(readTariffLink(parseSearch('?cny=0.45&usd=0.06'))).toBeUndefined();
    expect(readTariffLink(parseSearch(`?tariff=hours&cny=0.3&weekday=${list}`))).toMatchObject({
      kind: 'hours',
      flat: '0.3',
      hoursIn: 'CNY',
    });
    expect(readTariffLink(parseSearch('?kwh=abc&tariff=weekly&weekday=%3Cb%3E'))).toBeUndefined();
    expect(readTariffLink({ kwh: ['1'], tariff: {}, weekday: 'x'.repeat(900) })).toBeUndefined();
  });
});
