import { isBelievable } from '../plausible.ts';
import type { TariffUnit } from '../unit.ts';
import { END, here, type Meaning, type Rule } from './token.ts';

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
type Name = readonly [currency: string | undefined, words: string, others?: string];

const DOLLARS = 'USD AUD CAD SGD NZD HKD TWD MXN';
const YUANS = 'CNY JPY HKD TWD SGD';
const CROWNS = 'SEK NOK DKK ISK';

const BEFORE_DIGIT = String.raw`(?=\s?\d)`;
/** Before and behind a number; longer ones first. */
const whole: readonly Name[] = [
  ['HKD', String.raw`HK\$|HKD|港[元币幣纸紙]|蚊`],
  ['TWD', String.raw`NT\$|TWD|[新台臺][台臺]?[币幣]`],
  ['USD', String.raw`US\$|USD|美[元金]`],
  ['AUD', String.raw`AU?\$|AUD|澳元`],
  ['CAD', String.raw`CA?\$|CAD|加元`],
  ['SGD', String.raw`S\$|SGD|新加坡元`],
  ['NZD', String.raw`NZ\$|NZD`],
  ['MXN', String.raw`MX\$|MXN`],
  ['BRL', String.raw`R\$|BRL|reais`],
  ['EUR', String.raw`€|EUR|euros?|евро|[欧歐]元`],
  ['GBP', String.raw`£|GBP|英[镑鎊]`],
  ['JPY', String.raw`JP¥|JPY|円|日[元圆圓]|yen`],
  ['CNY', String.raw`CNY|RMB|人民[币幣]|yuan|юан\p{L}*`],
  ['CNY', String.raw`¥|元|圆|块钱?|塊錢?`, YUANS],
  ['KRW', '₩|KRW|원'],
  ['INR', String.raw`₹|INR|Rs\.?|rupees?`],
  ['RUB', String.raw`₽|RUB|руб(?:л\p{L}+)?\.?|р\.?(?![\p{L}])`],
  ['KZT', '₸|KZT|тенге|тг'],
  ['UAH', String.raw`₴|UAH|грн\.?|гривн\p{L}*`],
  ['TRY', '₺|TRY|TL'],
  ['PLN', String.raw`zł|PLN|złot\p{L}*`],
  ['CZK', String.raw`Kč|CZK|korun\p{L}*`],
  ['HUF', String.raw`HUF|Ft`],
  ['kr', String.raw`kr\.?`, CROWNS],
  ['THB', '฿|THB|baht'],
  ['VND', '₫|VND|đ'],
  ['PHP', '₱|PHP'],
  ['ILS', '₪|ILS'],
  ['CHF', 'CHF|franken'],
  ['IDR', String.raw`IDR|Rp\.?`],
  ['ZAR', `ZAR|R${BEFORE_DIGIT}`],
  ['USD', String.raw`\$|dollars?|dólares|доллар\p{L}*`, DOLLARS],
];
/** Hundredths, behind a number alone. */
const hundredth: readonly Name[] = [
  ['CNY', '分(?:钱|錢)?|fen', YUANS],
  ['HKD', '仙'],
  ['GBP', String.raw`p|pence|penny`],
  ['PLN', String.raw`gr(?:osz\p{L}*)?`],
  ['CZK', String.raw`hal(?:éř\p{L}*)?`],
  ['RUB', String.raw`коп(?:е\p{L}*)?\.?|к(?=\s*\/)`, 'RUB UAH BYN'],
  ['SEK', 'öre', CROWNS],
  ['kr', 'øre', CROWNS],
  ['INR', 'paise'],
  // Behind a number the Swiss hundredth; Indonesia's rupiah stands before it.
  ['CHF', String.raw`rappen|Rp\.?`],
  ['EUR', String.raw`euro[\s-]?cents?|евроцент(?:а|ов)?|[欧歐]分|cent|c[eé]ntimos?|cént\.?|ct|cts`, `${DOLLARS} EUR`],
  ['USD', '美分'],
  ['USD', String.raw`¢|cents?|цент(?:а|ов)?`, `${DOLLARS} EUR`],
  [undefined, String.raw`c|sen|centavos?`],
];
/** Currencies that are hardly written but by their codes. */
const codes = [
  'SEK',
  'NOK',
  'DKK',
  'ISK',
  'RON',
  'BGN',
  'MYR',
  'AED',
  'GEL',
  'AMD',
  'KGS',
  'UZS',
  'BYN',
  'EGP',
  'PKR',
  'BDT',
  'KES',
  'NGN',
];

const wordsOf = (names: readonly Name[]) => names.map(([, words]) => words).join('|');
const WHOLE = `(?:(?:${wordsOf(whole)}|${codes.join('|')})${END}|[A-Z]{3}(?=\\s?/\\s?[km]wh))`;
const BEHIND = `(?:(?:(?<owner>${WHOLE}|US|AU)[\\s-]*)?(?<small>${wordsOf(hundredth)})${END}|(?<large>${WHOLE}))`;

const EACH = String.raw`\s*[(（]?\s*(?:(?:\/|per|每|一)\s*|(?:pro|por|za|за|par|je|al?|el|die|der|an|en|в)\s+)(?:(?:1|one|each|каждый)\s*)?`;
const KWH = String.raw`(?:kw\s?[·.*-]?\s?h(?:ours?)?|kilowatt[\s-]?(?:hours?|stunden?)|kilovatios?[\s-]hora|квт[\s·.*⋅-]*ч(?:ас)?|киловатт[\s-]*час\p{L}*|度[电電]?|千瓦[·]?[时時]|unit)`;
const MWH = String.raw`(?:mw\s?[·.*]?\s?h|megawatt[\s-]?hours?|мвт[\s·.*⋅-]*ч|兆瓦[时時])`;
const OTHER = String.raw`(?:days?|d|months?|mo|years?|yr|kw(?:[\s·/-]*(?:months?|mo|day|monat|mes|月))?|kva|kvar|tag|monat|jahr|día|dia|mes|año|день|сутки|мес(?:яц\p{L}*)?\.?|год|квт(?:[\s·/]*мес\p{L}*\.?)?|[天日月年户戶次]|千瓦(?:[·/]?月)?|千伏安(?:[·/]?月)?|meter|customer|bill|h|hour|小时)`;
/** '0.22 / Day 6-22 0.31' names the next band. */
const NO_BAND = String.raw`(?!\s*\/\s*${OTHER}[间間]?\s*[:(]?\s*\d{1,2}(?::[0-5]\d)?\s*(?:[ap]m|h|uhr|[点點时時])?\s*(?:[-–—~至到]|to|bis|a|до)\s*\d)`;
const PER = `(?:(?:${EACH}|\\s*[(（]?)(?:(?<kwh>${KWH})|(?<mwh>${MWH}))${END}|${NO_BAND}${EACH}(?<other>${OTHER})${END}|(?<daily> (?:daily|monthly|a year|diari[ao]s?|mensual(?:es)?|monatlich|jährlich|ежемесячно)))`;

/** A number is not the beginning of a time or of a date: '35,8-22'. */
const NO_TIME = String.raw`(?!\d|:\d|\s?[点點时時h](?!\p{L}))`;
const NO_SPAN = String.raw`(?!(?<=,(?:[01]?\d|2[0-4]))[-–—~～至到]\d)`;
const NUMBER = String.raw`(?:\d{1,3}(?:[.' ]\d{3})+,\d+|\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+[.,]\d+${NO_SPAN}|\d+(?!\.\d|\s*[-–—~～至到]\d)|(?<![\d\p{L}])[.,]\d+${NO_SPAN})${NO_TIME}`;
const PER_BEFORE = String.raw`(?:(?<before>[每一]\s*(?:度|千瓦[时時])[电電]?)\s*[:：]?\s*)?`;
const SIGN = String.raw`(?:(?<=^|[\s:：(（=,;])(?<sign>[-−–]))?`;

const HAN = '零一二三四五六七八九';
const DIGIT = String.raw`[\d〇两兩${HAN}]`;
const digit = (sign: string) => (/\d/.test(sign) ? Number(sign) : /[两兩]/.test(sign) ? 2 : Math.max(0, HAN.indexOf(sign)));

type KnownName = readonly [pattern: RegExp, name: Name];
const knownNames = (names: readonly Name[]) =>
  names.map((name): KnownName => [new RegExp(`^(?:${name[1].replace(BEFORE_DIGIT, '')})$`, 'iu'), name]);
const wholeNames = knownNames(whole);
const hundredthNames = knownNames(hundredth);

/** The currency of a word that a rule has matched. */
function nameOf(names: readonly KnownName[], word = ''): Name | undefined {
  if (word === '') return undefined;
  const named = names.find(([pattern]) => pattern.test(word))?.[1];
  return named ?? (/^[A-Z]{3}$/i.test(word) ? [word.toUpperCase(), word] : undefined);
}

/** What the words at a number say. */
function moneyOf({ front, large, owner, small, kwh, mwh, other, daily, before }: Groups): Money {
  const isPerKwh = kwh !== undefined || before !== undefined;
  const per = isPerKwh ? 'kwh' : mwh !== undefined ? 'mwh' : (other ?? daily) === undefined ? undefined : 'other';
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
  return /^[1-9]\d{0,2},\d{3}$/.test(text) ? [decimal, sign * Number(text.replace(',', ''))] : [decimal];
}

const readAmount: Rule['read'] = ({ groups = {} }) => ({
  kind: 'amount',
  numbers: numbersOf(groups['number'] ?? '', (groups['sign'] ?? groups['below']) !== undefined),
  money: moneyOf(groups),
});

const inWhole = (value: number, currency: string | undefined, per: Money['per']): Meaning => ({
  kind: 'amount',
  numbers: [Number(value.toFixed(6))],
  money: { currency, others: currency === 'CNY' ? YUANS : undefined, parts: 1, per },
});

/** Amounts of money, and the units of those that are told apart from them ('单位：元/千瓦时'). */
export const moneyRules: readonly Rule[] = [
  // '3毛5', '三毛五', '6角'; '5 руб. 20 коп.', '1元2角'
  {
    pattern: here(String.raw`${PER_BEFORE}(?<tenths>${DIGIT})\s*[毛角](?:钱|錢|(?<hundredths>${DIGIT})分?)?(?:${PER})?`),
    read: ({ groups = {} }) =>
      inWhole((digit(groups['tenths'] ?? '') * 10 + digit(groups['hundredths'] ?? '0')) / 100, 'CNY', moneyOf({ ...groups }).per),
  },
  {
    pattern: here(
      String.raw`(?<count>\d+)\s*(?<large>руб\p{L}*\.?|р\.?|грн\.?|zł|元|块|塊)\s*(?<rest>\d{1,2})\s*(?<unit>коп\p{L}*\.?|к\.?|gr(?:osz\p{L}*)?|分|角|毛)(?:${PER})?`,
    ),
    read: ({ groups = {} }) => {
      const parts = /[角毛]/.test(groups['unit'] ?? '') ? 10 : 100;
      const money = moneyOf(groups);
      return inWhole(Number(groups['count']) + Number(groups['rest']) / parts, money.currency, money.per);
    },
  },
  {
    pattern: here(
      String.raw`${PER_BEFORE}${SIGN}(?:(?<front>${WHOLE})\s?(?<below>[-−])?)?(?<number>${NUMBER})(?:\s*[(（]?\s*${BEHIND}(?!\d))?(?:${PER})?`,
    ),
    read: readAmount,
  },
  {
    pattern: here(`${BEHIND}(?:${PER})?`),
    read: ({ groups = {}, 0: found }) => {
      const money = moneyOf(groups);
      // A letter or two alone are no unit: 'c', 'p'.
      return money.per === undefined && !/.{3}|[\p{Sc}¢]/u.test(found) ? 'no' : { kind: 'unit', money };
    },
  },
  {
    pattern: here(String.raw`(?:per|pro|por|за|每|\/)\s*(?:(?<kwh>${KWH})|(?<mwh>${MWH}))${END}`),
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
