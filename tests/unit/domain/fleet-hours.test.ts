import { describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#src/domain/days.ts';
import { type FleetMachines, planDays } from '#src/domain/fleet.ts';
import { countdown, hourSteps, nextSwitching } from '#src/domain/fleet-hours.ts';
import { type DatedPrice, flatTariff, type HourlyTariff, tariffDay } from '#src/domain/tariff/tariff.ts';

/** A Monday. */
const nowMs = new Date(2026, 10, 23, 15).getTime();
const nightPrices: readonly number[] = Array.from({ length: 24 }, (_, hour) => (hour < 7 || hour >= 23 ? 0.35 : 0.62));
const night: HourlyTariff = { weekday: nightPrices, weekend: nightPrices };
const today = (tariff: HourlyTariff, dated: readonly DatedPrice[] = []) => tariffDay(nowMs, 0, tariff, dated);

/** 40 × 3.05 kW and 12 × 3.276 kW: 161.312 kW. */
const s19j: FleetMachines = { count: 40, powerW: 3050, incomePerDay: 29.4 };
const m50s: FleetMachines = { count: 12, powerW: 3276, incomePerDay: 37.044 };
const unknown: FleetMachines = { count: 5, powerW: 1000, incomePerDay: undefined };

const stepsOf = (machines: readonly FleetMachines[], hours: Parameters<typeof hourSteps>[1]) =>
  hourSteps(machines, hours).map(({ startsAtMs, endsAtMs, least, most }) => [
    new Date(startsAtMs).getHours(),
    new Date(endsAtMs).getHours(),
    Math.round(least * 100) / 100,
    Math.round(most * 100) / 100,
  ]);

describe('an hour of all machines', () => {
  // 40 × 29.4 / 24 + 12 × 37.044 / 24 = 67.522 an hour, less 161.312 kWh.
  const [low, high] = [67.522 - 161.312 * 0.35, 67.522 - 161.312 * 0.62].map((net) => Math.round(net * 100) / 100);

  it('has one step for each price; a night that is the same every day goes on over midnight', () => {
    expect(stepsOf([s19j, m50s], today(night))).toEqual([
      [23, 7, low, low],
      [7, 23, high, high],
    ]);
  });

  it('is one step at one price', () => {
    expect(stepsOf([s19j, m50s], today(flatTariff(0.35)))).toEqual([[0, 0, low, low]]);
  });

  it('leaves out machines whose income is not known, and has no step without any', () => {
    expect(stepsOf([s19j, m50s, unknown], today(night))).toEqual(stepsOf([s19j, m50s], today(night)));
    expect(hourSteps([unknown], today(night))).toEqual([]);
    expect(hourSteps([s19j], today(flatTariff(Number.NaN)))).toEqual([]);
  });

  it('tells a market of many prices by what pays and what loses, and does not join its night', () => {
    const midnight = new Date(2026, 10, 23).getTime();
    const dated = nightPrices.map((price, hour) => ({ atMs: midnight + hour * HOUR_MS, perKwh: price + hour / 1000 }));
    const steps = stepsOf([s19j], today(night, dated));
    expect(steps.map(([from, to]) => [from, to])).toEqual([
      [0, 7],
      [7, 23],
      [23, 0],
    ]);
    // 49 an hour less 122 kWh at 0.627 to 0.642.
    expect(steps[1]?.slice(2)).toEqual([Math.round((49 - 122 * 0.642) * 100) / 100, Math.round((49 - 122 * 0.627) * 100) / 100]);
  });
});

describe('the next switching', () => {
  const plan = planDays(s19j, [tariffDay(nowMs, 0, night), tariffDay(nowMs, 1, night)], { by: 'income' }).flatMap(({ hours }) => hours);

  it('is the first one after now', () => {
    expect(nextSwitching([plan], nowMs)).toEqual({ atMs: new Date(2026, 10, 23, 23).getTime(), on: [0], off: [] });
    expect(nextSwitching([plan], new Date(2026, 10, 23, 23).getTime())).toMatchObject({
      atMs: new Date(2026, 10, 24, 7).getTime(),
      off: [0],
    });
    expect(nextSwitching([], nowMs)).toBeUndefined();
  });

  it('is counted down in hours and begun minutes', () => {
    expect(countdown(8 * HOUR_MS)).toEqual({ hours: 8, minutes: 0 });
    expect(countdown(61 * MINUTE_MS + 1)).toEqual({ hours: 1, minutes: 2 });
    expect(countdown(0)).toEqual({ hours: 0, minutes: 1 });
  });
});
