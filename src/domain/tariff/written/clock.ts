import { END, here, type Hours, type Rule } from './token.ts';

/** Which half of the day an hour up to 12 is of; of a night, the evening or the small hours. */
type Half = 'am' | 'pm' | 'noon' | 'night';

interface HalfWords {
  readonly half: Half;
  /** In Chinese they stand before the hour, elsewhere behind it. */
  readonly before: string;
  readonly behind: string;
}

const halves: readonly HalfWords[] = [
  {
    half: 'am',
    before: '凌晨|淩晨|清晨|早上|早晨|早间|早間|早|上午',
    behind: String.raw`a\.\s?m\.?|am|in the (?:early )?morning|(?:de|por) la (?:mañana|madrugada)|morgens|früh|vormittags|утра`,
  },
  { half: 'noon', before: '中午', behind: 'mittags|дня|del mediodía' },
  {
    half: 'pm',
    before: '下午|午后|午後|傍晚',
    behind: String.raw`p\.\s?m\.?|pm|in the (?:afternoon|evening)|(?:de|por) la tarde|nachmittags|abends|вечера`,
  },
  {
    half: 'night',
    before: '晚上|晚间|晚間|晚|夜里|夜裡|夜间|夜間|夜晚|半夜|深夜|夜',
    behind: '(?:at|in the) night|(?:de|por) la noche|nachts|ночи',
  },
];
const isHalf = halves.map(({ half, before, behind }) => [half, new RegExp(`^(?:${before}|${behind})$`, 'iu')] as const);
const HALF_BEFORE = halves.map(({ before }) => before).join('|');
const HALF_BEHIND = halves.map(({ behind }) => behind).join('|');

const NAMES: readonly (readonly [hour: number, words: RegExp])[] = [
  [0, /^(?:midnight|mitternacht|(?:la )?medianoche|полноч\p{L}+|полуночи|午夜|子夜|零[点點时時])$/iu],
  [12, /^(?:noon|midday|mittag|(?:el )?mediodía|полдень|полудня|正午|中午)$/iu],
];
const NAME = `(?:${NAMES.map(([, { source }]) => source.slice(4, -2)).join('|')})${END}`;

const HAN_DIGITS = '零一二三四五六七八九';
const NEXT_DAY = '(?:次日|翌日|隔日|隔天|第二天|当日|當日|当天|當天)的?';
const ARTICLE = String.raw`(?:las?|el|at|um|около|about|gegen)\s+`;
const MARK = String.raw`\s?(?:uhr|hours|hrs?\.?|horas?|hs?|час(?:ов|а)?|ч\.?|hod\.?|o'clock)${END}`;
const HAN_MINUTES = String.raw`(?:(?<TMinuteHan>[0-5]\d)分?(?![\d.元块塊毛角])|(?<THalfHour>半)|[钟鐘整])`;

/** A time of the day, its groups called by `tag`. */
const timeSource = (tag: string) =>
  String.raw`(?:${NEXT_DAY}\s*)?(?:(?<TBefore>${HALF_BEFORE})\s*)?(?:${ARTICLE})?(?:(?<TName>${NAME})|(?<TArmy>(?:[01]\d|2[0-4])(?:00|15|30|45|59))(?:${MARK})?(?!\d)|(?<THour>\d{1,2}|[〇十两兩${HAN_DIGITS}]{1,3}(?=[点點时時]))(?:(?<TColon>:)(?<TMinute>[0-5]\d)(?::[0-5]\d)?(?!\d)(?:${MARK})?|\s?h\s?(?<TMinuteH>[0-5]\d)(?!\d)|(?<THan>\s?[点點时時])${HAN_MINUTES}?|\.(?<TMinuteDot>00|15|30|45|59)(?!\d)(?<TDotMark>${MARK})?|(?<TMark>${MARK})|(?!\d|:\d(?!\d*[.,]\d)|\s?(?:[毛角块塊元]|分(?![时時段])))))(?:\s*(?<TAfter>${HALF_BEHIND})${END})?`.replaceAll(
    '<T',
    `<${tag}`,
  );

interface Time {
  readonly hour: number;
  readonly minute: number;
  readonly half: Half | undefined;
  /** '8' alone; a number that something else says to be a time is not. */
  readonly isBare: boolean;
  readonly isDotted: boolean;
  /** '2200': where it counts something, it is a number. */
  readonly isArmy?: boolean;
  /** Surely of 24 hours. */
  readonly isSure: boolean;
}

const halfOf = (word: string) => isHalf.find(([, words]) => words.test(word))?.[0];

/** The time of the groups of a tag; undefined for what no clock shows. */
function timeIn(groups: Partial<Record<string, string>>, tag: string): Time | undefined {
  const part = (name: string) => groups[`${tag}${name}`];
  const name = part('Name');
  if (name !== undefined) {
    const hour = NAMES.find(([, words]) => words.test(name))?.[0] ?? 0;
    return { hour, minute: 0, half: hour === 0 ? 'am' : 'pm', isBare: false, isDotted: false, isSure: false };
  }
  const army = part('Army');
  const written = army?.slice(0, 2) ?? part('Hour') ?? '';
  const hour = hourNumber(written);
  const dot = part('MinuteDot');
  const minutes = army?.slice(2) ?? part('Minute') ?? part('MinuteH') ?? part('MinuteHan') ?? dot ?? (part('HalfHour') ? '30' : '0');
  const minute = Number(minutes);
  if (hour > 24 || (hour === 24 && minute > 0)) return undefined;
  const isMarked = ['Army', 'Colon', 'MinuteH', 'Han', 'DotMark', 'Mark', 'After', 'Before'].some((each) => part(each) !== undefined);
  return {
    hour,
    minute,
    half: halfOf(part('After') ?? part('Before') ?? ''),
    isBare: !isMarked && dot === undefined,
    isDotted: dot !== undefined && !isMarked,
    isArmy: army !== undefined,
    isSure: hour === 0 || hour > 12 || written.startsWith('0'),
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
  return { is: 'span', from: start, to: end, clock: isSure ? 'sure' : !isHalved && end <= start ? 'vague' : 'plain' };
}

const DASH = String.raw`\s*[-–—−~〜～→]+\s*|\s*[至到]\s*`;
const WORD_TO = String.raw`(?<=[\s.\p{Script=Han}])(?:to|until|till|til|through|thru|bis|до|по|hasta|al?|à|às|do)\s+`;
const WORD_AND = String.raw`(?<=[\s.])(?:and|und|y|e|и)\s+`;
const FROM = String.raw`(?:(?:from|von|desde|de|с|со|c)\s+|[从從由自]\s*)`;
const BETWEEN = String.raw`(?:between|zwischen|entre|между)\s+`;
/** What makes two bare numbers something else than hours: what follows counts energy, power, money or months. */
const COUNTED = here(
  String.raw`\d|[-/]\d|:\d(?!\d*[.,]\d)|\.\d|,\d(?!\d*\.\d|\d?\s*(?:[-–—~至到:h点點时時]|to|bis))|\s*(?:k\s?wh?|mwh?|kva|[度月级級档檔%°元块塊]|千[瓦伏]|kv|v${END}|(?:ct|cts|cents?|c|p|pence|[¢€£$¥]|eur|usd|cny|gbp)(?![\p{L}]|\s*[-−]?[\d.]))`,
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

const AFTER = String.raw`(?:after|from|since|starting (?:at|from)|ab|nach|von|a partir de|desde|después de|de|после|с|со|начиная с)\s+`;
const UNTIL = String.raw`(?:until|till|til|up to|before|bis|vor|hasta|antes de|до)\s+`;
/** A number is a time by its words alone only where it is no price: 'from 0.35'. */
const marked = (source: string) => `${source}(?![.,]?\\d)`;

/** Times of the day, spans of them, and those whose other end is not told. */
export const clockRules: readonly Rule[] = [
  // 'between 7 am and 2 pm and 8 pm and 11 pm'
  {
    pattern: here(`(?:and|und|y|e|и)\\s+${timeSource('a')}\\s*${WORD_AND}${timeSource('b')}`),
    read: (match, text) =>
      [timeIn(match.groups ?? {}, 'a'), timeIn(match.groups ?? {}, 'b')].some((time) => time?.isBare) ? 'no' : readSpan(match, text),
  },
  { pattern: here(`${BETWEEN}${timeSource('a')}\\s*(?:${WORD_AND}|${DASH})${timeSource('b')}`), read: readSpan },
  { pattern: here(`(?:${FROM})?${timeSource('a')}(?:${DASH}|\\s*${WORD_TO})${timeSource('b')}`), read: readSpan },
  { pattern: here(marked(`${AFTER}${timeSource('a')}`)), read: readOpen('after') },
  { pattern: here(marked(`${UNTIL}${timeSource('a')}`)), read: readOpen('until') },
  { pattern: here(`${timeSource('a')}\\s*(?:以后|以後|之后|之後|后|後|起|onwards?)`), read: readOpen('after') },
  { pattern: here(`${timeSource('a')}\\s*(?:以前|之前|前|止)`), read: readOpen('until') },
  // A time alone belongs to nothing.
  {
    pattern: here(timeSource('a')),
    read: ({ groups = {} }) => {
      const time = timeIn(groups, 'a');
      const isTime = time && !time.isBare && !time.isDotted && groups['aArmy'] === undefined;
      return isTime ? { kind: 'stop', reason: 'unpaired' } : 'no';
    },
  },
];
