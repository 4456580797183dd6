import { readAddress } from './address-text.ts';
import { amountIn, writtenHashrate } from './hashrate-text.ts';
import { type ReadTariff, readTariff, type TariffAsk } from './tariff/read-tariff.ts';
import { tariffDay } from './tariff/tariff.ts';

export { findMachines } from './machines/find-machines.ts';

/** What a text of prices says of one day: a price an hour, or what `readTariff` asks or refuses instead. */
export type TariffReading =
  | {
      readonly kind: 'prices';
      /** Per kWh in the currency's whole unit; null for an hour without a price. */
      readonly hours: readonly (number | null)[];
      /** ISO code, where the text names one. */
      readonly currency?: string;
      /** What the page asks before it takes the prices. */
      readonly asks: readonly TariffAsk[];
    }
  | Exclude<ReadTariff, { readonly kind: 'hours' | 'dated' }>;

/**
 * The prices of a text on the visitor's day of `nowMs` (since 1970), which has 23 to 25 hours. A tariff of the week is laid on that day.
 * `choices[of]` answers an earlier `choose` by one of its options.
 */
export function readTariffText(text: string, nowMs: number, choices: Readonly<Record<string, string>> = {}): TariffReading {
  const read = readTariff(text, nowMs, choices);
  if (read.kind === 'choose' || read.kind === 'refused') return read;
  const tariff = read.kind === 'hours' ? read.hours : { weekday: [], weekend: [] };
  const day = tariffDay(nowMs, 0, tariff, read.kind === 'dated' ? read.dated : []);
  return {
    kind: 'prices',
    hours: day.map(({ perKwh }) => perKwh ?? null),
    ...(read.currency !== undefined && { currency: read.currency }),
    asks: read.asks,
  };
}

/** A hashrate with its unit as exact H/s in plain decimal text: '95,5 TH/s' is '95500000000000'. Undefined for what is none, or has no unit. */
export function readHashrateText(text: string): string | undefined {
  const written = writtenHashrate(text);
  return written && amountIn(written, 'H/s');
}

/** The address of a coin that a text holds, and the worker named behind it; undefined when there is none (address-text.ts). */
export function readAddressText(symbol: string, text: string): { address: string; worker?: string } | undefined {
  const read = readAddress(symbol, text);
  return read && { address: read.address, ...(read.worker !== undefined && { worker: read.worker }) };
}
