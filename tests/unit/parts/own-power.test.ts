import { describe, expect, it } from 'vitest';
import { freshTariff, type OwnTariff } from '#src/domain/electricity/own-tariff.ts';
import { ownPower } from '#src/parts/own-power.ts';
import { type FleetRow, noRules } from '#src/state/fleet.ts';
import { poolCoin } from '#tests/unit/features/pool-coin.ts';

const ETC = 17;
/** Cards of a kilowatt at the wall, that earn 1.20 USD a day: 8.40 yuan, 0.35 an hour. */
const row: FleetRow = { id: 1, kind: 'gpu', model: '', coinId: ETC, count: '38', hashrate: '1000', power: '920', psu: '92' };
const records = [poolCoin({ coinType: ETC, priceUsa: 20, dayIncome: 0.00006, dayIncomeUnit: 'MH/s', dayIncomeMoney: 0.0084 })];
const hours = (dear: readonly number[]) => Array.from({ length: 24 }, (_, hour) => (dear.includes(hour) ? '0.9' : '0.2')).join(',');
const evening: OwnTariff = { ...freshTariff, kind: 'hours', hoursIn: 'CNY', weekday: hours([18, 19]), weekend: hours([]) };
/** A Thursday. */
const nowMs = new Date(2026, 10, 26, 10).getTime();
const of = (tariff: OwnTariff, rules = noRules, rows: FleetRow[] = [row]) =>
  ownPower({ fleet: { rows, rules }, tariff, records, shown: { currency: 'CNY', cnyPerUsd: 7 }, nowMs });
const offHours = (text: string) => [...text].flatMap((each, hour) => (each === '1' ? hour : []));

describe('what the owner’s electricity and run plan are', () => {
  it('has the hours off that do not pay, of each day of the week and of the two that are planned', () => {
    const power = of(evening)!;
    const [machines] = power.machines;
    expect(machines).toMatchObject({ coinId: ETC, hashrateHs: 1e9, powerW: 1000 });
    // Monday to Friday; Sunday is the first.
    expect(offHours(machines!.offWeek)).toEqual([1, 2, 3, 4, 5].flatMap((day) => [day * 24 + 18, day * 24 + 19]));
    expect(offHours(machines!.offNear)).toEqual([18, 19, 42, 43]);
    expect(power).toMatchObject({ currency: 'CNY', perUsd: 7, nearFromMs: new Date(2026, 10, 26).getTime() });
    expect(power.pricesWeek[24 + 18]).toBeCloseTo(0.9, 9);
    expect(power.pricesWeek).toHaveLength(168);
  });

  it('keeps to the rules of the plan', () => {
    const [machines] = of(evening, { ...noRules, mostPrice: '0.1', mostPriceIn: 'CNY' })!.machines;
    // A plan that never runs is none that anybody follows.
    expect(machines).toMatchObject({ offWeek: '', offNear: '' });
    const two = of(evening, { ...noRules, mostHours: '2' })!.machines[0]!;
    expect(offHours(two.offWeek)).toHaveLength(7 * 22);
  });

  it('plans nothing at one price, which counts where it was typed', () => {
    const flat = of({ ...freshTariff, flat: '9', flatIn: 'CNY' })!;
    expect(flat.machines[0]).toMatchObject({ offWeek: '', offNear: '' });
    expect(flat.pricesWeek[0]).toBe(9);
    expect(of(freshTariff)).toBeUndefined();
    expect(of(evening, noRules, [{ ...row, power: '' }])).toBeUndefined();
  });
});
