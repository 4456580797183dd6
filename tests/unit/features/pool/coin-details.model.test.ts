import { describe, expect, it } from 'vitest';
import type { PoolCoin, PoolCoinInfo } from '#src/contracts/pool.ts';
import { coinById, coinBySymbol } from '#src/domain/coins.ts';
import { coinDetails, countdown, poolAverages, sideRule } from '#src/features/pool/coin-details.model.ts';
import { poolCoin } from '../pool-coin.ts';
import { formats, poolCoinInfo } from './samples.ts';

const MADE_AT = Date.UTC(2026, 10, 21);
const RULE = { opensMin: 480, closesMin: 960 };

function detailsOf(symbol: string, record: PoolCoin | undefined, info: PoolCoinInfo | undefined) {
  const coin = coinBySymbol(symbol);
  if (!coin) throw new Error('unknown coin');
  return coinDetails({ coin, record, info, madeAtMs: info && MADE_AT, percent: formats.percent });
}

describe('coinDetails', () => {
  it('writes every detail of BTC, the same minimum once', () => {
    const record = poolCoin({ difficultyTime: MADE_AT / 1_000 - 864_000, paymentTime: '08:00-16:00' });
    expect(detailsOf('BTC', record, poolCoinInfo({ adjustTime: 288_000 }))).toEqual({
      algorithm: 'SHA256',
      blockTime: { minutes: '10.00', seconds: undefined },
      blockReward: '3.125 BTC',
      payoutMethod: 'FPPS',
      poolFee: '2%',
      payoutThreshold: '0.001 BTC',
      minimumPayout: null,
      payoutTimes: RULE,
      dogeIncome: null,
      difficulty: '152.27 T',
      adjustsEvery: { count: 1, of: 'blocks' },
      forecast: {
        next: { text: '153.94 T', change: { ratio: expect.closeTo(0.010967), text: '1.10%' } },
        atMs: MADE_AT + 288_000_000,
        progress: { share: 0.75, blocks: 1_512, of: 2_016 },
      },
    });
  });

  it('knows the algorithm and the rule of the difficulty before any response, and nothing else', () => {
    const {
      algorithm,
      adjustsEvery: _rule,
      forecast,
      dogeIncome,
      minimumPayout: _none,
      ...rest
    } = detailsOf('AI(BTC)', undefined, undefined);
    expect({ algorithm, dogeIncome }).toEqual({ algorithm: 'SHA256', dogeIncome: null });
    expect(forecast).toEqual({ next: undefined, atMs: undefined, progress: undefined });
    expect(Object.values(rest).every((value) => value === undefined)).toBe(true);
  });

  it.each([
    {
      name: 'large amounts in groups',
      symbol: 'DOGE',
      record: { blockReward: 10_000.5 },
      info: {},
      expected: { blockReward: '10,000.5 DOGE' },
    },
    { name: 'the coin that AI(BTC) is paid in', symbol: 'AI(BTC)', record: {}, info: {}, expected: { blockReward: '3.125 BTC' } },
    {
      name: 'a fee for each income type',
      symbol: 'BTC',
      record: {},
      info: { incomeType: 'FPPS PPLNS', fee: '0.04 0.02' },
      expected: { poolFee: 'FPPS 4% / PPLNS 2%', payoutMethod: 'FPPS / PPLNS' },
    },
    {
      name: 'a minimum apart where it is not the threshold',
      symbol: 'BTC',
      record: { minPayPrice: 0.005 },
      info: {},
      expected: { payoutThreshold: '0.005 BTC', minimumPayout: '0.001 BTC' },
    },
    {
      name: "the pool's own fee where the info names none",
      symbol: 'BTC',
      record: { fee: '0.03' },
      info: { fee: '' },
      expected: { poolFee: '3%' },
    },
    {
      name: 'the difficulty of the list where the info has none',
      symbol: 'BTC',
      record: { difficulty: 150e12 },
      info: { difficulty: null },
      expected: { difficulty: '150.00 T', forecast: { next: undefined } },
    },
    {
      name: 'the minimum for the threshold that the list does not state',
      symbol: 'BTC',
      record: { minPayPrice: null },
      info: { minPayPrice: 0.002 },
      expected: { payoutThreshold: '0.002 BTC', minimumPayout: null },
    },
    {
      name: 'the threshold alone where no minimum is stated',
      symbol: 'BTC',
      record: { minPayPrice: 0.005 },
      info: { minPayPrice: null },
      expected: { payoutThreshold: '0.005 BTC', minimumPayout: null },
    },
    {
      name: 'no forecast for coins whose difficulty follows every block',
      symbol: 'BCH',
      record: {},
      info: {},
      expected: { forecast: null, adjustsEvery: { count: 1, of: 'blocks' } },
    },
    {
      name: 'the rule of ERG',
      symbol: 'ERG',
      record: {},
      info: {},
      expected: { forecast: null, adjustsEvery: { count: 128, of: 'blocks' } },
    },
    {
      name: 'the rule of CFX',
      symbol: 'CFX',
      record: {},
      info: {},
      expected: { forecast: null, adjustsEvery: { count: 250, of: 'epochs' } },
    },
    {
      name: 'nothing of a change that the pool does not state',
      symbol: 'BTC',
      record: {},
      info: { nextdiff: null, adjustTime: null },
      expected: { forecast: { next: undefined, atMs: undefined, progress: undefined } },
    },
    {
      name: 'a block time below a minute in seconds too',
      symbol: 'KAS',
      record: { time: 0.1 },
      info: {},
      expected: { blockTime: { minutes: '0.00166667', seconds: '0.1' } },
    },
    {
      name: 'a block time of a minute in minutes only',
      symbol: 'BTC',
      record: { time: 60 },
      info: {},
      expected: { blockTime: { minutes: '1.00', seconds: undefined } },
    },
    { name: 'no block time of nothing', symbol: 'BTC', record: { time: 0 }, info: {}, expected: { blockTime: undefined } },
    {
      name: 'a fall of the difficulty without its sign',
      symbol: 'BTC',
      record: {},
      info: { difficulty: 100e12, nextdiff: 95e12 },
      expected: { forecast: { next: { text: '95.00 T', change: { ratio: expect.closeTo(-0.05), text: '5.00%' } } } },
    },
    {
      name: 'no change of a difficulty that is nought',
      symbol: 'BTC',
      record: {},
      info: { difficulty: 0 },
      expected: { forecast: { next: undefined } },
    },
    {
      name: "the pool's own payout hours",
      symbol: 'BTC',
      record: { paymentTime: '9:30 - 11:00' },
      info: {},
      expected: { payoutTimes: { opensMin: 570, closesMin: 660 } },
    },
    {
      name: 'no payout time that it does not state',
      symbol: 'BTC',
      record: { paymentTime: '' },
      info: {},
      expected: { payoutTimes: undefined },
    },
    {
      name: 'none for words it cannot read',
      symbol: 'BTC',
      record: { paymentTime: 'daily' },
      info: {},
      expected: { payoutTimes: undefined },
    },
    {
      name: 'the DOGE that LTC earns',
      symbol: 'LTC',
      record: {},
      info: { dogeDayIncome: 4.897, dayIncomeUnit: 'GH/s' },
      expected: { dogeIncome: { amount: '4.89700000', incomeUnit: 'GH/s' } },
    },
    {
      name: "the DOGE that LTC earns by the coin's unit where the pool names none",
      symbol: 'LTC',
      record: {},
      info: { dogeDayIncome: 0.004897, dayIncomeUnit: '' },
      expected: { dogeIncome: { amount: '0.00489700', incomeUnit: 'MH/s' } },
    },
    { name: 'LTC without DOGE', symbol: 'LTC', record: {}, info: { dogeDayIncome: null }, expected: { dogeIncome: { amount: '--' } } },
  ])('writes $name', ({ symbol, record, info, expected }) => {
    expect(detailsOf(symbol, poolCoin(record), poolCoinInfo(info))).toMatchObject(expected);
  });
});

describe('difficulty in the scale of its coin', () => {
  it.each([
    ['BTC', 152.27e12, '152.27 T'],
    ['AI(BTC)', 152.27e12, '152.27 T'],
    ['BCH', 785.14e9, '785.14 G'],
    ['BSV', 107.6e9, '107.60 G'],
    ['LTC', 102.66e6, '102.66 M'],
    ['ETH', 12.5e15, '12.50 P'],
    ['ETC', 0.004e15, '0.00400000 P'],
  ])('%s: %d is %s', (symbol, difficulty, text) => {
    expect(detailsOf(symbol, poolCoin(), poolCoinInfo({ difficulty }))).toMatchObject({ difficulty: text });
  });
});

it('keeps the line of the DOGE that LTC earns while the pool has not told it', () => {
  expect(detailsOf('LTC', poolCoin(), undefined).dogeIncome).toBeUndefined();
});

it.each([
  { name: 'to the nearest block', sinceS: -863_900, adjustTime: 288_000, progress: { share: expect.closeTo(0.749978), blocks: 1_512 } },
  { name: 'down to it too', sinceS: -864_100, adjustTime: 288_000, progress: { share: expect.closeTo(0.750022), blocks: 1_512 } },
  { name: 'all of it, not more, where the change is overdue', sinceS: -864_000, adjustTime: -600, progress: { share: 1, blocks: 2_016 } },
  { name: 'none of it before it began', sinceS: 600, adjustTime: 288_000, progress: { share: 0, blocks: 0 } },
  { name: 'nothing of a period without a length', sinceS: 600, adjustTime: 600, progress: undefined },
])('tells how far a period has come: $name', ({ sinceS, adjustTime, progress }) => {
  const record = poolCoin({ difficultyTime: MADE_AT / 1_000 + sinceS });
  expect(detailsOf('BTC', record, poolCoinInfo({ adjustTime })).forecast).toMatchObject({ progress });
});

it('knows no moment of adjustment while it does not know when the response was made', () => {
  const coin = coinBySymbol('BTC');
  if (!coin) throw new Error('unknown coin');
  const details = coinDetails({ coin, record: poolCoin(), info: poolCoinInfo(), madeAtMs: undefined, percent: formats.percent });
  expect(details.forecast?.atMs).toBeUndefined();
});

describe('countdown', () => {
  it.each([
    { ms: 90_061_999, left: { days: 1, clock: '01:01:01' } },
    { ms: 86_400_000, left: { days: 1, clock: '00:00:00' } },
    { ms: 59_000, left: { days: 0, clock: '00:00:59' } },
    { ms: 999, left: undefined },
    { ms: -5_000, left: undefined },
  ])('takes $ms ms apart', ({ ms, left }) => {
    expect(countdown(ms)).toEqual(left);
  });
});

describe('poolAverages', () => {
  function averagesOf(symbol: string, changes: Parameters<typeof poolCoinInfo>[0]) {
    const coin = coinBySymbol(symbol);
    if (!coin) throw new Error('unknown coin');
    return poolAverages(coin, poolCoinInfo(changes));
  }

  it('writes today, one week and two weeks, each in its own unit', () => {
    const changes = { hashrate24h: 6.2, hashrate24hUnit: 'EH/s', hashrateW: 950, hashrateW2: 1_000, hashrate72hUnit: 'PH/s' };
    expect(averagesOf('BTC', changes)).toEqual({
      today: { value: '6.20', unit: 'EH/s' },
      week: { value: '950.00', unit: 'PH/s' },
      twoWeeks: { value: '1.00', unit: 'EH/s' },
    });
  });

  it("takes the coin's unit where the pool names none", () => {
    const { today, week } = averagesOf('LTC', { hashrate24h: 96_400_000, hashrate24hUnit: '', hashrateW: 1, hashrate72hUnit: '' });
    expect([today, week]).toEqual([
      { value: '96.40', unit: 'TH/s' },
      { value: '1.00', unit: 'MH/s' },
    ]);
  });
});

describe('what is paid, and how', () => {
  const percent = (ratio: number) => String(ratio);
  const of = (changes: Parameters<typeof poolCoin>[0]) => {
    const record = poolCoin(changes);
    return coinDetails({ coin: coinById(record.coinType)!, record, info: undefined, madeAtMs: undefined, percent });
  };

  it('tells which of several income types the daily profit follows', () => {
    expect(of({ incomeType: 'FPPS PPLNS', fee: '0.02 0.01' })).toMatchObject({ payoutMethod: 'FPPS / PPLNS', followed: 'FPPS' });
    expect(of({ incomeType: 'FPPS' }).followed).toBeUndefined();
  });

  it('shows transaction fees apart where they are paid', () => {
    expect(of({ incomeType: 'FPPS', txFeeRatio: 0.0113 })).toMatchObject({ blockReward: '3.125 BTC', txFees: '0.03531 BTC' });
    expect(of({ incomeType: 'PPLNS', txFeeRatio: 0.0113 }).txFees).toBeUndefined();
    expect(of({ incomeType: 'FPPS', txFeeRatio: null }).txFees).toBeUndefined();
  });

  it('has rule, fee and minimum of DOGE from its own record', () => {
    const doge = poolCoin({ coinType: 6, incomeType: 'PPLNS', fee: '0.02', minPayPrice: 20 });
    expect(sideRule(doge)).toEqual({ coin: 'DOGE', rule: 'PPLNS 2%', minimum: '20 DOGE' });
    expect(sideRule({ ...doge, incomeType: 'PPLNS SOLO', fee: '0.02 0.01' })).toMatchObject({ rule: 'PPLNS 2% / SOLO 1%' });
    expect(sideRule({ ...doge, minPayPrice: null })).toBeUndefined();
    expect(sideRule(poolCoin({ coinType: 6, incomeType: '' }))).toBeUndefined();
    expect(sideRule(undefined)).toBeUndefined();
  });
});
