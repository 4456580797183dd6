/** What the prices of a list are for: a kWh, a kWh in hundredths of the currency (cents, pence, öre, 分), or a MWh. */
export const tariffUnits = { kwh: 1, cents: 100, mwh: 1000 } as const;
export type TariffUnit = keyof typeof tariffUnits;

const PER = String.raw`[\s_]*(?:\/|per|pro|_)[\s_]*`;
const KWH = String.raw`(?:1\s*)?(?:kwh|квт[\s·.*⋅]*ч)(?![a-z])`;
const MWH = String.raw`(?:mwh|мвт[\s·.*⋅]*ч)`;

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

/** Codes that a list may name anywhere; before '/kWh' or behind 'currency' any three letters are one. */
const CODE =
  /(?<![a-z])(?:CNY|RMB|USD|EUR|GBP|HKD|TWD|JPY|KRW|INR|SEK|NOK|DKK|ISK|PLN|CZK|HUF|RON|BGN|CHF|TRY|UAH|CAD|AUD|NZD|SGD|BRL|MXN|ZAR|THB|VND|IDR|MYR|KZT|RUB|UZS|KGS|GEL|AMD|AED)(?![a-z])/i;
const ANY_CODE = new RegExp(String.raw`(?<![A-Za-z])([A-Z]{3})${PER}[kM][Ww][Hh]|[Cc]urrency\W{1,4}([A-Z]{3})(?![A-Za-z])`);

/** Words and signs, those of more letters first; a bare 元 is that of the mainland. What several countries call theirs stays that word. */
const currencyNames: readonly (readonly [currency: string, name: RegExp])[] = [
  ['HKD', /HK\$|港[元幣币]/],
  ['TWD', /NT\$|新[臺台][幣币]/],
  ['AUD', /AU?\$|澳元/],
  ['CAD', /CA?\$|加元/],
  ['SGD', /S\$|新加坡元/],
  ['NZD', /NZ\$/],
  ['MXN', /MX\$/],
  ['BRL', /R\$/],
  ['JPY', /円|日[元圓圆]|JP¥/],
  ['KRW', /₩|원/],
  ['INR', /₹|(?<![a-z])rs\.?(?![a-z])/i],
  ['RUB', /₽|руб|[卢盧]布/],
  ['KZT', /₸|тенге/],
  ['UAH', /₴/],
  ['TRY', /₺|(?<![A-Za-z])TL(?![A-Za-z])/],
  ['THB', /฿/],
  ['VND', /₫/],
  ['PHP', /₱/],
  ['ILS', /₪/],
  ['PLN', /zł/i],
  ['CZK', /Kč/],
  ['HUF', /(?<=\d\s*)Ft(?![a-z])/],
  ['kr', /(?<![a-zæøå])kr\.?(?![a-zæøå])/i],
  ['USD', /美元|¢|(?<![a-z])cents(?![a-z])/i],
  ['EUR', new RegExp(`€|[欧歐]元|(?<![a-z])ct${PER}${KWH}`, 'i')],
  ['GBP', /£|英[镑鎊]/],
  ['CNY', /人民[币幣]|元|¥/],
  ['USD', /\$/],
];

/**
 * The ISO code of the currency that a plain text, or better the name of its column of prices, names; 'kr' where only that is said. Undefined
 * where neither does.
 */
export function currencyIn(column: string, text: string): string | undefined {
  const named = (source: string) => {
    const [, before, behind] = ANY_CODE.exec(source) ?? [];
    const code = before ?? behind ?? CODE.exec(source)?.[0].toUpperCase();
    if (code !== undefined) return code === 'RMB' ? 'CNY' : code;
    return [['GBP', /value_inc_vat/i] as const, ...hundredths.map(([word, currency]) => [currency, word] as const), ...currencyNames].find(
      ([currency, name]) => currency !== undefined && name.test(source),
    )?.[0];
  };
  return named(column) ?? named(text);
}
