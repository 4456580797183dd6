import { HOUR_MS } from '#src/domain/days.ts';
import type { Currency } from '#src/domain/money.ts';
import { type DatedPrice, flatTariff, type HourlyTariff, HOURS_OF_DAY } from '#src/domain/tariff.ts';
import type { ReadTariff } from '#src/domain/tariff-text.ts';
import { figureOf } from '../figures.ts';
import type { AsicInputsOf } from './asic-fields.ts';

/** What electricity costs by the hour, in `currency`. */
export interface AsicTariff {
  readonly currency: Currency;
  readonly hours: HourlyTariff;
  readonly dated: readonly DatedPrice[];
  readonly isFlat: boolean;
}

/** The tariff of the fields: by the hour where that is chosen, else flat in the currency that is shown. */
export function tariffOf(inputs: AsicInputsOf, shown: Currency): AsicTariff {
  const flatIn = (currency: Currency) => figureOf(currency === 'CNY' ? inputs.cny : inputs.usd);
  if (inputs.tariff !== 'hours') return { currency: shown, hours: flatTariff(flatIn(shown)), dated: [], isFlat: true };
  const currency = inputs.tariffIn === 'USD' ? 'USD' : 'CNY';
  const hoursOf = (text: string) => hourTexts(text, String(flatIn(currency))).map(Number);
  const hours = { weekday: hoursOf(inputs.weekday), weekend: hoursOf(inputs.weekend) };
  return { currency, hours, dated: datedPrices(inputs.dated), isFlat: false };
}

/** The 24 texts of a list field; each the flat price while the list is empty. */
export function hourTexts(text: string, flat: string): readonly string[] {
  const texts = text === '' ? [] : text.split(',');
  return Array.from({ length: HOURS_OF_DAY }, (_, hour) => texts[hour] ?? flat);
}

/** A list field with one of its hours changed. */
export function withHour(texts: readonly string[], hour: number, text: string): string {
  return texts.with(hour, text).join(',');
}

function datedPrices(text: string): readonly DatedPrice[] {
  const [start = '', prices = ''] = text.split(':');
  if (!/^\d{6}$/.test(start)) return [];
  return prices.split(',').flatMap((price, index) => {
    const perKwh = Number(price);
    return price === '' || Number.isNaN(perKwh) ? [] : [{ atMs: (Number(start) + index) * HOUR_MS, perKwh }];
  });
}

const SIGNIFICANT = 6;
const textOf = (price: number): string => String(Number(price.toPrecision(SIGNIFICANT)));

/** The fields with prices that were read: those of hours replace the lists, those of dates stand beside them. */
export function withTariff(inputs: AsicInputsOf, { hours, dated = [] }: ReadTariff, tariffIn: Currency): AsicInputsOf {
  const listOf = (prices: readonly number[]) => prices.map((price) => textOf(price)).join(',');
  const lists = hours && { weekday: listOf(hours.weekday), weekend: listOf(hours.weekend), dated: '' };
  return { ...inputs, tariff: 'hours', tariffIn, ...(dated.length > 0 && { dated: datedText(dated) }), ...lists };
}

function datedText(prices: readonly DatedPrice[]): string {
  const start = Math.floor((prices[0]?.atMs ?? 0) / HOUR_MS);
  const texts: string[] = [];
  for (const { atMs, perKwh } of prices) texts[Math.floor(atMs / HOUR_MS) - start] = textOf(perKwh);
  return `${start}:${Array.from(texts.slice(0, 2 * HOURS_OF_DAY + 2), (text) => text ?? '').join(',')}`;
}
