import { HOURS_OF_DAY } from '../tariff.ts';
import { priceOf, type PriceRow } from '../rows.ts';
import { isDate } from './moment.ts';

/** Year, month, day, period, Portugal, Spain: the order of OMIE's guide to its public files, section 6.18. */
const LINE = /^(\d{4});(\d{1,2});(\d{1,2});(\d{1,3});([^;]*);([^;]*);?$/;
const areas = ['PT', 'ES'] as const;

/**
 * Rows of a file of OMIE's day-ahead prices ('marginalpdbc'), of Portugal and Spain; undefined for any other text. Periods of an hour or a
 * quarter count from midnight in Madrid, also where the clocks change.
 */
export function omieRows(text: string): readonly PriceRow[] | undefined {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  if (!/^MARGINALPDBC;/i.test(lines[0] ?? '') && !(lines.filter((line) => LINE.test(line)).length > lines.length / 2)) return undefined;
  const found = lines
    .filter((line) => line !== '' && line !== '*' && !/^MARGINALPDBC;/i.test(line))
    .map((line) => ({ line, match: LINE.exec(line) }));
  const periods = new Map<string, number>();
  for (const { match } of found) {
    const date = dateOf(match);
    periods.set(date, Math.max(periods.get(date) ?? 0, Number(match?.[4])));
  }
  return found.flatMap(({ line, match }): readonly PriceRow[] => {
    const date = dateOf(match);
    if (!match || !isDate(date)) return [{ price: undefined, isBroken: true, source: line }];
    const inHour = (periods.get(date) ?? 0) > HOURS_OF_DAY + 1 ? 4 : 1;
    const base = { date, hour: (Number(match[4]) - 1) / inHour, isElapsed: true, zone: 'Europe/Madrid', column: 'EUR/MWh', source: line };
    return areas.map((area, index) => {
      const cell = match[5 + index] ?? '';
      const price = priceOf(cell);
      return { ...base, price, of: { area }, ...(price === undefined && cell.trim() !== '' && { isBroken: true }) };
    });
  });
}

const dateOf = (match: RegExpExecArray | null) => [match?.[1], match?.[2]?.padStart(2, '0'), match?.[3]?.padStart(2, '0')].join('-');
