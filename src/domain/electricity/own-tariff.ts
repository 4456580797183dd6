import { type Amount, amountIn, inShown, type ShownMoney } from '../amount.ts';
import { HOUR_MS } from '../days.ts';
import type { Currency } from '../money.ts';
import { type NumberLimits, readNumber } from '../number-text.ts';
import { type DatedPrice, flatTariff, HOURS_OF_DAY } from '../tariff/tariff.ts';
import type { Electricity } from './electricity.ts';

/** The visitor's tariff as it is kept: texts as typed, so that digits stay as they are, each in a currency of its own. */
export interface OwnTariff {
  /** 'flat' is the one price at every hour, 'hours' the prices below. */
  readonly kind: 'flat' | 'hours';
  /** The one price; null while none is typed, empty for electricity that is free. */
  readonly flat: string | null;
  /** What the one price and those of the hours are in. Null where none is typed, and for prices kept by older builds, whose currency is asked for. */
  readonly flatIn: Currency | null;
  readonly hoursIn: Currency | null;
  /** 24 prices of a kWh from midnight, joined by commas; empty is the one price. */
  readonly weekday: string;
  readonly weekend: string;
  /** Imported prices of a market: hours since 1970 of the first, a colon, prices joined by commas. */
  readonly dated: string;
  /** What comes on top of them: first so much per kWh, then so many percent. */
  readonly plus: string;
  /** What that is in; null where it is in the currency of the hours. */
  readonly plusIn: Currency | null;
  readonly percent: string;
}

/** The tariff of who has set none. */
export const freshTariff: OwnTariff = {
  kind: 'flat',
  flat: null,
  flatIn: null,
  hoursIn: null,
  weekday: '',
  weekend: '',
  dated: '',
  plus: '',
  plusIn: null,
  percent: '',
};

/** What a kWh costs until a price is typed; about the same in both. */
export const defaultPrices = { CNY: '0.45', USD: '0.06' } as const satisfies Record<Currency, string>;

/** The one price; an hour's, which may be below zero on a market; and what comes on top in percent. */
export const FLAT_LIMITS: NumberLimits = { integers: 8, decimals: 4, empty: '' };
export const HOUR_LIMITS: NumberLimits = { integers: 8, decimals: 6, isSigned: true, empty: '' };
export const PERCENT_MORE_LIMITS: NumberLimits = { integers: 3, decimals: 2, empty: '' };

/** The one price: as typed, else as it starts in the currency that was chosen for it or is shown. */
export function flatPrice({ flat, flatIn }: Pick<OwnTariff, 'flat' | 'flatIn'>, shown: Currency): Amount {
  const currency = flatIn ?? shown;
  return flat === null ? { text: defaultPrices[currency], currency } : { text: flat, currency: flatIn };
}

/** What comes on top of a market's price per kWh. */
export function plusPrice({ plus, plusIn, hoursIn }: Pick<OwnTariff, 'plus' | 'plusIn' | 'hoursIn'>): Amount {
  return { text: plus, currency: plusIn ?? hoursIn };
}

/** Whether anything counts with the one price: days without a list of their own do, too. */
export function usesFlatPrice({ kind, weekday, weekend }: Pick<OwnTariff, 'kind' | 'weekday' | 'weekend'>): boolean {
  return kind === 'flat' || weekday === '' || weekend === '';
}

/** Whether prices of hours were kept without their currency, which is to be asked for. */
export function areHoursUnsaid({ hoursIn, weekday, weekend, dated }: OwnTariff): boolean {
  return hoursIn === null && /[1-9]/.test(weekday + weekend + dated.replace(/^\d*/, ''));
}

/** The 24 texts of a list; each the one price while the list is empty. */
export function hourTexts(list: string, flat: string): readonly string[] {
  const texts = list === '' ? [] : list.split(',');
  return Array.from({ length: HOURS_OF_DAY }, (_, hour) => texts[hour] ?? flat);
}

/** A market's price with what comes on top: first the amount per kWh, in the same currency, then the percent of both. Empty fields add nothing. */
export function withAdditions(price: number, plus: number | undefined, { percent }: Pick<OwnTariff, 'percent'>): number {
  return (price + (plus ?? Number.NaN)) * (1 + Number(readNumber(percent, PERCENT_MORE_LIMITS) ?? Number.NaN) / 100);
}

/** The tariff in the currency that is shown, additions included. A price that cannot be converted, or was taken out of its hour, is not known (NaN). */
export function electricityOf(tariff: OwnTariff, shown: ShownMoney): Electricity {
  const { currency } = shown;
  const flat = amountIn(flatPrice(tariff, currency), shown) ?? Number.NaN;
  if (tariff.kind === 'flat') return { currency, hours: flatTariff(flat), dated: [], isFlat: true };
  const stated = (price: number) => inShown(price, tariff.hoursIn, shown) ?? Number.NaN;
  // An hour whose price was taken out has none: it is not free.
  const list = (text: string) =>
    text === '' ? flatTariff(flat).weekday : hourTexts(text, '').map((price) => (price === '' ? Number.NaN : stated(Number(price))));
  const hours = { weekday: list(tariff.weekday), weekend: list(tariff.weekend) };
  const plus = amountIn(plusPrice(tariff), shown);
  const dated = datedPricesOf(tariff.dated).map(({ atMs, perKwh }) => ({ atMs, perKwh: withAdditions(stated(perKwh), plus, tariff) }));
  return { currency, hours, dated, isFlat: false };
}

/** The prices of the text that `datedText` makes; what is none is left out. */
export function datedPricesOf(text: string): readonly DatedPrice[] {
  const [start = '', prices = ''] = text.split(':');
  if (!/^\d{6}$/.test(start)) return [];
  return prices.split(',').flatMap((price, index) => {
    const perKwh = Number(price);
    return price === '' || Number.isNaN(perKwh) ? [] : [{ atMs: (Number(start) + index) * HOUR_MS, perKwh }];
  });
}

const SIGNIFICANT = 6;
/** The hours of two days, the longer of which has 25. */
const MOST_DATED = 2 * HOURS_OF_DAY + 2;

/** Dated prices as a text that a link can carry; gaps stay gaps. */
export function datedText(prices: readonly DatedPrice[]): string {
  if (prices.length === 0) return '';
  const hourOf = ({ atMs }: DatedPrice) => Math.floor(atMs / HOUR_MS);
  const start = Math.min(...prices.map(hourOf));
  const texts: string[] = [];
  for (const price of prices) texts[hourOf(price) - start] = String(Number(price.perKwh.toPrecision(SIGNIFICANT)));
  return `${start}:${Array.from(texts.slice(0, MOST_DATED), (text) => text ?? '').join(',')}`;
}
