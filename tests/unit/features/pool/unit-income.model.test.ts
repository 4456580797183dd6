import { describe, expect, it } from 'vitest';
import { coinBySymbol } from '#src/domain/coins.ts';
import { coinsPerDay } from '#src/domain/earnings.ts';
import { type Mined, unitIncome } from '#src/features/pool/estimator.model.ts';
import { poolCoin } from '../pool-coin.ts';
import { poolCoinInfo } from './samples.ts';

const RATE = 7;
const TH = 1e12;
const MH = 1e6;
/** What 148.2 T and 3.125 BTC bring 1 TH/s at 2%: 0.41570...e-6. */
const network = { difficulty: 148.2e12, blockReward: 3.125 };
const exact = coinsPerDay({ symbol: 'BTC', hashrateHs: TH, feeRate: 0.02, ...network });

function mined(symbol: string, changes: Omit<Partial<Mined>, 'coin'>): Mined {
  const coin = coinBySymbol(symbol);
  if (!coin) throw new Error('unknown coin');
  return { coin, record: poolCoin(), info: undefined, cnyPerUsd: RATE, ...changes };
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
