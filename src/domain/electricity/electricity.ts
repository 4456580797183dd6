import { HOUR_MS } from '../days.ts';
import { known, type Maybe, product, total } from '../known.ts';
import { type Currency, moneyLeft } from '../money.ts';
import { type DatedPrice, type HourlyTariff, HOURS_OF_DAY, tariffDay, type TariffHour } from '../tariff/tariff.ts';

/** What electricity costs, all of it in one currency: the hours of weekdays and weekends, and dated prices, which win over them. */
export interface Electricity {
  readonly currency: Currency;
  readonly hours: HourlyTariff;
  readonly dated: readonly DatedPrice[];
  /** One price at every hour: machines are then reckoned as running all day, at a loss too. */
  readonly isFlat: boolean;
}

/** Some hours of one price; undefined where none is known. */
interface PricedHours {
  readonly perKwh: number | undefined;
  readonly hours: number;
}

/** The prices that a day's figures are of: the one price; the same day every day; today's, where prices have dates; or the mean of a week. */
export interface PriceProfile {
  readonly basis: 'flat' | 'day' | 'today' | 'week';
  readonly prices: readonly PricedHours[];
  /** So many days the prices are of. */
  readonly days: number;
}

/** The price of a kWh at a moment (since 1970); undefined where none is known. */
export function priceAt({ hours, dated }: Electricity, atMs: number): number | undefined {
  return tariffDay(atMs, 0, hours, dated).find(({ startsAtMs, endsAtMs }) => startsAtMs <= atMs && atMs < endsAtMs)?.perKwh;
}

/** The hours of the visitor's own day with their prices, `daysAhead` from that of `nowMs`. */
export function hoursOfDay({ hours, dated }: Electricity, nowMs: number, daysAhead: number): readonly TariffHour[] {
  return tariffDay(nowMs, daysAhead, hours, dated);
}

/** The prices that a day is reckoned with, so that every tool counts with the same. */
export function usualDay(electricity: Electricity, nowMs: number): PriceProfile {
  const { hours, dated, isFlat } = electricity;
  if (isFlat) return { basis: 'flat', prices: [{ perKwh: known(hours.weekday[0]), hours: HOURS_OF_DAY }], days: 1 };
  const today = new Date(nowMs).setHours(0, 0, 0, 0);
  if (dated.some(({ atMs }) => atMs >= today)) {
    const prices = hoursOfDay(electricity, nowMs, 0).map(({ perKwh, startsAtMs, endsAtMs }) => ({
      perKwh,
      hours: (endsAtMs - startsAtMs) / HOUR_MS,
    }));
    return { basis: 'today', prices, days: 1 };
  }
  const day = (each: readonly number[], times: number) => each.map((perKwh) => ({ perKwh: known(perKwh), hours: times }));
  const isSame = hours.weekday.every((price, hour) => Object.is(price, hours.weekend[hour]));
  if (isSame) return { basis: 'day', prices: day(hours.weekday, 1), days: 1 };
  return { basis: 'week', prices: [...day(hours.weekday, 5), ...day(hours.weekend, 2)], days: 7 };
}

/** The mean price of a kWh over all hours; undefined when one of them has none. */
export function meanPrice({ prices }: Pick<PriceProfile, 'prices'>): number | undefined {
  const sum = total(prices.map(({ perKwh, hours }) => product(perKwh, hours)));
  return product(sum, 1 / prices.reduce((all, { hours }) => all + hours, 0));
}

/** The lowest price of all hours: what a kWh must bring at least for machines to run at all. Undefined without a price. */
export function cheapestPrice({ prices }: Pick<PriceProfile, 'prices'>): number | undefined {
  return known(Math.min(...prices.flatMap(({ perKwh }) => perKwh ?? [])));
}

/** One price for 24 hours: their mean, as for machines that run through. */
export function runAllDay(usual: PriceProfile): PriceProfile {
  return { basis: 'flat', prices: [{ perKwh: meanPrice(usual), hours: HOURS_OF_DAY }], days: 1 };
}

/**
 * What is left of such a day at a part of today's income, in the hours that then pay; below zero where none does. For sums over years: it makes
 * nothing but the sum. NaN where the income is not known.
 */
export function netOfPayingHours(
  { prices, days }: PriceProfile,
  { incomePerDay, powerW }: MachinesOnPrices,
): (incomeFactor: number) => number {
  const perHour = (known(incomePerDay) ?? Number.NaN) / HOURS_OF_DAY;
  const costs = prices.flatMap(({ perKwh, hours }) => (perKwh === undefined ? [] : { cost: (perKwh * powerW) / 1000, hours }));
  return (incomeFactor) => {
    let net = 0;
    let best = Number.NEGATIVE_INFINITY;
    for (const { cost, hours } of costs) {
      const left = perHour * incomeFactor - cost;
      best = Math.max(best, left);
      if (left > 0) net += (left * hours) / days;
    }
    return best < 0 ? best : net;
  };
}

/** What machines earn in 24 hours before electricity, and the watts that they draw. */
interface MachinesOnPrices {
  readonly incomePerDay: Maybe;
  readonly powerW: number;
}

/** A day of machines on such prices: money in the currency of both, undefined where something that it needs is not known. */
export interface RunningDay {
  /** Hours of the day, and those in which they run. */
  readonly hours: number;
  readonly runningHours: number;
  /** Of the hours in which they run. */
  readonly income: number | undefined;
  readonly electricity: number | undefined;
  readonly net: number | undefined;
  /** Running through, in hours that do not pay too. */
  readonly allDay: { readonly electricity: number | undefined; readonly net: number | undefined };
}

/**
 * A day in which machines run only in hours that pay for their electricity; at one price they run all day. An hour without a price is none
 * to run in; while income, power or all prices are not known, they run through.
 */
export function runningDay({ basis, prices, days }: PriceProfile, { incomePerDay, powerW }: MachinesOnPrices): RunningDay {
  const perHour = product(incomePerDay, 1 / HOURS_OF_DAY);
  const costOf = (perKwh: Maybe) => product(powerW / 1000, perKwh);
  const paying = prices.filter(({ perKwh }) => (moneyLeft(perHour, costOf(perKwh)) ?? -1) >= 0);
  const isUnknown = perHour === undefined || known(powerW) === undefined || prices.every(({ perKwh }) => perKwh === undefined);
  const running = basis === 'flat' || isUnknown ? prices : paying;
  const sumOf = (some: typeof prices) => {
    const hours = some.reduce((all, each) => all + each.hours, 0) / days;
    const electricity = total(some.map(({ perKwh, hours: length }) => product(costOf(perKwh), length, 1 / days)));
    const income = product(incomePerDay, hours / HOURS_OF_DAY);
    return { hours, income, electricity, net: moneyLeft(income, electricity) };
  };
  const all = sumOf(prices);
  const { hours: runningHours, ...run } = sumOf(running);
  return { hours: all.hours, runningHours, ...run, allDay: { electricity: all.electricity, net: all.net } };
}
