import { END, here, type Meaning, type Rule } from './token.ts';

/** What bands of a day are called; two names of one list are two bands. */
export type BandLabel = 'offPeak' | 'sharp' | 'peak' | 'flat' | 'valley' | 'day' | 'night';

const labels: readonly (readonly [label: BandLabel, words: string])[] = [
  ['offPeak', String.raw`(?:super[\s-]?)?off[\s-]?peak|low[\s-]?rate|nebentarif|niedertarif|nt|fuera de punta`],
  ['sharp', '尖峰|尖'],
  ['peak', String.raw`(?:on|mid)?[\s-]?peak|high[\s-]?rate|hochtarif|haupttarif|ht|spitzen\p{L}*|punta|пик\p{L}*|高峰|峰`],
  [
    'flat',
    String.raw`flat|shoulder|standard|normal|mid[\s-]?peak|llano|llana|normaltarif|полупик\p{L}*|平谷|平段|平时|平時|平(?![均方台])`,
  ],
  ['valley', String.raw`valley|valle|深谷|低谷|谷`],
  ['night', String.raw`nights?|overnight|noches?|nocturn[ao]s?|n[aä]cht\p{L}*|nocn\p{L}*|ноч\p{L}*|夜间|夜間|夜里|晚上|夜晚|夜`],
  ['day', String.raw`days?|daytime|días?|diurn[ao]s?|tag(?:es)?\p{L}*|dzienn\p{L}*|ден\p{L}*|днев\p{L}*|дн[ёе]м|白天|日间|日間`],
];

const ALL_DAY = String.raw`all[\s-]?day(?: long)?|(?:at )?(?:all|any) (?:times?|hours)|24\s*\/\s*7|24\s*-?\s*(?:hours?|hrs?|h|小时|小時|stunden|horas|час(?:ов|а)?|ч)(?: a day| al día| am tag| в сутки)?|around the clock|round the clock|todo el día|las 24 horas(?: del día)?|ganztägig|ganztags|(?:den )?ganzen tag|rund um die uhr|круглосуточно|весь день|целый день|круглые сутки|全天候?|全日|整天|整日`;
const TIME_EN = '(?:times?|hours?|periods?)';
const REST = [
  String.raw`(?:(?:for|at|in|during) )?(?:the )?(?:rest|remainder)(?: of (?:the |each )?(?:day|time|hours|week))?`,
  String.raw`(?:(?:at|in|during) )?(?:all |any |the )?(?:other|remaining) ${TIME_EN}|every other (?:time|hour)|others?(?=\s*[:=–-]?\s*[$€£¥]?\.?\d)|(?:everything |anything |any ?time )?else|otherwise`,
  '(?:其余|其餘|其他|其它|剩余|剩餘|剩下|余下|餘下)(?:的)?(?:时间|時間|时段|時段|小时|小時|钟点|鐘點|部分)?',
  '(?:el |en el )?resto(?: del (?:día|tiempo)| de (?:las )?horas)?|(?:las )?(?:demás|otras) horas|(?:las )?horas restantes',
  String.raw`(?:(?:in )?(?:die|der|den|zur) )?(?:übrige|restliche|sonstige|andere)[nrs]? (?:zeit(?:en)?|stunden)|ansonsten|sonst|(?:der )?rest(?: des tages| der zeit)?`,
  String.raw`(?:w )?pozostał\p{L}+(?: godzin\p{L}*| czas\p{L}*)?|(?:le )?reste(?: du temps| de la journée)?|(?:les )?autres heures`,
  String.raw`(?:в )?остальн\p{L}+(?: врем\p{L}+| час\p{L}+)?|(?:в )?(?:другое|прочее) время|иначе`,
].join('|');

const SEASON = String.raw`summer|winter|spring|autumn|seasons?|sommer|frühling|herbst|saison|verano|invierno|primavera|otoño|temporada|лет(?:о|ом|н\p{L}+)|зим(?:а|ой|н\p{L}+)|весн\p{L}+|осен\p{L}+|сезон\p{L}*|[夏冬春秋](?:季|天|令|月)|[非]夏|[丰枯平豐]水期`;
const MONTH = String.raw`(?:jan(?:uary|uar)?|feb(?:ruary|ruar)?|march|märz|apr(?:il)?|may|mai|june?|juni?|july?|juli?|aug(?:ust)?|sept?(?:ember)?|o[ck]t(?:ober)?|nov(?:ember)?|de[cz](?:ember)?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|январ[ьея]|феврал[ьея]|марта?|апрел[ьея]|ма[йея]|июн[ьея]|июл[ьея]|августа?|сентябр[ьея]|октябр[ьея]|ноябр[ьея]|декабр[ьея])${END}\.?`;
const TO = String.raw`\s*(?:-|–|—|~|、|,|和|及|至|到|to|through|bis|a|hasta|по|до)\s*`;

const FEE = String.raw`standing (?:charge|rate)s?|(?:demand|capacity|fixed|service|daily|base|basic|customer|connection|network|delivery|monthly|meter) (?:charge|fee|rental|rate)s?|max(?:imum)? demand|grundpreis|grundgebühr|leistungspreis|zählermiete|messstellen\p{L}*|abschlag|cuota(?: fija)?|término (?:fijo|de potencia)|potencia contratada|alquiler|абонент\p{L}+ плата|плата за мощность|мощност\p{L}+|基本[电電]?[费費]|容量电[费价]|容量電[費價]|需量电[费价]|需量電[費價]|最大需量|月租费?|固定费用?|固定費用?`;
const SUM = String.raw`(?:grand |sub)?total(?: a pagar| due)?|amount(?: due)?|balance|deposit|gesamtbetrag|summe|rechnungsbetrag|importe|итого|к оплате|合计|合計|总计|總計|总额|總額|应[缴付]|應[繳付]|押金|余额|餘額`;

/** Prices that are told without an amount. */
const WITHOUT_AMOUNT = String.raw`(?:for )?free(?: of charge)?(?=\s*(?:[,;.)|]|$))|half (?:the |of |price|rate)|n\/a|(?:zum )?halbe[nrs]? preis|gratis|kostenlos|kostenfrei|gratuit[ao]?|(?:a )?mitad|бесплатн\p{L}*|(?:в )?полцены|половин\p{L}*|半[价價]|一半|[免][费費](?!热线|熱線|电话|電話|咨询|服务)`;

const NUMBER = String.raw`\d+(?:[.,]\d+)*`;
const PERCENT = String.raw`${NUMBER}\s*(?:%|percent|prozent|por ciento|процент\p{L}*)`;
const INCLUDED = String.raw`(?:incl\p{L}*|inkl\p{L}*|enthalten|included|含|已含|вкл\p{L}*)`;
const TAX = String.raw`(?:vat|gst|tax|mwst\.?|ust\.?|iva|ндс|增值税|增值稅|税|稅)?`;

const nothing = () => undefined;
const meaning = (source: string, found: Meaning): Rule => ({ pattern: here(source), read: () => found });
const noise = (source: string): Rule => ({ pattern: here(source), read: nothing });

/** Dates, numbers of contracts and telephones, taxes that are in the price: nothing of a tariff. */
export const noiseRules: readonly Rule[] = [
  meaning(String.raw`(?:${MONTH}${TO}${MONTH}|\d{1,2}月?${TO}\d{1,2}月(?!\d))`, { kind: 'stop', reason: 'seasons' }),
  noise(
    String.raw`\d{4}\s*(?:[-./]\d{1,2}(?:[-./]\d{1,2})?|年(?:\s*\d{1,2}\s*月)?(?:\s*\d{1,2}\s*日)?)(?:[T ]\d{1,2}:\d{2}(?::\d{2})?)?(?![\d%])`,
  ),
  noise(String.raw`\d{1,2}([./-])\d{1,2}\1(?:\d{4}|\d{2})(?:[T ]\d{1,2}:\d{2}(?::\d{2})?)?(?![\d.,])`),
  noise(String.raw`\d{1,2}月(?:\d{1,2}[日号號])?份?`),
  noise(String.raw`\d{1,2}(?:st|nd|rd|th|\.)?\s*(?:de |of )?${MONTH}(?:,?\s*(?:de )?\d{4})?(?!\d)`),
  noise(String.raw`${MONTH}\s*(?:\d{1,2}(?:st|nd|rd|th)?,?\s+)?\d{4}(?!\d)`),
  noise(String.raw`(?:tel|phone|telefon|teléfono|hotline|call|电话|電話|热线|熱線|тел)${END}[^\d\n]{0,12}\+?\d[\d ()-]{3,}\d`),
  noise(String.raw`\+\d[\d\s()-]{7,}\d`),
  noise(
    String.raw`(?:№|#|(?:no|nr)\.|(?:account|acct|contract|customer|invoice|meter|supply)(?: (?:no|number|id))?\.?|kundennummer|vertrag(?:snummer)?|cuenta|contrato|договор|счёт|(?:用|客)?户(?:编)?号|编号|编號|帳號|账号|合同)\s*(?:№|#|no\.?|nr\.?)?\s*[:：]?\s*[A-Z]{0,4}-?\d[\w-]*(?![.,]\d)`,
  ),
  // Tariffs whose name has a number in it.
  noise(String.raw`(?:economy|eco)\s?(?:7|10)(?!\d|[.,]\d)|[236]\.[0-4]\s?(?:td|a|dha)(?![\p{L}\d])`),
  // '1. 22-8 0.35'
  noise(String.raw`(?<=(?:^|\n)\s*)\d{1,2}(?:[.)]\s|、)`),
  noise(
    String.raw`(?:rate|tariff|period|zone|band|tarif[ae]?|zona|periodo|stufe|тариф|зона)\s?[1-6](?![\d.,]|\s*(?:ct|c|p|¢))(?=\s*[:：()–—-]|\s+\p{L})`,
  ),
  noise(String.raw`(?:${INCLUDED}|with|mit|con|с)[^\d\n,;%]{0,20}${PERCENT}\s*${TAX}`),
  noise(String.raw`${PERCENT}\s*${TAX}\s*${INCLUDED}`),
  meaning(String.raw`[-+]?${PERCENT}`, { kind: 'stop', reason: 'extra' }),
];

/** Lengths, voltages, and what counts power, energy or machines. */
export const quantityRules: readonly Rule[] = [
  noise(String.raw`(?:共|total )?\d{1,2}\s*(?:小时|小時|hours?|hrs|stunden|horas|час(?:ов|а)?)(?![\p{L}·])`),
  noise(String.raw`(?:\d+\s*[-–~]\s*)?\d+\s*(?:kv|千伏(?!安)|v|伏|安|hz)(?![\p{L}\d])`),
  meaning(
    String.raw`(?:\d+\s*[-–~]\s*)?(?:\d+(?:[.,]\d{3})*|[2-9][.,]\d+|\d{2,}[.,]\d+)\s*(?:[km]\s?wh|квт[·.*]?\s?ч|度[电電]?|千瓦[时時]|[km]?w|квт|千瓦|kva|台|pcs|units?|machines?|miners?|rigs?|asics?|th)(?![\p{L}\d/])`,
    { kind: 'quantity' },
  ),
];

/** Before clocks, of which it may name one: '24h'. */
export const allDayRule = meaning(`(?:${ALL_DAY})${END}`, { kind: 'hours', hours: { is: 'all' } });

/** With the last price of a line it is what is left: 'until 8am 0.35, then 0.62'. */
const THEN = `(?:then|thereafter|afterwards|after that|danach|luego|después|затем|потом|далее|[之其]?[后後]|然[后後])${END}`;
const LAST_PRICE = /^[^\d\n;。]{0,12}\d*[.,]?\d+[^\d\n;。]*(?:[\n;。]|$)/;
const thenRule: Rule = {
  pattern: here(THEN),
  read: (match, text) =>
    LAST_PRICE.test(text.slice(match.index + match[0].length)) ? { kind: 'hours', hours: { is: 'rest' } } : undefined,
};

/** Words that say what hours, days and amounts are. */
export const wordRules: readonly Rule[] = [
  meaning(`(?:${REST})${END}`, { kind: 'hours', hours: { is: 'rest' } }),
  thenRule,
  meaning(`(?:${SEASON})${END}`, { kind: 'stop', reason: 'seasons' }),
  meaning(`(?:${FEE}|${SUM})${END}`, { kind: 'fee' }),
  meaning(`(?:${WITHOUT_AMOUNT})${END}`, { kind: 'stop', reason: 'unpaired' }),
  noise(String.raw`(?:next|following|same|per|each) day|next morning|nächsten tag(?:es)?|folgetag(?:es)?|día siguiente|следующего дня`),
  ...labels.map(([label, words]) => meaning(`(?:${words})(?![a-zäöüßа-яё])`, { kind: 'label', label })),
];
