import type { TariffRefusal } from '../days.ts';
import { type HourlyTariff, HOURS_OF_DAY } from '../tariff.ts';
import type { Band } from './pairs.ts';
import type { Hours, Token, WrittenRefusal } from './token.ts';

const MINUTES = HOURS_OF_DAY * 60;
const MONDAY = 0;
const SATURDAY = 5;
const week = [0, 1, 2, 3, 4, 5, 6];

/** A band and its price per kWh in the currency's whole unit. */
export interface PricedBand extends Band {
  readonly perKwh: number;
}

/** Where a price of a minute comes from. */
interface Slot {
  readonly perKwh: number;
  readonly isOfDays: boolean;
}
type Day = (Slot | undefined)[];

const refused = (reason: TariffRefusal, { start, end }: Token): WrittenRefusal => ({ reason, start, end });

/**
 * The tariff of bands, by the minute of each day of the week, an hour's price being the mean of its minutes. Bands of certain days win over
 * those of all days; what is left is the rest's. Refused where two prices hold at once, where none does, and where Saturday and Sunday, or
 * two weekdays, differ.
 */
export function weekOf(bands: readonly PricedBand[]): HourlyTariff | WrittenRefusal | TariffRefusal {
  const days: readonly Day[] = week.map(() => Array<Slot | undefined>(MINUTES).fill(undefined));
  const named = bands.filter(({ hours }) => hours.hours.is !== 'rest');
  for (const band of [...named.filter((each) => !each.days), ...named.filter((each) => each.days)]) {
    if (!lay(days, band, minutesOf(band.hours.hours, bands))) return refused('twoPrices', band.hours);
  }
  for (const band of bands.filter(({ hours }) => hours.hours.is === 'rest')) {
    if (layRest(days, band) === 0) return refused('twoPrices', band.hours);
  }
  const hours = days.map(hourly);
  const odd = bands.find(
    ({ days: own }) => own && !(isOneDay(hours.slice(MONDAY, SATURDAY)) && isOneDay(hours.slice(SATURDAY))) && isPart(own),
  );
  if (odd) return refused('days', odd.hours);
  const [weekday = [], weekend = []] = [hours[MONDAY], hours[SATURDAY]];
  const whole = (list: readonly (number | undefined)[]) => list.flatMap((price) => price ?? []);
  const tariff = { weekday: whole(weekday), weekend: whole(weekend) };
  return Math.min(tariff.weekday.length, tariff.weekend.length) < HOURS_OF_DAY ? 'gaps' : tariff;
}

/** Days that are a part of the weekdays or of the weekend. */
const isPart = (days: readonly number[]) => {
  const weekend = days.filter((day) => day >= SATURDAY).length;
  return weekend === 1 || (days.length > weekend && days.length - weekend < SATURDAY);
};

const isOneDay = (days: readonly (readonly (number | undefined)[])[]) => new Set(days.map((day) => day.join(' '))).size === 1;

/** Minutes of a span, [from, to), over midnight where `to` is past it. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

const lengthOf = (from: number, to: number) => ((to - from + MINUTES - 1) % MINUTES) + 1;

/**
 * The minutes of hours. 'After 10pm' lasts until another band begins, 'until 6am' since another has ended: within the day where a rest or its
 * counterpart takes what is beyond midnight.
 */
function minutesOf(hours: Hours, bands: readonly Band[]): Stretch {
  if (hours.is === 'span') return { from: hours.from, to: hours.from + lengthOf(hours.from, hours.to) };
  if (!('at' in hours)) return { from: 0, to: MINUTES };
  const { at, is } = hours;
  const others = bands.map(({ hours: { hours: other } }) => other).filter((other) => other !== hours);
  const isWithin = others.some((other) => other.is === 'rest' || (other.is !== is && (other.is === 'after' || other.is === 'until')));
  const limits = others.flatMap((other) => {
    if (other.is === 'span') return is === 'after' ? other.from : other.to % MINUTES;
    return other.is === is ? other.at % MINUTES : [];
  });
  if (is === 'after') {
    const ends = limits.filter((limit) => limit !== at).map((limit) => (limit > at ? limit : isWithin ? MINUTES : limit + MINUTES));
    return { from: at, to: Math.min(...ends, ends.length > 0 ? Infinity : MINUTES) };
  }
  const starts = limits.filter((limit) => limit !== at % MINUTES).map((limit) => (limit < at ? limit : isWithin ? 0 : limit - MINUTES));
  const from = starts.length > 0 ? Math.max(...starts) : 0;
  return from < 0 ? { from: from + MINUTES, to: at + MINUTES } : { from, to: at };
}

const daysFor = (days: readonly Day[], own: readonly number[] | undefined) =>
  days.filter((_, index) => own === undefined || own.includes(index));

/** Whether a band's minutes were free, or had its price, or one of all days. */
function lay(days: readonly Day[], { perKwh, days: own }: PricedBand, { from, to }: Stretch): boolean {
  const isOfDays = own !== undefined;
  for (const day of daysFor(days, own)) {
    for (let minute = from; minute < to; minute += 1) {
      const slot = day[minute % MINUTES];
      if (slot && slot.isOfDays === isOfDays && slot.perKwh !== perKwh) return false;
      day[minute % MINUTES] = { perKwh, isOfDays };
    }
  }
  return true;
}

/** Counts the minutes that were left. */
function layRest(days: readonly Day[], { perKwh, days: own }: PricedBand): number {
  let count = 0;
  for (const day of daysFor(days, own)) {
    for (let minute = 0; minute < MINUTES; minute += 1) {
      if (day[minute]) continue;
      day[minute] = { perKwh, isOfDays: own !== undefined };
      count += 1;
    }
  }
  return count;
}

/** The mean of each hour's minutes; undefined where one of them has no price. */
function hourly(day: Day): readonly (number | undefined)[] {
  return Array.from({ length: HOURS_OF_DAY }, (_, hour) => {
    const prices = day.slice(hour * 60, hour * 60 + 60).flatMap((slot) => slot?.perKwh ?? []);
    const sum = prices.reduce((total, price) => total + price, 0);
    const isFlat = prices.every((price) => price === prices[0]);
    if (prices.length < 60) return undefined;
    return isFlat ? prices[0] : Number((sum / 60).toPrecision(12));
  });
}
