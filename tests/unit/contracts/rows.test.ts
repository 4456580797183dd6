import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { accountDetailResponse, farm } from '#src/contracts/anonymous.ts';
import {
  amount,
  changeRatio,
  label,
  moment,
  newestRowsOf,
  positive,
  readWithOmissions,
  rowsOf,
  secondsAhead,
} from '#src/contracts/rows.ts';

const row = z.object({ id: z.number(), figure: amount, name: label });
const read = <T extends z.ZodMiniType>(schema: T, value: unknown) => readWithOmissions(() => z.parse(schema, value));
const good = { id: 1, figure: 5, name: 'a' };

describe('a list', () => {
  it('without one of its rows is the others, and the row is noted', () => {
    const { result, faults, isCut } = read(rowsOf(row), [good, { ...good, id: 'x' }, null, { ...good, id: 2 }]);
    expect([result, isCut]).toEqual([[good, { ...good, id: 2 }], false]);
    expect(faults).toEqual([expect.stringContaining('id'), expect.stringContaining('row left out')]);
  });

  it.each([null, undefined, '', 'many', {}, -1, 1e300, Number.NaN])('keeps the row whose figure is %j, as not known', (figure) => {
    expect(read(rowsOf(row), [{ ...good, figure }]).result).toEqual([{ ...good, figure: null }]);
  });

  it('keeps a row whose text is none', () => {
    expect(
      read(rowsOf(row), [
        { ...good, name: {} },
        { id: 1, figure: 5 },
      ]).result,
    ).toEqual([
      { ...good, name: '' },
      { ...good, name: '' },
    ]);
  });

  it('notes a figure that cannot be meant, and not one that is absent', () => {
    expect(read(rowsOf(row), [{ ...good, figure: -3 }]).faults).toEqual(['figure withheld: -3']);
    expect(read(rowsOf(row), [{ ...good, figure: null }, { id: 2 }, { ...good, figure: ' ' }]).faults).toEqual([]);
  });

  it('that is longer than the limit is its first rows, and it is said', () => {
    const { result, isCut } = read(rowsOf(row, 2), [good, { ...good, id: 2 }, { ...good, id: 3 }]);
    expect([result.map(({ id }) => id), isCut]).toEqual([[1, 2], true]);
  });

  it('of times that is longer is its newest rows, in whichever order they come', () => {
    const rows = [{ time: 1 }, { time: 2 }, { time: 3 }];
    const newest = newestRowsOf(z.object({ time: z.number() }), 'time', 2);
    expect(read(newest, rows)).toMatchObject({ result: [{ time: 2 }, { time: 3 }], isCut: true });
    expect(read(newest, rows.toReversed())).toMatchObject({ result: [{ time: 3 }, { time: 2 }], isCut: true });
  });

  it('is all that is refused', () => {
    for (const value of [null, {}, 'none', 5]) expect(z.safeParse(rowsOf(row), value).success).toBe(false);
  });

  it('leaves no note behind for the next response', () => {
    read(rowsOf(row, 2), [null, good, good]);
    expect(read(rowsOf(row), [good])).toMatchObject({ faults: [], isCut: false });
  });

  it('of which not one row can be read is refused, unlike one without rows', () => {
    expect(z.safeParse(rowsOf(row), [null, {}]).success).toBe(false);
    expect(z.parse(rowsOf(row), [])).toEqual([]);
  });

  it('full of faults does not fill a log', () => {
    expect(read(rowsOf(row), [good, ...Array<null>(1000).fill(null)]).faults.length).toBeLessThan(50);
  });
});

describe('a figure that cannot be meant', () => {
  it.each([
    ['a difficulty of nought', positive, 0, null],
    ['a difficulty', positive, '1.5e14', 1.5e14],
    ['a loss of more than everything', changeRatio, -1.1, null],
    ['a loss of half', changeRatio, -0.5, -0.5],
    ['a share in 2286', moment, 9_999_999_999, null],
    ['a share at 0', moment, 0, null],
    ['a share in 2026', moment, 1_795_149_600, 1_795_149_600],
    ['an adjustment beyond the calendar', secondsAhead, 8.64e12, null],
    ['an adjustment that is past', secondsAhead, -60, null],
    ['an adjustment in a day', secondsAhead, 86_400, 86_400],
  ])('%s', (_name, schema, value, figure) => {
    expect(z.parse(schema, value)).toBe(figure);
  });
});

describe('a farm', () => {
  const now = 1_795_149_600;
  const worker = (index: number) => ({ name: `hall-${index}`, hashrate: 100, lastShareTime: now });
  const payout = (index: number) => ({ time: now - index * 60, amount: 0.1, txid: '' });
  const point = (index: number) => ({ dataTime: now - index * 60, hashrate: 1 });
  const farmWith = (parts: Record<string, unknown>) => read(farm, { hashrate: 1, hashrateUnit: 'MH/s', ...parts });
  const many = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index));

  it('of 10,000 workers is read whole', () => {
    const { result, isCut } = farmWith({ workers: many(10_000, worker) });
    expect([result.workers, isCut]).toEqual([expect.objectContaining({ length: 10_000 }), false]);
  });

  it('of more than 100,000 workers shows the first of them and says so', () => {
    const { result, isCut } = farmWith({ workers: many(100_001, worker) });
    expect([result.workers, isCut]).toEqual([expect.objectContaining({ length: 100_000 }), true]);
  });

  it('keeps its newest 2,000 payouts and the newest 1,100 points of its curve', () => {
    const { result } = farmWith({ payouts: many(2001, payout), curve: many(1101, point) });
    expect([result.payouts?.length, result.payouts?.[0]?.time]).toEqual([2000, now]);
    expect([result.curve?.length, result.curve?.at(-1)?.dataTime]).toEqual([1100, now]);
  });

  it('stands with a worker, a payout, a point or a whole list that cannot be read', () => {
    const parts = {
      workers: [worker(1), 'rig', { ...worker(2), hashrate: 'fast', lastShareTime: 0 }],
      payouts: [payout(1), { amount: 1 }],
      curve: { 0: point(0) },
      unpaid: -2.03,
    };
    expect(farmWith(parts).result).toMatchObject({
      workers: [worker(1), { name: 'hall-2', hashrate: null, lastShareTime: null }],
      payouts: [payout(1)],
      curve: undefined,
      unpaid: null,
    });
    expect(farmWith({ workers: 12 }).result.workers).toBe(12);
    expect(farmWith({ workers: 'all' }).result.workers).toBeUndefined();
    expect(accountDetailResponse.parse({ data: null })).toEqual({ data: null });
  });
});
