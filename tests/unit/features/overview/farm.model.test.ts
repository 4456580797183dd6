import { describe, expect, it } from 'vitest';
import { farmCurve, figureOf, workerCounts, workerRows } from '#src/features/overview/farm.model.ts';
import { madeAt, sampleFarm } from './samples.ts';

describe('workers', () => {
  it('are inactive after ten minutes without a share, and stand first', () => {
    expect(workerRows(sampleFarm(), madeAt)?.map(({ name, state }) => [name, state])).toEqual([
      ['hall-02', 'inactive'],
      ['hall-01', 'active'],
      ['hall-03', 'active'],
    ]);
  });

  it('are as the response says, however old it is', () => {
    expect(workerCounts(sampleFarm(), madeAt)?.byState).toEqual({ active: 2, inactive: 1, unknown: 0 });
  });

  it('without a time of share are judged by their hashrate, and without both not at all', () => {
    const workers = [{ name: 'a', hashrate: 1 }, { name: 'b', hashrate: 0 }, { name: 'c' }];
    expect(workerRows(sampleFarm({ workers }), madeAt)?.map(({ name, state, hashrate }) => [name, state, hashrate?.value])).toEqual([
      ['b', 'inactive', '0.00'],
      ['a', 'active', '1.00'],
      ['c', 'unknown', undefined],
    ]);
  });

  it('that the pool only counts are a number, and no workers at all are nothing', () => {
    const counted = sampleFarm({ workers: '12' });
    expect(workerRows(counted, madeAt)).toBeUndefined();
    expect(workerCounts(counted, madeAt)).toEqual({ total: 12, byState: undefined });
    expect(workerCounts(sampleFarm({ workers: undefined }), madeAt)).toBeUndefined();
  });
});

describe('the curve', () => {
  it('is in order of time and in the unit of its highest point', () => {
    expect(farmCurve(sampleFarm())).toEqual({
      unit: 'GH/s',
      points: [
        { atMs: madeAt - 7_200_000, value: 50 },
        { atMs: madeAt - 3_600_000, value: 52 },
      ],
    });
  });

  it('keeps a unit of the pool that is none of ours, and is nothing where there is none', () => {
    expect(farmCurve(sampleFarm({ hashrateUnit: 'Sol/s' }))).toMatchObject({ unit: 'Sol/s', points: [{ value: 50_000 }, {}] });
    expect(farmCurve(sampleFarm({ curve: undefined }))).toBeUndefined();
    expect(farmCurve(sampleFarm({ curve: [] }))?.points).toEqual([]);
  });
});

it('a figure the pool leaves out is none', () => {
  expect(figureOf(null, 'MH/s')).toBeNull();
  expect(figureOf(41_262.5, 'MH/s')).toEqual({ value: '41.26', unit: 'GH/s' });
});
