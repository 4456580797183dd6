import { describe, expect, it } from 'vitest';
import { accountCalculateResponse } from '#src/contracts/calculator.ts';
import { dailyNewsResponse, newsCoin } from '#src/contracts/content.ts';
import {
  aiRevenueInfoResponse,
  poolCoin,
  poolCoinInfo,
  poolCoinInfoResponse,
  poolCoinListResponse,
  priceCurveResponse,
} from '#src/contracts/pool.ts';
import { readWithOmissions } from '#src/contracts/rows.ts';
import { newsCoin as paperCoin } from '../features/daily-paper/samples.ts';
import { poolCoin as listedCoin } from '../features/pool-coin.ts';
import { poolCoinInfo as coinInfo } from '../features/pool/samples.ts';

describe.each([
  [
    'a listed coin',
    poolCoin,
    listedCoin(),
    [
      'dayIncome',
      'dayIncomeMoney',
      'priceUsa',
      'minPayPrice',
      'blockReward',
      'poolHashrate',
      'hashrate',
      'poolMiner',
      'difficulty',
      'difficultyTime',
      'time',
    ],
  ],
  [
    'the info of a coin',
    poolCoinInfo,
    coinInfo(),
    [
      'price',
      'dayIncome',
      'dogeDayIncome',
      'dogePrice',
      'minPayPrice',
      'hashrate24h',
      'hashrateW',
      'hashrateW2',
      'webWorkerCount',
      'difficulty',
      'nextdiff',
      'adjustTime',
    ],
  ],
  [
    'a coin of the newspaper',
    newsCoin,
    paperCoin(),
    ['price', 'dayIncome', 'dayIncomeMoney', 'dayIncomeUsd', 'networkHashrate', 'difficulty', 'nextdiff', 'adjustTime'],
  ],
  ['the income of AI(BTC)', aiRevenueInfoResponse, { pps: 1 }, ['pps']],
  ['a calculation', accountCalculateResponse, { aiIncome1d: 1, aiIncome1dCNY: 1, difference1d: 1 }, ['aiIncome1d', 'aiIncome1dCNY']],
] as const)('%s', (_name, schema, sample, fields) => {
  it.each(fields)('stands without %s, whether it is null, empty, absent or cannot be read', (field) => {
    const { [field]: _, ...absent } = sample as Record<string, unknown>;
    for (const sent of [
      { ...sample, [field]: null },
      { ...sample, [field]: '' },
      { ...sample, [field]: 'many' },
      { ...sample, [field]: -2 },
      absent,
    ])
      expect(schema.parse(sent)).toEqual({ ...sample, [field]: null });
  });
});

it('a day without a price leaves the other days of its curve', () => {
  const days = [
    { dataTime: 1_795_000_000, priceUsd: 1 },
    { dataTime: 1_795_086_400, priceUsd: null },
  ];
  expect(priceCurveResponse.parse(days)).toEqual(days);
});

describe('one coin of many', () => {
  const nothing = { coinType: 22 };
  const lists = [
    ['the table', poolCoinListResponse, listedCoin],
    ['the open rows', poolCoinInfoResponse, coinInfo],
  ] as const;

  it.each(lists)('of %s needs nothing but its id', (_name, schema, sample) => {
    const [first, second] = schema.parse([sample(), nothing]);
    expect(first).toEqual(sample());
    expect(second).toMatchObject({ coinType: 22, difficulty: null, dayIncome: null, fee: '' });
  });

  it.each(lists)('of %s that cannot be read takes no other with it', (_name, schema, sample) => {
    expect(schema.parse([sample(), { ...sample(), coinType: 'many' }, null])).toEqual([sample()]);
    expect(schema.safeParse([{ ...sample(), coinType: 'many' }]).success).toBe(false);
    expect(schema.parse([])).toEqual([]);
  });

  it.each(lists)('of %s counts once, as it was first listed', (_name, schema, sample) => {
    expect(schema.parse([sample(), { ...sample(), difficulty: 1 }])).toEqual([sample()]);
  });

  it('is shown, and no auxiliary, where the pool does not say', () => {
    expect(poolCoinListResponse.parse([nothing])).toMatchObject([{ isShow: 1, isAux: 0, coinName: '' }]);
  });

  it('does not keep the newspaper back, nor does its news', () => {
    const paper = { date: '2026-11-22', coins: [paperCoin(), nothing, 5], news: [{ title: 1 }, { title: 'a', summary: 'b' }] };
    expect(dailyNewsResponse.parse(paper)).toMatchObject({
      coins: [paperCoin(), { coinType: 22, prices: [] }],
      news: [{ title: 'a', summary: 'b' }],
    });
    expect(dailyNewsResponse.parse({ ...paper, news: 'none' }).news).toEqual([]);
  });

  it('keeps its place in a series of days', () => {
    const paper = { date: '2026-11-22', coins: [{ ...paperCoin(), prices: [1, null, 'x', -2, '3.5'] }], news: [] };
    expect(dailyNewsResponse.parse(paper).coins[0]?.prices).toEqual([1, null, null, null, 3.5]);
  });
});

describe('what cannot be', () => {
  const withheld = (changes: Record<string, unknown>) => {
    const { result, faults } = readWithOmissions(() => poolCoin.parse({ ...listedCoin(), ...changes }));
    return { ...result, faults };
  };

  it('a pool above its network is withheld and noted, whatever the units', () => {
    expect(withheld({ poolHashrate: 2, poolHashrateUnit: 'PH/s', hashrate: 1999, hashrateUnit: 'TH/s', difficulty: null })).toMatchObject({
      poolHashrate: null,
      hashrate: 1999,
      faults: [expect.stringContaining("above the network's")],
    });
    expect(withheld({ poolHashrate: 2, poolHashrateUnit: 'PH/s', hashrate: 2000, hashrateUnit: 'TH/s' }).poolHashrate).toBe(2);
  });

  it('of a network whose difficulty and hashrate contradict each other nothing is counted with, and it is noted', () => {
    // A unit that stepped beside its figure: a thousandth.
    expect(withheld({ hashrate: 1_084_200, hashrateUnit: 'TH/s', poolHashrate: 1 })).toMatchObject({
      difficulty: null,
      dayIncome: null,
      dayIncomeMoney: null,
      hashrate: 1_084_200,
      faults: [expect.stringContaining('contradict')],
    });
    const { difficulty, dayIncome } = listedCoin();
    expect(withheld({ hashrate: 1_084.2, hashrateUnit: 'EH/s' })).toMatchObject({ difficulty, dayIncome, faults: [] });
    expect(withheld({ hashrate: null })).toMatchObject({ difficulty, dayIncome, faults: [] });
  });

  it('an income of one unit above what all the network mints in a day is withheld with its money', () => {
    const mints = 3.125 * 144;
    expect(withheld({ coinType: 1, blockReward: 3.125, dayIncome: mints * 1.01 })).toMatchObject({ dayIncome: null, dayIncomeMoney: null });
    expect(withheld({ coinType: 1, blockReward: 3.125, dayIncome: mints * 0.99 }).dayIncome).not.toBeNull();
    expect(withheld({ coinType: 1, blockReward: null, dayIncome: mints * 2 }).dayIncome).toBe(mints * 2);
  });
});
