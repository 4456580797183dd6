import { known, type Maybe } from './known.ts';
import { convert, currencies, type Currency } from './money.ts';
import { type NumberLimits, readNumber } from './number-text.ts';
import { numberBeside, type Quantity } from './quantity-text.ts';

/** An amount of money as it was typed, in a currency of its own. Null is one that was kept without it, and is to be asked for. */
export interface Amount {
  /** As the field has it, plain digits; empty while nothing is typed. */
  readonly text: string;
  readonly currency: Currency | null;
}

/** What it takes to show an amount: the currency of the display, at so many CNY for a USD. */
export interface ShownMoney {
  readonly currency: Currency;
  readonly cnyPerUsd: number | undefined;
}

/** More digits than any field of money takes. */
const ANY_AMOUNT: NumberLimits = { integers: 12, decimals: 8, isSigned: true, empty: '' };

/** The number of a typed amount in its own currency; an empty one is 0, undefined what is none. */
export function amountNumber({ text }: Pick<Amount, 'text'>): number | undefined {
  return known(Number(readNumber(text, ANY_AMOUNT) ?? Number.NaN));
}

/** Money that is stated in a currency, in the one that is shown; undefined where currency or rate is not known. Nothing is nothing in each. */
export function inShown(figure: Maybe, statedIn: Currency | null, { currency, cnyPerUsd }: ShownMoney): number | undefined {
  if (figure === 0) return 0;
  return statedIn === null ? undefined : convert({ [statedIn]: figure }, currency, cnyPerUsd);
}

/** A typed amount in the currency that is shown, 0 while it is empty; undefined where it is none, or its currency or the rate is not known. */
export function amountIn(amount: Amount, shown: ShownMoney): number | undefined {
  return inShown(amountNumber(amount), amount.currency, shown);
}

/** Whether it is to be asked what an amount is in: it was kept without its currency, and is not nothing. */
export function isUnsaid(amount: Amount): boolean {
  return amount.currency === null && amountNumber(amount) !== 0;
}

/** The currency that stands beside an amount: its own, else that of the display; null while it is to be asked for. */
export function currencyBeside(amount: Amount, shown: Currency): Currency | null {
  return isUnsaid(amount) ? null : (amount.currency ?? shown);
}

/** The currency of a text that names one of ours ('CNY'); null for any other, or none. */
export function currencyNamed(text: unknown): Currency | null {
  return currencies.find((each) => each === text) ?? null;
}

/** What an amount is of: itself, or so much for a kWh. */
export type AmountPer = 'one' | 'kWh';

/** What the number of such a field is of, in a currency. */
function quantityOf(currency: Currency, per: AmountPer): Quantity {
  return per === 'kWh' ? `${currency}/kWh` : currency;
}

interface AmountField {
  readonly per: AmountPer;
  /** What stands beside the field; null while it is asked for. */
  readonly beside: Currency | null;
  /** How the field writes each currency. */
  readonly units: Readonly<Record<Currency, string>>;
}

/**
 * The number of a text with its money written beside it ('0.5 yuan/kWh', '$0.06'), and its currency: the one that is written, for a text that
 * names none ('0.5 per kWh') that of the field. Undefined where nothing stands beside the number, or no money of ours.
 */
export function writtenAmount(text: string, { per, beside, units }: AmountField): Amount | undefined {
  const readings = currencies.flatMap((currency) => {
    const number = numberBeside(text, quantityOf(currency, per), units[currency]);
    return number === undefined ? [] : [{ text: number, currency }];
  });
  const [first, other] = readings;
  return first && other ? { text: first.text, currency: beside } : first;
}
