/** Forms that no suffix explains. */
const IRREGULAR: Readonly<Record<string, string>> = {
  paid: 'pay',
  forgot: 'forget',
  forgotten: 'forget',
  lost: 'lose',
  sent: 'send',
  got: 'get',
  gone: 'go',
  fell: 'fall',
  bought: 'buy',
  found: 'find',
  written: 'write',
  wrote: 'write',
  broke: 'break',
  broken: 'break',
  stolen: 'steal',
  froze: 'freeze',
  frozen: 'freeze',
  hot: 'heat',
};

const VOWEL = /[aeiouy]/;
const SHORTEST = 3;

/** Each is tried once, in this order, on what the one before has left. */
const SUFFIXES = [
  { end: /(?<=[^su])s$/, put: '' },
  { end: /(?:ing|ed)$/, put: '' },
  { end: /(?:ment|ation|ion)$/, put: '' },
  { end: /ly$/, put: '' },
  { end: /([^aeiouls])\1$/, put: '$1' },
  { end: /(?:ie|e|i|y)$/, put: '' },
] as const;

/** A small English word without its ending: 'payments' and 'paying' give one stem. Not a word to read; words with digits stay as they are. */
export function stem(word: string): string {
  const known = IRREGULAR[word];
  if (known !== undefined) return stem(known);
  if (/\d/.test(word)) return word;
  return SUFFIXES.reduce((text, { end, put }) => {
    const shorter = text.replace(end, put);
    return shorter.length >= SHORTEST && VOWEL.test(shorter) ? shorter : text;
  }, word);
}
