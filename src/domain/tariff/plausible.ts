import { roughPerUsd } from './currencies.ts';

const BELIEVED_USD = { least: 0.001, most: 3 };
/** Where a text does not say that its prices are per kWh; about ¥5. */
const UNSTATED_USD = { least: 0.001, most: 0.7 };
/** The same for numbers of no currency that is known. */
const UNKNOWN = { least: 0.001, most: 2 };

/**
 * Whether a price per kWh in a currency's whole unit (ISO code, 'kr' or undefined) is one that is paid somewhere: 0.001 to 3 USD, less where
 * the text does not say that it is per kWh. A market's hour may well cost nothing or less: ask of a day's mean there.
 */
export function isBelievable(perKwh: number, currency: string | undefined, isStated: boolean): boolean {
  const rate = currency === undefined ? undefined : roughPerUsd(currency);
  const { least, most } = rate === undefined ? UNKNOWN : isStated ? BELIEVED_USD : UNSTATED_USD;
  return perKwh >= least * (rate ?? 1) && perKwh <= most * (rate ?? 1);
}
