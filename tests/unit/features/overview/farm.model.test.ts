import { describe, expect, it } from 'vitest';
import { comingWindow, figureOf, listedBelowAverage, nextPayout } from '#src/features/overview/farm.model.ts';
import { beijingDayStart, HOUR_MS } from '#src/domain/days.ts';
import { madeAt, sampleFarm } from './samples.ts';

describe('the next payout', () => {
  const dayStart = beijingDayStart(madeAt);
  const rules = (minPay: number | null) => ({ minPay, times: { opensMin: 480, closesMin: 960 } });
  const owed = (changes: Record<string, unknown> = {}) => sampleFarm({ unpaid: 2.5, incomeToday: 0.5, payouts: [], ...changes });

  it('before and in the window is today and without what the running day has brought', () => {
    for (const hour of [1, 9]) {
      expect(nextPayout(owed(), rules(0.1), dayStart + hour * HOUR_MS)).toEqual({
        amount: 2,
        isGrowing: false,
        window: { opensAtMs: dayStart + 8 * HOUR_MS, closesAtMs: dayStart + 16 * HOUR_MS },
        minimum: { amount: 0.1, missing: 0 },
      });
    }
  });

  it('after the window, and once today was paid, is tomorrow and all that is owed', () => {
    const tomorrow = { amount: 2.5, isGrowing: true, window: { opensAtMs: dayStart + 32 * HOUR_MS, closesAtMs: dayStart + 40 * HOUR_MS } };
    expect(nextPayout(owed(), rules(0.1), dayStart + 17 * HOUR_MS)).toMatchObject(tomorrow);
    const paid = owed({ payouts: [{ time: (dayStart + 11 * HOUR_MS) / 1000, amount: 1, txid: '' }] });
    expect(nextPayout(paid, rules(0.1), dayStart + 12 * HOUR_MS)).toMatchObject(tomorrow);
    const paidOn = (...hours: number[]) =>
      nextPayout(
        owed({ payouts: hours.map((hour) => ({ time: (dayStart + hour * HOUR_MS) / 1000, amount: 1, txid: '' })) }),
        rules(0.1),
        madeAt,
      );
    expect(paidOn(-20, 0)).toMatchObject(tomorrow);
    expect(paidOn(-20, -1)?.amount).toBe(2);
  });

  it('is in no window of today, however open, once today was paid', () => {
    const { times } = rules(0.1);
    const today = { opensAtMs: dayStart + 8 * HOUR_MS, closesAtMs: dayStart + 16 * HOUR_MS };
    const paidAt = (hour: number) => ({ payouts: [{ time: (dayStart + hour * HOUR_MS) / 1000, amount: 1, txid: '' }] });
    expect(comingWindow({ payouts: [] }, times, dayStart + 12 * HOUR_MS)).toEqual(today);
    expect(comingWindow(paidAt(-13), times, dayStart + 12 * HOUR_MS)).toEqual(today);
    expect(comingWindow(paidAt(11), times, dayStart + 12 * HOUR_MS)).toEqual({
      opensAtMs: dayStart + 32 * HOUR_MS,
      closesAtMs: dayStart + 40 * HOUR_MS,
    });
  });

  it('says whether it reaches the minimum, where the pool states one, and is none where nothing is known to be owed', () => {
    expect(nextPayout(owed(), rules(3), dayStart + HOUR_MS)?.minimum).toEqual({ amount: 3, missing: 1 });
    expect(nextPayout(owed(), rules(null), dayStart + HOUR_MS)).toMatchObject({ amount: 2, minimum: undefined });
    expect(nextPayout(owed({ unpaid: null }), rules(0.1), madeAt)).toBeUndefined();
    // Exactly the minimum reaches it; what today has brought does not count towards it, nor make less than nothing of the rest.
    expect(nextPayout(owed(), rules(2), madeAt)?.minimum).toEqual({ amount: 2, missing: 0 });
    expect(nextPayout(owed(), rules(2.1), madeAt)?.minimum?.missing).toBeCloseTo(0.1);
    expect(nextPayout(owed({ unpaid: 0 }), rules(0), madeAt)).toMatchObject({ amount: 0, minimum: { amount: 0, missing: 0 } });
    expect(nextPayout(owed({ unpaid: 0.2 }), rules(0.1), madeAt)?.amount).toBe(0);
  });

  it('has no time where the pool does not state it, at whatever hour, and that of a pool which names one', () => {
    for (const hour of [1, 9, 17]) {
      const unstated = nextPayout(owed(), { minPay: 0.1, times: undefined }, dayStart + hour * HOUR_MS);
      expect(unstated).toMatchObject({ amount: 2.5, isGrowing: false, window: undefined });
    }
    const atEleven = { minPay: 0.1, times: { opensMin: 660, closesMin: null } };
    const moment = dayStart + 11 * HOUR_MS;
    expect(nextPayout(owed(), atEleven, moment - 1)?.window).toEqual({ opensAtMs: moment, closesAtMs: moment });
    expect(nextPayout(owed(), atEleven, moment)?.window?.opensAtMs).toBe(moment + 24 * HOUR_MS);
  });

  it('is no amount where the pool does not tell what the running day has brought, and all that is owed once that day is over', () => {
    const untold = owed({ incomeToday: null });
    expect(nextPayout(untold, rules(0.1), dayStart + HOUR_MS)).toMatchObject({ amount: undefined, minimum: undefined });
    expect(nextPayout(untold, rules(0.1), dayStart + 17 * HOUR_MS)).toMatchObject({ amount: 2.5, minimum: { missing: 0 } });
    // All that is owed is less than the pool pays: no time of today is a payout's.
    expect(nextPayout(untold, rules(3), dayStart + HOUR_MS)).toMatchObject({ amount: undefined, minimum: { amount: 3, missing: 0.5 } });
  });
});

it('a figure the pool leaves out is none', () => {
  expect(figureOf(null, 'MH/s')).toBeNull();
  expect(figureOf(0, 'MH/s')).toEqual({ value: '0.00', unit: 'MH/s' });
  expect(figureOf(41_262.5, 'MH/s')).toEqual({ value: '41.26', unit: 'GH/s' });
});

describe('the average of a farm beside those of its listed workers', () => {
  const rig = (hashrate24h: number | null) => ({ name: 'rig', hashrate: 1, hashrate24h, lastShareTime: null });
  it.each([
    ['above them', 100, [rig(30), rig(20)], 50],
    ['as their sum, rounded elsewhere', 51, [rig(30), rig(20)], undefined],
    ['below them', 40, [rig(30), rig(20)], undefined],
    ['above them, one of which is not known', 100, [rig(30), rig(null)], undefined],
    ['not told', null, [rig(30)], undefined],
    ['of a pool that tells a number of workers', 100, 2, undefined],
    ['of an empty list', 100, [], undefined],
  ])('%s', (_case, hashrate24h, workers, listed) => {
    expect(listedBelowAverage({ hashrate24h, workers })).toBe(listed);
  });
});
