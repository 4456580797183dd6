import { currencyNamed } from '#src/domain/amount.ts';
import { areHoursUnsaid, defaultPrices, FLAT_LIMITS, flatPrice, type OwnTariff } from '#src/domain/electricity/own-tariff.ts';
import { currencies, type Currency } from '#src/domain/money.ts';
import { readNumber } from '#src/domain/number-text.ts';

/** Longest list in a link: 50 prices. */
const LONGEST = 800;

/** In place of a price that nobody typed, or of a currency that nobody has said. */
const DEFAULT = 'default';
const UNSAID = 'ask';

/** The tariff as search parameters of a tool's link. What was typed is said with its currency: the other's page may show another one. */
export function tariffQuery(tariff: OwnTariff, shown: Currency): string {
  const { kind, flat, flatIn, hoursIn, plusIn, weekday, weekend, dated, plus, percent } = tariff;
  const price = flat === null && flatIn === null ? { kwh: DEFAULT } : { kwh: flatPrice(tariff, shown).text, kwhIn: flatIn ?? '' };
  const tariffIn = hoursIn ?? (areHoursUnsaid(tariff) ? UNSAID : shown);
  const lists = { tariffIn, weekday, weekend, dated, plus, plusIn: plus === '' ? '' : (plusIn ?? ''), percent };
  const said = { tariff: kind, ...price, ...(kind === 'hours' && lists) };
  const fields = Object.entries(said).filter(([name, text]) => text !== '' || name === 'kwh');
  return new URLSearchParams(fields).toString();
}

/** The text of a search parameter; undefined for none, and for one that is no list of a tariff. */
function saidIn(search: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const value = search[name];
  const said = typeof value === 'number' ? String(value) : value;
  return typeof said === 'string' && said.length <= LONGEST ? said : undefined;
}

/** What a link says of the tariff, in place of the visitor's own; undefined where it says nothing. One of one price leaves the hours as they are. */
export function readTariffLink(search: Readonly<Record<string, unknown>>): Partial<OwnTariff> | undefined {
  const text = (name: string) => saidIn(search, name);
  const flat = linkedFlat(text);
  const list = (name: string) => listIn(text(name));
  const lists = { weekday: list('weekday'), weekend: list('weekend'), dated: list('dated') };
  if (text('tariff') !== 'hours') return flat ?? (text('tariff') === 'flat' ? { kind: 'flat' } : undefined);
  const hasLists = Object.values(lists).some((each) => each !== '');
  // Links of builds before said no other currency than this where they said none.
  const hoursIn = currencyNamed(text('tariffIn') ?? 'CNY');
  return {
    ...flat,
    kind: 'hours',
    ...(hasLists && { hoursIn, ...lists, plus: list('plus'), plusIn: currencyNamed(text('plusIn')), percent: list('percent') }),
  };
}

const listIn = (text: string | undefined) => (text !== undefined && /^[-+\d.,:e]*$/.test(text) ? text : '');

const isCurrency = (text: string) => currencyNamed(text) !== null;
const isList = (text: string) => listIn(text) === text;
const readable: Readonly<Record<string, (text: string) => boolean>> = {
  tariff: (text) => text === 'flat' || text === 'hours',
  kwh: (text) => text === DEFAULT || readNumber(text, FLAT_LIMITS) !== undefined,
  kwhIn: isCurrency,
  tariffIn: (text) => text === UNSAID || isCurrency(text),
  weekday: isList,
  weekend: isList,
  dated: isList,
  plus: isList,
  plusIn: isCurrency,
  percent: isList,
};

/** Whether a link says something of the tariff that cannot be read. */
export function isTariffUnread(search: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(readable).some(([name, isReadable]) => {
    const text = saidIn(search, name);
    return search[name] !== undefined && (text === undefined || !isReadable(text));
  });
}

/**
 * The one price of a link. Older links said it in both currencies; a price that then stands as it starts is none that was typed. One without a
 * currency is asked for.
 */
function linkedFlat(text: (name: string) => string | undefined): Partial<OwnTariff> | undefined {
  if (text('kwh') === DEFAULT) return { kind: 'flat', flat: null, flatIn: null };
  const olderText = (each: Currency) => text(each.toLowerCase());
  const older = currencies.find((each) => (olderText(each) ?? defaultPrices[each]) !== defaultPrices[each]);
  const flat = readNumber(text('kwh') ?? (older && olderText(older)) ?? 'none', FLAT_LIMITS);
  if (flat === undefined) return undefined;
  return { kind: 'flat', flat, flatIn: text('kwh') === undefined ? (older ?? null) : currencyNamed(text('kwhIn')) };
}
