import { breakEvenPerKwh } from '#src/domain/machine-day.ts';
import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '#src/domain/days.ts';
import {
  atTheWall,
  fleetDay,
  type FleetMachines,
  planDays,
  type PlannedHour,
  plannedSpans,
  plansAlike,
  runsOfDay,
  type RunRules,
  switchings,
} from '#src/domain/fleet.ts';
import { type HourlyTariff, tariffDay } from '#src/domain/tariff/tariff.ts';

/** A Monday. */
const nowMs = new Date(2026, 10, 23, 15).getTime();
const nightPrices: readonly number[] = Array.from({ length: 24 }, (_, hour) => (hour < 8 || hour >= 22 ? 0.35 : 0.62));
const night: HourlyTariff = { weekday: nightPrices, weekend: nightPrices };
const daysOf = (tariff: HourlyTariff, count = 2) => Array.from({ length: count }, (_, ahead) => tariffDay(nowMs, ahead, tariff));
const byIncome: RunRules = { by: 'income' };

const hourText = (atMs: number) => String(new Date(atMs).getHours()).padStart(2, '0');
const spanText = (hours: readonly PlannedHour[]) =>
  runsOfDay(hours)
    .map(({ startsAtMs, endsAtMs }) => `${hourText(startsAtMs)}–${hourText(endsAtMs)}`)
    .join(' ');

/** 3,050 W are 73.2 kWh a day: 36.6 a day are 0.50 per kWh, between the two prices. */
const s19j: FleetMachines = { count: 40, powerW: 3050, incomePerDay: 36.6 };
/** 3,000 W are 72 kWh a day: 50.4 a day are 0.70 per kWh, above both. */
const m50s: FleetMachines = { count: 12, powerW: 3000, incomePerDay: 50.4 };

describe('a fleet by the hour, 0.35 at night (22–08) and 0.62 by day', () => {
  const days = daysOf(night);
  const [old, young] = [planDays(s19j, days, byIncome), planDays(m50s, days, byIncome)];

  it('40 machines that break even at 0.50 run 10 hours', () => {
    expect(breakEvenPerKwh(s19j)).toBeCloseTo(0.5, 12);
    expect(old.map(({ runningHours }) => runningHours)).toEqual([10, 10]);
    expect(spanText(old[0]?.hours ?? [])).toBe('22–08');
    // 40 × 36.6 × 10 / 24 = 610; 40 × 3.05 kW × 10 h × 0.35 = 427.
    expect(old[0]?.income).toBeCloseTo(610, 9);
    expect(old[0]?.electricity).toBeCloseTo(427, 9);
    expect(old[0]?.net).toBeCloseTo(183, 9);
    // All day: 40 × 36.6 = 1,464; 122 kW × (10 × 0.35 + 14 × 0.62) = 122 × 12.18 = 1,485.96.
    expect(old[0]?.netAllHours).toBeCloseTo(1464 - 1485.96, 9);
  });

  it('12 machines that break even at 0.70 run all day', () => {
    expect(spanText(young[0]?.hours ?? [])).toBe('00–00');
    // 12 × 50.4 = 604.8; 36 kW × 12.18 = 438.48.
    expect(young[0]?.net).toBeCloseTo(166.32, 9);
    expect(young[0]?.netAllHours).toBeCloseTo(166.32, 9);
  });

  it('together: sums, what is switched when, and what is switched together', () => {
    const sums = fleetDay([old[0], young[0]]);
    // 610 + 604.8; 427 + 438.48; 183 + 166.32; -21.96 + 166.32.
    expect(sums.income).toBeCloseTo(1214.8, 9);
    expect(sums.electricity).toBeCloseTo(865.48, 9);
    expect(sums.net).toBeCloseTo(349.32, 9);
    expect(sums.netAllHours).toBeCloseTo(144.36, 9);
    const plans = [old, young].map((plan) => plan.flatMap(({ hours }) => hours));
    expect(switchings(plans).map(({ atMs, on, off }) => [hourText(atMs), on, off])).toEqual([
      ['08', [], [0]],
      ['22', [0], []],
      ['08', [], [0]],
      ['22', [0], []],
    ]);
    expect(plansAlike(plans)).toEqual([[0], [1]]);
    expect(plansAlike([...plans, plans[0] ?? []])).toEqual([[0, 2], [1]]);
  });

  it('knows no sum of what is not known of one of them', () => {
    const unknown = planDays({ ...m50s, incomePerDay: undefined }, days, byIncome);
    expect(unknown[0]?.hours.every(({ isRunning }) => isRunning === undefined)).toBe(true);
    expect(unknown[0]?.net).toBeUndefined();
    expect(fleetDay([old[0], unknown[0]]).net).toBeUndefined();
    expect(fleetDay([old[0], undefined]).income).toBeUndefined();
    expect(fleetDay([]).net).toBe(0);
  });
});

describe('rules of a plan', () => {
  /** 1, 2, … 24 by the hour; all of them worth running at 100 per kWh. */
  const rising: HourlyTariff = { weekday: nightPrices.map((_, hour) => hour + 1), weekend: nightPrices.map((_, hour) => hour + 1) };
  const rich: FleetMachines = { count: 1, powerW: 1000, incomePerDay: 2400 };

  it.each<[name: string, tariff: HourlyTariff, machines: FleetMachines, rules: RunRules, text: string]>([
    ['the cheapest 4 hours', rising, rich, { by: 'price', mostHours: 4 }, '00–04'],
    ['the cheapest 4 of those at 3 at most: there are three', rising, rich, { by: 'price', mostHours: 4, mostPrice: 3 }, '00–03'],
    ['the cheapest hours of a flat price are in a row', flat(0.4), rich, { by: 'price', mostHours: 6 }, '00–06'],
    ['by price they run at a loss, too', night, { ...s19j, incomePerDay: 1 }, { by: 'price', mostHours: 10 }, '22–08'],
    ['by price no income is needed', night, { ...s19j, incomePerDay: undefined }, { by: 'price', mostPrice: 0.4 }, '22–08'],
    ['by income with a highest price', night, m50s, { by: 'income', mostPrice: 0.4 }, '22–08'],
    ['by income, 3 hours at most', rising, rich, { by: 'income', mostHours: 3 }, '00–03'],
    ['nothing runs above the highest price', night, m50s, { by: 'income', mostPrice: 0.2 }, ''],
    ['an hour at exactly what it brings runs', flat(0.5), s19j, byIncome, '00–00'],
  ])('%s', (_name, tariff, machines, rules, text) => {
    expect(spanText(planDays(machines, daysOf(tariff, 1), rules)[0]?.hours ?? [])).toBe(text);
  });

  it('one start a day and four hours in a row bridge a dear hour at noon, or leave the afternoon', () => {
    // Two cheap bands around 12–13: 6 × 0.1, one hour at 0.9, 6 × 0.1. Income 0.5 per kWh: the bridge costs 0.4 and brings 2.4.
    const bands = Array.from({ length: 24 }, (_, hour) => (hour === 12 ? 0.9 : hour >= 6 && hour < 19 ? 0.1 : 2));
    const tariff = { weekday: bands, weekend: bands };
    const machines = { count: 1, powerW: 1000, incomePerDay: 12 };
    const [day] = planDays(machines, daysOf(tariff, 1), { by: 'income', mostStarts: 1, leastRun: 4 });
    expect(spanText(day?.hours ?? [])).toBe('06–19');
    // 13 h × 0.5 = 6.5 of income; 12 × 0.1 + 0.9 = 2.1 of electricity.
    expect(day?.net).toBeCloseTo(4.4, 12);
  });

  it('hours without a price are not decided, and cut a run', () => {
    const gap = { weekday: nightPrices.with(3, Number.NaN), weekend: nightPrices };
    const [day] = planDays(s19j, daysOf(gap, 1), byIncome);
    expect(day?.hours[3]?.isRunning).toBeUndefined();
    expect(day?.runningHours).toBe(9);
    expect(day?.netAllHours).toBeUndefined();
    expect(plannedSpans(day?.hours ?? []).map(({ startsAtMs, isRunning }) => [hourText(startsAtMs), isRunning])).toEqual([
      ['00', true],
      ['04', true],
      ['08', false],
      ['22', true],
    ]);
  });

  it('machines that draw nothing always run, those of no count bring nothing', () => {
    expect(planDays({ count: 1, powerW: 0, incomePerDay: 1 }, daysOf(night, 1), byIncome)[0]?.runningHours).toBe(24);
    expect(breakEvenPerKwh({ powerW: 0, incomePerDay: 1 })).toBeUndefined();
    expect(planDays({ ...s19j, count: 0 }, daysOf(night, 1), byIncome)[0]?.net).toBe(0);
  });

  it('plans the 23 and 25 hours of days on which clocks change, whatever the zone', () => {
    const day = (length: number) =>
      Array.from({ length }, (_, index) => ({
        startsAtMs: index * HOUR_MS,
        endsAtMs: (index + 1) * HOUR_MS,
        hour: index % 24,
        perKwh: 0.3,
        isDated: false,
      }));
    for (const length of [23, 25]) {
      const [planned] = planDays(s19j, [day(length)], byIncome);
      expect(planned?.runningHours).toBe(length);
      // 40 × 36.6 / 24 an hour, less 122 kW × 0.3.
      expect(planned?.net).toBeCloseTo(length * (61 - 36.6), 9);
    }
  });
});

describe('watts at the wall', () => {
  it('are what the supply passes on, by its efficiency', () => {
    expect(atTheWall(276, 0.92)).toBeCloseTo(300, 9);
    expect(atTheWall(300, 1)).toBe(300);
  });

  it.each([
    [300, 1.01],
    [300, 0],
    [undefined, 0.9],
  ])('are not known of %s W at %s', (powerW, efficiency) => {
    expect(atTheWall(powerW, efficiency)).toBeUndefined();
  });
});

function flat(perKwh: number): HourlyTariff {
  const prices = nightPrices.map(() => perKwh);
  return { weekday: prices, weekend: prices };
}
