import { describe, expect, it } from 'vitest';
import { type Electricity } from '#src/domain/electricity/electricity.ts';
import { priceOfOne, purchase, soonest } from '#src/features/tools/buy/buy.model.ts';
import { type Offer, offerCodec } from '#src/state/offers.ts';
import { poolCoin } from '../../pool-coin.ts';
import { s19j } from '../fleet/fleet-rows.ts';

/** A TH/s brings 0.294 CNY a day. */
const list = [poolCoin({ dayIncome: 1e-6, dayIncomeMoney: 0.294, priceUsa: 42_000, difficulty: 150e12 })];
const night = Array.from({ length: 24 }, (_, hour) => (hour < 8 || hour >= 22 ? 0.35 : 0.62));
const byHour: Electricity = { currency: 'CNY', hours: { weekday: night, weekend: night }, dated: [], isFlat: false };
const flatAt = (perKwh: number): Electricity => {
  const hours = night.map(() => perKwh);
  return { currency: 'CNY', hours: { weekday: hours, weekend: hours }, dated: [], isFlat: true };
};
const nowMs = Date.UTC(2026, 10, 25, 4);
const offer: Offer = { ...offerCodec.initial, ...s19j };
const question = { list, cnyPerUsd: 7, rules: { by: 'income' }, nowMs } as const;
const buy = (cost: string, electricity = byHour, changes: Partial<Offer> = {}) =>
  purchase({ ...offer, cost, costIn: 'CNY', ...changes }, { ...question, electricity });

describe('40 further S19j Pro 100T', () => {
  it('leave 63 a day in the ten hours of 0.35, and pay 10 each back in a week', () => {
    const { net, breakEven, today, cautious, plan, cost, verdict } = buy('10');
    // 40 × (29.4 × 10 / 24 - 3.05 kW × 10 h × 0.35) = 40 × (12.25 - 10.675).
    expect(net).toBeCloseTo(63, 9);
    expect(plan?.net).toBeCloseTo(63, 9);
    expect(breakEven).toBeCloseTo(29.4 / 73.2, 9);
    expect(cost).toBe(400);
    // 400 / 63
    expect(today?.payback).toBeCloseTo(6.349, 2);
    // A tenth of a percent a day is a little later.
    expect(Number(cautious?.payback)).toBeGreaterThan(6.349);
    expect(verdict).toMatchObject({ kind: 'yes' });
  });

  it('at one price of 0.30 run all day; above their break-even they never pay back', () => {
    // 40 × (29.4 - 73.2 × 0.3) = 297.6 a day; 40 × 20 / 297.6.
    expect(buy('20', flatAt(0.3))).toMatchObject({ net: expect.closeTo(297.6, 9), today: { payback: expect.closeTo(2.688, 2) } });
    expect(buy('20', flatAt(0.45))).toMatchObject({ net: expect.closeTo(40 * (29.4 - 32.94), 9), verdict: { kind: 'standing' } });
  });

  it('do not pay back a price that the halving of 2028 cuts short, which is told with what they bring back until then', () => {
    // 7.44 a day for some 500 days are 3,700; then half of 29.4 is under 21.96 of electricity.
    const { verdict } = buy('5000', flatAt(0.3));
    expect(verdict).toMatchObject({ kind: 'no', until: { kind: 'cut', isHalving: true } });
    expect(verdict.kind === 'no' && verdict.earned / 40).toBeGreaterThan(3_500);
    expect(verdict.kind === 'no' && verdict.earned / 40).toBeLessThan(3_900);
    expect(buy('3000', flatAt(0.3)).today?.payback).toBeCloseTo(3000 / 7.44, 0);
  });

  it('pay back a price only while the difficulty stays, where a rise of 3% a month brings the loss before', () => {
    expect(buy('1500', flatAt(0.3)).verdict).toMatchObject({
      kind: 'depends',
      payback: expect.closeTo(1500 / 7.44, 0),
      until: { kind: 'loss' },
    });
  });

  it('know no payback without a price, and nothing of a coin that the pool does not list', () => {
    expect(buy('').verdict).toEqual({ kind: 'unpriced' });
    expect(buy('10', byHour, { coinId: 4 })).toMatchObject({ net: undefined, breakEven: undefined, verdict: { kind: 'unknown' } });
    expect(buy('10', byHour, { count: '0' })).toMatchObject({ net: undefined, verdict: { kind: 'open' } });
  });
});

describe('the price of one', () => {
  const shown = { currency: 'CNY', cnyPerUsd: 7 } as const;

  it('is with freight, each in its own currency, and with customs and tax on both', () => {
    const dear: Offer = { ...offer, cost: '2000', costIn: 'USD', freight: '500', freightIn: 'CNY', percent: '13' };
    // (14,000 + 500) × 1.13
    expect(priceOfOne(dear, shown)).toBeCloseTo(16_385, 6);
    expect(priceOfOne({ ...dear, freight: '', percent: '' }, shown)).toBe(14_000);
  });

  it('is none while it is not typed, and not known without a rate or a currency', () => {
    expect(priceOfOne({ ...offer, freight: '5', freightIn: 'CNY' }, shown)).toBeUndefined();
    expect(priceOfOne({ ...offer, cost: '5', costIn: 'USD' }, { ...shown, cnyPerUsd: undefined })).toBeNaN();
    expect(priceOfOne({ ...offer, cost: '5' }, shown)).toBeNaN();
    expect(buy('5', byHour, { costIn: null }).verdict).toEqual({ kind: 'unknown' });
  });
});

it('of several offers the one that is back first is named, once two have a price', () => {
  const [one, other, never] = [buy('20', flatAt(0.3)), buy('10', flatAt(0.3)), buy('9000', flatAt(0.3))];
  expect(soonest([one, other, never])).toBe(other);
  expect(soonest([one, buy('')])).toBeUndefined();
  expect(soonest([never, never])).toBeUndefined();
});

it('offers come back out of a link as they were typed, and are refused as a whole', () => {
  const offers = [
    { ...offer, cost: '2000', costIn: 'USD' as const, freight: '', freightIn: null, percent: '13' },
    { ...offer, id: 2, cost: '', costIn: null, freight: '9.5', freightIn: 'CNY' as const },
  ];
  const text = offerCodec.write(offers);
  expect(offerCodec.read(text)).toEqual(offers.map(({ id: _id, ...row }) => row));
  expect(offerCodec.read(text.slice(0, -3))).toBeUndefined();
});
