import type { Language } from '../languages/language.ts';
import { plainLetters, smallLetters } from '../languages/plain-letters.ts';
import { vocabularyOf } from '../languages/vocabulary.ts';
import { clockRules } from './clock.ts';
import { moneyRules } from './money.ts';
import { END, here, type Meaning, type Rule, type Token } from './token.ts';
import { weekRules } from './week-words.ts';
import { allDayRule, dateRules, neutralRules, quantityRules, taxRules, wordRules } from './words.ts';

/** The rules of languages together, by the languages. */
const grammars = new Map<string, readonly Rule[]>();

/** How texts in these languages are read; what stands first reads a piece that two could. */
function grammarOf(languages: readonly Language[]): readonly Rule[] {
  const key = languages.map(({ rest }) => rest).join(' ');
  const known = grammars.get(key);
  if (known) return known;
  const words = vocabularyOf(languages);
  const grammar: readonly Rule[] = [
    { pattern: here('[;。]'), read: () => ({ kind: 'break' }) },
    allDayRule(words),
    ...dateRules(words),
    ...taxRules(words),
    ...clockRules(words),
    ...weekRules(words),
    ...quantityRules,
    ...moneyRules,
    ...wordRules(words),
    { pattern: here(String.raw`[,、·•/・]|\.(?!\d)`), read: () => ({ kind: 'comma' }) },
    { pattern: here(`(?:${words.and})${END}`), read: () => ({ kind: 'comma', isAnd: true }) },
    // A number that nothing explains is never passed over.
    { pattern: here(String.raw`\d+(?:[.,]\d+)*`), read: () => ({ kind: 'stop', reason: 'extra' }) },
    ...neutralRules(words),
    // What no rule takes stops the reading: of Chinese and Thai each run of letters, elsewhere each word.
    { pattern: /\p{L}[\p{L}\p{M}\d_]*|./uy, read: () => unknownWord },
  ];
  grammars.set(key, grammar);
  return grammar;
}

const unknownWord: Meaning = { kind: 'stop', reason: 'word' };

/** With narrow characters and plain blanks, each where it stood; superscripts and fractions are no digits and stay. */
const narrow = (text: string) =>
  text
    .replaceAll(/[\uFF01-\uFF5E\uFFE0\uFFE1\uFFE5\uFFE6\u3000]/g, (wide) => wide.normalize('NFKC'))
    .replaceAll(/[\u00A0\u2000-\u200A\u202F\r]/g, ' ')
    .replaceAll(/[’ʼ]/g, "'");

const TIME = String.raw`"?\d{1,2}:\d{2}(?::00)?"?`;
const TWO_COLUMNS = new RegExp(String.raw`^(\s*${TIME}\s*)[;,\t|](?=\s*${TIME}\s*[;,\t|])`, 'gm');
const TWO_FIELDS = /(?<=:\s*"\d{1,2}:\d{2}(?::00)?)"\s*,\s*"(?:to|until|till|end|stop|bis|hasta|до)(?:_?time)?"\s*:\s*"(?=\d{1,2}:\d{2})/gi;

/** Begin and end of a band in two columns or fields as one span, all else where it stood: '22:00;08:00;0.35'. */
const joinedTimes = (text: string) => text.replaceAll(TWO_COLUMNS, '$1-').replaceAll(TWO_FIELDS, (between) => '-'.padEnd(between.length));

/** The pieces of a written tariff that mean something, in order. */
export function tokensOf(text: string, languages: readonly Language[]): readonly Token[] {
  const rules = grammarOf(languages);
  const tokens: Token[] = [];
  let start = 0;
  for (const line of joinedTimes(narrow(text)).split('\n')) {
    tokens.push(...lineTokens(line, start, rules), { kind: 'break', start: start + line.length, end: start + line.length });
    start += line.length + 1;
  }
  return tokens;
}

/** A line in small letters, with and without the marks on them. */
interface Line {
  readonly exact: string;
  readonly plain: string;
}

function lineTokens(exact: string, start: number, rules: readonly Rule[]): readonly Token[] {
  const line: Line = { exact: smallLetters(exact), plain: plainLetters(exact) };
  const tokens: Token[] = [];
  let at = 0;
  while (at < exact.length) {
    const { meaning, end } = pieceAt(line, at, rules);
    if (meaning) tokens.push({ ...meaning, start: start + at, end: start + end });
    at = end;
  }
  return tokens;
}

function pieceAt({ exact, plain }: Line, at: number, rules: readonly Rule[]) {
  for (const { pattern, read, isExact } of rules) {
    const text = isExact === true ? exact : plain;
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    const meaning = match && match[0] !== '' ? read(match, text) : 'no';
    if (match && meaning !== 'no') return { meaning, end: at + match[0].length };
  }
  return { meaning: unknownWord, end: at + 1 };
}
