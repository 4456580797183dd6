import { type HourlyTariff, HOURS_OF_DAY } from './tariff.ts';
import { gapsOf, type TariffRefusal, wholeTariff } from './days.ts';
import { priceOf } from './rows.ts';

const RANGE =
  /(?<![\d-])(\d{1,2})(?::(\d{2})|[点點时時])?\s*(?:[-–—~～至到]|to)\s*(?:次日|翌日|隔日)?\s*(\d{1,2})(?::(\d{2})|[点點时時])?(?![\d-])/gi;

const AMOUNT = '-?\\d+(?:[.,]\\d+)?';
/** The price of a line without its hours: what stands at a currency, else what has decimals, else the last number. */
const amounts: readonly RegExp[] = [
  new RegExp(`\\p{Sc}\\s*(${AMOUNT})`, 'u'),
  new RegExp(`(${AMOUNT})\\s*(?:[元円원]|\\p{Sc}|[A-Z]{3}(?![A-Za-z])|zł|kr|Kč|руб)`, 'u'),
  /(-?\d+[.,]\d+)/,
  new RegExp(`(${AMOUNT})(?=\\D*$)`),
];

/**
 * The tariff of plain lines of a bill, each of hours and their price ('Peak 08:00-11:00, 18:00-23:00  0.95'); weekday and weekend by their
 * words. Prices are as written. Refused unless every hour has a price, and where one begins within an hour.
 */
export function billPrices(text: string): HourlyTariff | TariffRefusal {
  const weekday: (number | undefined)[] = [];
  const weekend: (number | undefined)[] = [];
  for (const line of text.split(/\r?\n/)) {
    const ranges = [...line.matchAll(RANGE)];
    const rest = line.replaceAll(RANGE, ' ');
    const price = priceOf(amounts.map((amount) => amount.exec(rest)?.[1]).find((found) => found !== undefined) ?? '');
    if (ranges.length === 0 || price === undefined) continue;
    const isWeekend = /weekend|sat|sun|周末|週末|周六|週六|假日/i.test(line);
    const isWeekday = /weekday|mon|工作日|平日/i.test(line);
    for (const [, from = '', fromMinute = '00', to = '', toMinute = '00'] of ranges) {
      // '22:00-08:59' ends at nine.
      if (fromMinute !== '00' || !/^(?:00|59)$/.test(toMinute)) return 'partsOfHours';
      for (const hour of hoursBetween(Number(from), Number(to) + (toMinute === '59' ? 1 : 0))) {
        if (!isWeekend || isWeekday) weekday[hour] = price;
        if (!isWeekday || isWeekend) weekend[hour] = price;
      }
    }
  }
  const filled = Array.from({ length: HOURS_OF_DAY }, (_, hour) => weekend[hour] ?? weekday[hour]);
  return wholeTariff(weekday, filled) ?? gapsOf(weekday);
}

/** Hours from one to before another, over midnight where they must. */
function hoursBetween(from: number, to: number): readonly number[] {
  if (from > HOURS_OF_DAY || to > HOURS_OF_DAY) return [];
  const count = to > from ? to - from : to + HOURS_OF_DAY - from;
  return Array.from({ length: count }, (_, index) => (from + index) % HOURS_OF_DAY);
}
