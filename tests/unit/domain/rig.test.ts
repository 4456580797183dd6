import { describe, expect, it } from 'vitest';
import { coinsPerDay } from '#src/domain/earnings.ts';
import { flatDay, hourlyDay } from './electricity/flat-day.ts';
import { byOrder, cardsPowerW, rigDay, rigHashrateHs, rigOrder, wallPowerW } from '#src/domain/rig.ts';

const six = [{ hashrateHs: 46e6, powerW: 279, count: 6 }];
const parts = { boardW: 60, fansW: 30, psuEfficiency: 0.92 };

describe('a rig', () => {
  it('adds up its cards, of one kind and of several', () => {
    expect(rigHashrateHs(six)).toBe(276e6);
    expect(cardsPowerW(six)).toBe(1674);
    const mixed = [...six, { hashrateHs: 30e6, powerW: 150, count: 2 }];
    expect([rigHashrateHs(mixed), cardsPowerW(mixed)]).toEqual([336e6, 1974]);
  });

  it('knows no total that lacks a part, nor one of no cards', () => {
    expect(cardsPowerW([...six, { hashrateHs: 1, powerW: undefined, count: 1 }])).toBeUndefined();
    expect([rigHashrateHs([]), cardsPowerW([])]).toEqual([undefined, undefined]);
  });

  it('draws at the wall what cards, board and fans take through the power supply', () => {
    expect(wallPowerW(1674, parts)).toBeCloseTo(1764 / 0.92, 9);
    expect(wallPowerW(1674, { boardW: 0, fansW: 0, psuEfficiency: 1 })).toBe(1674);
    for (const psuEfficiency of [0, 1.01, Number.NaN]) expect(wallPowerW(1674, { ...parts, psuEfficiency })).toBeUndefined();
    expect(wallPowerW(undefined, parts)).toBeUndefined();
  });
});

describe('a day of a rig', () => {
  const coinsPerHs = coinsPerDay({ symbol: 'RVN', hashrateHs: 1, difficulty: 70_000, blockReward: 2500, feeRate: 0.01 });
  const question = { hashrateHs: 276e6, powerW: 1674, coinsPerHs, coinPrice: 0.02, usual: flatDay(0.06), unit: 'MH/s' };

  it('has the check values of six cards (P05 to P07)', () => {
    const day = rigDay(question);
    expect(day.coins! / 196.30896193640572).toBeCloseTo(1, 11);
    expect(day.shutdown! / 0.012279419014914361).toBeCloseTo(1, 11);
    expect(day.ratio! / 6.0652173913043477).toBeCloseTo(1, 11);
    expect(day.income).toBeCloseTo(196.30896193640572 * 0.02, 9);
    expect(day.net).toBeCloseTo(day.income! - day.electricity!, 12);
    expect(day.share).toBeCloseTo(day.electricity! / day.income!, 12);
  });

  it('is unknown, never NaN, where something is not known', () => {
    expect(rigDay({ ...question, powerW: undefined })).toMatchObject({
      electricity: undefined,
      net: undefined,
      shutdown: undefined,
      ratio: undefined,
    });
    expect(rigDay({ ...question, powerW: undefined }).income).toBeGreaterThan(0);
    expect(rigDay({ ...question, coinPrice: null })).toMatchObject({ income: undefined, net: undefined, share: undefined });
    const none = rigDay({ ...question, hashrateHs: undefined });
    expect([none.coins, none.income, none.net, none.shutdown, none.ratio]).toEqual(Array(5).fill(undefined));
  });

  it('ranks most net first and what is not known last', () => {
    const days = [undefined, -1, 3, undefined, 0].map((net) => ({ net, breakEven: undefined }));
    expect(rigOrder(days)).toBe('net');
    expect(days.toSorted(byOrder('net')).map(({ net }) => net)).toEqual([3, 0, -1, undefined, undefined]);
  });

  it('ranks by the bearable price of electricity where nothing pays, and by net where nothing is known', () => {
    const days = [
      { net: -1, breakEven: 0.01 },
      { net: undefined, breakEven: undefined },
      { net: -3, breakEven: 0.02 },
    ];
    expect(rigOrder(days)).toBe('breakEven');
    expect(days.toSorted(byOrder(rigOrder(days))).map(({ breakEven }) => breakEven)).toEqual([0.02, 0.01, undefined]);
    expect(rigOrder([{ net: undefined, breakEven: undefined }])).toBe('net');
    expect(
      rigOrder([
        { net: -1, breakEven: 0.01 },
        { net: 0, breakEven: 0.1 },
      ]),
    ).toBe('net');
  });

  it('runs by the hour only while it pays, and stands still where no hour does', () => {
    const breakEven = rigDay(question).breakEven!;
    const prices = Array.from({ length: 24 }, (_, hour) => (hour < 6 ? breakEven / 2 : breakEven * 2));
    const day = rigDay({ ...question, usual: hourlyDay(prices) });
    const whole = rigDay(question);
    expect(day.runningHours).toBe(6);
    expect(day.coins).toBeCloseTo(whole.coins! / 4, 9);
    expect(day.net).toBeCloseTo(whole.income! / 8, 9);
    expect(day.shutdown).toBeCloseTo(question.coinPrice / 2, 9);
    const dear = rigDay({ ...question, usual: hourlyDay(prices.map((price) => price * 4)) });
    expect([dear.runningHours, dear.net, dear.coins]).toEqual([0, 0, 0]);
    expect(rigOrder([dear])).toBe('breakEven');
  });

  it('breaks even at the price that takes the whole income', () => {
    const day = rigDay(question);
    expect(rigDay({ ...question, usual: flatDay(day.breakEven!) }).net).toBeCloseTo(0, 9);
    expect(rigDay({ ...question, powerW: undefined }).breakEven).toBeUndefined();
  });
});
