import { BEIJING_OFFSET_MS } from '#src/domain/days.ts';

/** A day of a calendar: `month` counts from 0, `weekday` from Sunday. */
interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly weekday: number;
}

/** How a language writes days. */
interface DateWords {
  readonly isYearFirst: boolean;
  /** '28 November 2026' */
  date(day: Day): string;
  /** '28 November', '28 Nov' */
  dayOfYear(day: Day): string;
  shortDayOfYear(day: Day): string;
  /** 'November 2026' */
  month(day: Day): string;
  weekday(day: Day): string;
}

const months = 'January February March April May June July August September October November December'.split(' ');
const shortMonths = 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' ');
const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

const english: DateWords = {
  isYearFirst: false,
  date: (day) => `${english.dayOfYear(day)} ${day.year}`,
  dayOfYear: ({ day, month }) => `${day} ${months[month]}`,
  shortDayOfYear: ({ day, month }) => `${day} ${shortMonths[month]}`,
  month: ({ year, month }) => `${months[month]} ${year}`,
  weekday: ({ weekday }) => weekdays[weekday] ?? '',
};

const chinese: DateWords = {
  isYearFirst: true,
  date: (day) => `${day.year}年${chinese.dayOfYear(day)}`,
  dayOfYear: ({ day, month }) => `${month + 1}月${day}日`,
  shortDayOfYear: (day) => chinese.dayOfYear(day),
  month: ({ year, month }) => `${year}年${month + 1}月`,
  weekday: ({ weekday }) => `星期${[...'日一二三四五六'][weekday]}`,
};

/** The words of the site's locales, without Intl: its first format of a page costs a slow phone a task of 150 ms (the browser loads its tables). */
export const dateWordsOf = (locale: string): DateWords => (locale.startsWith('zh') ? chinese : english);

/** The day at a time (ms) where the visitor is. */
export function ownDay(ms: number): Day {
  const date = new Date(ms);
  return { year: date.getFullYear(), month: date.getMonth(), day: date.getDate(), weekday: date.getDay() };
}

/** The day at a time (ms) in Beijing, which keeps UTC+8 all year. */
export function dayInBeijing(ms: number): Day {
  const date = new Date(ms + BEIJING_OFFSET_MS);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth(), day: date.getUTCDate(), weekday: date.getUTCDay() };
}
