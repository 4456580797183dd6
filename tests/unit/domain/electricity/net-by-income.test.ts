import { describe, expect, it } from 'vitest';
import { runningDay, type UsualDay } from '#src/domain/electricity/electricity.ts';
import { netByIncome } from '#src/domain/electricity/net-by-income.ts';

const night: UsualDay = {
  basis: 'day',
  days: 1,
  prices: Array.from({ length: 24 }, (_, hour) => ({ perKwh: hour < 10 ? 0.35 : 0.62, hours: 1 })),
};

describe('what is left of a day as the income falls', () => {
  it('is what the hours that pay leave', () => {
    // 1 kW: 24 a day is 1 an hour.
    const net = netByIncome(night, { incomePerDay: 24, powerW: 1000 });
    expect(net(1)).toBeCloseTo(10 * 0.65 + 14 * 0.38, 9);
    expect(net(0.5)).toBeCloseTo(10 * 0.15, 9);
    expect(net(0.62)).toBeCloseTo(10 * 0.27, 9);
    expect(net(0.35)).toBe(0);
    expect(net(0.3)).toBeLessThan(0);
    for (const factor of [1, 0.8, 0.62, 0.5, 0.36])
      expect(net(factor)).toBeCloseTo(runningDay(night, { incomePerDay: 24 * factor, powerW: 1000 }).net ?? Number.NaN, 9);
  });
  it('is that of all hours at one price, and that of seven days over seven', () => {
    const flat: UsualDay = { basis: 'flat', days: 1, prices: [{ perKwh: 0.5, hours: 24 }] };
    expect(netByIncome(flat, { incomePerDay: 24, powerW: 1000 })(0.25)).toBeCloseTo(-6, 9);
    const week: UsualDay = {
      basis: 'week',
      days: 7,
      prices: [...night.prices.map((each) => ({ ...each, hours: 5 })), { perKwh: 0, hours: 48 }],
    };
    expect(netByIncome(week, { incomePerDay: 24, powerW: 1000 })(0.5)).toBeCloseTo((5 * 1.5 + 48 * 0.5) / 7, 9);
  });
  it('is not known without a price', () => {
    const none: UsualDay = { basis: 'day', days: 1, prices: [{ perKwh: undefined, hours: 24 }] };
    expect(netByIncome(none, { incomePerDay: 24, powerW: 1000 })(1)).toBeNaN();
  });
});
