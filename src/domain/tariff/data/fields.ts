import { currencyIn } from '../unit.ts';
import { PRICE_NAME, type RowLabels, type TariffChoice } from '../rows.ts';
import { isDate } from './moment.ts';

/** A field of a record or a column of a table that holds prices. */
export interface PriceField {
  readonly name: string;
  /** What its prices are of, where the record has others beside them. */
  readonly of?: RowLabels;
  /** The date of which a column of hours is. */
  readonly date?: string;
}

/** Names that say what a price is of, by what is asked when a list has several. */
const labelNames: readonly (readonly [of: TariffChoice, name: RegExp])[] = [
  [
    'area',
    /^(?:price|market|bidding|delivery|map)?[\s_]?(?:area|zone|region|hub|node|country|location|bzn|geo|gebotszone|bereich|p?node)[\s_]?(?:code|name|id)?$|^name$|^settlement[\s_]?point(?:[\s_]?name)?$/i,
  ],
  ['tariff', /^(?:tariff|product)[\s_]?(?:code|name|id)?$|^sequence$|^plan$|^title$/i],
  ['payment', /^payment[\s_]?method$/i],
  ['channel', /^channel(?:[\s_]?type)?$/i],
  ['currency', /^currency(?:[\s_]?code)?$|^w(?:ä|ae)hrung$|^valuta$/i],
];

/** What a field of this name says of the prices beside it; undefined for any other. */
export function labelNamed(name: string): TariffChoice | undefined {
  return labelNames.find(([, pattern]) => pattern.test(name.trim()))?.[0];
}

/** The labels of a record: short texts in fields that say what its prices are of. */
export function labelsOf(fields: Iterable<readonly [name: string, value: unknown]>): RowLabels {
  const labels: Partial<Record<TariffChoice, string>> = {};
  for (const [name, value] of fields) {
    const of = typeof value === 'string' && value.trim() !== '' ? labelNamed(name) : undefined;
    if (of !== undefined && typeof value === 'string') labels[of] ??= value.trim();
  }
  return labels;
}

/** Where a market names its own price among others, that one: Octopus with the tax, Tibber and Amber with all that is paid. */
const ownNames: readonly RegExp[] = [
  /inc_?vat/i,
  /^entryPerArea$/,
  /^total$/i,
  /^per_?kwh$/i,
  /^rce(?:_pln)?$|^rrp$/i,
  /^(?:total_)?lmp|^lbmp/i,
];
/** Prices that are not those of the hour that is paid: means, forecasts, parts of them. */
const BESIDE =
  /(?:^|[^a-z])(?:av(?:era)?g|average|mean|rolling|min|max|median|mittel|peak|base)|\d+r?avg|rolling|forecast|prognos|intraday|exc(?:l|luding)?[_\s]?(?:vat|tax)|spotPerKwh|volume|demand|(?:^|[^a-z])load|level|rank|flag|method|type$|unit$|vat$|tax$|(?:^|[^a-z])loss(?:es)?(?![a-z])|congestion|(?:^|[^a-z])change/i;
/** Electricity that was used, and what it cost together. */
const USED = /usage|consum|used|verbrauch|zużycie|потреблен|用[电電]量|[电電]量/i;
const COST = /cost|kosten|coste|importe|amount|[费費](?!率)|стоимость/i;

/** Whether a name is that of a field of electricity used. */
export const isUse = (name: string): boolean => USED.test(name);

/** Whether a name is that of a field of other numbers than prices of the hour. */
export const isBeside = (name: string): boolean => BESIDE.test(name);

const AREA =
  /^(?:BZN\|)?[A-Z]{2,3}\d?(?:[-_/][A-Z]{1,3}\d?)?$|^(?:Oslo|Kr\.?sand|Bergen|Molde|Tr\.?heim|Troms(?:ø|oe|o))$|^(?:HB|LZ)_[A-Z_]+$/;
const CURRENCY = /^[A-Z]{3}$/;

/** Whether a name is that of a market area: 'SE3', 'DE-LU', 'Kr.sand'. */
export function areaNamed(name: string): boolean {
  return AREA.test(name.trim());
}

/**
 * The fields of a record that hold its prices, by their names; `isNumber` says whether a field holds numbers. Several where the prices are of
 * several currencies, areas or dates: each of them says of which.
 */
export function priceFields(names: readonly string[], isNumber: (name: string) => boolean): readonly PriceField[] {
  const numbers = names.filter((name) => isNumber(name) && labelNamed(name) === undefined);
  for (const own of ownNames) {
    const name = numbers.find((each) => own.test(each));
    if (name !== undefined) return [{ name }];
  }
  // What electricity cost that was used is no price of a kWh.
  const isBill = names.some((name) => isUse(name));
  const named = numbers.filter((name) => PRICE_NAME.test(name) && !(isBill && COST.test(name)));
  if (isBill && named.length === 0) return [];
  const [only, ...others] = named.some((name) => !BESIDE.test(name)) ? named.filter((name) => !BESIDE.test(name)) : named;
  if (only !== undefined) return others.length === 0 ? [inCurrency(only)] : toldApart([only, ...others]);
  const dates = numbers.filter((name) => isDate(name));
  if (dates.length > 0) return dates.map((name) => ({ name, date: name }));
  const currencies = numbers.filter((name) => CURRENCY.test(name) && currencyIn(name, '') === name);
  if (currencies.length > 0) return currencies.map((name) => ({ name, of: { currency: name } }));
  return numbers.filter((name) => areaNamed(name)).map((name) => ({ name, of: { area: name.trim() } }));
}

/** A price alone is in the currency with whose code its name begins or ends. */
function inCurrency(name: string): PriceField {
  const currency = codeOfName(name);
  return currency === undefined ? { name } : { name, of: { currency } };
}

/** Prices side by side: in several currencies, of several areas where each states its unit, else of several tariffs. */
function toldApart(names: readonly string[]): readonly PriceField[] {
  const currencies = names.map((name) => codeOfName(name) ?? currencyIn(name, ''));
  if (currencies.every((each, index) => each !== undefined && currencies.indexOf(each) === index))
    return names.map((name, index) => ({ name, of: { currency: currencies[index] ?? '' } }));
  const areas = names.map((name) => name.replace(/\s*[[(].*$/, '').trim());
  const isOfAreas = names.every((name) => /[[(].*[km]wh/i.test(name)) && new Set(areas).size === areas.length;
  return names.map((name, index) => ({ name, of: isOfAreas ? { area: areas[index] ?? name } : { tariff: name } }));
}

/** The code in 'DayAheadPriceEUR' and 'SEK_per_kWh'. */
function codeOfName(name: string): string | undefined {
  const [, first, last] = /^([A-Z]{3})_|(?:[a-z]|[\s_])([A-Z]{3})$/.exec(name.trim()) ?? [];
  const code = first ?? last ?? '';
  return currencyIn(code, '') === code && code !== '' ? code : undefined;
}
