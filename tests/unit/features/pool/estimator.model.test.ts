import { describe, expect, it } from 'vitest';
import { coinBySymbol } from '#src/domain/coins.ts';
import { coinsPerDay } from '#src/domain/earnings.ts';
import { formatIncome } from '#src/domain/money.ts';
import { type HashrateUnit, toHs } from '#src/domain/units.ts';
import { sideIncomeOf } from '#src/features/pool/coin-row.model.ts';
import { estimate, INITIAL_AMOUNT } from '#src/features/pool/estimator.model.ts';
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
    expect(formatIncome(estimate({ coin, record, side: undefined, cnyPerUsd: undefined }, amount, unit)?.coins ?? Number.NaN)).toBe(coins);
  });

  it('starts from one unit, which brings what the row says', () => {
    const record = poolCoin({ dayIncome: 0.00000042, dayIncomeMoney: 0.29, dayIncomeUnit: 'TH/s' });
    const { coins, side, money } =
      estimate({ coin: coinOf('BTC'), record, side: undefined, cnyPerUsd: undefined }, INITIAL_AMOUNT, 'TH/s') ?? {};
    expect([coins, side, money?.CNY]).toEqual([expect.closeTo(0.00000042, 15), undefined, expect.closeTo(0.29, 10)]);
  });

  it('adds the DOGE that LTC earns, in the unit of its own response', () => {
    const record = poolCoin({ coinType: 4, dayIncome: 0.00000106, dayIncomeMoney: 0.005, dayIncomeUnit: 'MH/s' });
    const info = poolCoinInfo({ coinType: 4, dogeDayIncome: 4.897, dayIncomeUnit: 'GH/s' });
    const mined = sideIncomeOf({ coin: coinOf('LTC'), record, sideRecord: undefined }, info);
    const { coins, side, money } = estimate({ coin: coinOf('LTC'), record, side: mined, cnyPerUsd: undefined }, '2', 'GH/s') ?? {};
    expect([coins, side, money?.CNY]).toEqual([expect.closeTo(0.00212, 10), expect.closeTo(9.794, 10), expect.closeTo(10, 10)]);
  });

  it.each(['', '.'])('says nothing of the amount %j', (amount) => {
    expect(estimate({ coin: coinOf('BTC'), record: poolCoin(), side: undefined, cnyPerUsd: undefined }, amount, 'TH/s')).toBeUndefined();
  });

  it('says nothing of a coin without an income', () => {
    const record = poolCoin({ coinType: 7, dayIncome: null, dayIncomeMoney: null });
    expect(estimate({ coin: coinOf('ETH'), record, side: undefined, cnyPerUsd: undefined }, '1', 'MH/s')).toBeUndefined();
  });

  it('is nothing for nothing', () => {
    expect(estimate({ coin: coinOf('BTC'), record: poolCoin(), side: undefined, cnyPerUsd: undefined }, '0', 'PH/s')?.coins).toBe(0);
  });
});
