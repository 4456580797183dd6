import { plainNumber, shifted } from './plain-number.ts';
import { type HashrateUnit, hashrateUnits } from './units.ts';

/** A hashrate as it was written: the amount as plain decimal text, and its unit. */
export interface WrittenHashrate {
  readonly amount: string;
  readonly unit: HashrateUnit;
}

const LONGEST = 64;

/** The Chinese counting words, by their power of ten. 兆 means 10^6 in one place and 10^12 in another. */
const countingWords: readonly (readonly [word: RegExp, power: number])[] = [
  [/(?:万|萬)(?:亿|億)$/, 12],
  [/千(?:亿|億)$/, 11],
  [/(?:亿|億)$/, 8],
  [/(?:万|萬)$/, 4],
];

/** Units as they are written: 'TH/s', 'Th', 'T', 'THs', 'Thash/s', 'TH/秒', 'terahashes per second'. */
const UNIT =
  /^(kilo|mega|giga|tera|peta|exa|zetta|[kmgtpez])?\s*(h(?:ash(?:es)?)?\s*(?:ps|s|per\s+second)?)?\s*(?:\/\s*(?:s|sec|second|秒))?$/i;

function unitOf(text: string): HashrateUnit | undefined {
  const [whole, prefix = '', hash] = UNIT.exec(text) ?? [];
  if (whole === undefined || (prefix === '' && hash === undefined)) return undefined;
  return hashrateUnits.find((unit) => unit.toLowerCase() === `${prefix.charAt(0)}h/s`.toLowerCase());
}

/** Units in Cyrillic letters, and Latin ones among which a Cyrillic letter of the same look has come: 'ТХ/с', 'МХ', 'ТH/s'. */
const CYRILLIC: Readonly<Record<string, string>> = { к: 'k', м: 'm', г: 'g', т: 't', п: 'p', э: 'e', з: 'z', х: 'h', н: 'h', с: 's' };
const latinUnit = (text: string) =>
  text.replace(/(?<![\p{L}])[кмгтпэзkmgtpez]?\s?[хнh](?:\/[сs]|[сs])?(?![\p{L}])/giu, (unit) =>
    unit.replace(/[а-я]/gi, (letter) => CYRILLIC[letter.toLowerCase()] ?? letter),
  );

/** Words that say no more than that a hashrate follows, and of which time. */
const LEADING = new RegExp(
  String.raw`^["']?(?:(?:my|your|total|overall|summe|sum|gesamt|suma|totale|toplam|合[计計]|[总總][计計]?|итого|всего|общ[а-яё]*|hash ?rate|hash ?power|speed|算力|速率|速度|[单單][机機]|рейт|хешрейт|хэшрейт|скорость|avg\.?|average|mean|current|now|平均|средн[а-яё]*)[\s_]*)+(?:\(?(?:avg\.?|average|\d{1,2} ?(?:s|sec|m|min|h)|[实實][时時])\)?\s*)?["']?\s*(?:[-=:]\s*|(?=\d))`,
  'i',
);

/** What programs print behind a hashrate: shares '[A12/R0]', 'A:12 R:0', its part of the nominal one '(102%)', of which time '(avg)'. */
const TRAILING =
  /\s*(?:的?算力|[.,;。，；]|total|avg|average|\[[ar]\s?:?\d+[^\]]*\]|\(\d{1,3}(?:\.\d+)?\s?%\)|\((?:avg|average|total|\d{1,2} ?(?:s|sec|m|min|h))\)|[|,;]?\s*a:\d+(?:[\s,/|]*[rih]:\d+)*)$/i;

/** Narrow characters, one kind of blank and of apostrophe; what is said around a hashrate goes: '约', '~', 'hashrate:', '算力'. */
function bareText(text: string): string {
  return latinUnit(text)
    .replace(/[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, '')
    .normalize('NFKC')
    .replace(/[\s\u00A0\u2009\u202F]+/g, ' ')
    .replace(/[’‘`´]/g, "'")
    .replace(/[⁄∕]/g, '/')
    .trim()
    .replace(LEADING, '')
    .replace(/^(?:~|≈|約|约|ca\.?|approx\.?|about|大[约約])\s*/i, '')
    .replace(TRAILING, '');
}

/**
 * A hashrate that a person wrote or copied, read whole or not at all: '95,5 TH/s', '1,100MH', '1.234,56 GH/s', '95 500 GH/s', '1e3 MH/s', '100万亿H/s'.
 * Undefined without a unit, for other units (Sol/s), ranges and anything that is left over.
 */
export function writtenHashrate(text: string): WrittenHashrate | undefined {
  if (text.length > LONGEST) return undefined;
  const bare = unitBehind(bareText(text));
  const times = /^(\d{1,4})\s?[x×*]\s?(?=\d)/i.exec(bare);
  const one = writtenOne(times ? bare.slice(times[0].length) : bare);
  return one && times ? multiplied(one, Number(times[1])) : one;
}

/** '6 x 62 MH/s': all of them together, exactly. */
function multiplied({ amount, unit }: WrittenHashrate, count: number): WrittenHashrate | undefined {
  const decimals = amount.split('.')[1]?.length ?? 0;
  if (count === 0) return undefined;
  return { amount: shifted(String(BigInt(shifted(amount, decimals)) * BigInt(count)), -decimals), unit };
}

/** 'GHS av=104213.32' as '104213.32 GHS'; any other text as it is. */
function unitBehind(text: string): string {
  const [, unit, number] =
    /^["']?([kmgtpez]?h(?:ash)?(?:\/s|s))[ _]*(?:\(?(?:av|avg|average|mean|rt|\d{1,2} ?[smh])\)?)?["']?\s*[=:]?\s*["']?(\d[\d.,]*)["']?$/i.exec(
      text,
    ) ?? [];
  return unit !== undefined && number !== undefined ? `${number} ${unit}` : text;
}

function writtenOne(text: string): WrittenHashrate | undefined {
  const [, number = '', unitText = ''] = /^([\d.,' ]*\d[.,]?(?:[eE][+-]?\d{1,2}(?![\d.,]))?\s*[千万萬亿億]*)\s*(\D*)$/.exec(text) ?? [];
  const unit = unitOf(unitText.trim());
  const count = number.trim();
  const word = countingWords.find(([pattern]) => pattern.test(count));
  const amount = plainNumber(word ? count.replace(word[0], '').trim() : count);
  if (unit === undefined || amount === undefined) return undefined;
  return { amount: word ? shifted(amount, word[1]) : amount, unit };
}

/** A written hashrate in another unit, exactly: 95500 GH/s is 95.5 TH/s. */
export function amountIn({ amount, unit }: WrittenHashrate, wanted: HashrateUnit): string {
  return shifted(amount, 3 * (hashrateUnits.indexOf(unit) - hashrateUnits.indexOf(wanted)));
}

/** A hashrate with its unit somewhere in a longer text. */
export interface MentionedHashrate {
  /** H/s as plain decimal text. */
  readonly hs: string;
  readonly start: number;
  readonly end: number;
  /** What stands within it: '(avg)' of 'GH/S(avg) 103880.1'; '' for none. */
  readonly label: string;
}

/** 'GHS av=104213.32', 'GH/S(5s) 69312.4', '"MHS 15m": 62.3': miners' programs put the unit before the number. */
const UNIT_FIRST = String.raw`(?<![a-z0-9/])[kmgtpez]?h(?:ash)?(?:\/s|s)[ _]*(?:\(?(?:av|avg|average|mean|rt|\d{1,2} ?[smh])\)?)?["']?\s*[=:]?\s*["']?\d+(?:[.,]\d+)*(?!\d|\s?[kmgtpez]?h)`;
const NUMBER_FIRST = String.raw`(?<![\d.,a-z])(?:\d{1,2}\s?[x×*]\s?)?\d+(?:[.,]\d+)*\s?(?:[kmgtpez]?h(?:ash)?(?:\/s|ps|s)?|[mgtp](?:\/s)?)(?![a-z0-9])`;
const MENTIONED = new RegExp(`${NUMBER_FIRST}|${UNIT_FIRST}`, 'gi');

/** Every hashrate with its unit that a text mentions, in its order: of a log line, a name in a shop, the print of a machine. */
export function mentionedHashrates(text: string): readonly MentionedHashrate[] {
  return Array.from(text.matchAll(MENTIONED)).flatMap(({ 0: each, index }) => {
    const read = writtenHashrate(each);
    const label = /^[a-z]/i.test(each) ? (/[ _(]+(\d{1,2} ?[smh]|av\w*|mean|rt)/i.exec(each)?.[1] ?? '') : '';
    return read ? [{ hs: amountIn(read, 'H/s'), start: index, end: index + each.length, label }] : [];
  });
}
