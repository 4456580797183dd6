/** Units of a currency that one USD is, roughly: to tell a price of a kWh from one of something else, never to convert. */
const rough = new Map(
  Object.entries({
    USD: 1,
    EUR: 0.9,
    GBP: 0.8,
    CHF: 0.9,
    CNY: 7,
    HKD: 7.8,
    TWD: 31,
    JPY: 150,
    KRW: 1400,
    INR: 85,
    SGD: 1.3,
    AUD: 1.5,
    NZD: 1.7,
    CAD: 1.4,
    BRL: 5.5,
    MXN: 18,
    ZAR: 18,
    THB: 33,
    VND: 25_000,
    IDR: 16_000,
    MYR: 4.4,
    PHP: 57,
    ILS: 3.5,
    AED: 3.7,
    TRY: 40,
    SEK: 10,
    NOK: 10,
    DKK: 7,
    kr: 10,
    ISK: 130,
    PLN: 4,
    CZK: 22,
    HUF: 350,
    RON: 4.5,
    BGN: 1.7,
    RUB: 90,
    KZT: 500,
    UAH: 41,
    UZS: 12_500,
    KGS: 87,
    GEL: 2.7,
    AMD: 390,
  }),
);

const BELIEVED_USD = { least: 0.001, most: 3 };
/** Where a text does not say that its prices are per kWh; about ¥5. */
const UNSTATED_USD = { least: 0.001, most: 0.7 };
/** The same for numbers of no currency that is known. */
const UNKNOWN = { least: 0.001, most: 2 };

/**
 * Whether a price per kWh in a currency's whole unit (ISO code, 'kr' or undefined) is one that is paid somewhere: 0.001 to 3 USD, less where
 * the text does not say that it is per kWh. A market's hour may well cost nothing or less: ask of a day's mean there.
 */
export function isBelievable(perKwh: number, currency: string | undefined, isStated: boolean): boolean {
  const rate = currency === undefined ? undefined : rough.get(currency);
  const { least, most } = rate === undefined ? UNKNOWN : isStated ? BELIEVED_USD : UNSTATED_USD;
  return perKwh >= least * (rate ?? 1) && perKwh <= most * (rate ?? 1);
}
