import { describe, expect, it } from 'vitest';
import { type Electricity } from '#src/domain/electricity/electricity.ts';
import { purchase } from '#src/features/tools/fleet/buy.model.ts';
import { poolCoin } from '../../pool-coin.ts';
import { s19j } from './fleet-rows.ts';

/** A TH/s brings 0.294 CNY a day. */
const list = [poolCoin({ dayIncome: 1e-6, dayIncomeMoney: 0.294, priceUsa: 42_000, difficulty: 150e12 })];
const night = Array.from({ length: 24 }, (_, hour) => (hour < 8 || hour >= 22 ? 0.35 : 0.62));
const byHour: Electricity = { currency: 'CNY', hours: { weekday: night, weekend: night }, dated: [], isFlat: false };
const flatAt = (perKwh: number): Electricity => {
  const hours = night.map(() => perKwh);
  return { currency: 'CNY', hours: { weekday: hours, weekend: hours }, dated: [], isFlat: true };
};
const nowMs = Date.UTC(2026, 10, 25, 4);
const buy = (costOfOne: number | undefined, electricity = byHour, changes = {}) =>
  purchase({ row: { ...s19j, ...changes }, costOfOne, list, electricity, rules: { by: 'income' }, nowMs });

describe('40 further S19j Pro 100T', () => {
  it('leave 63 a day in the ten hours of 0.35, and pay 10 each back in a week', () => {
    const { net, breakEven, payback, cautious, today } = buy(10);
    // 40 × (29.4 × 10 / 24 - 3.05 kW × 10 h × 0.35) = 40 × (12.25 - 10.675).
    expect(net).toBeCloseTo(63, 9);
    expect(today?.net).toBeCloseTo(63, 9);
    expect(breakEven).toBeCloseTo(29.4 / 73.2, 9);
    // 400 / 63
    expect(payback).toBeCloseTo(6.349, 2);
    // A tenth of a percent a day is a little later.
    expect(Number(cautious)).toBeGreaterThan(6.349);
  });

  it('at one price of 0.30 run all day; above their break-even they never pay back', () => {
    // 40 × (29.4 - 73.2 × 0.3) = 297.6 a day; 40 × 20 / 297.6.
    expect(buy(20, flatAt(0.3))).toMatchObject({ net: expect.closeTo(297.6, 9), payback: expect.closeTo(2.688, 2) });
    expect(buy(20, flatAt(0.45))).toMatchObject({ net: expect.closeTo(40 * (29.4 - 32.94), 9), payback: 'never', cautious: 'never' });
  });

  it('do not pay back a price that the halving of 2028 cuts short', () => {
    // 7.44 a day for some 500 days are 3,700; then half of 29.4 is under 21.96 of electricity.
    expect(buy(5000, flatAt(0.3)).payback).toBe('never');
    expect(buy(3000, flatAt(0.3)).payback).toBeCloseTo(3000 / 7.44, 0);
  });

  it('know no payback without a price, and nothing of a coin that the pool does not list', () => {
    expect(buy(undefined).payback).toBeUndefined();
    expect(buy(10, byHour, { coinId: 4 })).toMatchObject({ net: undefined, breakEven: undefined, payback: undefined });
    expect(buy(10, byHour, { count: '0' }).net).toBeUndefined();
  });
});
