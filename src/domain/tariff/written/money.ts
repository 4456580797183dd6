import { currencyCodes, currencyWords, UNKNOWN_CURRENCY, wordCodes } from '../currencies.ts';
import { isBelievable } from '../plausible.ts';
import type { TariffUnit } from '../unit.ts';
import { END, hereExactly, type Meaning, type Rule, withRanges } from './token.ts';
import { smallLetters, sourceOf } from '../languages/plain-letters.ts';

/** What an amount is of and for, as far as the words at it say. */
export interface Money {
  /** ISO code, or 'kr'. */
  readonly currency?: string | undefined;
  /** The sign or word is that of these currencies too: one of them that is named elsewhere in the text wins. */
  readonly others?: string | undefined;
  /** Parts of the currency's whole unit in one of it: 100 for cents, undefined where nothing is said. */
  readonly parts?: 1 | 100 | undefined;
  /** A unit of energy, or a day, a month, a kW. */
  readonly per?: 'kwh' | 'mwh' | 'other' | undefined;
}

type Groups = Partial<Record<string, string>>;
type Name = readonly [currency: string | undefined, words: string, others?: string | undefined];

const BEFORE_UNIT = String.raw`(?=\s?\/\s?[km]wh)`;
/** Before and behind a number; longer ones first. */
const whole: readonly Name[] = [
  ...currencyWords.map(({ code, whole: words, others }): Name => [code, words, others]),
  ...currencyCodes.map((code): Name => [code, wordCodes.includes(code) ? `${code}${BEFORE_UNIT}` : code]),
];
/** Hundredths, behind a number alone. */
const hundredth: readonly Name[] = [
  ...currencyWords.flatMap(({ code, hundredth: words, hundredthOthers }): readonly Name[] =>
    words === undefined ? [] : [[code, words, hundredthOthers]],
  ),
  [undefined, String.raw`c|sen|centavos?|sentavos?`],
];

const wordsOf = (names: readonly Name[]) => names.map(([, words]) => words).join('|');
const WHOLE = `(?:${wordsOf(whole)})${END}`;
/** A sign or a word that is none of ours, where nothing but a currency can stand. */
const UNKNOWN = String.raw`\p{Sc}|(?!kw|mw|квт|мвт)[\p{L}\p{M}]{1,9}\.?(?=\s?\/\s?(?:[km]wh|[км]вт))`;
const BEHIND = `(?:(?:(?<owner>${WHOLE}|US|AU)[\\s-]*)?(?<small>${wordsOf(hundredth)})${END}|(?<large>${WHOLE}))`;

const EACH = String.raw`\s*[(（]?\s*(?:(?:\/|per|每|一)\s*|(?:pro|por|za|за|par|je|al?|el|il|lo|le|du|la|die|der|an|en|в|pr\.?|på|na|ανά|mỗi|untuk|setiap)\s+|ต่อ|ละ)(?:(?:1|one|each|каждый)\s*)?`;
const KWH = String.raw`(?:kw\s?[·.*-]?\s?h(?:ours?)?|kilowatt[\s-]?(?:hours?|stunden?)|kilovatios?[\s-]hora|квт[\s·.*⋅-]*ч(?:ас)?|киловатт[\s-]*час\p{L}*|квт[\s·.*⋅-]*год|кіловат[\s-]*годин\p{L}*|킬로와트시|キロワット時|หน่วย|κιλοβατώρα|度[电電]?|千瓦[·]?[时時]|unit)`;
const MWH = String.raw`(?:mw\s?[·.*]?\s?h|megawatt[\s-]?hours?|мвт[\s·.*⋅-]*(?:ч|год)|兆瓦[时時])`;
const OTHER = String.raw`(?:days?|d|months?|mo|years?|yr|kw(?:[\s·/-]*(?:months?|mo|day|monat|mes|月))?|kva|kvar|tag|monat|jahr|måned|mnd|månad|kuukausi|kk|mois|mese|mês|maand|miesiąc\p{L}*|miesięcznie|měsíc\p{L}*|mesiac|hó|lună|ay|μήνα|місяць|міс\.?|aasta|kuu|día|dia|mes|año|день|сутки|мес(?:яц\p{L}*)?\.?|год|квт(?:[\s·/]*мес\p{L}*\.?)?|[天日月年户戶次]|千瓦(?:[·/]?月)?|千伏安(?:[·/]?月)?|meter|customer|bill|h|hour|小时)`;
/** '0.22 / Day 6-22 0.31' names the next band. */
const NO_BAND = String.raw`(?!\s*\/\s*${OTHER}[间間]?\s*[:(]?\s*\d{1,2}(?::[0-5]\d)?\s*(?:[ap]m|h|uhr|[点點时時])?\s*(?:[-–—~至到]|to|bis|a|до)\s*\d)`;
const PER = `(?:(?:${EACH}|\\s*[(（]?)(?:(?<kwh>${KWH})|(?<mwh>${MWH}))${END}|${NO_BAND}${EACH}(?<other>${OTHER})${END}|(?<daily> (?:daily|monthly|a year|diari[ao]s?|mensual(?:es)?|monatlich|jährlich|ежемесячно)))`;

/** A number is not the beginning of a time or of a date: '35,8-22'. */
const NO_TIME = String.raw`(?!\d|:\d|\s?[点點时時h](?!\p{L}))`;
const NO_SPAN = String.raw`(?!(?<=,(?:[01]?\d|2[0-4]))[-–—~～至到]\d)`;
const NUMBER = String.raw`(?:\d{1,3}(?:[.' ]\d{3})+,\d+|\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+[.,]\d+${NO_SPAN}|\d+(?!\.\d|\s*[-–—~～至到]\d)|(?<![\d\p{L}])[.,]\d+${NO_SPAN})${NO_TIME}`;
const PER_BEFORE = String.raw`(?:(?<before>[每一]\s*(?:度|千瓦[时時])[电電]?|1?\s?kwh\s?(?:당|あたり|当たり|につき)|หน่วยละ)\s*[:：]?\s*)?`;
const SIGN = String.raw`(?:(?<=^|[\s:：(（=,;])(?<sign>[-−–]))?`;

const HAN = '零一二三四五六七八九';
const DIGIT = String.raw`[\d〇两兩${HAN}]`;
const digit = (sign: string) => (/\d/.test(sign) ? Number(sign) : /[两兩]/.test(sign) ? 2 : Math.max(0, HAN.indexOf(sign)));

type KnownName = readonly [pattern: RegExp, name: Name];
/** What must follow a word in the text does not follow it alone. */
const AHEAD = /\(\?[=!](?:[^()]|\([^()]*\))*\)/g;
const knownNames = (names: readonly Name[]) =>
  names.map((name): KnownName => [new RegExp(withRanges(sourceOf(`^(?:${name[1].replaceAll(AHEAD, '')})$`, smallLetters)), 'u'), name]);
const wholeNames = knownNames(whole);
const hundredthNames = knownNames(hundredth);

/** The currency of a word that a rule has matched. */
function nameOf(names: readonly KnownName[], word = ''): Name | undefined {
  if (word === '') return undefined;
  return names.find(([pattern]) => pattern.test(word))?.[1];
}

/** What the words at a number say. */
function moneyOf({ front, large, owner, small, kwh, mwh, other, daily, before, unknown }: Groups): Money {
  const isPerKwh = kwh !== undefined || before !== undefined;
  const per = isPerKwh ? 'kwh' : mwh !== undefined ? 'mwh' : (other ?? daily) === undefined ? undefined : 'other';
  if (unknown !== undefined) return { currency: UNKNOWN_CURRENCY, parts: 1, per: isPerKwh ? 'kwh' : mwh !== undefined ? 'mwh' : undefined };
  const part = nameOf(hundredthNames, small);
  const units = [large, owner, front].map((word) => nameOf(wholeNames, word));
  const unit = units.find((name) => name && name[2] === undefined) ?? units.find((name) => name !== undefined);
  if (!part && !unit) return { per };
  const [currency, , others] = unit ?? part ?? [undefined];
  return { currency, others, parts: part ? 100 : 1, per };
}

/** What a written number may be: '1.234,5', '1,234' as thousands and as a decimal, '.35'. */
function numbersOf(text: string, isBelow: boolean): readonly number[] {
  const sign = isBelow ? -1 : 1;
  const isPointLast = text.lastIndexOf('.') > text.lastIndexOf(',');
  const plain = isPointLast && /[.]\d+$/.test(text) ? text.replaceAll(/[,' ]/g, '') : text.replaceAll(/[.' ]/g, '').replace(',', '.');
  const decimal = sign * Number(plain);
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(text) ? [decimal, sign * Number(text.replace(/[.,]/, ''))] : [decimal];
}

const readAmount: Rule['read'] = ({ groups = {} }) => ({
  kind: 'amount',
  numbers: numbersOf(groups['number'] ?? '', (groups['sign'] ?? groups['below']) !== undefined),
  money: moneyOf({ ...groups, unknown: groups['unknown'] ?? groups['strange'] }),
});

const yuans = currencyWords.find(({ code, others }) => code === 'CNY' && others !== undefined)?.others;
const inWhole = (value: number, currency: string | undefined, per: Money['per']): Meaning => ({
  kind: 'amount',
  numbers: [Number(value.toFixed(6))],
  money: { currency, others: currency === 'CNY' ? yuans : undefined, parts: 1, per },
});

/** Amounts of money, and the units that are stated apart from them ('单位：元/千瓦时'). */
export const moneyRules: readonly Rule[] = [
  // '3毛5', '三毛五', '6角'; '5 руб. 20 коп.', '1元2角'
  {
    pattern: hereExactly(String.raw`${PER_BEFORE}(?<tenths>${DIGIT})\s*[毛角](?:钱|錢|(?<hundredths>${DIGIT})分?)?(?:${PER})?`),
    isExact: true,
    read: ({ groups = {} }) =>
      inWhole((digit(groups['tenths'] ?? '') * 10 + digit(groups['hundredths'] ?? '0')) / 100, 'CNY', moneyOf({ ...groups }).per),
  },
  {
    pattern: hereExactly(
      String.raw`(?<count>\d+)\s*(?<large>руб\p{L}*\.?|р\.?|грн\.?|zł|元|块|塊)\s*(?<rest>\d{1,2})\s*(?<unit>коп\p{L}*\.?|к\.?|gr(?:osz\p{L}*)?|分|角|毛)(?:${PER})?`,
    ),
    isExact: true,
    read: ({ groups = {} }) => {
      const parts = /[角毛]/.test(groups['unit'] ?? '') ? 10 : 100;
      const money = moneyOf(groups);
      return inWhole(Number(groups['count']) + Number(groups['rest']) / parts, money.currency, money.per);
    },
  },
  {
    pattern: hereExactly(
      String.raw`${PER_BEFORE}${SIGN}(?:(?:(?<front>${WHOLE})|(?<unknown>\p{Sc}))\s?(?<below>[-−])?)?(?<number>${NUMBER})(?:\s*[(（]?\s*(?:${BEHIND}(?!\d)|(?<strange>${UNKNOWN})))?(?:${PER})?`,
    ),
    read: readAmount,
    isExact: true,
  },
  {
    pattern: hereExactly(`${BEHIND}(?:${PER})?`),
    isExact: true,
    read: ({ groups = {}, 0: found }) => {
      const money = moneyOf(groups);
      // A letter or two alone are no unit: 'c', 'p'.
      return money.per === undefined && !/.{3}|[\p{Sc}¢]/u.test(found) ? 'no' : { kind: 'unit', money };
    },
  },
  {
    pattern: hereExactly(String.raw`(?:per|pro|por|за|每|\/)\s*(?:(?<kwh>${KWH})|(?<mwh>${MWH}))${END}`),
    isExact: true,
    read: ({ groups = {} }) => ({ kind: 'unit', money: moneyOf(groups) }),
  },
];

/** The unit that money says its numbers are in; undefined where it does not. */
export function unitOf({ parts, per }: Money): TariffUnit | undefined {
  if (per === 'mwh') return 'mwh';
  return parts === 100 ? 'cents' : parts === 1 || per === 'kwh' ? 'kwh' : undefined;
}

/** A number's price per kWh in the currency's whole unit: of two readings, the one that is paid somewhere. */
export function perKwhOf(numbers: readonly number[], { parts = 1, per, currency }: Money): number {
  const prices = numbers.map((number) => Number((number / parts / (per === 'mwh' ? 1000 : 1)).toPrecision(12)));
  return prices.find((price) => isBelievable(price, currency, true)) ?? prices[0] ?? Number.NaN;
}
