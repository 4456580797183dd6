import { DAY_MS } from './days.ts';
import { known, type Maybe, product, quotient } from './known.ts';
import { moneyLeft } from './money.ts';
import { toHs } from './units.ts';

/** Beyond this nobody plans: a payback or a loss that is further off counts as never. */
const HORIZON_DAYS = 3650;

/** Energy per hash as the market says it: watts over hashrate in a unit is J per that unit (facts formulas.md 5). Undefined without a hashrate. */
export function powerRatio({ powerW, hashrate }: { readonly powerW: number; readonly hashrate: number }): number | undefined {
  return quotient(powerW, hashrate);
}

/** How a machine stands to the best one of its algorithm: A is the best generation, E takes three times its energy. */
export type EfficiencyClass = 'A' | 'B' | 'C' | 'D' | 'E';

const classLimits = [
  ['A', 1.2],
  ['B', 1.6],
  ['C', 2.1],
  ['D', 3],
] as const;

/** The class of a power ratio against the least of its algorithm, both in J per the same unit: up to 1.2, 1.6, 2.1 and 3 times it. */
export function efficiencyClass(ratio: Maybe, best: number): EfficiencyClass | undefined {
  const times = quotient(ratio, best);
  if (times === undefined || times <= 0) return undefined;
  return classLimits.find(([, limit]) => times <= limit)?.[0] ?? 'E';
}

/** What a day brings (hash price) or costs (hash cost) for one `unit` of hashrate, in the money of `amountPerDay`. Undefined without a hashrate. */
export function perUnitDay(amountPerDay: Maybe, hashrateHs: number, unit: string): number | undefined {
  return quotient(product(amountPerDay, toHs(1, unit)), hashrateHs);
}

/** A figure at a moment. */
export interface DatedFigure {
  readonly atMs: number;
  readonly value: number;
}

const LEAST_TREND_DAYS = 7;

/**
 * Growth per day of a curve, as the exponent g of e^(g·days): least squares through the logarithms, so that one odd day does not make a trend.
 * Undefined for less than a week of figures above zero.
 */
export function growthPerDay(figures: readonly DatedFigure[]): number | undefined {
  const points = figures.filter(({ value }) => value > 0).map(({ atMs, value }) => ({ x: atMs / DAY_MS, y: Math.log(value) }));
  const xs = points.map(({ x }) => x);
  if (points.length < 3 || Math.max(...xs) - Math.min(...xs) < LEAST_TREND_DAYS - 1) return undefined;
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const meanX = mean(xs);
  const meanY = mean(points.map(({ y }) => y));
  const spread = points.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0);
  return known(points.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0) / spread);
}

/** A day's money of a machine, and how fast the difficulty that its income is divided by grows (`growthPerDay`). */
export interface MachineCourse {
  readonly incomePerDay: Maybe;
  readonly electricityPerDay: number;
  readonly growth: Maybe;
}

/** A number of days from now, or 'never' within ten years. */
export type DaysAhead = number | 'never';

/** Days until the income no longer pays the electricity; 0 when it does not today. Undefined when income or trend is not known. */
export function daysUntilLoss({ incomePerDay, electricityPerDay, growth }: MachineCourse): DaysAhead | undefined {
  const income = known(incomePerDay);
  const exponent = known(growth);
  if (income === undefined) return undefined;
  const left = moneyLeft(income, electricityPerDay) ?? Number.NaN;
  if (left < 0 || income === 0) return 0;
  if (electricityPerDay === 0) return 'never';
  if (exponent === undefined) return undefined;
  if (exponent <= 0) return 'never';
  const days = left > 0 ? Math.log(income / electricityPerDay) / exponent : 0;
  return days <= HORIZON_DAYS ? days : 'never';
}

/** Net of the first `days`: income falling by e^(-growth·days), electricity as it is. */
function netUntil(days: number, { incomePerDay, electricityPerDay, growth }: { [K in keyof MachineCourse]: number }): number {
  // -expm1(-x)/x keeps its digits where the trend is nearly flat.
  const x = growth * days;
  const part = x === 0 ? 1 : -Math.expm1(-x) / x;
  return incomePerDay * days * part - electricityPerDay * days;
}

/**
 * Days until what is left of the income has paid `cost`, at this trend; at growth 0, of today's difficulty for ever. 'never' when the machine falls
 * under its electricity before, or ten years do not suffice. Undefined when cost, income or trend is not known.
 */
export function paybackDays(cost: Maybe, course: MachineCourse): DaysAhead | undefined {
  const price = known(cost);
  const incomePerDay = known(course.incomePerDay);
  const growth = known(course.growth);
  if (price === undefined || incomePerDay === undefined || growth === undefined) return undefined;
  if (price <= 0) return 0;
  const steady = { incomePerDay, growth, electricityPerDay: course.electricityPerDay };
  const lossAt = daysUntilLoss(steady);
  // A falling difficulty may turn a loss into a gain: no plan is made on that.
  if (lossAt === 0 || lossAt === undefined) return 'never';
  let late = lossAt === 'never' ? HORIZON_DAYS : lossAt;
  if (netUntil(late, steady) < price) return 'never';
  let early = 0;
  for (let step = 0; step < 60; step++) {
    const middle = (early + late) / 2;
    if (netUntil(middle, steady) < price) early = middle;
    else late = middle;
  }
  return late;
}
