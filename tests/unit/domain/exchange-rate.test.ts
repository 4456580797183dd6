import { describe, expect, it } from 'vitest';
import { cnyPerUsd } from '#src/domain/exchange-rate.ts';

const btc = { coinType: 1, dayIncome: 0.5, dayIncomeMoney: 350, priceUsa: 100 };

describe('cnyPerUsd', () => {
  it('is the money of an income in CNY over the same in USD', () => {
    expect(cnyPerUsd([btc])).toBe(7);
  });

  it('reads it off the largest income, and never off one that holds a merged coin', () => {
    const small = { ...btc, dayIncome: 0.001, dayIncomeMoney: 99 };
    const litecoin = { ...btc, coinType: 4, dayIncome: 9, dayIncomeMoney: 9_999 };
    expect(cnyPerUsd([small, litecoin, btc])).toBe(7);
    expect(cnyPerUsd([{ ...litecoin, dayIncomeMoney: 6300, hasSideCoin: 0 }])).toBe(7);
  });

  it('prefers the coin whose rounding matters least: many coins may be worth a few fen', () => {
    const ravencoin = { coinType: 1, dayIncome: 0.15, dayIncomeMoney: 0.02, priceUsa: 0.02 };
    const bitcoin = { coinType: 1, dayIncome: 0.000_5, dayIncomeMoney: 350, priceUsa: 100_000 };
    expect(cnyPerUsd([ravencoin, bitcoin])).toBe(7);
  });

  it.each([
    ['no income', { ...btc, dayIncome: null }],
    ['no money', { ...btc, dayIncomeMoney: null }],
    ['no price', { ...btc, priceUsa: 0 }],
  ])('is unknown with %s', (_case, record) => {
    expect(cnyPerUsd([record])).toBeUndefined();
  });
});
