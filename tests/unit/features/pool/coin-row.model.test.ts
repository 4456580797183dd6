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
  return coinFigures({ coin, record, sideRecord: undefined }, info, { currency, cnyPerUsd: 7.25, formats });
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
    const [listed] = listedCoins([
      poolCoin({ coinType: 999, coinName: 'NEW', algorithmType: 'X11', hashrateUnit: 'GH/s', difficulty: 179_247_855_095_000 }),
    ]);
    expect(listed?.coin).toMatchObject({ id: 999, symbol: 'NEW', algorithm: 'X11', hashrateUnit: 'GH/s', unit: 'TH/s', icon: '' });
    expect(listed?.coin.difficultyUnit).toEqual({ symbol: 'T', scale: 1e12 });
    const bare = { coinName: ' ', algorithmType: '', dayIncomeUnit: 'GH/s', hashrateUnit: '' };
    expect(listedCoins([poolCoin({ coinType: 998, ...bare })])[0]?.coin).toMatchObject({
      symbol: '998',
      algorithm: '--',
      unit: 'GH/s',
      hashrateUnit: 'GH/s',
      marketUnit: 'GH/s',
    });
    // Of an algorithm that the catalogue has, by the unit that its incomes are compared by.
    expect(listedCoins([poolCoin({ coinType: 998, algorithmType: 'SHA256' })])[0]?.coin.marketUnit).toBe('PH/s');
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
      income: { value: '0.00042000', unit: 'BTC' },
      sideIncome: undefined,
      incomeMoney: '¥290.53',
      incomeUnit: 'PH/s',
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
    { name: 'four digits below one', record: { priceUsa: 0.0012345 }, info: {}, expected: { price: '$0.001235' } },
    {
      name: 'no income without mining',
      record: { dayIncome: null, dayIncomeMoney: null },
      info: {},
      expected: { income: { value: '--', unit: '' }, incomeMoney: '--' },
    },
    { name: 'what AI(BTC) is paid in', record: { coinType: 9 }, info: {}, expected: { income: { value: '0.00042000', unit: 'BTC' } } },
    {
      name: 'a price that stands still',
      record: {},
      info: { priceIncrRatio: 0 },
      expected: { change: { ratio: 0, text: expect.stringMatching(/^0/) } },
    },
    {
      name: "hashrates by the coin's unit where the pool names none",
      record: { poolHashrate: 5_000, poolHashrateUnit: '', hashrate: 70, hashrateUnit: '' },
      info: {},
      expected: { poolHashrate: { value: '5.00', unit: 'PH/s' }, networkHashrate: { value: '70.00', unit: 'TH/s' } },
    },
    { name: 'no price without one', record: { priceUsa: null }, info: {}, expected: { price: '--' } },
    { name: "the market's unit when the pool names none", record: { dayIncomeUnit: '' }, info: {}, expected: { incomeUnit: 'PH/s' } },
    {
      name: 'an income by a unit that is none of ours as the pool states it',
      record: { dayIncomeUnit: 'Sol/s' },
      info: {},
      expected: { income: { value: '0.00000042', unit: 'BTC' }, incomeMoney: '¥0.2905', incomeUnit: 'Sol/s' },
    },
    {
      name: 'the same by whatever unit of hashrate the pool states it',
      record: { dayIncome: 0.00042, dayIncomeUnit: 'PH/s', dayIncomeMoney: 290 },
      info: {},
      expected: { income: { value: '0.00042000', unit: 'BTC' }, incomeMoney: '¥290.00', incomeUnit: 'PH/s' },
    },
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
    expect(figuresOf(poolCoin(), undefined, 'USD').incomeMoney).toBe('$40.07');
  });
});

describe('merged mining', () => {
  const ltc = poolCoin({ coinType: 4, dayIncome: 0.00000103, dayIncomeUnit: 'MH/s', dayIncomeMoney: 0.00479, priceUsa: 75.09 });
  const doge = poolCoin({ coinType: 6, isAux: 1, dayIncome: 0.00413271, dayIncomeUnit: 'MH/s', priceUsa: 0.1443 });
  const [listed] = listedCoins([ltc, doge]);
  const rate = 7.136;
  const context = { currency: 'CNY', cnyPerUsd: rate, formats } as const;
  const both = { income: { value: '0.00103000', unit: 'LTC' }, sideIncome: { value: '4.13271000', unit: 'DOGE' }, incomeUnit: 'GH/s' };

  it('shows both coins, and under them the worth of both', () => {
    const worth = (0.00103 * 75.09 + 4.13271 * 0.1443) * rate;
    expect(coinFigures(listed!, undefined, context)).toMatchObject({ ...both, incomeMoney: `¥${worth.toFixed(2)}` });
  });

  it('goes by the record of the coin mined on the side, whatever the info of LTC says of it', () => {
    const info = poolCoinInfo({ coinType: 4, dogeDayIncome: 9, dogePrice: 9, dayIncomeUnit: 'GH/s' });
    const { incomeMoney } = coinFigures(listed!, undefined, context);
    expect(coinFigures(listed!, info, context)).toMatchObject({ ...both, incomeMoney });
  });

  it('counts both also where the pool’s money holds only one of them', () => {
    const [hidden] = listedCoins([ltc, { ...doge, isShow: 0 }]);
    expect(hidden).toEqual({ ...listed, sideRecord: { ...doge, isShow: 0 } });
    const [alone] = listedCoins([{ ...ltc, dayIncomeMoney: 0.00000103 * 75.09 * rate }, doge]);
    expect(coinFigures(alone!, undefined, context).incomeMoney).toBe(coinFigures(listed!, undefined, context).incomeMoney);
  });

  it('shows LTC alone, and its own worth, where the pool says that nothing is mined along', () => {
    const [alone] = listedCoins([
      { ...ltc, hasSideCoin: 0 },
      { ...doge, isShow: 0, isAux: 0 },
    ]);
    expect(alone!.sideRecord).toBeUndefined();
    const figures = coinFigures(alone!, undefined, context);
    expect(figures).toMatchObject({ income: both.income, sideIncome: undefined });
    expect(figures.incomeMoney).toBe('¥4.79');
  });

  it('takes DOGE from the info of LTC where the pool lists no DOGE, and says that it is not known where it tells nothing of it', () => {
    const [alone] = listedCoins([ltc]);
    const info = poolCoinInfo({ coinType: 4, dogeDayIncome: 4.13271, dogePrice: 0.1443, dayIncomeUnit: 'GH/s' });
    const { incomeMoney } = coinFigures(listed!, undefined, context);
    expect(coinFigures(alone!, info, context)).toMatchObject({ ...both, incomeMoney });
    expect(coinFigures(alone!, { ...info, dogeDayIncome: 0.00413271, dayIncomeUnit: '' }, context)).toMatchObject(both);
    expect(coinFigures(alone!, { ...info, dogeDayIncome: 0 }, context).sideIncome).toEqual({ value: '0.00000000', unit: 'DOGE' });
    expect(coinFigures(alone!, undefined, context).sideIncome).toEqual({ value: '--', unit: 'DOGE' });
  });
});
