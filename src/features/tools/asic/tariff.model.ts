import { amountIn } from '#src/domain/amount.ts';
import { areHoursUnsaid, flatPrice, HOUR_LIMITS, hourTexts, type OwnTariff } from '#src/domain/electricity/own-tariff.ts';
import type { Currency } from '#src/domain/money.ts';

/** The two lists of prices. */
export type DayList = 'weekday' | 'weekend';

/** What the prices of the hours are in. */
export function hoursCurrency({ hoursIn }: Pick<OwnTariff, 'hoursIn'>, shown: Currency): Currency {
  return hoursIn ?? shown;
}

/** Whether any price of an hour is set. */
export const hasHours = ({ weekday, weekend, dated }: OwnTariff) => weekday + weekend + dated !== '';

/** The tariff of this kind. Hours that are not set yet start with the one price, in its currency. */
export function withKind(tariff: OwnTariff, kind: OwnTariff['kind']): OwnTariff {
  return { ...tariff, kind, ...(kind === 'hours' && !hasHours(tariff) && { hoursIn: tariff.flatIn }) };
}

/** A price as the field of an hour takes it; empty where it is not known. */
export const fieldText = (price: number): string => (Number.isNaN(price) ? '' : String(Number(price.toFixed(HOUR_LIMITS.decimals))));

/** What the fields of the hours hold: those of a list that is not set the one price, converted where it is in another currency. */
export function shownHours(tariff: OwnTariff, days: DayList, { shown, cnyPerUsd }: { shown: Currency; cnyPerUsd: number | undefined }) {
  const currency = hoursCurrency(tariff, shown);
  const flat = flatPrice(tariff, shown);
  const converted = amountIn(flat, { currency, cnyPerUsd });
  return hourTexts(tariff[days], currency === flat.currency ? flat.text : converted === undefined ? '' : fieldText(converted));
}

/** The tariff with one of its hours changed, in the currency that stands beside them; that of older prices stays to be asked for. */
export function withHour(tariff: OwnTariff, days: DayList, { texts, shown }: { texts: readonly string[]; shown: Currency }): OwnTariff {
  return { ...tariff, hoursIn: areHoursUnsaid(tariff) ? null : hoursCurrency(tariff, shown), [days]: texts.join(',') };
}

/** The tariff without imported dates, and without what comes on top of them. */
export function withoutDated(tariff: OwnTariff): OwnTariff {
  return { ...tariff, dated: '', plus: '', plusIn: null, percent: '' };
}
