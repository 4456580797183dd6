import { type Amount, amountIn, type ShownMoney } from '#src/domain/amount.ts';
import type { RunRules } from '#src/domain/fleet.ts';
import { known } from '#src/domain/known.ts';
import type { FleetRules } from '#src/state/fleet.ts';

const limitOf = (text: string) => (text === '' ? undefined : known(Number(text)));
/** A limit of 0 would be no plan. */
const countOf = (text: string) => Math.min(25, Math.max(1, limitOf(text) ?? Number.NaN)) || undefined;

/** The highest price of a kWh that was typed. */
export function priceLimit({ mostPrice: text, mostPriceIn: currency }: FleetRules): Amount {
  return { text, currency };
}

/** The rules as they were typed, money in the currency that is shown: NaN where a highest price cannot be converted to it, which is not none. */
export function runRules(rules: FleetRules, shown: ShownMoney): RunRules {
  const { by, mostHours, leastRun, mostStarts } = rules;
  const most = rules.mostPrice === '' ? undefined : (amountIn(priceLimit(rules), shown) ?? Number.NaN);
  return { by, mostHours: countOf(mostHours), mostPrice: most, leastRun: countOf(leastRun), mostStarts: countOf(mostStarts) };
}
