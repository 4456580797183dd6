import type { DatedPrice, HourlyTariff } from './tariff.ts';
import { billPrices } from './bill.ts';
import { chosenRows, type TariffChoices } from './choice.ts';
import { datedPrices, hourlyPrices, type TariffRefusal } from './days.ts';
import { jsonRows } from './json.ts';
import { tableRows, type TariffChoice } from './rows.ts';
import { plainText } from './time.ts';
import { currencyIn, type TariffUnit, tariffUnits, unitIn } from './unit.ts';

/** Prices out of a text, per kWh: of every day's hours, or of those of certain dates from today on. */
export type TariffPrices = TariffSource &
  ({ readonly kind: 'hours'; readonly hours: HourlyTariff } | { readonly kind: 'dated'; readonly dated: readonly DatedPrice[] });

interface TariffSource {
  /** What the prices of the text were read as. */
  readonly unit: TariffUnit;
  /** The text does not say its unit, and the prices do not speak for themselves. */
  readonly isGuess: boolean;
  /** ISO code of the currency that the text names for them. */
  readonly currency: string | undefined;
}

/** Something that a page asks before it takes the prices: what they are per, whose clock their times show, that they are dear or cheap beyond belief. */
export type TariffAsk = 'unit' | 'zone' | 'currency' | 'price';

/**
 * What a text says of prices; which of several things in it is meant (called again with `choices[of]` set to one of `options`); or why
 * nothing could be made of it, and the piece of the text where that is seen (decisions J12, J15).
 */
export type ReadTariff =
  | (TariffPrices & { readonly asks: readonly TariffAsk[] })
  | { readonly kind: 'choose'; readonly of: TariffChoice; readonly options: readonly string[] }
  | { readonly kind: 'refused'; readonly reason: TariffRefusal; readonly at?: string | undefined };

/** A year of quarter-hours with a few columns. */
export const LONGEST_TARIFF_TEXT = 2_000_000;

/** Hardly a kWh costs more in a currency of ours; as a price of a MWh this would be a gift, as one of cents it is common. */
const DEAR_KWH = 2;
/** No kWh costs this much in any currency of ours, and hardly a MWh so little. */
const LEAST_MWH_PRICE = 8;

/**
 * Prices out of a pasted bill, a CSV table or a JSON file (at most 2 000 000 characters): 24 or 48 hours, rows of an hour or a moment and a
 * price, or lines such as '08:00-22:00 0.95'. `nowMs` since 1970; `choices` answer what an earlier reading asked.
 */
export function readTariff(text: string, nowMs: number, choices: TariffChoices = {}): ReadTariff {
  if (text.length > LONGEST_TARIFF_TEXT) return { kind: 'refused', reason: 'tooLong' };
  const plain = plainText(text.trim());
  const chosen = chosenRows(jsonRows(plain, nowMs) ?? tableRows(plain) ?? [], choices);
  if ('of' in chosen) return { kind: 'choose', ...chosen };
  const { rows } = chosen;
  const column = rows[0]?.column ?? '';
  const stated = unitIn(column, plain);
  const currency = currencyIn(column, plain);
  const sourceOf = (prices: readonly number[], guess: TariffUnit): TariffSource => ({
    unit: stated ?? guess,
    isGuess: stated === undefined && meanOf(prices) > DEAR_KWH,
    currency,
  });
  const rowPrices = rows.map(({ price }) => price);
  const rowSource = sourceOf(rowPrices, meanOf(rowPrices) > LEAST_MWH_PRICE ? 'mwh' : 'kwh');
  if (rows.some(({ date, atMs }) => date !== undefined || atMs !== undefined)) {
    const dated = datedPrices(rows, nowMs);
    if (typeof dated === 'string') return { kind: 'refused', reason: dated };
    return {
      kind: 'dated',
      ...rowSource,
      asks: asksOf(rowSource),
      dated: dated.map(({ atMs, perKwh }) => ({ atMs, perKwh: inKwh(perKwh, rowSource.unit) })),
    };
  }
  const byRows = hourlyPrices(rows);
  if (typeof byRows !== 'string')
    return { kind: 'hours', ...rowSource, asks: asksOf(rowSource), hours: hoursInKwh(byRows, rowSource.unit) };
  const bill = billPrices(plain);
  if (typeof bill === 'string') return { kind: 'refused', reason: bill === 'noDay' ? byRows : bill };
  // Nobody is billed by the MWh.
  const source = sourceOf([...bill.weekday, ...bill.weekend], 'kwh');
  return { kind: 'hours', ...source, asks: asksOf(source), hours: hoursInKwh(bill, source.unit) };
}

const asksOf = ({ isGuess }: TariffSource): readonly TariffAsk[] => (isGuess ? ['unit'] : []);

const meanOf = (prices: readonly number[]) => prices.reduce((sum, price) => sum + Math.abs(price), 0) / Math.max(1, prices.length);

const inKwh = (price: number, unit: TariffUnit) => Number((price / tariffUnits[unit]).toPrecision(12));

function hoursInKwh({ weekday, weekend }: HourlyTariff, unit: TariffUnit): HourlyTariff {
  return { weekday: weekday.map((price) => inKwh(price, unit)), weekend: weekend.map((price) => inKwh(price, unit)) };
}
