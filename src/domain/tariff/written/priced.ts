import { isBelievable } from '../plausible.ts';
import type { TariffAsk } from '../read-tariff.ts';
import type { TariffUnit } from '../unit.ts';
import { type Money, perKwhOf, unitOf } from './money.ts';
import type { Band } from './pairs.ts';
import type { Token } from './token.ts';
import type { PricedBand } from './week.ts';

/** Beside '12c' a lone '0.2' is no fifth of a cent: who wrote it changed the unit. */
export function mixedIn(bands: readonly Band[]): Token | undefined {
  const unitless = bands.find(
    ({ amount: { money, numbers } }) => unitOf(money) === undefined && Math.abs(numbers[0] ?? 0) < 1 && numbers[0] !== 0,
  );
  const inCents = bands.filter(({ amount: { money } }) => unitOf(money) === 'cents');
  return inCents.some(({ amount: { numbers } }) => (numbers[0] ?? 0) >= 1) ? unitless?.amount : undefined;
}

/** Bands with their prices, and what is to be asked of them. */
export interface PricedBands {
  readonly bands: readonly PricedBand[];
  readonly unit: TariffUnit;
  readonly asks: readonly TariffAsk[];
}

/** Each amount by its own unit; one without a unit by that of the others, or of the heading, where they have one in common. */
export function pricedBands(bands: readonly Band[], tokens: readonly Token[], currency: string | undefined): PricedBands {
  const own = bands.map(({ amount }) => amount.money);
  const heading = tokens.flatMap((token) => (token.kind === 'unit' ? token.money : []));
  const common = commonOf(heading) ?? commonOf(own);
  const asks = new Set<TariffAsk>();
  const saidOf = (money: Money) => (unitOf(money) === undefined ? (common ?? money) : { ...money, per: money.per ?? common?.per });
  const priceOf = (numbers: readonly number[], money: Money) => perKwhOf(numbers, { ...saidOf(money), currency });
  const isPaid = (number: number, money: Money) => isBelievable(priceOf([number], money), currency, true);
  // '1,234' and '2,345' are both of thousands where one of them must be.
  const isThousands = bands.some(
    ({ amount: { numbers, money } }) => numbers.length > 1 && numbers.map((number) => isPaid(number, money)).join() === 'false,true',
  );
  const priced = bands.map((band): PricedBand => {
    const { numbers, money } = band.amount;
    const perKwh = priceOf(isThousands ? numbers.slice(-1) : numbers, money);
    const isStated = saidOf(money).per !== undefined;
    if (!isBelievable(perKwh, currency, isStated)) asks.add(unitOf(money) === undefined || !isStated ? 'unit' : 'price');
    return { ...band, perKwh };
  });
  const units = new Set(own.map((money) => unitOf(unitOf(money) === undefined ? (common ?? money) : money) ?? 'kwh'));
  const [unit = 'kwh'] = units;
  return { bands: priced, unit: units.size === 1 ? unit : 'kwh', asks: [...asks] };
}

/** The money of those that name a unit, where all of them name one. */
function commonOf(money: readonly Money[]): Money | undefined {
  const named = money.filter((each) => unitOf(each) !== undefined && each.per !== 'other');
  const isOne = new Set(named.map((each) => unitOf(each))).size === 1;
  return isOne ? (named.find(({ per }) => per !== undefined) ?? named[0]) : undefined;
}
