import { currencyNamed } from '#src/domain/amount.ts';
import { areHoursUnsaid, defaultPrices, flatPrice, type OwnTariff } from '#src/domain/electricity/own-tariff.ts';
import { currencies, type Currency } from '#src/domain/money.ts';
import { codec, currencyField, parameterText } from '#src/lib/link-codec.ts';
import { tariffFields } from '#src/state/tariff.ts';

/** In place of an untyped price, or of an unstated currency. */
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

const { kind, flat, weekday, weekend, dated, plus, percent } = tariffFields;
const currency = { ...currencyField, read: (text: string) => currencyNamed(text) ?? undefined };

/** What a link may say, by its search parameters. */
const link = codec({
  tariff: kind,
  kwh: { ...flat, read: (text: string) => (text === DEFAULT ? null : flat.read(text)) },
  kwhIn: currency,
  tariffIn: { ...currency, read: (text: string) => (text === UNSAID ? null : currency.read(text)) },
  weekday,
  weekend,
  dated,
  plus,
  plusIn: currency,
  percent,
});

type Search = Readonly<Record<string, unknown>>;

/** What a link says of the tariff, in place of the visitor's own; undefined where it says nothing. One of one price leaves the hours as they are. */
export function readTariffLink(search: Search): Partial<OwnTariff> | undefined {
  const { said } = link.readSearch(search);
  const price = linkedPrice(search);
  if (said.tariff !== 'hours') return price ?? (said.tariff && { kind: said.tariff });
  const lists = { weekday: said.weekday ?? '', weekend: said.weekend ?? '', dated: said.dated ?? '' };
  const more = { plus: said.plus ?? '', plusIn: said.plusIn ?? null, percent: said.percent ?? '' };
  const hasLists = Object.values(lists).some((each) => each !== '');
  // Links of builds before said no other currency than this where they said none.
  const hoursIn = said.tariffIn ?? (search['tariffIn'] === undefined ? 'CNY' : null);
  return { ...price, kind: 'hours', ...(hasLists && { hoursIn, ...lists, ...more }) };
}

/** Whether a link says something of the tariff that cannot be read. */
export function isTariffUnread(search: Search): boolean {
  return link.readSearch(search).unread.length > 0;
}

/** The one price of a link; one without a currency is asked for. */
function linkedPrice(search: Search): Pick<OwnTariff, 'kind' | 'flat' | 'flatIn'> | undefined {
  const { kwh, kwhIn = null } = link.readSearch(search).said;
  if (parameterText(search['kwh']) === undefined) return olderPrice(search);
  return kwh === undefined ? undefined : { kind: 'flat', flat: kwh, flatIn: kwh === null ? null : kwhIn };
}

/** Older links said the price in both currencies; one that stands as it starts is none that was typed. */
function olderPrice(search: Search): ReturnType<typeof linkedPrice> {
  const textIn = (each: Currency) => parameterText(search[each.toLowerCase()]) ?? defaultPrices[each];
  const flatIn = currencies.find((each) => textIn(each) !== defaultPrices[each]);
  const price = flatIn && flat.read(textIn(flatIn));
  return flatIn && price !== undefined ? { kind: 'flat', flat: price, flatIn } : undefined;
}
