import { describe, expect, it } from 'vitest';
import { cacheBytes, dagCoinBySymbol, datasetBytes, epochAt, estimateEpoch, MAX_EPOCH, nextEpochHeight } from '#src/domain/dag.ts';
import { dagCoins } from '#src/domain/dag-coins.ts';
import vectors from '#tests/fixtures/dag.json' with { type: 'json' };
import { cpuMsOf } from '#tests/cpu-time.ts';

const dataset = Object.entries(vectors.checkVectors).flatMap(([symbol, sizes]) =>
  Object.entries(sizes).map(([epoch, bytes]) => [symbol, Number(epoch), bytes] as const),
);
const heights = Object.entries(vectors.blockVectors).flatMap(([symbol, rows]) => rows.map((row) => [symbol, row] as const));
const caches = Object.entries({ ETC: vectors.cacheVectors.ethash, CFX: vectors.cacheVectors.octopus }).flatMap(([symbol, sizes]) =>
  Object.entries(sizes).map(([epoch, bytes]) => [symbol, Number(epoch), bytes] as const),
);

describe('sizes', () => {
  it('covers 24 coins', () => {
    expect(new Set(dagCoins.map((coin) => coin.symbol)).size).toBe(24);
  });

  it.each(dataset)('%s at epoch %d has a dataset of %d bytes', (symbol, epoch, bytes) => {
    expect(datasetBytes(symbol, epoch)).toBe(bytes);
  });

  it.each(caches)('%s at epoch %d has a cache of %d bytes', (symbol, epoch, bytes) => {
    expect(cacheBytes(symbol, epoch)).toBe(bytes);
  });

  it('quadruples the epoch of Meowcoin from 110, for the cache too', () => {
    expect(datasetBytes('MEWC', 110)).toBe(datasetBytes('ETC', 440));
    expect(cacheBytes('MEWC', 110)).toBe(cacheBytes('ETC', 440));
    expect(cacheBytes('MEWC', 109)).toBe(cacheBytes('ETC', 109));
  });

  it('falls back to epoch 650 of Firo above 926', () => {
    expect(datasetBytes('FIRO', 926)).toBe(9_378_463_616);
    expect(datasetBytes('FIRO', 927)).toBe(7_063_207_808);
    expect(datasetBytes('FIRO', 5000)).toBe(7_063_207_808);
  });

  it('leaves Zilliqa at its first epoch', () => {
    expect(datasetBytes('ZIL', 400)).toBe(1_073_739_904);
    expect(epochAt('ZIL', 9_000_000)).toBe(0);
    expect(nextEpochHeight('ZIL', 9_000_000)).toBeNaN();
  });

  it.each([
    ['XYZ', 1],
    ['ETC', -1],
    ['ETC', 1.5],
    ['ETC', Number.NaN],
    ['ETC', MAX_EPOCH + 1],
    ['constructor', 1],
  ])('knows no size of %s at %d', (symbol, epoch) => {
    expect(datasetBytes(symbol, epoch)).toBeNaN();
    expect(cacheBytes(symbol, epoch)).toBeNaN();
  });

  it('gives the sizes at the largest epoch within a moment', () => {
    const spentMs = cpuMsOf(() => expect(datasetBytes('MEWC', MAX_EPOCH)).toBeGreaterThan(3e13));
    expect(spentMs).toBeLessThan(1000);
  });

  it('takes symbols in any case', () => {
    expect(datasetBytes('etc', 0)).toBe(1_073_739_904);
    expect(dagCoinBySymbol('rvn')?.algorithm).toBe('KawPow');
  });
});

describe('epochAt', () => {
  it.each(heights)('%s: %j', (symbol, row) => {
    expect(epochAt(symbol, row.height)).toBe(row.epoch);
    expect(datasetBytes(symbol, epochAt(symbol, row.height))).toBe(row.bytes);
  });

  it.each([
    ['XYZ', 1],
    ['ETC', -1],
    ['ETC', 0.5],
    ['ETC', Number.POSITIVE_INFINITY],
  ])('knows no epoch of %s at %d', (symbol, height) => {
    expect(epochAt(symbol, height)).toBeNaN();
  });

  it('begins the next epoch where the epoch changes, across the switch of Ethereum Classic', () => {
    expect(nextEpochHeight('ETC', 11_699_999)).toBe(11_700_000);
    expect(nextEpochHeight('ETC', 11_700_000)).toBe(11_760_000);
    expect(nextEpochHeight('RVN', 7499)).toBe(7500);
    expect(nextEpochHeight('CFX', 0)).toBe(524_288);
    expect(nextEpochHeight('XYZ', 0)).toBeNaN();
  });
});

describe('estimateEpoch', () => {
  it.each(vectors.extrapolationExamples.map((row) => [row.symbol, row] as const))('%s: %j', (symbol, row) => {
    const estimate = estimateEpoch({ symbol, atMs: Date.parse(`${row.date}T00:00:00Z`) });
    expect(estimate).toMatchObject({ height: row.estHeight, epoch: row.epoch, datasetBytes: row.datasetBytes });
    expect(estimate?.nextEpochHeight).toBeGreaterThan(row.estHeight);
  });

  it('dates the next epoch so that it has begun then and had not a block earlier', () => {
    const atMs = Date.UTC(2025, 11, 25);
    const estimate = estimateEpoch({ symbol: 'ETC', atMs });
    const nextAtMs = estimate?.nextEpochAtMs ?? Number.NaN;
    expect(nextAtMs).toBeGreaterThan(atMs);
    expect(estimateEpoch({ symbol: 'ETC', atMs: nextAtMs + 1 })?.epoch).toBe(396);
    expect(estimateEpoch({ symbol: 'ETC', atMs: nextAtMs - 13_300 })?.epoch).toBe(395);
  });

  it('starts from what the pool has told when it has', () => {
    const anchor = { height: 24_000_000, atMs: Date.UTC(2026, 1, 1) };
    expect(estimateEpoch({ symbol: 'ETC', atMs: anchor.atMs, anchor, blockTimeS: 13 })).toMatchObject({ height: 24_000_000, epoch: 400 });
  });

  it.each(['ETH', 'ZIL', 'EXP', 'MUSIC', 'CAU', 'XYZ'])('gives no date for %s', (symbol) => {
    expect(estimateEpoch({ symbol, atMs: Date.UTC(2026, 0, 1) })).toBeUndefined();
  });

  it('knows nothing before the first block', () => {
    expect(estimateEpoch({ symbol: 'EVR', atMs: Date.UTC(2020, 0, 1) })).toBeUndefined();
  });
});
