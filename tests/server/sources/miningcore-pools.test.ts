import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { beijingDate, DAY_MS } from '#src/domain/days.ts';
import { coinsPerDay } from '#src/domain/earnings.ts';
import { reportOf } from '#src/server/sources/report/report.ts';
import { coinFigures } from '#src/server/sources/figures/coin-figures.ts';
import { miningcore } from '#src/server/sources/dialects/miningcore.ts';
import type { PoolReading } from '#src/server/sources/readings.ts';
import { changed, coin, never, placeAt, poolUpstream, sample, SAMPLES_MS, type Upstream } from '../support/pool-upstream.ts';

const input = (name: string): string => readFileSync(`tests/fixtures/inputs/pools/${name}`, 'utf8');

let upstream: Upstream;
beforeAll(async () => {
  upstream = await poolUpstream();
});
afterAll(() => upstream.stop());
beforeEach(() => {
  upstream.answers = {};
});

async function read(pools: string, symbol: string, map?: unknown) {
  upstream.answers['/api/pools'] = pools;
  const source = miningcore.open(placeAt(upstream, undefined, { map }));
  const reading = (await source.read(never)).get(coin(symbol).id);
  return { reading, findings: source.findings!() };
}
const figuresOf = (symbol: string, pool: PoolReading | undefined) =>
  coinFigures({ coin: coin(symbol), nowMs: SAMPLES_MS, pool, node: undefined, price: undefined, samples: [], days: [] });

/** An answer with one pool of a coin. */
const poolOf = (symbol: string, networkStats: object, rest: object = {}): string =>
  JSON.stringify({
    pools: [{ id: 'one', coin: { symbol }, poolFeePercent: 1, poolStats: { poolHashrate: 1, connectedMiners: 1 }, networkStats, ...rest }],
  });

describe('difficulty', () => {
  it('of KAS is the node’s, half of the hashes that the engine sends', async () => {
    const { reading } = await read(input('miningcore-kas-pools.json'), 'KAS');
    const { market } = figuresOf('KAS', reading);
    expect(market).toMatchObject({ difficulty: 3e16, networkHashrateHs: 6e17 });
    expect(coinsPerDay({ symbol: 'KAS', hashrateHs: 1e12, difficulty: market.difficulty!, blockReward: 2, feeRate: 0 })).toBeCloseTo(
      2.88,
      9,
    );
  });

  it('of KAS in the past is the node’s as well', async () => {
    upstream.answers['/api/pools/kas1/performance'] = input('miningcore-performance-eight-days-missing.json');
    upstream.answers['/api/pools/kas1/blocks'] = '[]';
    const { reading } = await read(input('miningcore-kas-pools.json'), 'KAS');
    expect(new Set(reading!.samples.map(({ difficulty }) => difficulty))).toEqual(new Set([3e16]));
    const { days } = figuresOf('KAS', reading);
    expect(days.every((day) => day.difficulty === 3e16 && day.networkHashrateHs === 6e17)).toBe(true);
  });

  // Each as the engine makes them: hashes of 120 blocks, a node's own estimate, a difficulty over a block time that is a constant.
  it.each<[string, number, number]>([
    ['BTC', 1.5e14, (1.5e14 * 2 ** 32) / 640],
    ['BCH', 9e11, (9e11 * 2 ** 32) / 560],
    ['BSV', 9e10, (9e10 * 2 ** 32) / 700],
    ['LTC', 1.2e8, (1.2e8 * 2 ** 32) / 160],
    ['DOGE', 5.5e7, (3e7 * 2 ** 32) / 60],
    ['FB', 4e11, (5e9 * 2 ** 32) / 30],
    ['RVN', 9e4, (9e4 * 2 ** 32) / 55],
    ['AIPG', 1.2e3, (1.2e3 * 2 ** 32) / 66],
    ['ETC', 2.7e15, 2.7e15 / 13.8],
    ['ERG', 1.2e15, 1.2e15 / 120],
    ['ALPH', 1e15, 32e15],
    ['KAS', 6e16, 6e17],
  ])('and hashrate of %s agree', async (symbol, networkDifficulty, networkHashrate) => {
    const { reading } = await read(poolOf(symbol, { networkDifficulty, networkHashrate, blockHeight: 100 }), symbol);
    const { market } = figuresOf(symbol, reading);
    expect([market.difficulty, market.networkHashrateHs]).toEqual([
      symbol === 'KAS' ? networkDifficulty / 2 : networkDifficulty,
      networkHashrate,
    ]);
  });

  it.each<[string, string, object]>([
    ['a fork that sends the node’s', 'KAS', { networkDifficulty: 3e16, networkHashrate: 6e17 }],
    ['a fork that sends terahashes', 'ETC', { networkDifficulty: 2.7e15, networkHashrate: 203 }],
    ['a fork that sends millions', 'ETC', { networkDifficulty: 2.7e9, networkHashrate: 2.03e14 }],
    ['one chain of sixteen', 'ALPH', { networkDifficulty: 1e15, networkHashrate: 2e15 }],
    ['a coin of one second told with those of ten a second', 'KAS', { networkDifficulty: 6e17, networkHashrate: 6e17 }],
  ])('of %s (%s) is withheld with the hashrate, and said', async (_what, symbol, networkStats) => {
    const { reading } = await read(poolOf(symbol, networkStats), symbol);
    expect(figuresOf(symbol, reading).market).toMatchObject({ difficulty: null, networkHashrateHs: null, poolHashrateHs: 1 });
    const id = 'pool * the pool';
    const poller = { id, kind: 'pool', name: 'the pool', coin: undefined } as never;
    const state = {
      readings: { pools: [[coin(symbol).id, reading!]] as const },
      answeredAtMs: SAMPLES_MS,
      fault: undefined,
      failuresInRow: 0,
      failures: 0,
    };
    const check = reportOf({
      sources: { pollers: [poller], farms: [], termsOf: () => ({}) },
      states: new Map([[id, state]]),
      history: { samples: [], days: [] },
      nowMs: SAMPLES_MS,
    });
    expect(check.faults.join()).toMatch(
      new RegExp(`^pool \\* the pool: The ${symbol} network has .* by the difficulty and .* as it is told`),
    );
  });
});

describe('two pools of a coin', () => {
  it('are added up, with the terms of both, and named to the operator', async () => {
    const { reading, findings } = await read(input('miningcore-two-pools-of-a-coin.json'), 'ETC');
    expect(reading).toMatchObject({
      poolHashrateHs: { value: 901e9 },
      miners: { value: 41 },
      difficulty: { value: 2.7e15 },
      terms: { feeRates: [0.01, 0.01], incomeTypes: ['PPLNS', 'SOLO'], minPay: 0.1 },
    });
    expect(findings).toEqual([
      { about: 'pools of ETC', isNote: true, sentence: expect.stringContaining('etcsolo1 (SOLO) and etc1 (PPLNS)') as string },
    ]);
  });

  it('are one where a map names it', async () => {
    const { reading, findings } = await read(input('miningcore-two-pools-of-a-coin.json'), 'ETC', { pool: 'etcsolo1' });
    expect(reading).toMatchObject({ poolHashrateHs: { value: 1e9 }, terms: { feeRates: [0.01], incomeTypes: ['SOLO'] } });
    expect(findings).toEqual([]);
  });

  it.each<[string, Record<string, unknown>, number, RegExp]>([
    [
      'of which one node is behind',
      { blockHeight: 23_950_000, networkDifficulty: 1.9e15 },
      2.7e15,
      /node of etc1 stands at ETC block 23950000, 50000 behind/,
    ],
    ['of which one has no network', { blockHeight: 0, networkDifficulty: 0 }, 2.7e15, /2 pools/],
    ['of which the second is ahead by a block', { blockHeight: 24_000_001, networkDifficulty: 2.71e15 }, 2.71e15, /2 pools/],
  ])('%s speak by the highest block', async (_what, network, difficulty, said) => {
    const pools = JSON.parse(input('miningcore-two-pools-of-a-coin.json')) as { pools: { networkStats: object }[] };
    Object.assign(pools.pools[1]!.networkStats, network);
    const { reading, findings } = await read(JSON.stringify(pools), 'ETC');
    expect(reading!.difficulty!.value).toBe(difficulty);
    expect(findings.map(({ sentence }) => sentence).join('\n')).toMatch(said);
  });
});

it.each<[string, object, number | null]>([
  ['solo, paid by its own wallet', { enabled: true, payoutScheme: 'SOLO', minimumPayment: 0.1 }, 0.1],
  ['paid by the chain', { enabled: false, payoutScheme: 'SOLO', minimumPayment: 0.1 }, null],
  ['that does not say whether it pays', { payoutScheme: 'PPLNS', minimumPayment: 0.2 }, 0.2],
  ['without a minimum', { enabled: true, payoutScheme: 'PPLNS' }, null],
])('the least payout of a pool %s', async (_what, paymentProcessing, minPay) => {
  const { reading } = await read(poolOf('ETC', {}, { paymentProcessing }), 'ETC');
  expect(reading!.terms.minPay).toBe(minPay);
});

it.each(['0001-01-01T00:00:00', '0001-01-01T00:00:00Z', '1970-01-01T00:00:00', null, '', '9999-12-31T23:59:59'])(
  'a last block of %s is no moment, and the network not 2025 years old',
  async (lastNetworkBlockTime) => {
    const { reading } = await read(
      changed('miningcore-pools.json', { 'pools.0.networkStats.lastNetworkBlockTime': lastNetworkBlockTime }),
      'ETC',
    );
    expect(reading!.difficulty!.atMs).toBe(SAMPLES_MS);
  },
);

it('coins that are left out are named to who asked for all', async () => {
  const pools = changed('miningcore-pools.json', { 'pools.0.networkStats.networkType': 'Testnet', 'pools.1.coin': { type: 'XMR' } });
  const { findings } = await read(pools, 'ETC');
  expect(findings.map(({ sentence }) => sentence)).toEqual([
    'The pool etc1 is of a test chain: it is left out.',
    'The pool rvn1 is of XMR, which the catalogue does not have: it is left out.',
  ]);
  upstream.answers['/api/pools'] = sample('miningcore-pools.json');
  const named = miningcore.open(placeAt(upstream, 'ETC'));
  await named.read(never);
  expect(named.findings!()).toEqual([]);
});

it('eight days without samples are not in the curve', async () => {
  upstream.answers['/api/pools/kas1/performance'] = input('miningcore-performance-eight-days-missing.json');
  upstream.answers['/api/pools/kas1/blocks'] = '[]';
  const { reading } = await read(input('miningcore-kas-pools.json'), 'KAS');
  const moments = reading!.samples.map(({ atMs }) => atMs).toSorted((a, b) => a - b);
  const [fromMs, untilMs] = moments.flatMap((atMs, index) => (moments[index + 1]! - atMs > DAY_MS ? [atMs, moments[index + 1]!] : []));
  expect((untilMs! - fromMs!) / DAY_MS).toBe(8);
  const told = figuresOf('KAS', reading).days.map(({ dayStartMs }) => beijingDate(dayStartMs));
  expect(told.filter((day) => day > beijingDate(fromMs!) && day < beijingDate(untilMs!))).toEqual([]);
  expect(told.length).toBeGreaterThan(18);
});
