import { known, type Maybe } from './known.ts';
import { moneyLeft } from './money.ts';

/** The planning horizon: a payback or a loss that is further off counts as never. */
export const HORIZON_DAYS = 3650;

/** A cut of the block reward so many days ahead, and what part of today's reward is paid from then on. */
export interface CutAhead {
  readonly inDays: number;
  readonly factor: number;
}

/** A day's money of a machine, and what its income follows in the time to come. */
export interface MachineCourse {
  readonly incomePerDay: Maybe;
  readonly electricityPerDay: number;
  /** Growth per day of the difficulty that the income is divided by (`growthPerDay`), and the days after which it stands still. */
  readonly growth: Maybe;
  readonly growthUntilDays?: number;
  /** Soonest first. */
  readonly cuts?: readonly CutAhead[];
  /** Part of today's income that the cuts leave alone, 0..1: DOGE beside LTC. */
  readonly uncutShare?: number;
  /**
   * What is left of a day once the income is this part of today's, for electricity that follows it because unpaid hours are switched off. Below zero
   * when no hour pays. Left out: income less electricity.
   */
  readonly netOfDay?: (incomeFactor: number) => number;
}

/** A number of days from now, or 'never' within ten years. */
export type DaysAhead = number | 'never';

/** How a machine fares in ten years; a figure is undefined when one that it needs is not known. */
export interface Outlook {
  /** Until the income no longer pays the electricity; 0 when it does not today. */
  readonly lossIn: DaysAhead | undefined;
  /** Until what is left of the income has paid the machine; 'never' when the loss comes before. */
  readonly payback: DaysAhead | undefined;
  /** What is left of the income in all, until the loss or for ten years. */
  readonly earned: number | undefined;
}

const unknown: Outlook = { lossIn: undefined, payback: undefined, earned: undefined };

/** A stretch of at most a day without a cut; `factorAt` gives the income in it as a part of today's. */
interface Slice {
  readonly from: number;
  readonly to: number;
  readonly factorAt: (days: number) => number;
}

type Factors = Pick<MachineCourse, 'growthUntilDays' | 'cuts' | 'uncutShare'> & { readonly growth: number };

/** The time to come, day by day, cut where the reward is. */
function slicesOf({ growth, growthUntilDays = HORIZON_DAYS, cuts = [], uncutShare = 0 }: Factors): readonly Slice[] {
  const days = Array.from({ length: HORIZON_DAYS + 1 }, (_, day) => day);
  const turns = [growthUntilDays, ...cuts.map(({ inDays }) => inDays)].filter((day) => day > 0 && day < HORIZON_DAYS);
  const edges = [...new Set([...days, ...turns])].toSorted((one, other) => one - other);
  let passed = 0;
  return edges.slice(1).map((to, index) => {
    const from = edges[index] ?? 0;
    while ((cuts[passed]?.inDays ?? Number.POSITIVE_INFINITY) <= from) passed += 1;
    const reward = uncutShare + (1 - uncutShare) * (cuts[passed - 1]?.factor ?? 1);
    return { from, to, factorAt: (at: number) => reward * Math.exp(-growth * Math.min(at, growthUntilDays)) };
  });
}

/** What is left of a day at a part of today's income, or undefined when the income is not known. */
function netOf(course: MachineCourse): ((incomeFactor: number) => number) | undefined {
  const income = known(course.incomePerDay);
  if (income === undefined) return undefined;
  return course.netOfDay ?? ((factor) => moneyLeft(income * factor, course.electricityPerDay) ?? Number.NaN);
}

/**
 * Loss, payback of `cost` and earnings of a machine: its income of today by the reward to come and by the difficulty, summed day by day, until it falls
 * under its electricity. No plan is made on a loss that turns into a gain.
 */
export function outlook(cost: Maybe, course: MachineCourse): Outlook {
  const net = netOf(course);
  if (!net) return unknown;
  const price = known(cost);
  const today = known(net(1));
  if (today === undefined) return unknown;
  if (course.incomePerDay === 0 || today < 0) return { lossIn: 0, payback: paybackOf(price, undefined), earned: 0 };
  const growth = known(course.growth);
  if (growth === undefined) return unknown;
  let earned = 0;
  let paidAt: number | undefined;
  for (const { from, to, factorAt } of slicesOf({ ...course, growth })) {
    const lossAt = lossWithin({ from, to, factorAt }, net);
    const until = lossAt ?? to;
    // The middle of so short a stretch stands for all of it.
    const perDay = net(factorAt((from + until) / 2));
    if (price !== undefined && paidAt === undefined && perDay > 0 && earned + perDay * (until - from) >= price) {
      paidAt = from + Math.max(0, price - earned) / perDay;
    }
    earned += perDay * (until - from);
    if (lossAt !== undefined) return { lossIn: lossAt, payback: paybackOf(price, paidAt), earned };
  }
  return { lossIn: 'never', payback: paybackOf(price, paidAt), earned };
}

function paybackOf(price: number | undefined, paidAt: number | undefined): DaysAhead | undefined {
  if (price === undefined) return undefined;
  return price <= 0 ? 0 : (paidAt ?? 'never');
}

/** When within a stretch the day's net falls below nought: at its start, after a cut, or on the way. */
function lossWithin({ from, to, factorAt }: Slice, net: (factor: number) => number): number | undefined {
  if (net(factorAt(from)) < 0) return from;
  if (net(factorAt(to)) >= 0) return undefined;
  let early = from;
  let late = to;
  for (let step = 0; step < 50; step++) {
    const middle = (early + late) / 2;
    if (net(factorAt(middle)) < 0) late = middle;
    else early = middle;
  }
  return late;
}

/** Days until the income no longer pays the electricity; 0 when it does not today. Undefined when income or trend is not known. */
export function daysUntilLoss(course: MachineCourse): DaysAhead | undefined {
  return outlook(undefined, course).lossIn;
}

/** Days until what is left of the income has paid `cost`; 'never' when it falls under its electricity before, or ten years do not suffice. */
export function paybackDays(cost: Maybe, course: MachineCourse): DaysAhead | undefined {
  return outlook(cost, course).payback;
}

/** What is left of a day at a moment to come. */
export interface NetAhead {
  readonly inDays: number;
  readonly net: number;
}

/** Net of a day at every `everyDays` days ahead and on both sides of each cut, for a drawing or a table; empty when income or trend is not known. */
export function netCourse(course: MachineCourse, { untilDays, everyDays }: { untilDays: number; everyDays: number }): readonly NetAhead[] {
  const net = netOf(course);
  const growth = known(course.growth);
  if (!net || growth === undefined) return [];
  const steps = new Set((course.cuts ?? []).map(({ inDays }) => inDays));
  return slicesOf({ ...course, growth })
    .filter(({ from }) => from <= untilDays)
    .flatMap(({ from, to, factorAt }) => [
      ...(from % everyDays === 0 || steps.has(from) ? [{ inDays: from, net: net(factorAt(from)) }] : []),
      ...(steps.has(to) && to <= untilDays ? [{ inDays: to, net: net(factorAt(to)) }] : []),
    ]);
}

/** A way that the difficulty may go: its growth per day, and the days after which it stands still. */
export interface DifficultyForecast {
  readonly growth: number;
  readonly growthUntilDays: number;
}

/** The ways that are reckoned with. */
export const forecastKinds = ['today', 'trend', 'cautious'] as const;
export type ForecastKind = (typeof forecastKinds)[number];

/** What the cautious way grows by in 30 days, a ratio. */
export const CAUTIOUS_GROWTH = 0.03;
const MONTH_DAYS = 30;

/**
 * Today's difficulty for ever; its trend, which counts for good where it rises and until the next adjustment where it falls; and 3% more a month
 *. The trend is undefined while it is not known.
 */
export function difficultyForecasts(growth: Maybe, adjustInDays: number): Readonly<Record<ForecastKind, DifficultyForecast | undefined>> {
  const trend = known(growth);
  return {
    today: { growth: 0, growthUntilDays: HORIZON_DAYS },
    trend:
      trend === undefined ? undefined : { growth: trend, growthUntilDays: trend > 0 ? HORIZON_DAYS : Math.min(HORIZON_DAYS, adjustInDays) },
    cautious: { growth: Math.log1p(CAUTIOUS_GROWTH) / MONTH_DAYS, growthUntilDays: HORIZON_DAYS },
  };
}
