import type { Vocabulary } from '../languages/vocabulary.ts';
import { END, here, type Rule, withRanges } from './token.ts';

const WEEKDAYS = [0, 1, 2, 3, 4];
const WEEKEND = [5, 6];
const WHOLE_WEEK = [...WEEKDAYS, ...WEEKEND];

const NEVER = '(?!)';

/** Days from one to another, over Sunday where they must. */
const daysBetween = (from: number, to: number) => WHOLE_WEEK.slice(0, ((to - from + 7) % 7) + 1).map((ahead) => (from + ahead) % 7);

/** Days of the week, for which a price holds. */
export function weekRules(words: Vocabulary): readonly Rule[] {
  const patternsOf = (lists: readonly string[]) => lists.map((list) => new RegExp(withRanges(`^(?:${list})$`), 'u'));
  const [long, short] = [patternsOf(words.days), patternsOf(words.short)];
  const dayOf = (word: string) => {
    const day = long.findIndex((pattern) => pattern.test(word));
    return day >= 0 ? day : short.findIndex((pattern) => pattern.test(word));
  };
  const listOf = (lists: readonly string[]) => lists.filter((list) => list !== NEVER).join('|');
  const DAY = `(?:${listOf(words.days)})${END}`;
  const NAME = `(?:${listOf([...words.days, ...words.short])})${END}`;
  const SHORT = words.short.every((list) => list === NEVER) ? NEVER : `(?:${listOf(words.short)})${END}`;
  const FIRST = `(?![一二三四五六日天])${NAME}`;
  const TO = String.raw`\.?\s*(?:[-–—~〜至到]|(?:${words.to})${END})\s*`;
  const AND = String.raw`\.?\s*(?:[,+&/、,・]|(?:${words.and})${END})\s*`;
  const HOLIDAYS = String.raw`(?:\.?\s*(?:[,+&/、,・]\s*)?(?:(?:${words.and})${END}\s*)?(?:${words.holidays})${END})*`;
  const BEFORE = String.raw`(?:(?:${words.holidays})${END}\s*(?:[,+&/、,・]\s*)?(?:(?:${words.and})${END}\s*)?)*`;
  const group = (days: readonly number[], list: string): Rule => ({
    pattern: here(days === WHOLE_WEEK ? `(?:${list})${END}` : `${BEFORE}(?:${list})${END}${HOLIDAYS}`),
    read: () => ({ kind: 'days', days }),
  });
  return [
    // Holidays are no days of the week: what leaves them out changes nothing here.
    {
      pattern: here(
        String.raw`(?:(?:${words.except})${END}\s*(?:${words.holidays})${END}|(?:${words.holidays})${END}\s*(?:${words.except})${END})`,
      ),
      read: () => undefined,
    },
    group(WEEKDAYS, words.weekdays),
    group(WEEKEND, words.weekend),
    group(WHOLE_WEEK, words.everyDay),
    {
      pattern: here(String.raw`(?:(?:${words.from})${END}\s+)?(?<from>${FIRST})${TO}(?:周|週|星期)?(?<to>${NAME})(?:\.(?=\s))?${HOLIDAYS}`),
      read: ({ groups: { from = '', to = '' } = {} }) => {
        const days = [dayOf(from), dayOf(to)] as const;
        return days[0] === days[1] ? 'no' : { kind: 'days', days: daysBetween(...days) };
      },
    },
    {
      pattern: here(`${BEFORE}(?<one>${FIRST})${AND}(?<two>${NAME})${HOLIDAYS}`),
      read: ({ groups: { one = '', two = '' } = {} }) =>
        dayOf(one) === dayOf(two) ? 'no' : { kind: 'days', days: [dayOf(one), dayOf(two)] },
    },
    {
      pattern: here(`${BEFORE}(?<day>${DAY})\\.?${HOLIDAYS}`),
      read: ({ groups: { day = '' } = {} }) => ({ kind: 'days', days: [dayOf(day)] }),
    },
    // Two letters alone, as lists print them: 'Sa: 0-24', 'la 0,20'.
    {
      pattern: here(String.raw`(?<day>${SHORT})(?:[.:)]|(?=\s+\d))`),
      read: ({ groups: { day = '' } = {} }) => ({ kind: 'days', days: [dayOf(day)] }),
    },
    // A price of holidays alone is of no day of the week.
    { pattern: here(`(?:${words.holidays})${END}`), read: () => ({ kind: 'stop', reason: 'days' }) },
  ];
}
