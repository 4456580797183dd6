import { DAY_MS } from './days.ts';
import { known, type Maybe, product, quotient } from './known.ts';
import { toHs } from './units.ts';

/** Energy per hash as the market says it: watts over hashrate in a unit is J per that unit. Undefined without a hashrate. */
export function powerRatio({ powerW, hashrate }: { readonly powerW: number; readonly hashrate: number }): number | undefined {
  return quotient(powerW, hashrate);
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
