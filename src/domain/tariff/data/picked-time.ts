import { greatest, least } from '../extremes.ts';
import { HOURS_OF_DAY } from '../tariff.ts';
import { isDate, type PriceTime, timeOf } from './moment.ts';
import { cellTime } from './record-time.ts';

/** The cells of a line that were picked for its time: a date, an hour or both, and the hour where it has a column of its own. */
export type TimeCells = readonly [when: string, then: string];

const two = (figure: string | number) => String(figure).padStart(2, '0');
const isoDate = (year: string, month: string | number, day: string) => `${year.padStart(4, '20')}-${two(month)}-${two(day)}`;

/** '20261124', '2026112407', '20261124T0700Z' */
const COMPACT = /^(20\d{2})(\d{2})(\d{2})(?:T?(\d{2})(\d{2})?(?:\d{2})?(Z?))?(?!\d)/;
/** '24.11.26' */
const SHORT_YEAR = /^(\d{1,2})([./-])(\d{1,2})\2(\d{2})(?!\d)/;
/** '24 Nov 2026', '24. Okt 26' */
const MONTH_NAMED =
  /^(\d{1,2})(?:st|nd|rd|th|\.)?[\s-]*(jan|feb|m[aä]r|apr|ma[yi]|jun|jul|aug|sep|o[ck]t|nov|de[cz])\p{L}*\.?[\s,-]*(\d{4}|\d{2})(?!\d)/iu;
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const others: Readonly<Record<string, string>> = { mär: 'mar', mai: 'may', okt: 'oct', dez: 'dec' };

/** A cell with its date as 'YYYY-MM-DD'. */
function withIsoDate(cell: string, isMonthFirst: boolean): string {
  return cell
    .replace(COMPACT, (_, year: string, month: string, day: string, hour = '', minute = '00', utc = '') =>
      [isoDate(year, month, day), hour && `${hour}:${minute || '00'}${utc}`].filter(Boolean).join('T'),
    )
    .replace(SHORT_YEAR, (_, a: string, _sign, b: string, year: string) => (isMonthFirst ? isoDate(year, a, b) : isoDate(year, b, a)))
    .replace(MONTH_NAMED, (_, day: string, name: string, year: string) => {
      const month = name.toLowerCase();
      return isoDate(year, months.indexOf(others[month] ?? month) + 1, day);
    });
}

const RANGE = /^(.+?)\s*(?:bis|to|till|do|[-–—~〜])\s*(.+)$/i;

/** An hour as clocks write it: '0700', '7h', '7h30', '7.00', '7 Uhr', '7時' as '7:00', 'H07' as '07'; of a span both ends. */
function plainHour(text: string): string {
  const [, from, to] = RANGE.exec(text) ?? [];
  if (from !== undefined && to !== undefined) return `${plainHour(from)}-${plainHour(to)}`;
  return text
    .trim()
    .replace(/^(\d{1,2})(00|15|30|45)$/, '$1:$2')
    .replace(/^(\d{1,2})\.(\d{2})$/, '$1:$2')
    .replace(/^(\d{1,2})\s*(?:h(?:rs?)?|uhr|u|ч|г|[時时點点시])\.?\s*(\d{2})?$/iu, (_, hour: string, minute = '00') => `${hour}:${minute}`)
    .replace(/^\p{L}+\.?\s*(\d{1,2})$/u, '$1');
}

const DATED = /^(\d{4}-\d{2}-\d{2})[\s,;]*(.*)$/;

function timeIn([when, then]: TimeCells, isMonthFirst: boolean): PriceTime | undefined {
  const cell = withIsoDate(when.trim(), isMonthFirst);
  const [, date, rest = ''] = DATED.exec(cell) ?? [];
  if (date === undefined) return cellTime(cell) ?? timeOf(plainHour(cell));
  return (then === '' ? cellTime(cell) : undefined) ?? timeOf(date, plainHour(then === '' ? rest : then));
}

/** Whether a picked cell is a date and no hour. */
export const isDateAlone = (cell: string): boolean => isDate(withIsoDate(cell.trim(), false));

/**
 * The times of the lines of a table by their picked cells, in more forms than are read unasked; undefined where a cell is none. Of dates with two
 * figures for the year the day comes first, unless one of them says otherwise; a count beyond 25 counts halves or quarters of the hours of a day.
 */
export function pickedTimes(cells: readonly TimeCells[]): readonly (PriceTime | undefined)[] {
  const seconds = cells.flatMap(([when]) => SHORT_YEAR.exec(when.trim())?.[3] ?? []).map(Number);
  const isMonthFirst = seconds.some((second) => second > 12);
  const counts = cells
    .map(([when, then]) => (then === '' ? when : then))
    .map((cell) => (/^\d{1,3}$/.test(cell) ? Number(cell) : Number.NaN));
  const most = greatest(counts);
  const parts = most > 2 * HOURS_OF_DAY + 2 ? 4 : 2;
  if (!counts.every((count) => count <= 4 * HOURS_OF_DAY + 4) || most <= HOURS_OF_DAY + 1)
    return cells.map((each) => timeIn(each, isMonthFirst));
  const first = least(counts);
  return cells.map(([when, then], index) => {
    const hour = ((counts[index] ?? 0) - first) / parts;
    const date = withIsoDate(when.trim(), isMonthFirst);
    return then === '' ? { hour } : isDate(date) ? { date, hour, isElapsed: true } : undefined;
  });
}
