import type { Half, Vocabulary } from '../languages/vocabulary.ts';
import { END, here, type Hours, type Rule } from './token.ts';

const HAN_DIGITS = '零一二三四五六七八九';
const HAN_MINUTES = String.raw`(?:(?<TMinuteHan>[0-5]\d)[分분]?(?![\d.元块塊毛角])|(?<THalfHour>半|반)|[钟鐘整])`;
const halves = ['am', 'pm', 'noon', 'night'] as const satisfies readonly Half[];

/** A time of the day, its groups called by `tag`. */
function timeSource(words: Vocabulary, tag: string): string {
  const before = halves.map((half) => `(?<TBefore${half}>${words.halvesBefore[half]})`).join('|');
  const behind = halves.map((half) => `(?<TBehind${half}>${words.halvesBehind[half]})`).join('|');
  const name = `(?:(?<TMidnight>${words.midnight})|(?<TNoon>${words.noon}))${END}`;
  const mark = String.raw`\s?(?:${words.hour})${END}`;
  const han = String.raw`\s?(?:[点點时時]|시(?!간))`;
  return String.raw`(?:(?:${words.nextDay})的?\s*)?(?:(?:${before})\s*)?(?:(?<TAt>${words.at})${END}\s*)?(?:${name}|(?<TArmy>(?:[01]\d|2[0-4])(?:00|15|30|45|59))(?:${mark})?(?!\d)|(?<THour>\d{1,2}|[〇十两兩${HAN_DIGITS}]{1,3}(?=[点點时時]))(?:(?<TColon>:)(?<TMinute>[0-5]\d)(?::[0-5]\d)?(?!\d)(?:${mark})?|\s?[hu]\s?(?<TMinuteH>[0-5]\d)(?!\d)|(?<THan>${han})(?:\s(?=[0-5]\d[分분]))?${HAN_MINUTES}?|\.(?<TMinuteDot>00|15|30|45|59)(?!\d)(?<TDotMark>${mark})?|(?<TMark>${mark})|(?!\d|:\d(?!\d*[.,]\d)|\s?(?:[毛角块塊元]|分(?![时時段])))))(?:\s*(?:${behind})${END})?`.replaceAll(
    '<T',
    `<${tag}`,
  );
}

interface Time {
  readonly hour: number;
  readonly minute: number;
  /** Which half of the day an hour up to 12 is of; of a night, the evening or the small hours. */
  readonly half: Half | undefined;
  /** '8' alone; a number that something else says to be a time is not. */
  readonly isBare: boolean;
  readonly isDotted: boolean;
  /** '2200': where it counts something, it is a number. */
  readonly isArmy?: boolean;
  /** Surely of 24 hours. */
  readonly isSure: boolean;
  /** '08' */
  readonly isPadded: boolean;
}

/** The time of the groups of a tag; undefined for what no clock shows. */
function timeIn(groups: Partial<Record<string, string>>, tag: string): Time | undefined {
  const part = (name: string) => groups[`${tag}${name}`];
  const named = { minute: 0, isBare: false, isDotted: false, isSure: false, isPadded: false };
  if (part('Midnight') !== undefined) return { ...named, hour: 0, half: 'am' };
  if (part('Noon') !== undefined) return { ...named, hour: 12, half: 'pm' };
  const army = part('Army');
  const written = army?.slice(0, 2) ?? part('Hour') ?? '';
  const hour = hourNumber(written);
  const dot = part('MinuteDot');
  const minutes = army?.slice(2) ?? part('Minute') ?? part('MinuteH') ?? part('MinuteHan') ?? dot ?? (part('HalfHour') ? '30' : '0');
  const minute = Number(minutes);
  if (hour > 24 || (hour === 24 && minute > 0)) return undefined;
  const half = halves.find((each) => part(`Behind${each}`) !== undefined) ?? halves.find((each) => part(`Before${each}`) !== undefined);
  const isMarked =
    half !== undefined || ['Army', 'Colon', 'MinuteH', 'Han', 'DotMark', 'Mark', 'At'].some((each) => part(each) !== undefined);
  return {
    hour,
    minute,
    half,
    isBare: !isMarked && dot === undefined,
    isDotted: dot !== undefined && !isMarked,
    isArmy: army !== undefined,
    isSure: hour === 0 || hour > 12,
    isPadded: written.startsWith('0'),
  };
}

/** '22' and '二十二'. */
function hourNumber(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  const digit = (sign: string) => (sign === '两' || sign === '兩' ? 2 : Math.max(0, HAN_DIGITS.indexOf(sign)));
  const [tens, units] = text.includes('十') ? text.split('十') : ['0', text];
  const ten = tens === '' ? 1 : tens === '0' ? 0 : digit(tens ?? '');
  return ten * 10 + digit(units ?? '');
}

function hourOfDay(hour: number, half: Half | undefined): number {
  if (half === undefined || hour > 12 || hour === 0) return hour;
  if (half === 'noon') return hour >= 10 ? hour : hour + 12;
  if (half === 'night') return hour === 12 ? 0 : hour < 6 ? hour : hour + 12;
  return (hour % 12) + (half === 'pm' ? 12 : 0);
}

const minutesOf = ({ hour, minute, half }: Time) => hourOfDay(hour, half) * 60 + minute + (minute === 59 ? 1 : 0);

/** Of two times one may leave its half to the other: '8-10pm', '11-2 PM', '晚10点到6点'. */
function withHalf(time: Time, other: Time, isEarlier: boolean): Time {
  if (time.half !== undefined || other.half === undefined || time.hour > 12 || time.hour === 0 || other.hour > 12) return time;
  const isPm = hourOfDay(other.hour, other.half) >= 12;
  const [first, second] = isEarlier ? [time, other] : [other, time];
  const isSame = first.hour % 12 < second.hour % 12;
  return { ...time, half: isSame === isPm ? 'pm' : 'am' };
}

function spanOf(from: Time, to: Time): Hours {
  const start = minutesOf(withHalf(from, to, true)) % (24 * 60);
  const end = minutesOf(withHalf(to, from, false));
  const isHalved = from.half !== undefined || to.half !== undefined;
  const isSure = from.isSure || to.isSure;
  // '09:00-06:00' is of 24 hours, '12:30-04:30' may be of the night.
  const isVague = !isHalved && !from.isPadded && end <= start;
  return { is: 'span', from: start, to: end, clock: isSure ? 'sure' : isVague ? 'vague' : 'plain' };
}

const DASH = String.raw`\s*(?:[-–—−~〜～→÷]+|\.{2,3}|…)\s*|\s*[至到]\s*`;
/** What makes two bare numbers something else than hours: what follows counts energy, power, money or months. */
const COUNTED = here(
  String.raw`\d|[-/]\d|:\d(?!\d*[.,]\d)|\.\d|,\d(?!\d*\.\d|\d?\s*(?:[-–—~至到:h点點时時]|to|bis))|\s*(?:k\s?wh?|mwh?|kva|[度月级級档檔%°元块塊]|千[瓦伏]|kv|v${END}|(?:ct|cts|cents?|c|p|pence|[¢€£$¥]|eur|usd|cny|gbp|kr|ore|zl|gr|kc|hal|ft|lei|bani|rm|rp|r\$|sen|tl|krs|kurus|baht|dong|руб\p{L}*|р\.|коп\p{L}*|грн|лв|ст|сом|тенге|円|원|銭|ευρω|λεπτα|snt|kronor|kroner|won|yen|[\p{Sc}])(?![\p{L}]|\s*[-−]?[\d.]))`,
);

const isHours = (times: readonly Time[], text: string, end: number): boolean => {
  if (times.some(({ isDotted }) => isDotted) && !times.some(({ hour }) => hour >= 6)) return false;
  if (!times.every(({ isBare, isArmy }) => isBare || isArmy)) return true;
  COUNTED.lastIndex = end;
  return !COUNTED.test(text);
};

const readSpan: Rule['read'] = (match, text) => {
  const from = timeIn(match.groups ?? {}, 'a');
  const to = timeIn(match.groups ?? {}, 'b');
  if (!from || !to || !isHours([from, to], text, match.index + match[0].length)) return 'no';
  return { kind: 'hours', hours: spanOf(from, to) };
};

const readOpen =
  (is: 'after' | 'until'): Rule['read'] =>
  (match, text) => {
    const time = timeIn(match.groups ?? {}, 'a');
    if (!time || !isHours([time], text, match.index + match[0].length)) return 'no';
    return { kind: 'hours', hours: { is, at: minutesOf(time) } };
  };

/** A number is a time by its words alone only where it is no price: 'from 0.35'. */
const marked = (source: string) => `${source}(?![.,]?\\d)`;

/** Times of the day, spans of them, and those whose other end is not stated. */
export function clockRules(words: Vocabulary): readonly Rule[] {
  const [a, b] = [timeSource(words, 'a'), timeSource(words, 'b')];
  const to = String.raw`(?:${DASH}|\s*(?<=[\s.'\u3040-\u30ff\u3400-\u9fff가-힣\u0e00-\u0e7f])(?:${words.to})${END}\s*)`;
  const and = String.raw`\s*(?<=[\s.'\u0e00-\u0e7f])(?:${words.and})${END}\s*`;
  const from = String.raw`(?:${words.from})${END}\s*`;
  const { behind } = words;
  return [
    // 'between 7 am and 2 pm and 8 pm and 11 pm'
    {
      pattern: here(String.raw`(?:${words.and})${END}\s+${a}${and}${b}`),
      read: (match, text) =>
        [timeIn(match.groups ?? {}, 'a'), timeIn(match.groups ?? {}, 'b')].some((time) => time?.isBare) ? 'no' : readSpan(match, text),
    },
    { pattern: here(String.raw`(?:${words.between})${END}\s*${a}(?:${and}|${DASH})${b}`), read: readSpan },
    {
      pattern: here(String.raw`(?:${from})?${a}\s*(?:${behind.from})${END}\s*[,、]?\s*(?:${DASH})?${b}\s*(?:${behind.to})${END}`),
      read: readSpan,
    },
    { pattern: here(String.raw`(?:${from})?${a}${to}${b}(?:\s*(?:${behind.to})${END})?`), read: readSpan },
    { pattern: here(String.raw`${a}\s*(?:${behind.after})${END}`), read: readOpen('after') },
    { pattern: here(String.raw`${a}\s*(?:${behind.until})${END}`), read: readOpen('until') },
    { pattern: here(marked(String.raw`(?:${words.after})${END}\s*${a}`)), read: readOpen('after') },
    { pattern: here(marked(String.raw`(?:${words.until})${END}\s*${a}`)), read: readOpen('until') },
    // A time alone belongs to nothing.
    {
      pattern: here(a),
      read: ({ groups = {} }) => {
        const time = timeIn(groups, 'a');
        const isTime = time && !time.isBare && !time.isDotted && groups['aArmy'] === undefined;
        return isTime ? { kind: 'stop', reason: 'unpaired' } : 'no';
      },
    },
  ];
}
