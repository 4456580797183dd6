import { END, here, type Rule } from './token.ts';

const WEEKDAYS = [0, 1, 2, 3, 4];
const WEEKEND = [5, 6];
const WHOLE_WEEK = [...WEEKDAYS, ...WEEKEND];

/** Days from Monday on in each language, and in the short forms that no other word is. */
const dayNames: readonly string[] = [
  String.raw`mon(?:days?)?|lunes|lun|montags?|понедельник\p{L}*|пн|(?:周|週|星期|礼拜|禮拜)一`,
  String.raw`tue(?:s(?:days?)?)?|martes|mar|dienstags?|вторник\p{L}*|вт|(?:周|週|星期|礼拜|禮拜)二`,
  String.raw`wed(?:nesdays?)?|miércoles|mié|mittwochs?|сред[аыу]|ср|(?:周|週|星期|礼拜|禮拜)三`,
  String.raw`thu(?:rs?(?:days?)?)?|jueves|jue|donnerstags?|четверг\p{L}*|чт|(?:周|週|星期|礼拜|禮拜)四`,
  String.raw`fri(?:days?)?|viernes|vie|freitags?|пятниц\p{L}*|пт|(?:周|週|星期|礼拜|禮拜)五`,
  String.raw`sat(?:urdays?)?|sábados?|sáb|samstags?|sonnabends?|суббот\p{L}*|сб|(?:周|週|星期|礼拜|禮拜)六`,
  String.raw`sun(?:days?)?|domingos?|dom|sonntags?|воскресен\p{L}*|вс|(?:周|週|星期|礼拜|禮拜)[日天]`,
];
/** Letters that are days only in pairs: 'Mo-Fr', 'L-V', '周一至五'. */
const shortNames: readonly string[] = ['mo|l|一', 'tu|di|二', 'we|mi|三', 'th|do|j|四', 'fr|v|五', 'sa|s|六', 'su|so|d|日|天'];

const HOLIDAYS = String.raw`(?:\s*(?:und|and|y|и|及|和|与|與|或|&|\/|,|、)?\s*(?:public |bank |legal |法定)?(?:holidays?|feiertage?n?|feiertags|festivos|feriados|праздни\p{L}+(?: дни)?|节假日|節假日|假日|节日))?`;
const groups: readonly (readonly [days: readonly number[], words: string])[] = [
  [
    WEEKDAYS,
    String.raw`week[\s-]?days?|work(?:ing)?[\s-]?days?|business days?|días? (?:laborables?|hábiles|de semana)|laborables|entre semana|wochentags?|wochentage|werktags?|werktage|рабочи\p{L} дн\p{L}+|будн\p{L}*(?: дн\p{L}+)?|工作日|平日`,
  ],
  [
    WEEKEND,
    String.raw`week[\s-]?ends?|fin(?:es)? de semana|wochenenden?|выходн\p{L}+(?: дн\p{L}+)?|周末|週末|双休日|雙休日|休息日|节假日|節假日|假日`,
  ],
  [
    WHOLE_WEEK,
    String.raw`every ?day|each day|daily|all week|7 days(?: a week)?|cada día|todos los días|a diario|täglich|jeden tag|ежедневно|каждый день|每天|每日|天天`,
  ],
];

const JOIN = String.raw`\.?\s*(?:-|–|—|~|至|到|to|through|thru|bis|a|al|по)\s*`;
const AND = String.raw`\.?\s*(?:,|\+|&|\/|、|和|及|and|und|y|и)\s*`;
const NAME = `(?:${[...dayNames, ...shortNames].join('|')})${END}`;
const FIRST = `(?![一二三四五六日天])${NAME}`;

const patternsOf = (list: readonly string[]) => list.map((words) => new RegExp(`^(?:${words})$`, 'iu'));
const dayPatterns = patternsOf(dayNames);
const shortPatterns = patternsOf(shortNames);

function dayOf(word: string): number {
  const long = dayPatterns.findIndex((pattern) => pattern.test(word));
  return long >= 0 ? long : shortPatterns.findIndex((pattern) => pattern.test(word));
}

/** Days from one to another, over Sunday where they must. */
const daysBetween = (from: number, to: number) => WHOLE_WEEK.slice(0, ((to - from + 7) % 7) + 1).map((ahead) => (from + ahead) % 7);

const LONG = `(?:${dayNames.join('|')})${END}`;

/** Days of the week, for which a price holds. */
export const weekRules: readonly Rule[] = [
  ...groups.map(([days, words]): Rule => ({
    pattern: here(String.raw`(?:(?:on|an|am|в|по|los|en|de)\s+)?(?:${words})${END}${days === WHOLE_WEEK ? '' : HOLIDAYS}`),
    read: () => ({ kind: 'days', days }),
  })),
  {
    pattern: here(`(?<from>${FIRST})${JOIN}(?:周|週|星期)?(?<to>${NAME})(?:\\.(?=\\s))?`),
    read: ({ groups: { from = '', to = '' } = {} }) => {
      const days = [dayOf(from), dayOf(to)] as const;
      return { kind: 'days', days: daysBetween(...days) };
    },
  },
  {
    pattern: here(`(?<one>${FIRST})${AND}(?<two>${NAME})${HOLIDAYS}`),
    read: ({ groups: { one = '', two = '' } = {} }) => ({ kind: 'days', days: [dayOf(one), dayOf(two)] }),
  },
  { pattern: here(`(?<day>${LONG})\\.?${HOLIDAYS}`), read: ({ groups: { day = '' } = {} }) => ({ kind: 'days', days: [dayOf(day)] }) },
  // Saturdays and Sundays in two letters, as German prints them.
  {
    pattern: here('(?<day>sa|so)(?=[.:)]|\\s+\\d)'),
    read: ({ groups: { day = '' } = {} }) => (/^S[ao]$/.test(day) ? { kind: 'days', days: [dayOf(day.toLowerCase())] } : 'no'),
  },
  // A price of holidays alone is of no day of the week.
  {
    pattern: here(String.raw`(?:holidays?|feiertage?n?|festivos|feriados|праздни\p{L}+)${END}`),
    read: () => ({ kind: 'stop', reason: 'days' }),
  },
];
