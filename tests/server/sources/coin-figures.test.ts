import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#src/domain/days.ts';
import { coinFigures, type CoinInputs } from '#src/server/sources/figures/coin-figures.ts';
import type { HashrateSample, NodeReading, PoolReading } from '#src/server/sources/readings.ts';
import { coin, SAMPLES_MS } from '../support/pool-upstream.ts';

const BTC = coin('BTC');
const unknown = { coinId: BTC.id, poolHs: null, networkHs: null, difficulty: null, blockReward: null, txFeeRatio: null };
const inputs = (pricesBefore: readonly (readonly [number, number | null])[]): CoinInputs => ({
  coin: BTC,
  nowMs: SAMPLES_MS,
  node: undefined,
  pool: undefined,
  price: { priceUsd: { value: 110, atMs: SAMPLES_MS, source: 'a market' }, change24h: null, days: [] },
  samples: pricesBefore.map(([agoMs, priceUsd]) => ({ ...unknown, atMs: SAMPLES_MS - agoMs, priceUsd })),
  days: [],
});

it.each([
  ['the price of a day ago', [[DAY_MS, 100]], 0.1],
  [
    'of half an hour later, where that was not told',
    [
      [DAY_MS, null],
      [DAY_MS - HOUR_MS / 2, 88],
      [HOUR_MS, 100],
    ],
    0.25,
  ],
  [
    'nothing while our record is young',
    [
      [5 * HOUR_MS, 100],
      [5 * MINUTE_MS, 100],
    ],
    null,
  ],
  ['nothing without a record', [], null],
] as const)('the change of 24 hours is by %s', (_, prices, change) => {
  const { priceChange24h } = coinFigures(inputs(prices)).market;
  expect(priceChange24h === null ? null : Number(priceChange24h.toFixed(9))).toBe(change);
});

const of = (value: number, agoMs = 0) => ({ value, atMs: SAMPLES_MS - agoMs, source: 'the pool' });
/** A pool of a coin that tells its network, and nothing else. */
const poolOf = (told: Partial<PoolReading>): PoolReading => ({
  poolHashrateHs: of(1e12),
  poolHashrate24hHs: null,
  poolHashrate7dHs: null,
  poolHashrate14dHs: null,
  miners: null,
  workers: null,
  networkHashrateHs: null,
  difficulty: null,
  height: null,
  blockTimeS: null,
  blockReward: null,
  terms: {},
  samples: [],
  ...told,
});
const nothing = { node: undefined, price: undefined, samples: [], days: [], nowMs: SAMPLES_MS };

describe('a network that contradicts itself in one answer', () => {
  const ETC = coin('ETC');
  const doubted = poolOf({ difficulty: of(2.78e15), networkHashrateHs: of(4.2e14), height: of(24_000_100), blockTimeS: of(13.1) });

  it('has neither of the two figures, and nothing can be paid of it', () => {
    const { market } = coinFigures({ ...nothing, coin: ETC, pool: doubted });
    expect(market).toMatchObject({ difficulty: null, networkHashrateHs: null, height: 24_000_100, poolHashrateHs: 1e12 });
  });

  it('is that of the node, where one is told beside it', () => {
    const node = {
      ...doubted,
      days: [],
      adjustments: [],
      difficulty: of(2.7e15),
      networkHashrateHs: of(2.05e14),
    } as unknown as NodeReading;
    expect(coinFigures({ ...nothing, coin: ETC, pool: doubted, node }).market).toMatchObject({
      difficulty: 2.7e15,
      networkHashrateHs: 2.05e14,
    });
    const bad = { ...node, difficulty: of(2.7e18) };
    expect(coinFigures({ ...nothing, coin: ETC, pool: doubted, node: bad }).market).toMatchObject({
      difficulty: null,
      networkHashrateHs: null,
    });
  });

  it('has no such days in its curve either', () => {
    const day = { ...unknown, coinId: ETC.id, dayStartMs: Date.UTC(2026, 10, 19, 16), openUsd: null, poolHs: 1e12, priceUsd: null };
    const days = [
      { ...day, networkHs: 2.1e14, difficulty: 5.56e15 },
      { ...day, dayStartMs: day.dayStartMs + DAY_MS, networkHs: 2.1e14, difficulty: 2.78e15 },
    ];
    expect(coinFigures({ ...nothing, coin: ETC, pool: undefined, days }).days).toMatchObject([
      { networkHashrateHs: null, difficulty: null, poolHashrateHs: 1e12 },
      { networkHashrateHs: 2.1e14, difficulty: 2.78e15 },
    ]);
  });
});

it.each([
  [23, 110, 2.78e15, []],
  [25, null, null, ['difficulty-old', 'price-old']],
])('price and difficulty of %s hours ago', (hours, priceUsd, difficulty, doubts) => {
  const ago = hours * HOUR_MS;
  const price = { priceUsd: of(110, ago), change24h: null, days: [] };
  const figures = coinFigures({ ...nothing, coin: coin('ETC'), pool: poolOf({ difficulty: of(2.78e15, ago) }), price });
  expect([figures.market.priceUsd, figures.market.difficulty, figures.doubts]).toEqual([priceUsd, difficulty, doubts]);
  expect(figures.market.asOf).toMatchObject({ price: SAMPLES_MS - ago, network: SAMPLES_MS - ago });
});

it.each([
  ['addresses where they are told', of(3), of(9), 3],
  ['machines where nobody counts addresses', null, of(9), 9],
  ['nothing where nobody counts either', null, null, null],
])('the miners of a pool are %s', (_what, miners, workers, count) => {
  const { market } = coinFigures({ ...nothing, coin: coin('ETC'), pool: poolOf({ miners, workers }) });
  expect([market.poolMiners, market.poolWorkers]).toEqual([count, workers?.value ?? null]);
});

describe('means', () => {
  const ETC = coin('ETC');
  /** Hourly samples of the pool, so many hours ago: a terahash a second each. */
  const hours = (agoHours: readonly number[]): readonly HashrateSample[] =>
    agoHours.map((ago) => ({ atMs: SAMPLES_MS - ago * HOUR_MS, poolHashrateHs: 1e12, networkHashrateHs: null, difficulty: null }));
  const range = (from: number, until: number, step = 1): readonly number[] =>
    Array.from({ length: Math.ceil((until - from) / step) }, (_, index) => from + index * step);
  const meansOf = (samples: readonly HashrateSample[]) => {
    const { market } = coinFigures({ ...nothing, coin: ETC, pool: poolOf({ samples }) });
    return [market.poolHashrate24hHs, market.poolHashrate7dHs, market.poolHashrate14dHs].map((value) => value !== null);
  };

  it.each<[string, readonly number[], readonly boolean[]]>([
    ['all hours of a month', range(0, 720), [true, true, true]],
    ['a month whose last ten days nobody told', range(240, 720), [false, false, false]],
    ['a week whose eight days before nobody told', [...range(0, 150), ...range(342, 720)], [true, false, false]],
    ['a day with two hours missing', [...range(0, 10), ...range(12, 720)], [true, true, true]],
    ['a day with ten hours missing', [...range(0, 8), ...range(18, 720)], [false, true, true]],
    ['samples of ten minutes of one day', range(0, 24, 1 / 6), [true, false, false]],
    ['one sample', [0], [false, false, false]],
    ['nothing', [], [false, false, false]],
  ])('are of a day, a week and a fortnight where nine tenths of them are told: %s', (_what, agoHours, expected) => {
    expect(meansOf(hours(agoHours))).toEqual(expected);
  });

  it('of our own days are of those very days, not of the last that are known', () => {
    const day = { ...unknown, coinId: ETC.id, networkHs: 2e14, poolHs: 1e12, openUsd: null, priceUsd: null };
    const daysAgo = (from: number, until: number) =>
      range(from, until).map((ago) => ({ ...day, dayStartMs: Date.UTC(2026, 10, 26 - ago, 16) }));
    const of7 = (days: CoinInputs['days']) => {
      const { market } = coinFigures({ ...nothing, coin: ETC, pool: undefined, days });
      return [market.poolHashrate7dHs, market.networkHashrate7dHs];
    };
    expect(of7(daysAgo(0, 7))).toEqual([1e12, 2e14]);
    expect(of7(daysAgo(10, 24))).toEqual([null, null]);
    expect(of7([...daysAgo(0, 5), ...daysAgo(13, 20)])).toEqual([null, null]);
  });
});
