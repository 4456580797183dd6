import { describe, expect, it } from 'vitest';
import { ownHours, type OwnPower } from '#src/domain/watch/own-power.ts';

const HOUR_MS = 3_600_000;
/** Midnight of Saturday, 28 November 2026, in Shanghai. */
const MIDNIGHT = Date.UTC(2026, 10, 27, 16);
const hours = (off: readonly number[], days = 7) =>
  Array.from({ length: days * 24 }, (_, hour) => (off.includes(hour % 24) ? '1' : '0')).join('');
const kind = { coinId: 17, hashrateHs: 100e6, powerW: 1000, offWeek: hours([18, 19, 20, 21]), offNear: hours([18, 19], 2) };
const big = { coinId: 17, hashrateHs: 300e6, powerW: 2000, offWeek: hours([]), offNear: '' };
const power: OwnPower = {
  currency: 'CNY',
  perUsd: 7,
  nearFromMs: MIDNIGHT,
  pricesWeek: Array.from({ length: 168 }, (_, hour) => (hour % 24 < 8 ? 0.35 : 0.7)),
  pricesNear: Array.from({ length: 48 }, () => 1.4),
  machines: [kind, big],
};
const own = ownHours(power, { coinId: 17, timeZone: 'Asia/Shanghai' })!;
const at = (day: number, hour: number) => MIDNIGHT + (day * 24 + hour) * HOUR_MS;

describe('the owner’s hours', () => {
  it('are those of the planned days, then those of any week, by the owner’s clock', () => {
    expect([17.5, 18, 19.9, 20].map((hour) => own.isOff(at(0, hour), 100e6))).toEqual([false, true, true, false]);
    expect([17.5, 18, 21.9, 22].map((hour) => own.isOff(at(3, hour), 100e6))).toEqual([false, true, true, false]);
    expect([17, 18].map((hour) => own.isOff(at(-3, hour), 100e6))).toEqual([false, true]);
    expect(own.offUntil(at(0, 18.5), 100e6)).toBe(at(0, 20));
    expect(own.offUntil(at(4, 18.5), 100e6)).toBe(at(4, 22));
    expect(own.offUntil(at(4, 12), 100e6)).toBeUndefined();
  });

  it('are of the machines whose hashrate is the most similar', () => {
    expect(own.isOff(at(0, 18), 280e6)).toBe(false);
    expect(own.isOff(at(0, 18), 90e6)).toBe(true);
    expect(own.areAllOff(at(0, 18))).toBe(false);
    const alone = ownHours({ ...power, machines: [kind] }, { coinId: 17, timeZone: 'Asia/Shanghai' })!;
    expect(alone.areAllOff(at(0, 18))).toBe(true);
  });

  it('cost what the machine draws at the price of the hour, in USD', () => {
    expect(own.usdAt(at(0, 3), 100e6)).toBeCloseTo(1.4 / 7, 9);
    expect(own.usdAt(at(5, 3), 100e6)).toBeCloseTo(0.35 / 7, 9);
    expect(own.usdAt(at(5, 12), 150e6)).toBeCloseTo((0.7 * 1.5) / 7, 9);
    const unknown = { ...power, pricesNear: [null] };
    expect(ownHours(unknown, { coinId: 17, timeZone: 'Asia/Shanghai' })!.usdAt(at(0, 0), 100e6)).toBeUndefined();
  });

  it('are none of a coin that they named no machines of, or of who gave nothing', () => {
    expect(ownHours(power, { coinId: 2, timeZone: 'UTC' })).toBeUndefined();
    expect(ownHours(undefined, { coinId: 17, timeZone: 'UTC' })).toBeUndefined();
  });

  it('begin at the same minute as the owner’s midnight', () => {
    const delhi = { ...power, nearFromMs: Date.UTC(2026, 10, 27, 18, 30), machines: [kind] };
    const there = ownHours(delhi, { coinId: 17, timeZone: 'Asia/Kolkata' })!;
    const six = Date.UTC(2026, 11, 1, 12, 30);
    expect([six - 60_000, six].map((atMs) => there.isOff(atMs, null))).toEqual([false, true]);
    expect(there.hourEnd(six)).toBe(six + HOUR_MS);
  });
});
