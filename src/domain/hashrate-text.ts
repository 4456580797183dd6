import { type HashrateUnit, hashrateUnits } from './units.ts';

/** A hashrate as it was written: the amount as plain decimal text, and its unit. */
export interface WrittenHashrate {
  readonly amount: string;
  readonly unit: HashrateUnit;
}

const LONGEST = 64;

/** Digits in groups of three by one mark, or without marks. */
const digits = String.raw`\d{1,3}(?: \d{3})+|\d{1,3}(?:'\d{3})+|\d+`;

/** '1,234.5', '1.234,5', '1,234', '1.234.567', then digits with a point or a comma: '95.5', '95,5'. A point before three digits alone is a decimal one. */
const shapes: readonly (readonly [shape: RegExp, plain: (text: string) => string])[] = [
  [/^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/, (text) => text.replaceAll(',', '')],
  [/^[1-9]\d{0,2}(?:\.\d{3})+,\d+$/, (text) => text.replaceAll('.', '').replace(',', '.')],
  [/^[1-9]\d{0,2}(?:\.\d{3}){2,}$/, (text) => text.replaceAll('.', '')],
  [new RegExp(`^(?:${digits})(?:[.,]\\d*)?$`), (text) => text.replace(/[ ']/g, '').replace(',', '.')],
  [/^[.,]\d+$/, (text) => `0${text.replace(',', '.')}`],
];

/** A number of any country's writing as plain decimal text ('1234.56'), its exponent counted in; undefined for what is none or below zero. */
export function plainNumber(text: string): string | undefined {
  const [, mantissa = '', exponent = '0'] = /^(.*?)(?:[eE]([+-]?\d{1,2}))?$/.exec(text) ?? [];
  const shape = shapes.find(([pattern]) => pattern.test(mantissa));
  return shape && shifted(shape[1](mantissa), Number(exponent));
}

/** Plain decimal text times a power of ten, exactly, without needless zeros. */
export function shifted(plain: string, power: number): string {
  const [whole = '', fraction = ''] = plain.split('.');
  const all = whole + fraction;
  const point = whole.length + power;
  const padded = point > 0 ? all.padEnd(point, '0') : all.padStart(all.length - point + 1, '0');
  const at = Math.max(point, 1);
  const integers = padded.slice(0, at).replace(/^0+(?=\d)/, '');
  const decimals = padded.slice(at).replace(/0+$/, '');
  return decimals === '' ? integers : `${integers}.${decimals}`;
}

/** The Chinese counting words, by their power of ten. 兆 means 10^6 in one place and 10^12 in another. */
const countingWords: readonly (readonly [word: RegExp, power: number])[] = [
  [/(?:万|萬)(?:亿|億)$/, 12],
  [/千(?:亿|億)$/, 11],
  [/(?:亿|億)$/, 8],
  [/(?:万|萬)$/, 4],
];

/** Units as they are written: 'TH/s', 'Th', 'T', 'THs', 'Thash/s', 'TH/秒', 'terahashes per second'. */
const UNIT = /^(kilo|mega|giga|tera|peta|exa|[kmgtpe])?\s*(h(?:ash(?:es)?)?\s*(?:ps|s|per\s+second)?)?\s*(?:\/\s*(?:s|sec|second|秒))?$/i;

function unitOf(text: string): HashrateUnit | undefined {
  const [whole, prefix = '', hash] = UNIT.exec(text) ?? [];
  if (whole === undefined || (prefix === '' && hash === undefined)) return undefined;
  return hashrateUnits.find((unit) => unit.toLowerCase() === `${prefix.charAt(0)}h/s`.toLowerCase());
}

/** Units in Cyrillic letters, and Latin ones among which a Cyrillic letter of the same look has come: 'ТХ/с', 'МХ', 'ТH/s'. */
const CYRILLIC: Readonly<Record<string, string>> = { к: 'k', м: 'm', г: 'g', т: 't', п: 'p', э: 'e', х: 'h', н: 'h', с: 's' };
const latinUnit = (text: string) =>
  text.replace(/(?<![\p{L}])[кмгтпэkmgtpe]?\s?[хнh](?:\/[сs]|[сs])?(?![\p{L}])/giu, (unit) =>
    unit.replace(/[а-я]/gi, (letter) => CYRILLIC[letter.toLowerCase()] ?? letter),
  );

/** Narrow characters, one kind of blank and of apostrophe; what is said around a hashrate goes: '约', '~', 'hashrate:', '算力'. */
function bareText(text: string): string {
  return latinUnit(text)
    .replace(/[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, '')
    .normalize('NFKC')
    .replace(/[\s\u00A0\u2009\u202F]+/g, ' ')
    .replace(/[’‘`´]/g, "'")
    .replace(/[⁄∕]/g, '/')
    .trim()
    .replace(/^(?:hash ?rate|speed|算力|速率|[单單][机機]算力|рейт|хешрейт|avg\.?|average|平均(?:算力)?|средн[а-я]*)\s*[:=]?\s*/i, '')
    .replace(/^(?:~|≈|約|约|ca\.?|approx\.?|about|大[约約])\s*/i, '')
    .replace(/\s*(?:的?算力|[.,;。，；])$/, '');
}

/**
 * A hashrate that a person wrote or copied, read whole or not at all: '95,5 TH/s', '1,100MH', '1.234,56 GH/s', '95 500 GH/s', '1e3 MH/s', '100万亿H/s'.
 * Undefined without a unit, for other units (Sol/s), ranges and anything that is left over.
 */
export function writtenHashrate(text: string): WrittenHashrate | undefined {
  if (text.length > LONGEST) return undefined;
  const [, number = '', unitText = ''] =
    /^([\d.,' ]*\d[.,]?(?:[eE][+-]?\d{1,2}(?![\d.,]))?\s*[千万萬亿億]*)\s*(\D*)$/.exec(bareText(text)) ?? [];
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

/** Every hashrate with its unit that a longer text mentions, in H/s as plain decimal text: of a log line, a name in a shop. */
export function hashratesIn(text: string): readonly string[] {
  const mentioned = text.matchAll(/(?<![\d.,a-z])\d+(?:[.,]\d+)*\s?(?:[kmgtpe]?h(?:ash)?(?:\/s|ps|s)?|[mgtp](?:\/s)?)(?![a-z0-9])/gi);
  return Array.from(mentioned).flatMap(([each]) => {
    const read = writtenHashrate(each);
    return read ? [amountIn(read, 'H/s')] : [];
  });
}
