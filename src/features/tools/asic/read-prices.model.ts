import { type Amount, amountIn, currencyNamed } from '#src/domain/amount.ts';
import { HOUR_MS } from '#src/domain/days.ts';
import { datedPricesOf, datedText, type OwnTariff, plusPrice, withAdditions } from '#src/domain/electricity/own-tariff.ts';
import { currencies, type Currency } from '#src/domain/money.ts';
import { greatest } from '#src/domain/tariff/extremes.ts';
import { isBelievable } from '#src/domain/tariff/plausible.ts';
import type { TariffAsk, TariffPrices } from '#src/domain/tariff/read-tariff.ts';
import { HOURS_OF_DAY } from '#src/domain/tariff/tariff.ts';
import { type TariffUnit, tariffUnits } from '#src/domain/tariff/unit.ts';
import { figureOf } from '../figures.ts';
import { fieldText, hasHours, withoutDated } from './tariff.model.ts';

/** The units to choose from, by the size of a price. */
export const unitIds = ['kwh', 'cents', 'mwh'] as const satisfies readonly TariffUnit[];

/** What the visitor says of prices that were read: their unit, their currency, what one of a currency that is none of ours costs, what comes on top. */
export interface TariffAnswers extends Pick<OwnTariff, 'plus' | 'plusIn' | 'percent'> {
  readonly unit: TariffUnit;
  readonly currency: Currency;
  /** So much of `currency` for one of theirs; empty where it is theirs. */
  readonly rate: string;
}

/** What is answered until the visitor says otherwise. What came on top of a market's last prices comes on top of its next ones. */
export function firstAnswers(reading: TariffPrices, tariff: OwnTariff, shown: Currency): TariffAnswers {
  const before =
    reading.kind === 'dated' && tariff.plus !== '' ? { plus: tariff.plus, plusIn: plusPrice(tariff).currency } : { plus: '', plusIn: null };
  const percent = reading.kind === 'dated' ? tariff.percent : '';
  return { unit: reading.unit, currency: currencyNamed(reading.currency) ?? shown, rate: '', ...before, percent };
}

/** What comes on top of prices that are being taken: in the currency of these until another is said. */
export function plusAnswered({ plus, plusIn, currency }: Pick<TariffAnswers, 'plus' | 'plusIn' | 'currency'>): Amount {
  return { text: plus, currency: plusIn ?? currency };
}

/** Whether prices are in a currency that is none of ours, or in one that is not known, and have to be converted. */
export function isForeign({ currency, asks = [] }: Pick<TariffPrices, 'currency'> & { readonly asks?: readonly TariffAsk[] }): boolean {
  if (currency === undefined) return asks.includes('currency');
  return !currencies.some((each) => each === currency);
}

/** The rate that was said; 1 while none is. */
export function rateOf({ rate }: Pick<TariffAnswers, 'rate'>): number {
  return figureOf(rate) > 0 ? figureOf(rate) : 1;
}

/** Where prices are taken: the tariff before, the rate for an addition in the other currency, and the time. */
export interface TakingPlace {
  readonly before: OwnTariff;
  readonly cnyPerUsd: number | undefined;
  readonly nowMs: number;
}

/**
 * The tariff with prices that were read. Those of hours replace the lists and dates; those of dates stand beside the lists, and beside other
 * dates from today on. What is in another currency goes.
 */
export function withPrices(reading: TariffPrices, answers: TariffAnswers, { before, cnyPerUsd, nowMs }: TakingPlace): OwnTariff {
  const { currency, percent } = answers;
  const plus = plusAnswered(answers);
  const factor = (tariffUnits[reading.unit] / tariffUnits[answers.unit]) * rateOf(answers);
  const taken = { ...before, kind: 'hours', hoursIn: currency } as const;
  if (reading.kind === 'hours') {
    const more = amountIn(plus, { currency, cnyPerUsd });
    const listOf = (prices: readonly number[]) => prices.map((price) => fieldText(withAdditions(price * factor, more, answers))).join(',');
    return { ...withoutDated(taken), weekday: listOf(reading.hours.weekday), weekend: listOf(reading.hours.weekend) };
  }
  const isSame = before.hoursIn === currency || !hasHours(before);
  const today = new Date(nowMs).setHours(0, 0, 0, 0);
  const kept = (isSame ? datedPricesOf(before.dated) : []).filter(({ atMs }) => atMs + HOUR_MS > today);
  const read = reading.dated.map(({ atMs, perKwh }) => ({ atMs, perKwh: perKwh * factor }));
  const byHour = new Map([...kept, ...read].map((price) => [Math.floor(price.atMs / HOUR_MS), price]));
  return {
    ...taken,
    ...(!isSame && { weekday: '', weekend: '' }),
    dated: datedText([...byHour.values()]),
    plus: plus.text,
    plusIn: plus.text === '' ? null : plus.currency,
    percent,
  };
}

/** Whether prices in the unit that is answered are what electricity is paid for somewhere, by the dearest of them. */
export function isUsual(reading: TariffPrices, { unit, currency }: TariffAnswers): boolean {
  const prices =
    reading.kind === 'hours' ? [...reading.hours.weekday, ...reading.hours.weekend] : reading.dated.map(({ perKwh }) => perKwh);
  return isBelievable((greatest(prices) * tariffUnits[reading.unit]) / tariffUnits[unit], reading.currency ?? currency, true);
}

/** Whether taking prices removes others, which is said before. */
export function replaced(before: OwnTariff, after: OwnTariff): boolean {
  const isLost = (list: 'weekday' | 'weekend' | 'dated') => before[list] !== '' && after[list] === '';
  return isLost('weekday') || isLost('weekend') || isLost('dated');
}

/** Hours of one price: from the one until the other, as the clock shows them. */
export interface PriceBand {
  readonly from: number;
  readonly until: number;
  readonly perKwh: number | undefined;
}

/** Hours in order of time as bands of one price; of a whole day that is the same every day, its last band goes on over midnight. */
export function priceBands(hours: readonly { hour: number; perKwh: number | undefined }[], isEveryDay: boolean): readonly PriceBand[] {
  const bands: PriceBand[] = [];
  for (const { hour, perKwh } of hours) {
    const last = bands.at(-1);
    const until = (hour + 1) % HOURS_OF_DAY;
    if (last && last.until === hour && last.perKwh === perKwh) bands[bands.length - 1] = { ...last, until };
    else bands.push({ from: hour, until, perKwh });
  }
  const [first, last] = [bands[0], bands.at(-1)];
  if (!isEveryDay || !first || !last || first === last || first.perKwh !== last.perKwh) return bands;
  return [{ ...last, until: first.until }, ...bands.slice(1, -1)];
}
