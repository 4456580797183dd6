import { describe, expect, it } from 'vitest';
import { dagCoins } from '#src/domain/dag-coins.ts';
import { chainClock } from '#src/domain/dag-fit.ts';
import { DAY_MS } from '#src/domain/days.ts';
import { cardRows, type CardsQuestion } from '#src/features/tools/dag/cards.model.ts';
import { dagFields } from '#src/features/tools/dag/dag-fields.ts';
import { type DagQuestion, dagSizes, epochNow, gibOf } from '#src/features/tools/dag/dag.model.ts';
import { growth, yearsUntil } from '#src/features/tools/dag/growth.model.ts';
import vectors from '#tests/fixtures/dag.json' with { type: 'json' };
import { cpuMsOf } from '#tests/cpu-time.ts';

const nowMs = Date.UTC(2026, 10, 23, 6);
const questionOf = ({ symbol = 'ETC', ...changes }: Partial<DagQuestion> = {}): DagQuestion => ({
  symbol,
  by: 'epoch',
  text: '390',
  nowMs,
  clock: chainClock(symbol),
  ...changes,
});
const sizes = (changes: Partial<DagQuestion> = {}) => dagSizes(questionOf(changes));

describe('the DAG of a coin', () => {
  it('is exact at an epoch, with its first block', () => {
    const answer = sizes();
    expect(answer).toMatchObject({ epoch: 390, datasetBytes: 4_345_295_488, cacheBytes: 67_895_104, kind: 'chosen', height: 23_400_000 });
    expect(gibOf(answer!.datasetBytes)).toBeCloseTo(4.047, 3);
  });

  it('is reckoned up to the last epoch that any chain may reach', () => {
    expect(sizes({ text: '1000000' })).toMatchObject({ epoch: 1_000_000, height: 60_000_000_000 });
  });

  it('is exact at a height, with the block at which the next epoch begins', () => {
    expect(sizes({ by: 'height', text: '23400001' })).toMatchObject({ epoch: 390, height: 23_400_001, nextEpochHeight: 23_460_000 });
  });

  it.each(vectors.extrapolationExamples.map((row) => [row.symbol, row.date, row] as const))(
    '%s on %s: as the facts say',
    (symbol, date, row) => {
      const { estHeight: height, epoch, datasetBytes } = row;
      expect(sizes({ symbol, by: 'date', text: date })).toMatchObject({ height, epoch, datasetBytes, kind: 'day' });
    },
  );

  it('is estimated for now when nothing was typed, from the block that the pool told where it did', () => {
    expect(sizes({ text: '' })).toMatchObject({ kind: 'now' });
    const clock = chainClock('ETC', { height: 30_000_000, atMs: nowMs });
    expect(sizes({ text: '', clock })).toMatchObject({ height: 30_000_000, epoch: 500, datasetBytes: 5_268_040_832 });
    const slow = chainClock('ETC', { height: 30_000_000, atMs: nowMs, blockTimeS: 20 });
    expect(sizes({ by: 'date', text: '2026-11-24', clock: slow })).toMatchObject({ height: 30_000_000 + (18 * 3600) / 20 });
  });

  it('is that of the last mined block where a chain is history, and of its only epoch for Zilliqa', () => {
    const last = { kind: 'last', epoch: 517, datasetBytes: 5_410_650_496, nextEpochHeight: undefined };
    expect(sizes({ symbol: 'ETH', by: 'date', text: '' })).toMatchObject(last);
    expect(epochNow(questionOf({ symbol: 'ETH' }))).toBe(517);
    expect(sizes({ symbol: 'ZIL', by: 'epoch', text: '0' })).toMatchObject({ height: undefined, kind: 'chosen' });
    expect(sizes({ symbol: 'ZIL', by: 'date', text: '2027-01-01' })).toMatchObject({
      epoch: 0,
      datasetBytes: 1_073_739_904,
      height: undefined,
    });
  });

  it.each([
    ['a day on a chain without figures', { symbol: 'MUSIC', by: 'date', text: '2027-01-01' }],
    ['a day after the end of a chain', { symbol: 'ETH', by: 'date', text: '2027-01-01' }],
    ['a day before the first block', { symbol: 'EVR', by: 'date', text: '2020-01-01' }],
    ['what is no day', { by: 'date', text: '2027-13-45' }],
    ['what is no number', { by: 'height', text: 'abc' }],
    ['an epoch beyond any chain', { text: '1000001' }],
  ] as const)('is unknown for %s', (_name, changes) => {
    expect(sizes(changes)).toBeUndefined();
  });
});

describe('a link to the DAG calculator', () => {
  it.each([
    [{ by: 'epoch', epoch: -3 }, { epoch: '' }],
    [{ by: 'epoch', epoch: 390 }, { epoch: '390' }],
    [{ by: 'height', height: '25,894,026' }, { height: '25894026' }],
    [{ by: 'height', height: 25.5 }, { height: '' }],
    [{ by: 'date', date: '2028-01-01' }, { date: '2028-01-01' }],
    [{ by: 'date', date: 'hello' }, { date: '' }],
  ])('asks with %j as its field does', (search, changes) => {
    expect(dagFields.read(search).inputs).toEqual({ ...dagFields.initial, by: search.by, ...changes });
  });
});

describe('cards', () => {
  const rows = ({ symbol = 'ETC', ...changes }: Partial<CardsQuestion> = {}) => {
    const question = questionOf({ symbol, by: 'date', text: '' });
    return cardRows({ ...question, sizes: dagSizes(question)!, system: 'windows', card: '', epochNow: epochNow(question), ...changes });
  };
  const endOf = (memoryGb: number, changes: Partial<CardsQuestion> = {}) => rows(changes).find((row) => row.memoryGb === memoryGb)?.end;

  it('have a row for each memory size, after the one that was chosen', () => {
    expect(rows().map(({ memoryGb }) => memoryGb)).toEqual([2, 3, 4, 5, 6, 8, 10, 11, 12, 16, 20, 24]);
    expect(rows({ card: 'RTX 5090' })[0]).toMatchObject({ name: 'RTX 5090', memoryGb: 32 });
    expect(rows({ card: 'Voodoo 2' })).toHaveLength(12);
  });

  it('are full beyond what the system leaves, tight within 0.3 GiB of that, and filled by dataset and cache', () => {
    const fitOf = (datasetGib: number, cacheGib = 0) => {
      const size = { ...sizes()!, datasetBytes: datasetGib * 2 ** 30, cacheBytes: cacheGib * 2 ** 30 };
      const { fit, filledRatio } = rows({ sizes: size }).find(({ memoryGb }) => memoryGb === 6)!;
      return [fit, Number((filledRatio * 6).toFixed(6))];
    };
    expect(fitOf(5.09)).toEqual(['fits', 5.09]);
    expect(fitOf(5.11)).toEqual(['tight', 5.11]);
    expect(fitOf(5.3, 0.2)).toEqual(['full', 5.5]);
  });

  it('end as seen from now, whatever epoch is asked for; from that where now is not known', () => {
    const later = { sizes: dagSizes(questionOf({ text: '600' }))! };
    expect(rows(later).find(({ memoryGb }) => memoryGb === 6)).toMatchObject({ fit: 'full', end: { kind: 'ends' } });
    expect(endOf(6, { ...later, epochNow: undefined })).toMatchObject({ kind: 'ended' });
  });

  it('are full, or have a day ahead within a range, or one too far to tell', () => {
    expect(endOf(4)).toMatchObject({ kind: 'ended' });
    const end = endOf(6);
    expect(end).toMatchObject({ kind: 'ends', when: { atMs: expect.any(Number) } });
    expect(endOf(24)).toEqual({ kind: 'far' });
  });

  it('have no day before today where the range of one ahead is wide', () => {
    const end = endOf(6, { clock: { ...chainClock('ETC')!, spread: 2 } });
    expect(end).toMatchObject({ kind: 'ends', when: { fromMs: nowMs } });
    expect(endOf(12, { clock: { ...chainClock('ETC')!, spread: 2 } })).toMatchObject({ kind: 'ends' });
    expect(endOf(4, { epochNow: 200 })).toMatchObject({ kind: 'ends', when: { atMs: nowMs } });
  });

  it('hold longer under Linux', () => {
    const dayOf = (system: 'linux' | 'windows') => {
      const end = endOf(6, { system });
      return end && 'epoch' in end ? (end.when?.atMs ?? 0) : 0;
    };
    // 0.3 GiB are 38 epochs of 60,000 blocks.
    expect((dayOf('linux') - dayOf('windows')) / DAY_MS).toBeCloseTo(38 * 60_000 * (13.3 / 86_400), -1);
  });

  it('were too small from the start where the chain began with a larger DAG', () => {
    expect(endOf(4, { symbol: 'CFX' })).toEqual({ kind: 'tooSmall' });
    expect(endOf(2, { symbol: 'RVN' })).toEqual({ kind: 'tooSmall' });
    expect(endOf(3, { symbol: 'RVN' })).toMatchObject({ kind: 'ended' });
    expect(endOf(2, { symbol: 'ETC' })).toMatchObject({ kind: 'ended' });
  });

  it('never stop on a chain whose DAG no longer grows', () => {
    expect(endOf(8, { symbol: 'FIRO' })).toEqual({ kind: 'never' });
    expect(endOf(2, { symbol: 'ZIL' })).toEqual({ kind: 'never' });
  });

  it('stop at an epoch without a day where no day can be told', () => {
    const question = questionOf({ symbol: 'CAU', text: '300' });
    const [row] = cardRows({ ...question, sizes: dagSizes(question)!, system: 'linux', card: 'RTX 3080 10GB', epochNow: undefined });
    expect(row?.end).toMatchObject({ kind: 'ends', when: undefined });
  });

  it('never fill more than all of their cells', () => {
    const full = dagSizes(questionOf({ text: '5000' }))!;
    expect(rows({ sizes: full }).every(({ filledRatio, fit }) => filledRatio <= 1 && fit === 'full')).toBe(true);
  });

  it('take a moment to reckon, for every coin', () => {
    const spentMs = dagCoins.map(({ symbol }) => {
      const question = questionOf({ symbol, text: '300' });
      const all = () =>
        cardRows({ ...question, sizes: dagSizes(question)!, system: 'windows', card: 'RTX 3080 10GB', epochNow: epochNow(question) });
      all();
      return Math.min(...Array.from({ length: 5 }, () => cpuMsOf(all)));
    });
    expect(Math.max(...spentMs)).toBeLessThan(4);
  });
});

describe('growth', () => {
  it('is drawn from three years back to after the day it is drawn for', () => {
    expect(yearsUntil(undefined, nowMs)).toBe(3);
    expect(yearsUntil(nowMs + 365 * DAY_MS, nowMs)).toBe(3);
    expect(yearsUntil(nowMs + 5 * 365 * DAY_MS, nowMs)).toBe(6);
    expect(yearsUntil(nowMs + 90 * 365 * DAY_MS, nowMs)).toBe(12);
    const points = growth({ symbol: 'RVN', ...chainClock('RVN')!, nowMs, futureYears: 3 });
    expect(points).toHaveLength(73);
    expect(points[36]?.atMs).toBe(nowMs);
    expect(points.every(({ value }, index) => index === 0 || value >= points[index - 1]!.value)).toBe(true);
  });

  it('has no point beyond what any chain reaches', () => {
    const fast = growth({ symbol: 'ETC', anchor: { height: 25_000_000, atMs: nowMs }, blockTimeS: 1e-6, nowMs, futureYears: 12 });
    expect(fast.every(({ value }) => value > 0)).toBe(true);
    expect(fast.length).toBeLessThan(12);
  });

  it('begins with the chain', () => {
    const [first] = growth({ symbol: 'XNA', ...chainClock('XNA')!, nowMs: Date.UTC(2024, 0, 1), futureYears: 3 });
    expect(first?.value).toBeCloseTo(1, 1);
  });
});
