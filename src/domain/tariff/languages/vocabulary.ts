import type { BandLabel } from './band-label.ts';
import { languages } from './all.ts';
import type { HalfWords, Language } from './language.ts';
import { greatest } from '../extremes.ts';
import { END, withRanges } from '../written/token.ts';
import { plainLetters, sourceOf } from './plain-letters.ts';

type Lists = { readonly [K in keyof Language as Language[K] extends string | undefined ? K : never]-?: string };

/** The words of one or several languages as sources of patterns, each a list of alternatives, the longest first. */
export interface Vocabulary extends Lists {
  readonly days: readonly string[];
  readonly short: readonly string[];
  readonly bands: ReadonlyMap<BandLabel, string>;
  readonly halvesBefore: Readonly<Record<Half, string>>;
  readonly halvesBehind: Readonly<Record<Half, string>>;
  readonly behind: Readonly<Record<'from' | 'to' | 'after' | 'until', string>>;
}
export type Half = keyof HalfWords;

/** What no text has: the pattern of an empty list. */
const NEVER = '(?!)';

/** The alternatives of a source that stand side by side, not those within brackets. */
function alternativesOf(source: string): readonly string[] {
  const parts = [''];
  let depth = 0;
  for (const [sign] of source.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|[^\\]/gsu)) {
    if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    if (sign === '|' && depth === 0) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${sign}`);
  }
  return parts.filter((part) => part !== '');
}

/** One list out of several: 'word*' takes any ending, a blank any number of them. */
function listOf(sources: readonly (string | undefined)[]): string {
  const alternatives = new Set(sources.flatMap((source = '') => alternativesOf(source)));
  const ordered = [...alternatives].toSorted((one, other) => other.length - one.length);
  if (ordered.length === 0) return NEVER;
  return sourceOf(
    ordered
      .join('|')
      .replaceAll(/(?<=(?<!\\)\p{L})\*/gu, String.raw`\p{L}*`)
      .replaceAll(' ', String.raw`\s+`),
    plainLetters,
  );
}

const bandLabels = ['offPeak', 'sharp', 'peak', 'flat', 'valley', 'day', 'night'] as const satisfies readonly BandLabel[];

/** The words of languages together. */
export function vocabularyOf(some: readonly Language[]): Vocabulary {
  const list = (wordsOf: (language: Language) => string | undefined) => listOf(some.map(wordsOf));
  const halvesOf = (side: 'halvesBefore' | 'halvesBehind') => ({
    am: list((each) => each[side]?.am),
    pm: list((each) => each[side]?.pm),
    noon: list((each) => each[side]?.noon),
    night: list((each) => each[side]?.night),
  });
  const week = [0, 1, 2, 3, 4, 5, 6];
  return {
    days: week.map((day) => list(({ days }) => days[day])),
    short: week.map((day) => list(({ short }) => short?.[day])),
    bands: new Map(bandLabels.map((label) => [label, list(({ bands }) => bands[label])])),
    halvesBefore: halvesOf('halvesBefore'),
    halvesBehind: halvesOf('halvesBehind'),
    behind: {
      from: list(({ behind }) => behind?.from),
      to: list(({ behind }) => behind?.to),
      after: list(({ behind }) => behind?.after),
      until: list(({ behind }) => behind?.until),
    },
    weekdays: list((each) => each.weekdays),
    weekend: list((each) => each.weekend),
    everyDay: list((each) => each.everyDay),
    holidays: list((each) => each.holidays),
    except: list((each) => each.except),
    months: list((each) => each.months),
    seasons: list((each) => each.seasons),
    dayKinds: list((each) => each.dayKinds),
    allDay: list((each) => each.allDay),
    rest: list((each) => each.rest),
    thereafter: list((each) => each.thereafter),
    taxes: list((each) => each.taxes),
    without: list((each) => each.without),
    within: list((each) => each.within),
    net: list((each) => each.net),
    gross: list((each) => each.gross),
    from: list((each) => each.from),
    to: list((each) => each.to),
    between: list((each) => each.between),
    and: list((each) => each.and),
    after: list((each) => each.after),
    until: list((each) => each.until),
    at: list((each) => each.at),
    hour: list((each) => each.hour),
    midnight: list((each) => each.midnight),
    noon: list((each) => each.noon),
    nextDay: list((each) => each.nextDay),
    zone: list((each) => each.zone),
    fees: list((each) => each.fees),
    sums: list((each) => each.sums),
    noAmount: list((each) => each.noAmount),
    neutral: list((each) => each.neutral),
  };
}

type Sets = readonly (readonly Language[])[];

/** Scripts of which a text may mix one language each; Chinese and Japanese share theirs. */
const scripts = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /[\p{Script=Han}\p{Script=Kana}\p{Script=Hira}]/u] as const;
const others = [/\p{Script=Greek}/u, /\p{Script=Hangul}/u, /\p{Script=Thai}/u] as const;

/** The scripts of a language's own words. */
const isOf = (language: Language, script: RegExp) => script.test(`${language.weekdays}${language.rest}`.replaceAll(/\\\w(?:\{\w\})?/g, ''));

/** The longest words of one language, to find how much of a text it knows. */
const finders = new Map<Language, RegExp>();
function finderOf(language: Language): RegExp {
  const known = finders.get(language);
  if (known) return known;
  const { bands, days, short, halvesBefore, halvesBehind, behind: _behind, ...lists } = vocabularyOf([language]);
  const all = [
    ...Object.values(lists),
    ...days,
    ...short.filter((each) => each !== NEVER).map((each) => String.raw`(?:${each})(?=[.:)]|\s+\d|\s?[-–])`),
    ...bands.values(),
    ...Object.values(halvesBefore),
    ...Object.values(halvesBehind),
  ];
  const finder = new RegExp(withRanges(`(?<![a-zß-ɏ\u0370-\u052f])(?:${all.filter((each) => each !== NEVER).join('|')})${END}`), 'gu');
  finders.set(language, finder);
  return finder;
}

/** Letters of a text that words of a language cover; a unit is a word of all. */
function lettersKnown(language: Language, text: string): number {
  const words = text.replaceAll('kwh', ' ').match(finderOf(language)) ?? [];
  return words.reduce((sum, word) => sum + word.replaceAll(/[^\p{L}]/gu, '').length, 0);
}

/** So many languages of one script are tried that know as much of a text, and as many that know nearly as much. */
const MOST_TRIED = 6;
const NEARLY = 0.8;

/**
 * Sets of languages to read a text in, one of each script: those that know most of its letters, those that know nearly as many, and all of
 * these with English, whose words stand in texts of all. `text` is in plain letters.
 */
export function languageSets(text: string): readonly Sets[] {
  const [english, ...rest] = languages;
  if (!english) return [];
  const knowing = (script: RegExp) => {
    const found = script.test(text) ? [english, ...rest].filter((language) => isOf(language, script)) : [];
    const counted = found.map((language) => ({ language, count: lettersKnown(language, text) })).filter(({ count }) => count > 0);
    const most = greatest(counted.map(({ count }) => count));
    const some = (isIn: (count: number) => boolean) =>
      counted
        .filter(({ count }) => isIn(count))
        .slice(0, MOST_TRIED)
        .map(({ language }) => language);
    return { best: some((count) => count === most), near: some((count) => count < most && count >= NEARLY * most) };
  };
  const fixed = others.flatMap((script) => knowing(script).best.slice(0, 1));
  const known = scripts.map(knowing).filter(({ best }) => best.length > 0);
  const productOf = (lists: readonly (readonly Language[])[]) =>
    lists.reduce<Sets>((sets, list) => list.flatMap((language) => sets.map((set) => [...set, language])), [fixed]);
  const best = known.length + fixed.length === 0 ? [[english]] : productOf(known.map((each) => each.best));
  const near = known.flatMap((script) => productOf(known.map((each) => (each === script ? each.near : each.best))));
  const mixed = [...best, ...near].filter((set) => !set.includes(english)).map((set) => [...set, english]);
  return [best, near, mixed].map((sets) => sets.slice(0, 2 * MOST_TRIED));
}
