import { MINUTE_MS } from './days.ts';
import { type FleetMachines, type PlannedHour, type Switching, switchings } from './fleet.ts';
import { known, product, total } from './known.ts';
import { moneyLeft } from './money.ts';
import { HOURS_OF_DAY, type TariffHour } from './tariff/tariff.ts';

/** A stretch of a day in which an hour of all machines leaves between `least` and `most`; below zero is lost. */
export interface HourStep {
  readonly startsAtMs: number;
  readonly endsAtMs: number;
  readonly least: number;
  readonly most: number;
}

/** More steps than this are told by what they have in common: that they leave something, or that they lose. */
const MOST_STEPS = 4;

/** Whether an hour of these machines can be counted: their income and power are known. */
export function isCounted({ incomePerDay, powerW }: FleetMachines): boolean {
  return known(incomePerDay) !== undefined && known(powerW) !== undefined;
}

/**
 * What an hour of running leaves of all machines, one step for each price of the day in order of time: income of a 24th of a day less its
 * electricity. Machines whose income is not known do not count; nor does an hour without a price. Empty where nothing counts.
 */
export function hourSteps(machines: readonly FleetMachines[], hours: readonly TariffHour[]): readonly HourStep[] {
  const counted = machines.filter(isCounted);
  if (counted.length === 0) return [];
  const income = total(counted.map(({ incomePerDay, count }) => product(incomePerDay, count, 1 / HOURS_OF_DAY)));
  const kW = total(counted.map(({ powerW, count }) => product(powerW, count, 1 / 1000)));
  const single = hours.flatMap(({ startsAtMs, endsAtMs, perKwh }): HourStep[] => {
    const net = moneyLeft(income, product(kW, perKwh));
    return net === undefined ? [] : [{ startsAtMs, endsAtMs, least: net, most: net }];
  });
  const isEveryDay = hours.every(({ isDated }) => !isDated);
  const byPrice = joined(single, isEveryDay, (one, other) => one.least === other.least);
  return byPrice.length > MOST_STEPS ? joined(single, isEveryDay, (one, other) => one.least < 0 === other.least < 0) : byPrice;
}

/** Steps that follow each other and are alike as one; of a day that is the same every day, its last one goes on over midnight. */
function joined(
  steps: readonly HourStep[],
  isEveryDay: boolean,
  isAlike: (one: HourStep, other: HourStep) => boolean,
): readonly HourStep[] {
  const both = (one: HourStep, other: HourStep): HourStep => ({
    startsAtMs: one.startsAtMs,
    endsAtMs: other.endsAtMs,
    least: Math.min(one.least, other.least),
    most: Math.max(one.most, other.most),
  });
  const found: HourStep[] = [];
  for (const step of steps) {
    const last = found.at(-1);
    if (last && last.endsAtMs === step.startsAtMs && isAlike(last, step)) found[found.length - 1] = both(last, step);
    else found.push(step);
  }
  const [first, last] = [found[0], found.at(-1)];
  if (!isEveryDay || !first || !last || first === last || !isAlike(first, last)) return found;
  return [both(last, first), ...found.slice(1, -1)];
}

/** The next moment after now (ms) at which machines are switched, by the hours of each; undefined where none comes. */
export function nextSwitching(plans: readonly (readonly PlannedHour[])[], nowMs: number): Switching | undefined {
  return switchings(plans).find(({ atMs }) => atMs > nowMs);
}

/** A time to come in hours and minutes, begun minutes counted, for a countdown. Takes ms. */
export function countdown(leftMs: number): { readonly hours: number; readonly minutes: number } {
  const minutes = Math.max(1, Math.ceil(leftMs / MINUTE_MS));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
