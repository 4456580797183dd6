import { describe, expect, it } from 'vitest';
import { hasOldFigures, tooOld, withoutOldFigures } from '#src/parts/old-figures.ts';
import { poolCoin } from '../features/pool-coin.ts';

const madeAt = Date.UTC(2026, 10, 28, 6);
const ago = (hours: number) => madeAt / 1000 - hours * 3600;
const listOf = (changes: Parameters<typeof poolCoin>[0]) => ({
  data: [poolCoin(changes)],
  madeAt,
  isCached: false,
  isSimulated: false,
});

describe('figures of more than a day', () => {
  it.each([
    [
      'a price of 12 days pays nothing',
      { price: ago(288), network: ago(0) },
      { priceUsa: null, dayIncomeMoney: null, dayIncome: 0.00000042 },
    ],
    [
      'a difficulty of two days pays nothing',
      { price: ago(0), network: ago(48) },
      { dayIncome: null, dayIncomeMoney: null, difficulty: null },
    ],
    ['those of 23 hours do', { price: ago(23), network: ago(23) }, { priceUsa: 95_412.3, dayIncome: 0.00000042, difficulty: 152.27e12 }],
    ['an old hashrate of the pool has no part in it', { pool: ago(300) }, { priceUsa: 95_412.3, dayIncome: 0.00000042 }],
  ])('%s', (_what, asOf, expected) => {
    expect(withoutOldFigures(listOf({ asOf })).data[0]).toMatchObject(expected);
  });

  it('are looked for once a list, which stays the same where it has none', () => {
    const [old, fresh] = [listOf({ asOf: { price: ago(48) } }), listOf({})];
    expect(withoutOldFigures(old)).toBe(withoutOldFigures(old));
    expect(withoutOldFigures(fresh)).toBe(fresh);
    expect(tooOld(old.data[0]!, madeAt)).toEqual({ price: true, network: false });
  });

  it('keep a list from being live as soon as one is worth a warning', () => {
    expect(hasOldFigures(poolCoin({ asOf: { price: ago(1) } }), madeAt)).toBe(true);
    expect(hasOldFigures(poolCoin({ asOf: { price: ago(0.1) } }), madeAt)).toBe(false);
    expect(hasOldFigures(poolCoin(), madeAt)).toBe(false);
  });
});
