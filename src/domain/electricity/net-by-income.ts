import { known } from '../known.ts';
import { moneyLeft } from '../money.ts';
import { HOURS_OF_DAY } from '../tariff/tariff.ts';
import type { UsualDay } from './electricity.ts';

/** Machines on a tariff: what 24 hours bring today before electricity, in the tariff's currency, and the watts that they draw. */
interface MachinesToday {
  readonly incomePerDay: number;
  readonly powerW: number;
}

/**
 * What is left of a day once the income is a part of today's (1 is today): at one price all day long; else of the hours that pay for their
 * electricity, as in `runningDay`, but reckoned once for thousands of days. Below zero when no hour pays: what the cheapest ones would lose.
 * NaN where no hour has a price.
 */
export function netByIncome({ basis, prices, days }: UsualDay, { incomePerDay, powerW }: MachinesToday): (incomeFactor: number) => number {
  const hours = prices
    .flatMap(({ perKwh, hours: length }) => {
      const price = known(perKwh);
      return price === undefined ? [] : [{ costPerHour: (powerW / 1000) * price, length: length / days }];
    })
    .toSorted((one, other) => one.costPerHour - other.costPerHour);
  const [cheapest, ...dearer] = hours;
  if (!cheapest) return () => Number.NaN;
  return (incomeFactor) => {
    const income = (incomePerDay / HOURS_OF_DAY) * incomeFactor;
    const left = ({ costPerHour, length }: typeof cheapest) => (moneyLeft(income, costPerHour) ?? Number.NaN) * length;
    let net = left(cheapest);
    for (const some of dearer) {
      if (basis !== 'flat' && some.costPerHour > income) break;
      net += left(some);
    }
    return net;
  };
}
