import { describe, expect, it } from 'vitest';
import { coinBySymbol } from '#src/domain/coins.ts';
import { coinsPerDay } from '#src/domain/earnings.ts';
import { formatIncome } from '#src/domain/money.ts';
import { type HashrateUnit, toHs } from '#src/domain/units.ts';
import { estimate, INITIAL_AMOUNT, type Mined, unitIncome } from '#src/features/pool/estimator.model.ts';
import { poolCoin } from '../pool-coin.ts';
import { poolCoinInfo } from './samples.ts';

function coinOf(symbol: string) {
  const coin = coinBySymbol(symbol);
  if (!coin) throw new Error('unknown coin');
  return coin;
}

describe('estimate', () => {
  /** The check values E01, E02, E10 and E14: what a pool states for one unit, and what an amount then brings. */
  it.each([
    ['BTC', 148.2e12, 3.125, '1', 'TH/s', '0.00000042'],
    ['BTC', 148.2e12, 3.125, '1', 'PH/s', '0.00042419'],
    ['LTC', 118.2e6, 6.25, '9.5', 'GH/s', '0.01010509'],
    ['LTC', 118.2e6, 6.25, '9500', 'MH/s', '0.01010509'],
    ['ETC', 4e15, 2.048, '100', 'MH/s', '0.00442368'],
    ['ETC', 4e15, 2.048, '0.1', 'GH/s', '0.00442368'],
  ] as const)('%s at %d: %s %s', (symbol, difficulty, blockReward, amount, unit: HashrateUnit, coins) => {
    const coin = coinOf(symbol);
    const dayIncome = coinsPerDay({ symbol, hashrateHs: toHs(1, coin.unit), difficulty, blockReward, feeRate: 0 });
    const record = poolCoin({ coinType: coin.id, dayIncome, dayIncomeUnit: coin.unit });
    expect(formatIncome(estimate({ coin, record, info: undefined, cnyPerUsd: undefined }, amount, unit)?.coins ?? Number.NaN)).toBe(coins);
  });

  it('starts from one unit, which brings what the row says', () => {
    const record = poolCoin({ dayIncome: 0.00000042, dayIncomeMoney: 0.29, dayIncomeUnit: 'TH/s' });
    const { coins, doge, cny } =
      estimate({ coin: coinOf('BTC'), record, info: undefined, cnyPerUsd: undefined }, INITIAL_AMOUNT, 'TH/s') ?? {};
    expect([coins, doge, cny]).toEqual([expect.closeTo(0.00000042, 15), undefined, expect.closeTo(0.29, 10)]);
  });

  it('adds the DOGE that LTC earns, in the unit of its own response', () => {
    const record = poolCoin({ coinType: 4, dayIncome: 0.00000106, dayIncomeMoney: 0.005, dayIncomeUnit: 'MH/s' });
    const info = poolCoinInfo({ coinType: 4, dogeDayIncome: 4.897, dayIncomeUnit: 'GH/s' });
    const { coins, doge, cny } = estimate({ coin: coinOf('LTC'), record, info, cnyPerUsd: undefined }, '2', 'GH/s') ?? {};
    expect([coins, doge, cny]).toEqual([expect.closeTo(0.00212, 10), expect.closeTo(9.794, 10), expect.closeTo(10, 10)]);
  });

  it.each(['', '.'])('says nothing of the amount %j', (amount) => {
    expect(estimate({ coin: coinOf('BTC'), record: poolCoin(), info: undefined, cnyPerUsd: undefined }, amount, 'TH/s')).toBeUndefined();
  });

  it('says nothing of a coin without an income', () => {
    const record = poolCoin({ coinType: 7, dayIncome: null, dayIncomeMoney: null });
    expect(estimate({ coin: coinOf('ETH'), record, info: undefined, cnyPerUsd: undefined }, '1', 'MH/s')).toBeUndefined();
  });

  it('is nothing for nothing', () => {
    expect(estimate({ coin: coinOf('BTC'), record: poolCoin(), info: undefined, cnyPerUsd: undefined }, '0', 'PH/s')?.coins).toBe(0);
  });
});

const RATE = 7;
const TH = 1e12;
const MH = 1e6;
/** What 148.2 T and 3.125 BTC bring 1 TH/s at 2%: 0.41570...e-6. */
const network = { difficulty: 148.2e12, blockReward: 3.125 };
const exact = coinsPerDay({ symbol: 'BTC', hashrateHs: TH, feeRate: 0.02, ...network });

function mined(symbol: string, changes: Omit<Partial<Mined>, 'coin'>): Mined {
  return { coin: coinOf(symbol), record: poolCoin(), info: undefined, cnyPerUsd: RATE, ...changes };
}
const btc = (changes: Parameters<typeof poolCoin>[0]) => poolCoin({ ...network, fee: '0.02 0.01', priceUsa: 100_000, ...changes });

describe('unitIncome', () => {
  it('gives a rounded income the digits it lacks, and its worth too', () => {
    const { coins, cny } = unitIncome(mined('BTC', { record: btc({ dayIncome: 0.00000042, dayIncomeMoney: 0.29 }) }));
    expect(coins! * TH).toBeCloseTo(exact, 15);
    expect(cny! * TH).toBeCloseTo(exact * 100_000 * RATE, 10);
  });

  it.each([
    ['has digits enough', 4.1570123456e-7],
    ['is another', 0.00000045],
  ])('leaves the income of a pool alone where it %s', (_why, dayIncome) => {
    const { coins, cny } = unitIncome(mined('BTC', { record: btc({ dayIncome, dayIncomeMoney: 0.5 }) }));
    expect(coins! * TH).toBeCloseTo(dayIncome, 15);
    expect(cny! * TH).toBeCloseTo(0.5, 12);
  });

  it('finds the worth of a unit that rounds to no money', () => {
    const record = poolCoin({ coinType: 17, dayIncome: 0.00004212, dayIncomeUnit: 'MH/s', dayIncomeMoney: 0, priceUsa: 16 });
    expect(unitIncome(mined('ETC', { record })).cny! * MH).toBeCloseTo(0.00004212 * 16 * RATE, 12);
  });

  it('counts the DOGE of LTC in that worth, and does not guess it', () => {
    const record = poolCoin({ coinType: 4, dayIncome: 0.00000106, dayIncomeUnit: 'MH/s', dayIncomeMoney: 0, priceUsa: 75 });
    const info = poolCoinInfo({ coinType: 4, dogeDayIncome: 4.1, dogePrice: 0.14, dayIncomeUnit: 'GH/s' });
    expect(unitIncome(mined('LTC', { record, info })).cny! * MH).toBeCloseTo((0.00000106 * 75 + 0.0041 * 0.14) * RATE, 12);
    expect(unitIncome(mined('LTC', { record })).cny).toBe(0);
  });

  it('says nothing of what the pool does not tell', () => {
    const unpriced = unitIncome(mined('BTC', { record: btc({ priceUsa: null, blockReward: null, fee: '' }) }));
    expect([unpriced.coins! * TH, unpriced.cny! * TH]).toEqual([expect.closeTo(0.00000042, 15), expect.closeTo(0.29, 10)]);
    const { coins, doge, cny } = unitIncome(mined('ETH', { record: poolCoin({ coinType: 7, dayIncome: null, dayIncomeMoney: null }) }));
    expect([coins, doge, cny]).toEqual([undefined, undefined, undefined]);
  });
});
