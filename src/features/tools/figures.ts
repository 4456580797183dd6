import { roundAndTrim } from '#src/domain/decimal.ts';
import { known, type Maybe } from '#src/domain/known.ts';
import { type Currency, currencySigns } from '#src/domain/money.ts';
import { type NumberLimits, readNumber } from '#src/domain/number-text.ts';

/** What the number fields of the tools take; an empty one counts as 0. */
export const FIGURE_LIMITS: NumberLimits = { integers: 8, decimals: 4, empty: '' };
/** A hashrate converted from a smaller unit keeps its digits. */
export const HASHRATE_LIMITS: NumberLimits = { integers: 9, decimals: 9, empty: '' };
export const WHOLE_LIMITS: NumberLimits = { integers: 9, decimals: 0, empty: '' };

/** Digits of what a coin may cost and weigh. */
export const MARKET_LIMITS: NumberLimits = { integers: 12, decimals: 8, empty: '' };

/** A price of a kWh on a market, which may be below zero. */
export const TARIFF_LIMITS: NumberLimits = { integers: 8, decimals: 6, isSigned: true, empty: '' };

export const PERCENT_LIMITS: NumberLimits = { integers: 3, decimals: 2, max: 100, empty: '' };

/** The number of a field by the number rule; an empty one counts as 0, NaN stands for what is none. */
export function figureOf(text: string): number {
  return Number(readNumber(text, MARKET_LIMITS) ?? Number.NaN);
}

/** A figure that the visitor may set in place of the pool's: undefined while the field is empty. */
export function typedFigure(text: string): number | undefined {
  return text === '' ? undefined : figureOf(text);
}

const TARIFF_DECIMALS = 4;

/** A price of a kWh as tariffs are written, '$0.0214': as many decimals as it needs, four at most; '--' for what is not known. */
export function kwhPrice(price: Maybe, currency: Currency): string {
  const value = known(price);
  if (value === undefined) return '--';
  return `${value < 0 ? '-' : ''}${currencySigns[currency]}${roundAndTrim(Math.abs(value), TARIFF_DECIMALS)}`;
}
