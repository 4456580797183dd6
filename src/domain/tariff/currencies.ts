/** A currency as texts of prices name it; lists of alternatives in the syntax of regular expressions. */
export interface CurrencyWords {
  /** ISO 4217; 'kr' is that of a country of Scandinavia, which one is not said. */
  readonly code: string;
  /** Units of it that one USD is, roughly: to tell a price of a kWh from one of something else, never to convert. */
  readonly perUsd: number;
  /** Signs and words before or behind a number, and its code. */
  readonly whole: string;
  /** What a hundredth is called, behind a number alone. */
  readonly hundredth?: string;
  /** The signs are those of these currencies too: one of them that is named elsewhere in the text wins. */
  readonly others?: string;
  readonly hundredthOthers?: string;
  /** A word that says so little that it counts beside a number only, not anywhere in a table. */
  readonly isVague?: boolean;
}

/** What a text calls its money where no currency of the list has that sign or word; ISO's own code for it. */
export const UNKNOWN_CURRENCY = 'XXX';

const DOLLARS = 'USD AUD CAD SGD NZD HKD TWD MXN ARS CLP COP UYU DOP';
const YUANS = 'CNY JPY HKD TWD SGD';
const CROWNS = 'SEK NOK DKK ISK';

/** Those of more signs first, for '$' is in 'HK$'. */
export const currencyWords: readonly CurrencyWords[] = [
  { code: 'HKD', perUsd: 7.8, whole: String.raw`HK\$|港[元币幣纸紙]|蚊`, hundredth: '港仙|仙' },
  { code: 'TWD', perUsd: 31, whole: String.raw`NT\$|NTD|[新台臺][台臺]?[币幣]` },
  { code: 'USD', perUsd: 1, whole: String.raw`US\$|U\$S|USDT|美[元金]|дол(?:л?ар\p{L}*)?\s?США|US[\s-]dollars?`, hundredth: '美分' },
  { code: 'AUD', perUsd: 1.5, whole: String.raw`AU?\$|澳元` },
  { code: 'CAD', perUsd: 1.4, whole: String.raw`CA?\$|加元` },
  { code: 'SGD', perUsd: 1.3, whole: String.raw`S\$|新加坡元|新[元币幣]` },
  { code: 'NZD', perUsd: 1.7, whole: String.raw`NZ\$` },
  { code: 'MXN', perUsd: 18, whole: String.raw`MXN?\$|pesos mexicanos` },
  { code: 'BRL', perUsd: 5.5, whole: String.raw`R\$|reais|real(?=\s?\/)` },
  { code: 'NIO', perUsd: 37, whole: 'córdobas?' },
  { code: 'DOP', perUsd: 60, whole: String.raw`RD\$|pesos dominicanos` },
  { code: 'JMD', perUsd: 157, whole: String.raw`J\$` },
  { code: 'TTD', perUsd: 6.8, whole: String.raw`TT\$` },
  { code: 'ARS', perUsd: 1100, whole: String.raw`AR\$|pesos argentinos` },
  { code: 'CLP', perUsd: 950, whole: String.raw`CL\$|CLP\$|pesos chilenos` },
  { code: 'COP', perUsd: 4200, whole: String.raw`COL\$|COP\$|pesos colombianos` },
  { code: 'UYU', perUsd: 41, whole: String.raw`\$U|UY\$|pesos uruguayos` },
  {
    code: 'EUR',
    perUsd: 0.9,
    whole: String.raw`€|euros?|eur[oó]w?|евро|євро|ευρώ|eiro|eurot|evr\p{L}{1,3}|[欧歐]元|유로|ユーロ`,
    hundredth: String.raw`euro[\s-]?cents?|eurocent\p{L}*|евроцент(?:а|ов)?|єв?роцент\p{L}*|[欧歐]分|cent|c[eé]ntimos?|cêntimos?|cént\.?|centimes?|centesimi|centesimo|snt|senttiä|sentti|senti|λεπτ\p{L}{1,2}|centų|centai|centi|centu|centov|centa|ct|cts`,
    hundredthOthers: `${DOLLARS} EUR`,
  },
  { code: 'GBP', perUsd: 0.8, whole: '£|英[镑鎊]|pounds?|sterling', hundredth: 'p|pence|penny|pennies' },
  { code: 'CHF', perUsd: 0.9, whole: 'franken|Fr\\.|SFr\\.?', hundredth: String.raw`rappen|Rp\.?` },
  { code: 'JPY', perUsd: 150, whole: 'JP¥|円|日[元圓圆]|yen|エン' },
  { code: 'CNY', perUsd: 7, whole: String.raw`RMB|人民[币幣]|yuan|юан\p{L}*|CN¥`, hundredth: '分(?:钱|錢)?|fen', hundredthOthers: YUANS },
  { code: 'CNY', perUsd: 7, whole: '[¥￥]|元|圆|块钱?|塊錢?', others: YUANS },
  { code: 'KRW', perUsd: 1400, whole: '₩|원|won' },
  { code: 'INR', perUsd: 85, whole: String.raw`₹|रु\.?|indian rupees?`, hundredth: 'paise|paisa', hundredthOthers: 'INR PKR NPR' },
  { code: 'INR', perUsd: 85, whole: String.raw`Rs\.?|rupees?`, others: 'INR PKR LKR NPR MUR' },
  { code: 'PKR', perUsd: 280, whole: 'PKRs?\\.?' },
  { code: 'LKR', perUsd: 300, whole: 'LKRs?|රු' },
  { code: 'NPR', perUsd: 135, whole: 'NRs\\.?|रू' },
  { code: 'BDT', perUsd: 120, whole: '৳|taka|Tk\\.?', hundredth: 'poisha|paisha' },
  {
    code: 'RUB',
    perUsd: 90,
    whole: String.raw`₽|руб(?:л\p{L}+)?\.?|р\.?(?!\p{L})|[卢盧]布|RUR|rub(?:les?|\.)`,
    hundredth: String.raw`коп(?:е\p{L}*)?\.?|к(?=\s*\/)`,
    hundredthOthers: 'RUB UAH BYN',
    others: 'RUB BYN',
  },
  { code: 'UAH', perUsd: 41, whole: String.raw`₴|грн\.?|гривн\p{L}*|hrn|hryvnia`, hundredth: String.raw`копі\p{L}+` },
  { code: 'BYN', perUsd: 3.2, whole: String.raw`бел\.? ?руб\p{L}*\.?|Br(?=\s?\d)|BYR` },
  { code: 'KZT', perUsd: 500, whole: '₸|тенге|теңге|тг\\.?|tenge', hundredth: 'тиын\\p{L}*' },
  { code: 'UZS', perUsd: 12_500, whole: "сўм|so[ʻ'‘’`]m|сум(?!\\p{L})", isVague: true },
  { code: 'KGS', perUsd: 87, whole: 'сом(?:а|ов|дук)?|som(?!\\p{L})|⃀', hundredth: 'тыйын\\p{L}*' },
  { code: 'TJS', perUsd: 11, whole: 'сомон\\p{L}*|somoni|смн' },
  { code: 'TMT', perUsd: 3.5, whole: 'манат ТМ|manat TM' },
  { code: 'AZN', perUsd: 1.7, whole: '₼|манат\\p{L}*|manat', hundredth: 'qəpik|гяпик\\p{L}*' },
  { code: 'GEL', perUsd: 2.7, whole: '₾|ლარი|lari|лари', hundredth: 'თეთრი|tetri|тетри' },
  { code: 'AMD', perUsd: 390, whole: '֏|դրամ|dram|драм\\p{L}*' },
  { code: 'MDL', perUsd: 18, whole: 'lei MD|лей МД|lei moldovenești' },
  { code: 'TRY', perUsd: 40, whole: '₺|TL|lira', hundredth: 'kuruş|kurus|krş\\.?|krs' },
  { code: 'PLN', perUsd: 4, whole: String.raw`zł(?:ot\p{L}*)?|zl`, hundredth: String.raw`gr(?:osz\p{L}*)?` },
  { code: 'CZK', perUsd: 22, whole: String.raw`Kč|Kc|korun\p{L}*`, hundredth: String.raw`hal(?:éř\p{L}*|er\p{L}*)?` },
  { code: 'HUF', perUsd: 350, whole: 'Ft|forint\\p{L}*', hundredth: 'fillér' },
  { code: 'RON', perUsd: 4.5, whole: 'lei|leu', others: 'RON MDL', hundredth: 'bani|ban' },
  { code: 'BGN', perUsd: 1.7, whole: 'лв\\.?|лева?|leva?', hundredth: 'ст\\.|стот\\p{L}*|stotink\\p{L}*' },
  { code: 'RSD', perUsd: 108, whole: 'RSD|дин\\.?|din\\.?|dinara?|динара?' },
  { code: 'MKD', perUsd: 57, whole: 'ден\\.|денари?' },
  { code: 'ALL', perUsd: 95, whole: 'lekë?|Lek' },
  { code: 'BAM', perUsd: 1.8, whole: 'KM', hundredth: 'fening\\p{L}*' },
  { code: 'SEK', perUsd: 10, whole: 'svenska kronor|Skr', hundredth: 'öre', hundredthOthers: CROWNS },
  { code: 'NOK', perUsd: 10, whole: 'Nkr|norske kroner' },
  { code: 'DKK', perUsd: 7, whole: 'Dkr|danske kroner' },
  { code: 'ISK', perUsd: 130, whole: 'íslenskar krónur|krónur' },
  { code: 'kr', perUsd: 10, whole: String.raw`kr\.?|kroner|kronor|krone`, others: CROWNS, hundredth: 'øre', hundredthOthers: CROWNS },
  { code: 'THB', perUsd: 33, whole: '฿|baht|บาท', hundredth: 'satang|สตางค์' },
  { code: 'VND', perUsd: 25_000, whole: '₫|đ(?!\\p{L})|đồng|dong|vnđ' },
  { code: 'IDR', perUsd: 16_000, whole: String.raw`Rp\.?|rupiah` },
  { code: 'MYR', perUsd: 4.4, whole: 'RM|ringgit' },
  { code: 'PHP', perUsd: 57, whole: '₱|PhP|piso', hundredth: 'sentimos?' },
  { code: 'LAK', perUsd: 21_500, whole: '₭|kip|ກີບ' },
  { code: 'KHR', perUsd: 4000, whole: '៛|riel' },
  { code: 'MMK', perUsd: 2100, whole: 'kyats?|Ks(?=\\s?\\d)' },
  { code: 'MNT', perUsd: 3450, whole: '₮|төг\\p{L}*|tögrög|tugrik' },
  { code: 'ILS', perUsd: 3.5, whole: '₪|NIS|shekels?|ש"ח|ש״ח', hundredth: 'agorot|אג\\p{L}*' },
  { code: 'AED', perUsd: 3.7, whole: 'dirhams?|Dhs?\\.?|د\\.إ', others: 'AED MAD' },
  { code: 'SAR', perUsd: 3.75, whole: 'SR|riyals?|ر\\.س|﷼|⃁', others: 'SAR QAR OMR IRR YER', hundredth: 'halalas?|هلل\\p{L}*' },
  { code: 'QAR', perUsd: 3.64, whole: 'QR' },
  { code: 'OMR', perUsd: 0.385, whole: 'ر\\.ع', hundredth: 'baisa' },
  { code: 'KWD', perUsd: 0.31, whole: 'د\\.ك' },
  { code: 'IQD', perUsd: 1310, whole: 'د\\.ع' },
  { code: 'IRR', perUsd: 600_000, whole: 'ریال|تومان|tomans?' },
  { code: 'LBP', perUsd: 89_500, whole: 'L\\.L\\.?|ل\\.ل' },
  { code: 'EGP', perUsd: 49, whole: 'E£|ج\\.م|جنيه', hundredth: 'piasters?|piastres?|قرش' },
  { code: 'NGN', perUsd: 1550, whole: '₦|naira', hundredth: 'kobo' },
  { code: 'MAD', perUsd: 10, whole: 'د\\.م' },
  { code: 'TND', perUsd: 3.1, whole: 'د\\.ت' },
  { code: 'DZD', perUsd: 134, whole: 'د\\.ج' },
  { code: 'JOD', perUsd: 0.71, whole: 'د\\.ا' },
  { code: 'BHD', perUsd: 0.376, whole: 'د\\.ب' },
  { code: 'GHS', perUsd: 13, whole: '₵|GH₵|GH¢|cedis?', hundredth: 'pesewas?' },
  { code: 'KES', perUsd: 129, whole: 'Ksh\\.?|KSh\\.?|shillings?', others: 'KES TZS UGX' },
  { code: 'TZS', perUsd: 2600, whole: 'TSh\\.?' },
  { code: 'UGX', perUsd: 3650, whole: 'USh\\.?' },
  { code: 'ETB', perUsd: 130, whole: 'birr|ብር', hundredth: 'santim' },
  { code: 'ZMW', perUsd: 26, whole: 'kwacha|ZK', hundredth: 'ngwee' },
  { code: 'ZAR', perUsd: 18, whole: String.raw`rands?|R(?=\s?\d)`, isVague: true },
  { code: 'BWP', perUsd: 13.6, whole: 'pula', hundredth: 'thebe' },
  { code: 'AOA', perUsd: 910, whole: 'Kz|kwanzas?' },
  { code: 'MZN', perUsd: 64, whole: 'meticais|metical' },
  { code: 'XOF', perUsd: 600, whole: 'F ?CFA|CFA|FCFA|francs? CFA', others: 'XOF XAF' },
  { code: 'PYG', perUsd: 7500, whole: '₲|Gs\\.?|guaran[ií](?:es)?' },
  { code: 'PEN', perUsd: 3.7, whole: String.raw`S\/\.?(?=\s?\d)|soles` },
  { code: 'BOB', perUsd: 6.9, whole: 'Bs\\.?|bolivianos?', others: 'BOB VES' },
  { code: 'CRC', perUsd: 510, whole: '₡|colones' },
  { code: 'GTQ', perUsd: 7.7, whole: 'quetzal(?:es)?|Q(?=\\s?\\d+[.,])', isVague: true },
  { code: 'HNL', perUsd: 25, whole: 'lempiras?|Lps\\.?', isVague: true },
  { code: 'VES', perUsd: 50, whole: 'bolívares|Bs\\.?S\\.?' },
  { code: 'PAB', perUsd: 1, whole: String.raw`B\/\.(?=\s?\d)|balboas?` },
  {
    code: 'USD',
    perUsd: 1,
    whole: String.raw`\$|dollars?|dólares|dolar\p{L}*|доллар\p{L}*|долар\p{L}*|долл\.?|USc`,
    others: DOLLARS,
    hundredth: String.raw`¢|cents?|цент(?:а|ов|и|ів)?`,
    hundredthOthers: `${DOLLARS} EUR`,
  },
];

/** Other codes of ISO 4217, for currencies that are hardly written but by them. */
const codesOnly =
  'AFN ANG AWG BBD BIF BMD BND BSD BTN BZD CDF CUP CVE DJF ERN FJD FKP GIP GMD GNF GYD HTG KMF KPW KYD LRD LSL LYD MGA MOP MRU MUR MVR MWK NAD PGK RWF SBD SCR SDG SHP SLE SOS SRD SSP STN SVC SYP SZL TOP VUV WST XAF XCD XPF YER ZWL'.split(
    ' ',
  );

/** Codes of all currencies. */
export const currencyCodes: readonly string[] = [
  ...new Set([...currencyWords.map(({ code }) => code).filter((code) => code !== 'kr'), ...codesOnly]),
];

/** Codes that are words besides: they are one only where nothing else can stand, before '/kWh'. */
export const wordCodes: readonly string[] = 'ALL MAD PEN COP BAM LAK TOP CUP MOP BOB DOP ANG SOS MUR SLE NAD'.split(' ');

const rough = new Map(currencyWords.map(({ code, perUsd }) => [code, perUsd]));

/** Units of a currency (ISO code or 'kr') that one USD is, roughly; undefined for one that is not known. */
export function roughPerUsd(currency: string): number | undefined {
  return rough.get(currency);
}
