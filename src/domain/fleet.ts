import { HOUR_MS } from './days.ts';
import { known, type Maybe, product, quotient, total } from './known.ts';
import { moneyLeft } from './money.ts';
import { bestHours, type RunLimits } from './run-plan.ts';
import { HOURS_OF_DAY, type TariffHour } from './tariff/tariff.ts';

/** Machines of one kind; money in the currency of the tariff they are planned by. */
export interface FleetMachines {
  readonly count: number;
  /** Of one, at the wall. */
  readonly powerW: Maybe;
  /** Of one that runs for 24 hours. */
  readonly incomePerDay: Maybe;
}

/** What decides which hours machines run: `income` takes those that leave most, `price` the cheapest ones, whatever they bring. */
export interface RunRules extends RunLimits {
  readonly by: 'income' | 'price';
  /** No hour above this price of a kWh; NaN for one that is not known, by which no hour can be decided. */
  readonly mostPrice?: number | undefined;
}

/** An hour and whether the machines run; undefined where its price or, for a plan by income, the income is not known. */
export interface PlannedHour extends TariffHour {
  readonly isRunning: boolean | undefined;
}

/** What a day of machines brings by their plan, and what it would leave without one. */
export interface PlannedDay {
  readonly hours: readonly PlannedHour[];
  readonly runningHours: number;
  readonly income: number | undefined;
  readonly electricity: number | undefined;
  readonly net: number | undefined;
  /** Of all hours running; undefined where one of them has no price. */
  readonly netAllHours: number | undefined;
}

/** The watts at the wall of what draws `powerW` behind supplies that pass on so much of it, 0 to 1. Undefined for any other efficiency. */
export function atTheWall(powerW: Maybe, psuEfficiency: number): number | undefined {
  return psuEfficiency <= 1 ? quotient(powerW, psuEfficiency) : undefined;
}

const lengthOf = ({ startsAtMs, endsAtMs }: TariffHour) => (endsAtMs - startsAtMs) / HOUR_MS;

/** What an hour of all machines brings, and costs. */
function moneyOf(hour: TariffHour, { count, powerW, incomePerDay }: FleetMachines) {
  const length = lengthOf(hour);
  const kWh = product(powerW, count, length, 1 / 1000);
  return { income: product(incomePerDay, count, length, 1 / HOURS_OF_DAY), electricity: product(kWh, hour.perKwh) };
}

/** Machines by the hours of some days, in order of time, which are planned as one: a run may go on over midnight. */
export function planDays(machines: FleetMachines, days: readonly (readonly TariffHour[])[], rules: RunRules): readonly PlannedDay[] {
  const hours = days.flatMap((each, day) => each.map((hour) => ({ hour, day })));
  const worths = hours.map(({ hour }) => worthOf(hour, machines, rules));
  // By price, one more hour is worth more than any difference of prices.
  const bonus = rules.by === 'price' ? 1 + 2 * worths.reduce<number>((sum, worth) => sum + Math.abs(worth ?? 0), 0) : 0;
  const running = bestHours(
    hours.map(({ day }, index) => ({ day, worth: allowedWorth(worths[index], hours[index]?.hour.perKwh, { rules, bonus }) })),
    rules,
  );
  let index = 0;
  return days.map((each) =>
    plannedDay(
      each.map((hour) => {
        const at = index++;
        return { ...hour, isRunning: worths[at] === undefined ? undefined : running[at] === true };
      }),
      machines,
    ),
  );
}

/** By income what an hour leaves; by price what it does not cost. */
function worthOf(hour: TariffHour, machines: FleetMachines, { by, mostPrice }: RunRules): number | undefined {
  if (mostPrice !== undefined && known(mostPrice) === undefined) return undefined;
  if (by === 'price') return product(hour.perKwh, -lengthOf(hour));
  const { income, electricity } = moneyOf(hour, machines);
  return moneyLeft(income, electricity);
}

interface Allowance {
  readonly rules: RunRules;
  readonly bonus: number;
}

function allowedWorth(worth: number | undefined, perKwh: Maybe, { rules, bonus }: Allowance): number | undefined {
  const isTooDear = rules.mostPrice !== undefined && (known(perKwh) ?? Infinity) > rules.mostPrice;
  return worth === undefined || isTooDear ? undefined : worth + bonus;
}

function plannedDay(hours: readonly PlannedHour[], machines: FleetMachines): PlannedDay {
  const all = hours.map((hour) => ({ isRunning: hour.isRunning, ...moneyOf(hour, machines) }));
  const run = all.filter(({ isRunning }) => isRunning);
  // A day of which no hour can be decided is not one of standing still.
  const isPlanned = hours.some(({ isRunning }) => isRunning !== undefined);
  const income = machines.incomePerDay === undefined || !isPlanned ? undefined : total(run.map((hour) => hour.income));
  const electricity = isPlanned ? total(run.map((hour) => hour.electricity)) : undefined;
  return {
    hours,
    runningHours: hours.reduce((sum, hour) => sum + (hour.isRunning ? lengthOf(hour) : 0), 0),
    income,
    electricity,
    net: moneyLeft(income, electricity),
    netAllHours: moneyLeft(total(all.map((hour) => hour.income)), total(all.map((hour) => hour.electricity))),
  };
}

/** A stretch of running (or of standing still) of hours that belong together. */
export interface PlannedSpan {
  readonly startsAtMs: number;
  readonly endsAtMs: number;
  readonly isRunning: boolean;
}

/** Hours joined to stretches in order of time; hours without a decision belong to none. */
export function plannedSpans(hours: readonly PlannedHour[]): readonly PlannedSpan[] {
  const spans: PlannedSpan[] = [];
  for (const { startsAtMs, endsAtMs, isRunning } of hours) {
    const last = spans.at(-1);
    if (isRunning === undefined) continue;
    if (last?.isRunning === isRunning && last.endsAtMs === startsAtMs) spans[spans.length - 1] = { ...last, endsAtMs };
    else spans.push({ startsAtMs, endsAtMs, isRunning });
  }
  return spans;
}

/** The stretches of a day that is the same every day: what goes on over midnight is one, and ends on the next day. */
export function dailySpans(hours: readonly PlannedHour[]): readonly PlannedSpan[] {
  const spans = plannedSpans(hours);
  const [first, last] = [spans[0], spans.at(-1)];
  const isJoined =
    first?.isRunning === last?.isRunning &&
    first !== last &&
    first?.startsAtMs === hours[0]?.startsAtMs &&
    last?.endsAtMs === hours.at(-1)?.endsAtMs;
  if (!isJoined || !first || !last) return spans;
  return [...spans.slice(1, -1), { ...last, endsAtMs: last.endsAtMs + first.endsAtMs - first.startsAtMs }];
}

/** The running stretches of a day as a clock says them: what runs up to midnight and from midnight on is one, 22 to 8. */
export function runsOfDay(hours: readonly PlannedHour[]): readonly PlannedSpan[] {
  const runs = plannedSpans(hours).filter(({ isRunning }) => isRunning);
  const [first, last] = [runs[0], runs.at(-1)];
  const isJoined = first && last && first !== last && first.startsAtMs === hours[0]?.startsAtMs && last.endsAtMs === hours.at(-1)?.endsAtMs;
  return isJoined ? [...runs.slice(1, -1), { ...last, endsAtMs: first.endsAtMs }] : runs;
}

/** A moment at which machines are switched: the places of those that start, and of those that stop. */
export interface Switching {
  readonly atMs: number;
  readonly on: readonly number[];
  readonly off: readonly number[];
}

/** When to switch which machines, in order of time, by the hours of each; what they do in the first hour is no switching. */
export function switchings(plans: readonly (readonly PlannedHour[])[]): readonly Switching[] {
  const moments = new Map<number, { on: number[]; off: number[] }>();
  plans.forEach((hours, place) => {
    hours.forEach(({ startsAtMs, isRunning }, index) => {
      if (index === 0 || (hours[index - 1]?.isRunning ?? false) === (isRunning ?? false)) return;
      const moment = moments.get(startsAtMs) ?? { on: [], off: [] };
      moment[isRunning ? 'on' : 'off'].push(place);
      moments.set(startsAtMs, moment);
    });
  });
  return [...moments].map(([atMs, { on, off }]) => ({ atMs, on, off })).toSorted((one, other) => one.atMs - other.atMs);
}

/** Places of plans with the same hours of running, in their order: what is switched together. */
export function plansAlike(plans: readonly (readonly PlannedHour[])[]): readonly (readonly number[])[] {
  const groups = new Map<string, number[]>();
  plans.forEach((hours, place) => {
    const key = hours.map(({ isRunning }) => (isRunning === undefined ? '-' : Number(isRunning))).join('');
    groups.set(key, [...(groups.get(key) ?? []), place]);
  });
  return [...groups.values()];
}

/** A day of all machines of a fleet; undefined is what is not known of one of them, so that no sum silently lacks a part. */
export function fleetDay(days: readonly (PlannedDay | undefined)[]) {
  const sum = (of: (day: PlannedDay) => number | undefined) => total(days.map((day) => day && of(day)));
  return {
    income: sum(({ income }) => income),
    electricity: sum(({ electricity }) => electricity),
    net: sum(({ net }) => net),
    netAllHours: sum(({ netAllHours }) => netAllHours),
  };
}
