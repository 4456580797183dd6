import { describe, expect, it } from 'vitest';
import type { PoolCoin, PoolCoinInfo } from '#src/contracts/pool.ts';
import { coinBySymbol } from '#src/domain/coins.ts';
import { coinDetails, countdown } from '#src/features/pool/coin-details.model.ts';
import { poolCoin } from '../pool-coin.ts';
import { formats, poolCoinInfo } from './samples.ts';

function detailsOf(symbol: string, record: PoolCoin | undefined, info: PoolCoinInfo | undefined) {
  const coin = coinBySymbol(symbol);
  if (!coin) throw new Error('unknown coin');
  return coinDetails({ coin, record, info, percent: formats.percent });
}

describe('coinDetails', () => {
  it('writes every detail of BTC', () => {
    expect(detailsOf('BTC', poolCoin(), poolCoinInfo())).toEqual({
      algorithm: 'SHA256',
      blockMinutes: '10.00',
      payoutThreshold: '0.001 BTC',
      payoutMethod: 'FPPS',
      difficulty: '152.27 T',
      nextDifficulty: { text: '153.94 T', change: { ratio: expect.closeTo(0.010967), text: '1.10%' } },
      adjustsIn: { days: 4, hours: 6, minutes: 0 },
      blockReward: '3.125 BTC',
      payoutTime: '08:00–16:00',
      poolFee: '2%',
      minimumPayout: '0.001 BTC',
      dogeIncome: null,
    });
  });

  it('knows the algorithm and the payout time before any answer, and nothing else', () => {
    const { algorithm, payoutTime, dogeIncome, ...rest } = detailsOf('AI(BTC)', undefined, undefined);
    expect({ algorithm, payoutTime, dogeIncome }).toEqual({ algorithm: 'SHA256', payoutTime: '08:00–16:00', dogeIncome: null });
    expect(Object.values(rest).every((value) => value === undefined)).toBe(true);
  });

  it.each([
    { name: 'the coin that AI(BTC) is paid in', symbol: 'AI(BTC)', record: {}, info: {}, expected: { blockReward: '3.125 BTC' } },
    {
      name: 'a fee for each income type',
      symbol: 'BTC',
      record: {},
      info: { incomeType: 'FPPS PPLNS', fee: '0.04 0.02' },
      expected: { poolFee: 'FPPS 4% / PPLNS 2%', payoutMethod: 'FPPS / PPLNS' },
    },
    {
      name: 'coins whose difficulty follows every block',
      symbol: 'BCH',
      record: {},
      info: { nextdiff: null, adjustTime: null },
      expected: { nextDifficulty: null, adjustsIn: null },
    },
    { name: 'a block time below a second', symbol: 'KAS', record: { time: 0.1 }, info: {}, expected: { blockMinutes: '0.00166667' } },
    {
      name: "the pool's own payout hours",
      symbol: 'BTC',
      record: { paymentTime: '9:30 - 11:00' },
      info: {},
      expected: { payoutTime: '9:30–11:00' },
    },
    {
      name: 'the rule for payout words it cannot read',
      symbol: 'BTC',
      record: { paymentTime: 'daily' },
      info: {},
      expected: { payoutTime: '08:00–16:00' },
    },
    {
      name: 'the DOGE that LTC earns',
      symbol: 'LTC',
      record: {},
      info: { dogeDayIncome: 4.897, dayIncomeUnit: 'GH/s' },
      expected: { dogeIncome: { amount: '4.89700000', incomeUnit: 'GH/s' } },
    },
    { name: 'LTC without DOGE', symbol: 'LTC', record: {}, info: { dogeDayIncome: null }, expected: { dogeIncome: { amount: '--' } } },
  ])('writes $name', ({ symbol, record, info, expected }) => {
    expect(detailsOf(symbol, poolCoin(record), poolCoinInfo(info))).toMatchObject(expected);
  });
});

describe('countdown', () => {
  it.each([
    { seconds: 90_061, parts: { days: 1, hours: 1, minutes: 1 } },
    { seconds: 59, parts: { days: 0, hours: 0, minutes: 0 } },
    { seconds: -5, parts: { days: 0, hours: 0, minutes: 0 } },
  ])('takes $seconds s apart', ({ seconds, parts }) => {
    expect(countdown(seconds)).toEqual(parts);
  });
});
