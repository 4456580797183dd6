import { HOUR_MS } from '#src/domain/days.ts';
import type { Currency } from '#src/domain/money.ts';
import { type DatedPrice, flatTariff, type HourlyTariff, HOURS_OF_DAY } from '#src/domain/tariff/tariff.ts';
import type { TariffPrices } from '#src/domain/tariff/read-tariff.ts';
import { type TariffUnit, tariffUnits } from '#src/domain/tariff/unit.ts';
import { figureOf, TARIFF_LIMITS } from '../figures.ts';
import type { AsicInputsOf } from './asic-fields.ts';

/** What electricity costs by the hour, in `currency`. */
export interface AsicTariff {
  readonly currency: Currency;
  readonly hours: HourlyTariff;
  readonly dated: readonly DatedPrice[];
  readonly isFlat: boolean;
  /** The currency that the imported list names, where its prices were taken as `currency` nevertheless. */
  readonly said?: string | undefined;
  /** What the imported prices were read as, where their list does not say it. */
  readonly unit?: TariffUnit | undefined;
}

/** The tariff of the fields: by the hour where that is chosen, else flat in the currency that is shown. */
export function tariffOf(inputs: AsicInputsOf, shown: Currency): AsicTariff {
  const flatIn = (currency: Currency) => figureOf(currency === 'CNY' ? inputs.cny : inputs.usd);
  if (inputs.tariff !== 'hours') return { currency: shown, hours: flatTariff(flatIn(shown)), dated: [], isFlat: true };
  const currency = inputs.tariffIn === 'USD' ? 'USD' : 'CNY';
  // An hour whose price was taken out has none: it is not free.
  const hoursOf = (text: string) => hourTexts(text, String(flatIn(currency))).map((price) => (price === '' ? Number.NaN : Number(price)));
  const hours = { weekday: hoursOf(inputs.weekday), weekend: hoursOf(inputs.weekend) };
  const said = /^(?:[A-Z]{3}|kr)$/.test(inputs.tariffSaid) && inputs.tariffSaid !== currency ? inputs.tariffSaid : undefined;
  return { currency, hours, dated: datedPrices(inputs.dated), isFlat: false, said, unit: unitOf(inputs) };
}

function unitOf({ tariffUnit }: AsicInputsOf): TariffUnit | undefined {
  return unitIds.find((unit) => unit === tariffUnit);
}

/** The units to choose from, by the size of a price. */
export const unitIds = ['kwh', 'cents', 'mwh'] as const satisfies readonly TariffUnit[];

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
/** As the field of an hour takes it. */
const fieldText = (price: number): string => String(Number(price.toFixed(TARIFF_LIMITS.decimals)));

/**
 * The fields with prices that were read: those of hours replace the lists, those of dates stand beside them. Lists that would then be of
 * another currency, or that a note still speaks of, go.
 */
export function withTariff(inputs: AsicInputsOf, read: TariffPrices, tariffIn: Currency): AsicInputsOf {
  const source = {
    tariff: 'hours',
    tariffIn,
    tariffSaid: read.currency === undefined || read.currency === tariffIn ? '' : read.currency,
    tariffUnit: read.isGuess ? read.unit : '',
  };
  if (read.kind === 'hours') {
    const listOf = (prices: readonly number[]) => prices.map((price) => fieldText(price)).join(',');
    return { ...inputs, ...source, weekday: listOf(read.hours.weekday), weekend: listOf(read.hours.weekend), dated: '' };
  }
  const isNoted = inputs.dated === '' && (inputs.tariffSaid !== '' || inputs.tariffUnit !== '');
  const lists = (inputs.tariffIn !== tariffIn || isNoted) && { weekday: '', weekend: '' };
  return { ...inputs, ...source, ...lists, dated: datedText(read.dated) };
}

/** The fields without imported dates, and without what is noted of them. */
export function withoutDated(inputs: AsicInputsOf): AsicInputsOf {
  return { ...inputs, dated: '', tariffSaid: '', tariffUnit: '' };
}

/** The fields with the imported prices read as another unit. */
export function withUnit(inputs: AsicInputsOf, unit: TariffUnit): AsicInputsOf {
  return { ...multiplied(inputs, tariffUnits[unitOf(inputs) ?? unit] / tariffUnits[unit]), tariffUnit: unit };
}

/** The fields with the imported prices converted: so much of the tariff's currency for one of theirs. */
export function withRate(inputs: AsicInputsOf, rate: number): AsicInputsOf {
  return { ...multiplied(inputs, rate), tariffSaid: '' };
}

/** What was imported last times a factor: the dated prices, else the lists. An hour without a price keeps none. */
function multiplied(inputs: AsicInputsOf, factor: number): AsicInputsOf {
  if (inputs.dated !== '')
    return { ...inputs, dated: datedText(datedPrices(inputs.dated).map(({ atMs, perKwh }) => ({ atMs, perKwh: perKwh * factor }))) };
  const list = (text: string) =>
    text
      .split(',')
      .map((price) => (price === '' || Number.isNaN(Number(price)) ? price : fieldText(Number(price) * factor)))
      .join(',');
  return { ...inputs, weekday: list(inputs.weekday), weekend: list(inputs.weekend) };
}

function datedText(prices: readonly DatedPrice[]): string {
  const start = Math.floor((prices[0]?.atMs ?? 0) / HOUR_MS);
  const texts: string[] = [];
  for (const { atMs, perKwh } of prices) texts[Math.floor(atMs / HOUR_MS) - start] = textOf(perKwh);
  return `${start}:${Array.from(texts.slice(0, 2 * HOURS_OF_DAY + 2), (text) => text ?? '').join(',')}`;
}
