import { roundAndTrim } from '#src/domain/decimal.ts';
import { known, type Maybe } from '#src/domain/known.ts';
import { type Currency, currencySigns } from '#src/domain/money.ts';
import { MARKET_LIMITS } from '#src/domain/number-limits.ts';
import { readNumber } from '#src/domain/number-text.ts';

/** The number of a field by the number rule; an empty one counts as 0, NaN stands for what is none. */
export function figureOf(text: string): number {
  return Number(readNumber(text, MARKET_LIMITS) ?? Number.NaN);
}

/** A figure that the visitor may set in place of the pool's: undefined while the field is empty. */
export function typedFigure(text: string): number | undefined {
  return text === '' ? undefined : figureOf(text);
}

const TARIFF_DECIMALS = 4;
/** The least price of a kWh that such a tariff can say. */
const LEAST_PRICE = 10 ** -TARIFF_DECIMALS;

/** A price of a kWh as tariffs are written, '$0.0214': as many decimals as it needs, four at most, '<$0.0001' for less; '--' for what is not known. */
export function kwhPrice(price: Maybe, currency: Currency): string {
  const value = known(price);
  if (value === undefined) return '--';
  return value > 0 && value < LEAST_PRICE / 2 ? `<${kwhBound(value, currency)}` : kwhText(value, currency);
}

/** The price of a kWh below which something holds, for a sentence: at least the least price that a tariff can say. */
export function kwhBound(price: Maybe, currency: Currency): string {
  const value = known(price);
  return value === undefined ? '--' : kwhText(value > 0 ? Math.max(LEAST_PRICE, value) : value, currency);
}

function kwhText(value: number, currency: Currency): string {
  return `${value < 0 ? '-' : ''}${currencySigns[currency]}${roundAndTrim(Math.abs(value), TARIFF_DECIMALS)}`;
}
