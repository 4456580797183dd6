/** When a price holds: an hour of every day, an hour of a date, or a moment. */
export interface PriceTime {
  /** As written, 0 to 25: what the clock shows or a count of hours. '08:30' is 8.5. */
  readonly hour?: number;
  /** Of the calendar of the list's own zone, 'YYYY-MM-DD'. */
  readonly date?: string;
  readonly atMs?: number;
  /** The hour is what a clock shows, never a count. */
  readonly isClock?: boolean;
  /** Marked as one of two hours with one name: the first ('2A') or the second ('2B', '02*'). */
  readonly twin?: 'first' | 'second';
  /** The time is that at which the price ends. */
  readonly isEnd?: boolean;
}

/** The time that a cell of plain text names, together with the next cell where the first is a date alone. Undefined for what is none. */
export function timeOf(when: string, then = ''): PriceTime | undefined {
  const moment = momentOf(when);
  if (moment) return moment;
  const [, date, rest = ''] = /^\s*(\d{4}-\d{2}-\d{2})(?:\s+(.+))?$/.exec(when) ?? [];
  const clock = date === undefined ? when : rest || then;
  const hour = hourOf(clock);
  if (date === undefined) return hour;
  return hour === undefined ? momentOf(`${date} ${clock}`) : { date, ...hour };
}

/** Whether a plain text is a date and nothing else. */
export function isDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text);
}

const two = (figure: string | number) => String(figure).padStart(2, '0');

const MOMENT =
  /^\s*(\d{4}-\d{2}-\d{2})(T| +)(\d{1,2})([ab])?:(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(Z(?![a-z])|[+-]\d{2}:?\d{2}(?![\d-])|\(?(?:UTC|GMT|CES?T|WES?T|EES?T)\)?(?![A-Za-z]))?/i;

/** How far ahead of UTC the clocks are whose names lists write behind their times. */
const named: Readonly<Record<string, string>> = {
  Z: 'Z',
  UTC: 'Z',
  GMT: 'Z',
  WET: 'Z',
  WEST: '+01:00',
  CET: '+01:00',
  CEST: '+02:00',
  EET: '+02:00',
  EEST: '+03:00',
};

/** The moment at which a text begins; an hour of a date where it names no zone; undefined for what is none. */
function momentOf(text: string): PriceTime | undefined {
  const [, date = '', sign = '', hour = '', letter, minute = '', second, zone = ''] = MOMENT.exec(text) ?? [];
  if (date === '') return undefined;
  // '2026-11-24 04:00-05:00' is an hour, not a zone: who writes zones after a blank writes seconds too.
  const isHour = sign !== 'T' && second === undefined && zone.startsWith('-') && Number(zone.slice(1, 3)) === (Number(hour) + 1) % 24;
  const offset = isHour ? '' : (named[zone.replaceAll(/[()]/g, '').toUpperCase()] ?? zone.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2'));
  // An end one second before the next price begins.
  const isEnd = second === '59';
  const late = isEnd ? 1 : 0;
  if (offset === '') {
    if (Number(hour) > 24 || Number(minute) > 59 || Number.isNaN(Date.parse(date))) return undefined;
    return { date, hour: Number(hour) + (Number(minute) + late) / 60, isClock: true, ...twinOf(letter), ...(isEnd && { isEnd }) };
  }
  const atMs = Date.parse(`${date}T${two(hour)}:${minute}:00${offset}`) + late * 60_000;
  return Number.isNaN(atMs) ? undefined : { atMs, ...(isEnd && { isEnd }) };
}

/** '2A' comes before '2B'; of '02' and '02a' the one with the letter comes second, which their order says. */
function twinOf(letter = ''): Pick<PriceTime, 'twin'> {
  if (letter === 'A') return { twin: 'first' };
  return /[Bb*]/.test(letter) ? { twin: 'second' } : {};
}

const HOUR_TEXT =
  /^(?:hour|h|stunde|std\.?)?\s*(\d{1,2})\s*([AaBb*])?(?::(\d{2})(?::(?:00|59))?)?(?:\s*[-–—~]\s*(\d{1,2})\s*[AaBb]?(?::(\d{2})(?::(?:00|59))?)?)?$/i;
const MINUTES_OF_DAY = 24 * 60;

/** '7', '07:30', '7:00-8:00', '02B' as the hour that begins; what lasts longer than an hour is a line of a bill. */
function hourOf(text: string): PriceTime | undefined {
  const [, from, letter, fromMinute = '0', to, toMinute = '0'] = HOUR_TEXT.exec(text.trim()) ?? [];
  const start = Number(from) * 60 + Number(fromMinute);
  // A day on which the clocks go back has an hour 25.
  if (from === undefined || Number(from) > 25 || Number(fromMinute) > 59) return undefined;
  const end = to === undefined ? start + 60 : Number(to) * 60 + Number(toMinute) + (toMinute === '59' ? 1 : 0);
  const length = (end - start + MINUTES_OF_DAY) % MINUTES_OF_DAY;
  // The last quarter of the first of two hours with one name: '02:45 - 02:00'.
  const isBack = Number(fromMinute) > 0 && length >= MINUTES_OF_DAY - 60;
  if (length === 0 || (length > 60 && !isBack)) return undefined;
  return { hour: start / 60, ...twinOf(letter) };
}
