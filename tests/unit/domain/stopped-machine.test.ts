import { describe, expect, it } from 'vitest';
import { flatTariff } from '#src/domain/tariff/tariff.ts';
import { hashrateBefore, lostAfterElectricity, lostCoins, machineKind } from '#src/domain/stopped-machine.ts';

const HOUR_MS = 3_600_000;

it.each([
  ['SHA256', 'shed-05', 'asic'],
  ['Etchash', 'shed-05', 'gpu'],
  ['Etchash', 'hall2-jasminer-3', 'asic'],
  ['Etchash', 'E9-07', 'asic'],
  ['SHA256', 'S19j-12', 'asic'],
  ['SHA256', 'M50S_3', 'asic'],
  ['KawPow', 'rig01', 'gpu'],
  ['kHeavyHash', 'rtx3080-2', 'gpu'],
  ['Blake3', '', 'asic'],
])('%s machine "%s" is looked at as %s', (algorithm, name, kind) => expect(machineKind(algorithm, name)).toBe(kind));

describe('a machine that stopped', () => {
  it('had the hashrate of the time before', () => {
    // 18 of 24 hours at 100.
    expect(hashrateBefore({ hashrate24h: 75, stoppedMs: 6 * HOUR_MS })).toBeCloseTo(100, 9);
  });

  it.each([
    [{ hashrate24h: 4, stoppedMs: 23 * HOUR_MS }],
    [{ hashrate24h: 0, stoppedMs: HOUR_MS }],
    [{ hashrate24h: null, stoppedMs: HOUR_MS }],
    [{ hashrate24h: 50, stoppedMs: -1 }],
  ])('has none that is known: %o', (machine) => expect(hashrateBefore(machine)).toBeUndefined());

  it('has lost the income of its hours', () => {
    // 100 units of 0.24 coins a day for a quarter of it.
    expect(lostCoins({ hashrate24h: 75, stoppedMs: 6 * HOUR_MS, coinsPerUnit: 0.24 })).toBeCloseTo(6, 9);
    expect(lostCoins({ hashrate24h: 75, stoppedMs: 6 * HOUR_MS, coinsPerUnit: undefined })).toBeUndefined();
  });
});

describe('after electricity', () => {
  // Noon of a Wednesday; 2 an hour, 1 kW.
  const noon = new Date(2026, 10, 25, 12).getTime();
  const machine = { incomePerHour: 2, powerW: 1000, stoppedAtMs: noon, untilMs: noon + 3 * HOUR_MS };
  const prices = (weekday: readonly number[]) =>
    ({ currency: 'CNY', hours: { weekday, weekend: weekday }, dated: [], isFlat: false }) as const;

  it('a machine has lost what its hours would have left, and their parts', () => {
    const electricity = prices(flatTariff(0.5).weekday);
    expect(lostAfterElectricity({ ...machine, electricity })).toBeCloseTo(4.5, 9);
    const [stoppedAtMs, untilMs] = [noon + HOUR_MS / 4, noon + 2.5 * HOUR_MS];
    expect(lostAfterElectricity({ ...machine, stoppedAtMs, untilMs, electricity })).toBeCloseTo(2.25 * 1.5, 9);
  });

  it('hours that do not pay lose nothing', () => {
    const dearAtOne = flatTariff(0.5).weekday.map((price, hour) => (hour === 13 ? 3 : price));
    expect(lostAfterElectricity({ ...machine, electricity: prices(dearAtOne) })).toBeCloseTo(3, 9);
  });

  it('nothing is said where income, power or a price is not known', () => {
    const electricity = prices(flatTariff(0.5).weekday);
    expect(lostAfterElectricity({ ...machine, incomePerHour: undefined, electricity })).toBeUndefined();
    expect(lostAfterElectricity({ ...machine, powerW: null, electricity })).toBeUndefined();
    expect(lostAfterElectricity({ ...machine, electricity: prices(flatTariff(Number.NaN).weekday) })).toBeUndefined();
  });
});
