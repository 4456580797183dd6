import { readNumber } from '../number-text.ts';
import { HOURS_OF_DAY } from './tariff.ts';
import type { PriceTime } from './data/moment.ts';

/** A row of a price list. Prices are as written. */
export interface PriceRow extends PriceTime {
  /** Undefined where the list says that it has none. */
  readonly price: number | undefined;
  /** The name of the column that the price stood in, which may say its unit and currency. */
  readonly column?: string | undefined;
  /** What this price is of, where a list has prices of several things for one time: its area, its way of payment. */
  readonly of?: RowLabels;
  /** When the price ends; null where it is still valid. Else the next one begins then. */
  readonly end?: PriceTime | null;
  /** Whose clock the date and hour are of, where the list says it. */
  readonly zone?: string;
  /** The name of the field says it, not only the kind of the list. */
  readonly isZoneNamed?: boolean;
  /** The hour counts those that pass from midnight. */
  readonly isElapsed?: boolean;
  /** What it was read of: a line, or a record. */
  readonly source?: unknown;
  /** There is something in it that could not be read. */
  readonly isBroken?: boolean;
}

/** What a list has several of, of which the visitor must name one, in the order in which it is asked. */
export const tariffChoices = ['area', 'tariff', 'payment', 'channel', 'currency'] as const;
export type TariffChoice = (typeof tariffChoices)[number];

/** A price's own word for each thing that its list may have several of. */
export type RowLabels = Readonly<Partial<Record<TariffChoice, string>>>;

/** A number that may be below zero, by the rule of all fields, with a sign of its currency or none; computers write more decimals than people. */
export function priceOf(text: string): number | undefined {
  const plain = text
    .trim()
    .replaceAll(/[A-Z]{0,2}\p{Sc}|["']/gu, '')
    .trim();
  const value = readNumber(plain.replace(/^-/, ''), { integers: 8, decimals: 24, empty: '' });
  if (value === undefined || value === '') return undefined;
  return plain.startsWith('-') ? -Number(value) : Number(value);
}

/** How lists call a price; a unit alone may also be that of a volume. */
export const PRICE_NAME =
  /price|value|cost|tariff|(?<![a-z])rate|per_?[km]wh|\/\s*[km]wh|[价價费費]|prei?s|prix|pris|precio|prezzo|preço|cena|hinta|цена|marginal/i;

/** So many prices stand in a list: a day's, also of one on which the clocks change, or those of weekdays and then weekends. */
const lengths = [HOURS_OF_DAY - 1, HOURS_OF_DAY, HOURS_OF_DAY + 1, 2 * HOURS_OF_DAY];

const QUARTERS_OF_DAY = 4 * HOURS_OF_DAY;

/** The rows of a bare list of numbers, also of a day's quarters of hours, by the hours that pass from midnight; undefined for what is no such list. */
export function listRows(cells: readonly string[]): readonly PriceRow[] | undefined {
  const parts = cells.length === QUARTERS_OF_DAY ? QUARTERS_OF_DAY / HOURS_OF_DAY : 1;
  if (parts === 1 && !lengths.includes(cells.length)) return undefined;
  const rows = cells.flatMap((cell, index) => {
    const price = priceOf(cell);
    return price === undefined ? [] : [{ hour: index / parts, price }];
  });
  return rows.length === cells.length ? rows : undefined;
}
