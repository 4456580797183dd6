import { currencyCodes, currencyWords, wordCodes } from './currencies.ts';

/** What the prices of a list are for: a kWh, a kWh in hundredths of the currency (cents, pence, öre, 分), or a MWh. */
export const tariffUnits = { kwh: 1, cents: 100, mwh: 1000 } as const;
export type TariffUnit = keyof typeof tariffUnits;

const PER = String.raw`[\s_]*(?:\/|per|pro|_)[\s_]*`;
const KWH = String.raw`(?:1\s*)?(?:kwh|квт[\s·.*⋅]*ч)(?![a-z])`;
const MWH = String.raw`(?:mwh|мвт[\s·.*⋅]*ч)`;

/** Hundredths of these are called as those of others are. */
const shared = ['EUR', 'USD', 'kr', 'SEK', 'CNY'];

/** Hundredths by the words for them, and whose they are where the word says it. */
const hundredths: readonly (readonly [word: RegExp, currency: string | undefined])[] = [
  [new RegExp(`(?<![a-z])p${PER}${KWH}|(?<![a-z])pence(?![a-z])`, 'i'), 'GBP'],
  [/öre(?![a-z])/i, 'SEK'],
  [new RegExp(`(?<![a-z])rp\\.?${PER}${KWH}|(?<![a-z])rappen(?![a-z])`, 'i'), 'CHF'],
  [/øre(?![a-z])/i, undefined],
  [new RegExp(`(?<![a-z])gr${PER}${KWH}|(?<![a-z])grosz`, 'i'), 'PLN'],
  [/(?<![а-яё])коп(?:е[а-я]*)?(?![а-яё])/i, 'RUB'],
  [/港仙|\d\s*仙|仙\s*[/每]/, 'HKD'],
  [/分\s*(?:[/每]\s*|人民币\s*)(?:度|千瓦[时時]|kwh)|每(?:度|千瓦[时時])[^\n\d]*[\d.]+\s*分/i, 'CNY'],
  [/[a-z]C(?:t|ents?)(?![a-z])|_ct(?![a-zA-Z])/, undefined],
  [new RegExp(`(?<![a-z])(?:ct?|cts|cents?)${PER}${KWH}|(?<![a-z])cents?(?![a-z])|¢`, 'i'), undefined],
  ...currencyWords.flatMap(({ code, hundredth }) =>
    hundredth === undefined || shared.includes(code)
      ? []
      : [[new RegExp(String.raw`(?<!\p{L})(?:${hundredth})${PER}${KWH}`, 'iu'), code] as const],
  ),
  [new RegExp(`(?<![a-z])(?:snt|senttiä|centimes?|c[eé]ntimos?|cêntimos?|centesimi|centų)${PER}${KWH}`, 'i'), 'EUR'],
];

/** In this order: 'EUR/MWh' says more than a word that may stand anywhere. Nord Pool's prices per area are per MWh without saying so. */
const unitNames: readonly (readonly [unit: TariffUnit, name: RegExp])[] = [
  ['mwh', new RegExp(`${PER}${MWH}|每兆瓦[时時]|\\/\\s*兆瓦[时時]|entryPerArea`, 'i')],
  ...hundredths.map(([word]) => ['cents', word] as const),
  ['kwh', new RegExp(`${PER}${KWH}|[/每]\\s*(?:度|千瓦[时時])`, 'i')],
  ['mwh', new RegExp(`${MWH}|兆瓦[时時]`, 'i')],
  ['kwh', /kwh|квт|千瓦[时時]|度[電电]/i],
];

/** What a plain text, or better the name of its column of prices, says that they are for. Undefined where neither does. */
export function unitIn(column: string, text: string): TariffUnit | undefined {
  const named = (source: string) => unitNames.find(([, name]) => name.test(source))?.[0];
  return named(column) ?? named(text);
}

/** Codes that a list may name anywhere. */
const CODE = new RegExp(`(?<![a-z])(?:RMB|${currencyCodes.filter((code) => !wordCodes.includes(code)).join('|')})(?![a-z])`, 'i');
const ANY_CODE = new RegExp(String.raw`(?<![A-Za-z])([A-Z]{3})${PER}[kM][Ww][Hh]|[Cc]urrency\W{1,4}([A-Z]{3})(?![A-Za-z])`);

/** Words and signs anywhere in a table, not in the middle of others. What several countries call theirs stays that word. */
const currencyNames: readonly (readonly [currency: string, name: RegExp])[] = [
  ['EUR', new RegExp(`(?<![a-z])ct${PER}${KWH}`, 'i')],
  ...currencyWords
    .filter(({ isVague }) => isVague !== true)
    .map(
      ({ code, whole }) =>
        [code, new RegExp(String.raw`(?<![\p{L}$])(?:${whole})(?![\p{L}])|(?<=\d\s?)(?:${whole})(?![\p{L}])`, 'u')] as const,
    ),
  ['USD', /¢|(?<![a-z])cents(?![a-z])/i],
];

/**
 * The ISO code of the currency that a plain text, or better the name of its column of prices, names; 'kr' where only that is said. Undefined
 * where neither does.
 */
export function currencyIn(column: string, text: string): string | undefined {
  const named = (source: string) => {
    const [, before, behind] = ANY_CODE.exec(source) ?? [];
    const code = before ?? behind ?? CODE.exec(source)?.[0].toUpperCase();
    if (code === 'RMB') return 'CNY';
    if (code !== undefined && currencyCodes.includes(code)) return code;
    return [['GBP', /value_inc_vat/i] as const, ...hundredths.map(([word, currency]) => [currency, word] as const), ...currencyNames].find(
      ([currency, name]) => currency !== undefined && name.test(source),
    )?.[0];
  };
  return named(column) ?? named(text);
}

/** A sign of money, or three letters before '/kWh', of which no currency is known. */
const UNKNOWN = new RegExp(String.raw`\p{Sc}|(?<![A-Za-z])[A-Z]{3}${PER}[kM][Ww][Hh]`, 'u');

/** Whether a text without a currency that is known names one all the same: it is to be asked for. */
export function namesUnknownCurrency(column: string, text: string): boolean {
  return currencyIn(column, text) === undefined && (UNKNOWN.test(column) || UNKNOWN.test(text));
}

const TAXES = 'vat|gst|tax(?:es)?|mwst|ust|iva|tva|btw|moms|mva|alv|dph|pdv|ddv|afa|kdv|ндс|пдв|ддс|φπα|税|稅|ppn|icms';
const LEFT_OUT = new RegExp(
  String.raw`(?<!\p{L})(?:excl?\.?|excluding|exc|without|before|plus|zzgl\.?|exkl\.?|ohne|hors|sin|sem|senza|uden|uten|utan|bez|без|χωρίς|不含|未含|\+)[\s_]*(?:${TAXES})(?![\p{L}])|(?<!\p{L})(?:${TAXES})[\s_]*(?:excluded|excl\.?|抜|別)|(?<!\p{L})(?:netto|税前|稅前|未税|未稅|税抜|税別)(?!\p{L})`,
  'iu',
);

/** Whether the heading of a list says that taxes are not in its prices. */
export function leavesOutTax(text: string): boolean {
  return LEFT_OUT.test(text);
}
