import type { Vocabulary } from '../languages/vocabulary.ts';
import { END, here, type Meaning, type Rule } from './token.ts';

const TO = String.raw`\s*(?:-|–|—|~|、|,|和|及|至|到|to|through|bis|a|al|au|hasta|по|до|do|til|till|tot|ate|à|/)\s*`;

const NUMBER = String.raw`\d+(?:[.,]\d+)*`;
const PERCENT = String.raw`${NUMBER}\s*(?:%|percent|prozent|por ciento|pour cent|per cento|процент\p{L}*)`;

/** Sellers and tariffs that lists are headed by. */
const NAMES =
  'octopus|agile|e\\.?on|ovo|edf|engie|enbw|rwe|vattenfall|fortum|tibber|awattar|ostrom|iberdrola|endesa|naturgy|repsol|edp|enel|eni|eneco|essent|greenchoice|pg&e|sce|sdg&e|con ?ed|comed|duke|fpl|hydro|bchydro|toronto hydro|ontario|agl|origin|energyaustralia|eskom|meralco|tnb|tenaga|pln|evn|mea|pea|kepco|tepco|clp|hke|taipower|cemig|copel|ande|ute|cfe|uss|cez|pre|pge|tauron|enea|energa|dtek|дтэк|дтек|мосэнерго\\p{L}*|квт|kwh|kw|nord ?pool|epex|ercot|caiso';

const nothing = () => undefined;
const meaning = (source: string, found: Meaning): Rule => ({ pattern: here(source), read: () => found });
const noise = (source: string): Rule => ({ pattern: here(source), read: nothing });

/** Dates, numbers of contracts and telephones: nothing of a tariff; months without a year and quarters of one are seasons. */
export function dateRules(words: Vocabulary): readonly Rule[] {
  const MONTH = String.raw`(?:${words.months})${END}\.?`;
  const OF = String.raw`(?:de |of |da |di )?`;
  const DAY = String.raw`\d{1,2}(?:st|nd|rd|th|er|\.|º|°)?\s*`;
  const seasons: Meaning = { kind: 'stop', reason: 'seasons' };
  return [
    meaning(
      String.raw`(?:(?:${DAY}${OF})?${MONTH}(?:\s*\d{1,2})?${TO}(?:${DAY}${OF})?${MONTH}|\d{1,2}月?(?:\d{1,2}[日号號])?${TO}(?:次年|翌年)?\d{1,2}月(?!\d)|\d{1,2}\.\d{1,2}\.?${TO}\d{1,2}\.\d{1,2}\.(?!\d))`,
      seasons,
    ),
    meaning(String.raw`(?:q[1-4]|[1-4]q|h[12](?=\s*(?:20\d\d|[:：&/])))${END}`, seasons),
    noise(
      String.raw`\d{4}\s*(?:[-./]\d{1,2}(?:[-./]\d{1,2})?|年(?:\s*\d{1,2}\s*月)?(?:\s*\d{1,2}\s*日)?)(?:[t ]\d{1,2}:\d{2}(?::\d{2})?)?(?![\d%])`,
    ),
    noise(String.raw`\d{1,2}([./-])\d{1,2}\1(?:\d{4}|\d{2})(?:[t ]\d{1,2}:\d{2}(?::\d{2})?)?(?![\d.,])`),
    noise(String.raw`\d{1,2}月\d{1,2}[日号號](?![-~至到])`),
    noise(String.raw`${DAY}${OF}(?!\d)${MONTH}(?:,?\s*${OF}\d{4})?(?!\d)`),
    noise(String.raw`${MONTH}\s*(?:\d{1,2}(?:st|nd|rd|th)?,?\s+)?${OF}\d{4}(?!\d)`),
    noise(String.raw`(?:tel|phone|telefon|telefono|hotline|call|电话|電話|热线|熱線|тел)${END}[^\d\n]{0,12}\+?\d[\d ()-]{3,}\d`),
    noise(String.raw`\+\d[\d\s()-]{7,}\d`),
    noise(
      String.raw`(?:№|#|(?:no|nr)\.|(?:account|acct|contract|customer|invoice|meter|supply)(?: (?:no|number|id))?\.?|kundennummer|vertrag(?:snummer)?|cuenta|contrato|договор|счет|(?:用|客)?户(?:编)?号|编号|编號|帳號|账号|合同)\s*(?:№|#|no\.?|nr\.?)?\s*[:：]?\s*[a-z]{0,4}-?\d[\w-]*(?![.,]\d)`,
    ),
    // Tariffs whose name has a number in it.
    noise(
      String.raw`(?:economy|eco)\s?(?:7|10)(?!\d|[.,]\d)|[236]\.[0-4]\s?(?:td|a|dha)(?![\p{L}\d])|(?:§\s?)?14a(?:\s+enwg)?(?![\p{L}\d])|modul\s?[1-3](?![\d.,])`,
    ),
    // '1. 22-8 0.35'
    noise(String.raw`(?<=(?:^|\n)\s*)\d{1,2}(?:[.)]\s|、)`),
    noise(
      String.raw`(?:${words.zone})\s?(?:[1-6]|[ivx]{1,3}|[a-d](?=\s*[:：(]))(?![\d.,\p{L}]|\s*(?:ct|c|p|¢))(?=\s*[:：()–—-]|\s+[\p{L}\d])`,
    ),
    meaning(String.raw`(?:${words.months})${END}`, seasons),
    meaning(String.raw`(?:${words.seasons})${END}`, seasons),
    meaning(String.raw`(?:${words.dayKinds})${END}`, { kind: 'stop', reason: 'days' }),
  ];
}

/** Taxes and fees: in the price, on top of it without a figure, or with one that would change it. */
export function taxRules(words: Vocabulary): readonly Rule[] {
  const FILLER = String.raw`(?:\s*(?:the|all|any|of|der|die|des|dell|de|la|les|le|di|d'|und|aller|any other)${END})*\s*`;
  const NAMED = String.raw`(?:${words.taxes}|${words.fees})${END}`;
  const LIST = String.raw`${NAMED}(?:\s*(?:[,/&+、和及]|(?:${words.and})${END})\s*${FILLER}${NAMED})*`;
  const note: Meaning = { kind: 'note' };
  return [
    noise(String.raw`(?:${words.within})${END}[^\d\n,;%]{0,20}${PERCENT}\s*(?:${words.taxes})?(?:${END})`),
    noise(String.raw`(?:${words.taxes})?\s*${PERCENT}\s*(?:${words.taxes})?\s*(?:${words.within})${END}`),
    meaning(String.raw`[-+]?${PERCENT}`, { kind: 'stop', reason: 'extra' }),
    meaning(String.raw`(?:${words.without})${FILLER}${LIST}`, note),
    meaning(String.raw`${LIST}\s*(?:(?:is|are|wird|werden|se|es|est|sont)\s+)?(?:${words.without})(?:${END})`, note),
    noise(String.raw`(?:${words.within})(?:${END})${FILLER}${LIST}`),
    noise(String.raw`${LIST}\s*(?:(?:is|are|ist|sind|est|sont)\s+)?(?:${words.within})${END}`),
    noise(String.raw`(?:${words.gross})${END}`),
    meaning(String.raw`(?:${words.net})${END}`, note),
    meaning(String.raw`(?:${words.fees})${END}`, { kind: 'fee' }),
    meaning(String.raw`(?:${words.sums})${END}`, { kind: 'fee', isSum: true }),
    meaning(String.raw`(?:${words.taxes})${END}`, note),
  ];
}

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
export const allDayRule = (words: Vocabulary): Rule =>
  meaning(String.raw`(?:${words.allDay}|24\s*h|24\s*\/\s*(?:7|24))${END}`, { kind: 'hours', hours: { is: 'all' } });

/** With the last price of a line it is what is left: 'until 8am 0.35, then 0.62'. */
const LAST_PRICE = /^[^\d\n;。]{0,12}\d*[.,]?\d+[^\d\n;。]*(?:[\n;。]|$)/;

/** Words that say what hours, days and amounts are. */
export function wordRules(words: Vocabulary): readonly Rule[] {
  return [
    meaning(`(?:${words.rest})${END}`, { kind: 'hours', hours: { is: 'rest' } }),
    {
      pattern: here(`(?:${words.thereafter})${END}`),
      read: (match, text) => (LAST_PRICE.test(text.slice(match.index + match[0].length)) ? { kind: 'hours', hours: { is: 'rest' } } : 'no'),
    },
    meaning(`(?:${words.noAmount})${END}`, { kind: 'stop', reason: 'unpaired' }),
    noise(`(?:${words.nextDay})${END}`),
    ...[...words.bands].map(([label, list]) => meaning(`(?:${list})${END}`, { kind: 'label', label })),
  ];
}

/** Words and signs that change nothing, where they stand alone. */
export function neutralRules(words: Vocabulary): readonly Rule[] {
  return [
    noise(`(?:${words.neutral}|${words.at}|${words.hour}|${words.from}|${words.gross}|${NAMES})${END}`),
    noise(String.raw`[\p{L}]{0,2}['’](?=\p{L})`),
    // Bold and lists as they are typed, and a quoted line; behind a price a star leads to a note.
    noise(String.raw`\*{2,3}|(?<=^[\s>*-]*)[*>#]+`),
    noise(
      String.raw`\s+|[-–—−_~〜～→⇒►▶•·▪◦●○◆■□=|:：@"'«»„“”‘’()（）\[\]【】「」『』〔〕{}!。…、・✓✔⚡💡🔌📅⏰°º\uFE0F\u200B-\u200F\u2060\uFEFF]`,
    ),
  ];
}
