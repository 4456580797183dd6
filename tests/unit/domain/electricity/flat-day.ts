import { type PriceProfile, usualDay } from '#src/domain/electricity/electricity.ts';
import { flatTariff } from '#src/domain/tariff/tariff.ts';

/** A day of one price of a kWh. */
export const flatDay = (perKwh: number): PriceProfile =>
  usualDay({ currency: 'USD', hours: flatTariff(perKwh), dated: [], isFlat: true }, 0);

/** A day of 24 prices, the same every day. */
export const hourlyDay = (prices: readonly number[]): PriceProfile =>
  usualDay({ currency: 'USD', hours: { weekday: prices, weekend: prices }, dated: [], isFlat: false }, 0);
