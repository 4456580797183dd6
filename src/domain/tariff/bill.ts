import { least } from './extremes.ts';
import { UNKNOWN_CURRENCY } from './currencies.ts';
import { plainLetters } from './languages/plain-letters.ts';
import { languageSets } from './languages/vocabulary.ts';
import type { TariffAsk } from './read-tariff.ts';
import type { TariffRefusal } from './days.ts';
import type { HourlyTariff } from './tariff.ts';
import type { TariffUnit } from './unit.ts';
import type { Money } from './written/money.ts';
import { type Band, bandsOf } from './written/pairs.ts';
import { mixedIn, pricedBands } from './written/priced.ts';
import { tokensOf } from './written/scan.ts';
import type { Token, TokenOf, WrittenRefusal } from './written/token.ts';
import { weekOf } from './written/week.ts';

/** What a written tariff says. */
export interface WrittenTariff {
  readonly kind: 'hours';
  /** Per kWh in the currency's whole unit. */
  readonly hours: HourlyTariff;
  readonly unit: TariffUnit;
  readonly isGuess: boolean;
  readonly currency: string | undefined;
  readonly asks: readonly TariffAsk[];
}

export interface RefusedTariff {
  readonly kind: 'refused';
  readonly reason: TariffRefusal;
  readonly at?: string;
}

export interface ChosenCurrency {
  readonly kind: 'choose';
  readonly of: 'currency';
  readonly options: readonly string[];
}

/** Nobody writes more of it by hand; what is longer is a list of data. */
const LONGEST_BILL = 10_000;

/**
 * The tariff of a bill, a notice or a message: hours and what a kWh costs in them ('Peak 08:00-11:00, 18:00-23:00  0.95', '夜间22点到8点
 * 0.35元', 'until 6am 8.5p, otherwise 27.9p'), in the languages of `languages/`. It is read whole in one of them, or refused with the piece that
 * could not be placed. `currency` says which of several is meant.
 */
export function readBill(text: string, currency?: string): WrittenTariff | ChosenCurrency | RefusedTariff {
  if (text.length > LONGEST_BILL) return { kind: 'refused', reason: 'noDay' };
  const all = readingsOf(text, (tokens) => readIn(text, tokens, currency));
  // A word that says one thing in one language and another in the next one says nothing.
  const refused = all.flatMap((each) => (each.kind === 'refused' ? each : []));
  const read = all.filter(({ kind }) => kind !== 'refused');
  const [first, ...others] = read;
  if (!first || refused.some(({ reason }) => reason !== 'noDay')) return bestRefusal(refused);
  if (others.some((other) => pricesIn(other) !== pricesIn(first))) return { kind: 'refused', reason: 'word' };
  if (first.kind !== 'hours') return first;
  const asks = new Set(all.flatMap((each) => (each.kind === 'hours' ? each.asks : [])));
  return { ...first, asks: [...asks] };
}

const pricesIn = (read: WrittenTariff | ChosenCurrency | RefusedTariff) =>
  read.kind === 'hours' ? JSON.stringify([read.hours, read.currency]) : read.kind;

/** A text with more unknown words is about something else. */
const MOST_UNKNOWN = 20;

/** The readings of a text in the first languages that know all of its words, else in those that know most of them. */
function readingsOf<Reading>(text: string, readTokens: (tokens: readonly Token[]) => Reading): readonly Reading[] {
  const scanned: (readonly Token[])[] = [];
  for (const sets of languageSets(plainLetters(text))) {
    const some = sets.map((set) => tokensOf(text, set));
    const complete = some.filter((tokens) => unknownIn(tokens) === 0);
    if (complete.length > 0) return complete.map(readTokens);
    scanned.push(...some);
    // No other language makes a tariff of it.
    if (least(scanned.map(unknownIn)) > MOST_UNKNOWN) break;
  }
  const fewest = least(scanned.map(unknownIn));
  return scanned.filter((tokens) => unknownIn(tokens) === fewest).map(readTokens);
}

const unknownIn = (tokens: readonly Token[]) => tokens.filter((token) => token.kind === 'stop' && token.reason === 'word').length;

/** Where no language reads it: a reason that says more than that a word is not known, or that it is no tariff at all. */
function bestRefusal(refused: readonly RefusedTariff[]): RefusedTariff {
  const isTelling = ({ reason }: RefusedTariff) => reason === 'seasons' || reason === 'days';
  return refused.find(isTelling) ?? refused[0] ?? { kind: 'refused', reason: 'noDay' };
}

function readIn(text: string, tokens: readonly Token[], currency: string | undefined): WrittenTariff | ChosenCurrency | RefusedTariff {
  const named = currenciesOf(tokens);
  if (named.length < 2) return readOne(text, tokens, named[0]);
  // Each price may stand there in several.
  const inOne = (each: string) =>
    readOne(
      text,
      tokens.filter((token) => token.kind !== 'amount' || mayBe(token.money, each)),
      each,
    );
  const options = named.filter((each) => inOne(each).kind === 'hours');
  if (currency !== undefined && options.includes(currency)) return inOne(currency);
  if (options.length > 1) return { kind: 'choose', of: 'currency', options };
  const second = tokens.find((token) => token.kind === 'amount' && token.money.currency === named[1]);
  return { kind: 'refused', reason: 'currencies', ...(second && { at: text.slice(second.start, second.end) }) };
}

const mayBe = ({ currency, others }: Money, each: string) => currency === undefined || currency === each || others?.includes(each) === true;

/** Currencies of amounts and units for energy; of a sign that several have, the one that is named besides. */
function currenciesOf(tokens: readonly Token[]): readonly string[] {
  const money = tokens.flatMap((token) =>
    (token.kind === 'amount' || token.kind === 'unit') && token.money.per !== 'other' ? token.money : [],
  );
  const firm = money.flatMap(({ currency, others }) => (others === undefined ? (currency ?? []) : []));
  const loose = money.flatMap(({ currency, others }) =>
    others !== undefined && !firm.some((each) => others.includes(each)) ? (currency ?? []) : [],
  );
  const named = [...new Set([...firm, ...loose])];
  // 'öre' and 'kr' are of one country.
  return named.filter((each) => each !== 'kr' || !named.some((other) => ['SEK', 'NOK', 'DKK', 'ISK'].includes(other)));
}

function readOne(text: string, all: readonly Token[], currency: string | undefined): WrittenTariff | RefusedTariff {
  const tokens = all.filter(({ kind }) => kind !== 'note');
  const refuse = ({ reason, start, end }: WrittenRefusal): RefusedTariff => ({ kind: 'refused', reason, at: text.slice(start, end) });
  const hours = tokens.filter((token) => token.kind === 'hours');
  const isFlat = hours.length === 0 && isFlatPrice(tokens, text);
  const isByDays = tokens.some(({ kind }) => kind === 'days') && tokens.some(({ kind }) => kind === 'amount');
  if (hours.length === 0 && !isFlat && !isByDays) return { kind: 'refused', reason: 'noDay' };
  const stop = stopIn(tokens, hours);
  if (stop) return refuse(stop);
  const bands = isFlat ? flatBands(tokens) : bandsOf(tokens);
  if ('reason' in bands) return refuse(bands);
  const mixed = mixedIn(bands);
  if (mixed) return refuse({ ...mixed, reason: 'unpaired' });
  const priced = pricedBands(bands, tokens, currency);
  const tariff = weekOf(priced.bands);
  if (typeof tariff === 'string') return { kind: 'refused', reason: tariff };
  if ('reason' in tariff) return refuse(tariff);
  const isUnknown = currency === UNKNOWN_CURRENCY;
  const asks: readonly TariffAsk[] = [
    ...priced.asks,
    ...(isUnknown ? ['currency' as const] : []),
    ...(isUntaxed(all) ? ['tax' as const] : []),
  ];
  return {
    kind: 'hours',
    hours: tariff,
    unit: priced.unit,
    isGuess: asks.includes('unit'),
    currency: isUnknown ? undefined : currency,
    asks,
  };
}

/** Whether taxes or fees are named that come on top, and not with a figure of their own. */
function isUntaxed(tokens: readonly Token[]): boolean {
  return tokens.some((token, index) => {
    if (token.kind !== 'fee') return token.kind === 'note';
    return token.isSum !== true && !pieceAt(tokens, index, isLineEnd).some(({ kind }) => kind === 'amount' || kind === 'quantity');
  });
}

/** Words that no rule takes, in a line that holds nothing but charges by the month or the kW: they say nothing of the price. */
function isBesideCharge(tokens: readonly Token[], index: number): boolean {
  const line = pieceAt(tokens, index, isLineEnd);
  const charges = line.filter((token) => token.kind === 'amount');
  return charges.length > 0 && charges.every(isCharge) && !line.some(({ kind }) => kind === 'hours' || kind === 'days');
}

/** What refuses a text before anything is paired: unknown words, seasons, lone times, sums that would change a price, hours of which half a day is unsaid. */
function stopIn(tokens: readonly Token[], hours: readonly TokenOf<'hours'>[]): WrittenRefusal | undefined {
  const stops = tokens.filter((token) => token.kind === 'stop');
  const stop = stops.find(({ reason }) => reason !== 'word');
  if (stop) return stop;
  const clock = (kind: string) => hours.find((token) => token.hours.is === 'span' && token.hours.clock === kind);
  const vague = clock('vague');
  if (vague && !clock('sure')) return { ...vague, reason: 'halfDay' };
  const inPricedLine = tokens.find(
    (token, index) => token.kind === 'quantity' && pieceAt(tokens, index, isLineEnd).some(({ kind }) => kind === 'hours'),
  );
  if (inPricedLine) return { ...inPricedLine, reason: 'extra' };
  const charge = tokens.find((token, index) => isCharge(token) && lacksPrice(pieceAt(tokens, index, isClauseEnd)));
  if (charge) return { ...charge, reason: 'unpaired' };
  // Last: that a price is of a season or a step says more than that a word beside it is not known.
  return tokens.find((token, index): token is TokenOf<'stop'> => token.kind === 'stop' && !isBesideCharge(tokens, index));
}

/** Money by the day, the month or the kW. */
const isCharge = (token: Token) => token.kind === 'amount' && token.money.per === 'other';

/** Hours of which some would be left to the price of others if the charge among them were passed over: '22-8 $0.05 an hour 8-22 $0.10'. */
function lacksPrice(clause: readonly Token[]): boolean {
  const prices = clause.filter((token) => token.kind === 'amount' && !isCharge(token));
  return clause.filter(({ kind }) => kind === 'hours').length > prices.length && !clause.some(({ kind }) => kind === 'fee');
}

const isLineEnd = ({ kind }: Token) => kind === 'break';
const isClauseEnd = ({ kind }: Token) => kind === 'break' || kind === 'comma';

/** The piece between two ends in which a token stands. */
function pieceAt(tokens: readonly Token[], index: number, isEnd: (token: Token) => boolean): readonly Token[] {
  const start = tokens.findLastIndex((token, at) => at < index && isEnd(token)) + 1;
  const end = tokens.findIndex((token, at) => at > index && isEnd(token));
  return tokens.slice(start, end < 0 ? undefined : end);
}

const OF_ELECTRICITY =
  /(?:[电電][价價]|strompreis|(?:electricity|power) (?:price|rate|tariff)|precio de (?:la )?(?:luz|electricidad|energía)|тариф|цена (?:на )?электр\p{L}+)\s*(?:[:=是为為–—-]|is|ist|es)?\s*(?=[\p{Sc}\d.零一二三四五六七八九])/iu;

/** One price per kWh, or what is called that of electricity, and no name of a band: it holds all day. */
function isFlatPrice(tokens: readonly Token[], text: string): boolean {
  const amounts = tokens.filter((token) => token.kind === 'amount' && token.money.per !== 'other');
  const isPerKwh = tokens.some(
    (token) => (token.kind === 'amount' || token.kind === 'unit') && (token.money.per === 'kwh' || token.money.per === 'mwh'),
  );
  return (
    amounts.length === 1 &&
    (isPerKwh || OF_ELECTRICITY.test(text)) &&
    !tokens.some((token) => token.kind === 'days' || (token.kind === 'label' && token.label !== 'flat'))
  );
}

function flatBands(tokens: readonly Token[]): readonly Band[] {
  return tokens.flatMap((token) => {
    if (token.kind !== 'amount' || token.money.per === 'other') return [];
    return { hours: { kind: 'hours', hours: { is: 'all' }, start: token.start, end: token.end }, amount: token, days: undefined };
  });
}
