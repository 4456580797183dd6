import { clockRules } from './clock.ts';
import { moneyRules } from './money.ts';
import { END, here, type Rule, type Token } from './token.ts';
import { weekRules } from './week-words.ts';
import { allDayRule, noiseRules, quantityRules, wordRules } from './words.ts';

/** In this order: what stands first reads a piece that two could. */
const rules: readonly Rule[] = [
  { pattern: here('[;。]'), read: () => ({ kind: 'break' }) },
  allDayRule,
  ...noiseRules,
  ...clockRules,
  ...weekRules,
  ...quantityRules,
  ...moneyRules,
  ...wordRules,
  { pattern: here(String.raw`[,、·•/]|\.(?!\d)`), read: () => ({ kind: 'comma' }) },
  { pattern: here(`(?:and|und|y|и|i|et)${END}|[和及与與]`), read: () => ({ kind: 'comma', isAnd: true }) },
  // A number that nothing explains is never passed over.
  { pattern: here(String.raw`\d+(?:[.,]\d+)*`), read: () => ({ kind: 'stop', reason: 'extra' }) },
  // Of Chinese each character may begin a word, elsewhere letters and digits make one.
  { pattern: here(String.raw`\p{Script=Han}|\p{L}[\p{L}\p{M}\d_]*(?:[.,]\d+)*|\s+|.`), read: () => undefined },
];

/** With narrow characters, each where it stood; superscripts and fractions are no digits and stay. */
const narrow = (text: string) => text.replaceAll(/[\uFF01-\uFF5E\uFFE0\uFFE1\uFFE5\uFFE6\u3000]/g, (wide) => wide.normalize('NFKC'));

const TIME = String.raw`"?\d{1,2}:\d{2}(?::00)?"?`;
const TWO_COLUMNS = new RegExp(String.raw`^(\s*${TIME}\s*)[;,\t|](?=\s*${TIME}\s*[;,\t|])`, 'gm');
const TWO_FIELDS = /(?<=:\s*"\d{1,2}:\d{2}(?::00)?)"\s*,\s*"(?:to|until|till|end|stop|bis|hasta|до)(?:_?time)?"\s*:\s*"(?=\d{1,2}:\d{2})/gi;

/** Begin and end of a band in two columns or fields as one span, all else where it stood: '22:00;08:00;0.35'. */
const joinedTimes = (text: string) => text.replaceAll(TWO_COLUMNS, '$1-').replaceAll(TWO_FIELDS, (between) => '-'.padEnd(between.length));

/** The pieces of a written tariff that mean something, in order. */
export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let start = 0;
  for (const line of joinedTimes(narrow(text)).split('\n')) {
    tokens.push(...lineTokens(line, start), { kind: 'break', start: start + line.length, end: start + line.length });
    start += line.length + 1;
  }
  return tokens;
}

function lineTokens(line: string, start: number): readonly Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < line.length) {
    const { meaning, end } = pieceAt(line, at);
    if (meaning) tokens.push({ ...meaning, start: start + at, end: start + end });
    at = end;
  }
  return tokens;
}

function pieceAt(text: string, at: number) {
  for (const { pattern, read } of rules) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    const meaning = match && match[0] !== '' ? read(match, text) : 'no';
    if (match && meaning !== 'no') return { meaning, end: at + match[0].length };
  }
  return { meaning: undefined, end: at + 1 };
}
