/**
 * A text as the readers of prices take it: full-width signs narrow, a minus in ASCII, dates 'YYYY-MM-DD', hours with AM or PM '13:00'.
 * Superscripts and fractions stay what they are, for they are no digits of a price.
 */
export function plainText(text: string): string {
  const narrow = text.replaceAll(/[\uFF01-\uFF5E\uFFE0-\uFFE6\u3000]/g, (wide) => wide.normalize('NFKC'));
  // A dash is a minus where nothing stands before it: '08:00–11:00' is a span.
  const signed = narrow.replaceAll('−', '-').replaceAll(/(?<=^|\s)[–—](?=\d)/gm, '-');
  return wholeDayHours(isoDates(signed));
}

const YEAR_FIRST = /(?<![\d./-])(\d{4})([./-])(\d{1,2})\2(\d{1,2})(?!\d)|(\d{4})\s*年\s*(\d{1,2})\s*月\s*(\d{1,2})\s*日/g;
const YEAR_LAST = /(?<![\d./-])(\d{1,2})([./-])(\d{1,2})\2(\d{4})(?!\d)/g;
const MERIDIEM = String.raw`([ap])\.?m(?![a-z])\.?`;

/** AM and PM behind an hour, or a field of America's markets. */
const AMERICAN = new RegExp(String.raw`\d\s*${MERIDIEM}|settlement_?point|lbmp|_ept|oper day|hour[\s_]?ending|\(HE\)|dst_?flag`, 'i');

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** 'Nov 27, 2026' */
const MONTH_NAMED = new RegExp(String.raw`(?<![A-Za-z])(${months.join('|')})[a-z]{0,6}\.? (\d{1,2}), ?(\d{4})(?!\d)`, 'gi');

/** One text has one order: the day comes first as in Europe and Asia, unless a date of it or what is American in it says otherwise. */
function isoDates(text: string): string {
  const dates = [...text.matchAll(YEAR_LAST)].map(([, first, , second]) => [Number(first), Number(second)] as const);
  const isDayFirst = dates.some(([first]) => first > 12) || !(dates.some(([, second]) => second > 12) || AMERICAN.test(text));
  return text
    .replaceAll(YEAR_FIRST, (_, year = '', _sign, month = '', day = '', otherYear = '', otherMonth = '', otherDay = '') =>
      isoDate(year || otherYear, month || otherMonth, day || otherDay),
    )
    .replaceAll(MONTH_NAMED, (_, month: string, day: string, year: string) =>
      isoDate(year, String(months.indexOf(month.toLowerCase()) + 1), day),
    )
    .replaceAll(YEAR_LAST, (_, first: string, _sign, second: string, year: string) =>
      isDayFirst ? isoDate(year, second, first) : isoDate(year, first, second),
    );
}

const two = (figure: string | number) => String(figure).padStart(2, '0');
const isoDate = (year: string, month: string, day: string) => `${year}-${two(month)}-${two(day)}`;

const TWELVE = String.raw`(?<![\d.:])(\d{1,2})(?::(\d{2}))?(?::\d{2})?`;
const HALF_NAMED = new RegExp(String.raw`${TWELVE}(\s*(?:[-–—~]|to)\s*)(\d{1,2})((?::\d{2})?)\s*${MERIDIEM}`, 'gi');
const NAMED = new RegExp(String.raw`${TWELVE}\s*${MERIDIEM}`, 'gi');

/** '1:00 PM' and '下午1点' as '13:00'; of '11-2 PM' the first is the AM that comes before. */
function wholeDayHours(text: string): string {
  return text
    .replaceAll(
      /(上午|下午)\s*(\d{1,2}(?::\d{2}){0,2})[点點时時]?/g,
      (_, half: string, time: string) => `${time} ${half === '上午' ? 'AM' : 'PM'}`,
    )
    .replaceAll(HALF_NAMED, (_, from: string, minute = '00', dash: string, to: string, rest: string, half: string) => {
      const isSame = Number(from) % 12 < Number(to) % 12;
      const other = half.toLowerCase() === 'p' ? 'a' : 'p';
      return `${from}:${minute} ${isSame ? half : other}m${dash}${to}${rest} ${half}m`;
    })
    .replaceAll(
      NAMED,
      (_, hour: string, minute = '00', half: string) => `${two((Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0))}:${minute}`,
    );
}
