import { describe, expect, it } from 'vitest';
import { coinById } from '#src/domain/coins.ts';
import { cnyPerUsd } from '#src/domain/exchange-rate.ts';
import { coinFigures, listedCoins } from '#src/features/pool/coin-row.model.ts';
import { poolCoin } from '../pool-coin.ts';
import { formats, poolCoinInfo } from './samples.ts';

function figuresOf(
  record = poolCoin(),
  info: ReturnType<typeof poolCoinInfo> | undefined = poolCoinInfo(),
  currency: 'CNY' | 'USD' = 'CNY',
) {
  const coin = coinById(record.coinType);
  if (!coin) throw new Error('unknown coin');
  return coinFigures({ coin, record }, info, { currency, cnyPerUsd: 7.25, formats });
}

describe('listedCoins', () => {
  it("keeps the pool's order and leaves out hidden and auxiliary coins", () => {
    const records = [
      poolCoin({ coinType: 9 }),
      poolCoin({ coinType: 7, isShow: 0 }),
      poolCoin({ coinType: 6, isAux: 1 }),
      poolCoin({ coinType: 1 }),
    ];
    expect(listedCoins(records).map(({ coin }) => coin.symbol)).toEqual(['AI(BTC)', 'BTC']);
  });

  it('takes a coin that the catalogue does not know from its record', () => {
    const [listed] = listedCoins([poolCoin({ coinType: 999, coinName: 'NEW', algorithmType: 'X11', hashrateUnit: 'GH/s' })]);
    expect(listed?.coin).toMatchObject({ id: 999, symbol: 'NEW', algorithm: 'X11', hashrateUnit: 'GH/s', unit: 'TH/s', icon: '' });
  });

  it('shows a coin once, however often the pool lists it', () => {
    const listed = listedCoins([poolCoin({ priceUsa: 1 }), poolCoin({ priceUsa: 2 })]);
    expect(listed.map(({ record }) => record.priceUsa)).toEqual([1]);
  });
});

describe('cnyPerUsd', () => {
  it('reads the rate off the coin with the largest amount', () => {
    const coarse = poolCoin({ dayIncome: 0.00000042, dayIncomeMoney: 0.29, priceUsa: 95_412.3 });
    const fine = poolCoin({ coinType: 34, dayIncome: 0.4312, priceUsa: 0.083, dayIncomeMoney: 0.4312 * 0.083 * 7.25 });
    expect(cnyPerUsd([coarse, fine])).toBeCloseTo(7.25, 10);
  });

  it('leaves out the coin whose money holds another', () => {
    const merged = poolCoin({ coinType: 4, dayIncome: 1, priceUsa: 100, dayIncomeMoney: 2_000 });
    expect(cnyPerUsd([merged])).toBeUndefined();
  });

  it.each([
    { name: 'no income', changes: { dayIncome: null } },
    { name: 'no money', changes: { dayIncomeMoney: null } },
    { name: 'no price', changes: { priceUsa: 0 } },
  ])('says nothing of a list with $name', ({ changes }) => {
    expect(cnyPerUsd([poolCoin(changes)])).toBeUndefined();
  });
});

describe('coinFigures', () => {
  it('writes a row as the table shows it', () => {
    expect(figuresOf()).toEqual({
      income: '0.00000042',
      incomeMoney: '¥0.29',
      incomeUnit: 'TH/s',
      price: '$95,412.30',
      change: { ratio: 0.0124, text: '1.24%' },
      poolHashrate: { value: '6.21', unit: 'EH/s' },
      networkHashrate: { value: '1084.20', unit: 'EH/s' },
      miners: '41,208',
      difficulty: { value: '152.27', unit: 'T' },
    });
  });

  it.each([
    {
      name: 'a fall without its sign',
      record: {},
      info: { priceIncrRatio: -0.0061 },
      expected: { change: { ratio: -0.0061, text: '0.61%' } },
    },
    { name: 'no change while none is known', record: {}, info: { priceIncrRatio: null }, expected: { change: undefined } },
    { name: 'eight decimals below a cent', record: { priceUsa: 0.0012345 }, info: {}, expected: { price: '$0.00123450' } },
    {
      name: 'no income without mining',
      record: { dayIncome: null, dayIncomeMoney: null },
      info: {},
      expected: { income: '--', incomeMoney: '--' },
    },
    { name: 'no price without one', record: { priceUsa: null }, info: {}, expected: { price: '--' } },
    { name: "the coin's own unit when the pool names none", record: { dayIncomeUnit: '' }, info: {}, expected: { incomeUnit: 'TH/s' } },
    {
      name: 'a dead network',
      record: { hashrate: 0, poolHashrate: 0 },
      info: {},
      expected: { networkHashrate: { value: '0.00', unit: 'TH/s' } },
    },
  ])('writes $name', ({ record, info, expected }) => {
    expect(figuresOf(poolCoin(record), poolCoinInfo(info))).toMatchObject(expected);
  });

  it('writes the money of a day in USD when the visitor chose so', () => {
    expect(figuresOf(poolCoin(), undefined, 'USD').incomeMoney).toBe('$0.04');
  });
});
