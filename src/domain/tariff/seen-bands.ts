import { least } from './extremes.ts';
import { plainLetters } from './languages/plain-letters.ts';
import { languageSets } from './languages/vocabulary.ts';
import { type HourlyTariff, HOURS_OF_DAY } from './tariff.ts';
import { perKwhOf } from './written/money.ts';
import { tokensOf } from './written/scan.ts';
import type { Token, TokenOf } from './written/token.ts';
import { type PricedBand, weekOf } from './written/week.ts';

/** The days that a band holds on. */
export const bandDays = ['every', 'weekday', 'weekend'] as const;
export type BandDays = (typeof bandDays)[number];

/** Hours and a price that were seen side by side, as a form holds them: '22:00', '08:00', '0.35' or empty. */
export interface SeenBand {
  readonly from: string;
  readonly to: string;
  readonly price: string;
  readonly days: BandDays;
}

/** Who writes more of them writes no bill. */
const MOST_SEEN = 24;
const LONGEST_TEXT = 10_000;

/**
 * The hours and prices that were seen in a text that could not be read whole, for the visitor to finish: the price of each span of hours is the
 * one beside it in its line. Nothing of it is taken for right.
 */
export function seenBands(text: string): readonly SeenBand[] {
  if (text.length > LONGEST_TEXT) return [];
  const scans = languageSets(plainLetters(text)).flatMap((sets) => sets.map((set) => tokensOf(text, set)));
  const unknownIn = (tokens: readonly Token[]) => tokens.filter(({ kind }) => kind === 'stop').length;
  const fewest = least(scans.map(unknownIn));
  const tokens = scans.find((each) => unknownIn(each) === fewest) ?? [];
  const lines = linesOf(tokens);
  return lines.flatMap(bandsOfLine).slice(0, MOST_SEEN);
}

function linesOf(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const lines: Token[][] = [[]];
  for (const token of tokens) {
    if (token.kind === 'break') lines.push([]);
    else lines.at(-1)?.push(token);
  }
  return lines;
}

/** The spans of a line, each with the nearest of its prices. */
function bandsOfLine(line: readonly Token[]): readonly SeenBand[] {
  const amounts = line.filter((token) => token.kind === 'amount' && token.money.per !== 'other');
  return line.flatMap((token): readonly SeenBand[] => {
    if (token.kind !== 'hours' || token.hours.is !== 'span') return [];
    const { from, to } = token.hours;
    const days = line.filter((each) => each.kind === 'days').at(-1);
    return [
      {
        from: clockText(from),
        to: clockText(to),
        price: priceText(nearest(amounts, token)),
        days: daysOf(days?.kind === 'days' ? days.days : []),
      },
    ];
  });
}

function nearest(amounts: readonly Token[], { start, end }: Token): TokenOf<'amount'> | undefined {
  const distance = (token: Token) => (token.start >= end ? token.start - end : start - token.end);
  const closest = least(amounts.map(distance));
  return amounts.find((token): token is TokenOf<'amount'> => token.kind === 'amount' && distance(token) === closest);
}

const priceText = (amount: TokenOf<'amount'> | undefined) =>
  amount ? String(Number(perKwhOf(amount.numbers, amount.money).toFixed(6))) : '';

function daysOf(days: readonly number[]): BandDays {
  if (days.length === 0) return 'every';
  const isWeekend = (day: number) => day > 4;
  return days.every(isWeekend) ? 'weekend' : days.some(isWeekend) ? 'every' : 'weekday';
}

const two = (figure: number) => String(figure).padStart(2, '0');
const clockText = (minutes: number) => `${two(Math.floor(minutes / 60) % (HOURS_OF_DAY + 1))}:${two(minutes % 60)}`;

/** What bands of a form lack before they are a tariff: a time or price that cannot be read, two prices for an hour, hours without one. */
export type BandsFault = 'field' | 'twoPrices' | 'gaps';

/** The tariff of the bands of a form, or what it lacks. */
export function tariffOfBands(bands: readonly SeenBand[]): HourlyTariff | BandsFault {
  const priced = bands.map(pricedBand);
  const whole = priced.flatMap((band) => band ?? []);
  if (whole.length < priced.length || priced.length === 0) return 'field';
  const tariff = weekOf(whole);
  if (typeof tariff !== 'string' && !('reason' in tariff)) return tariff;
  return typeof tariff !== 'string' && tariff.reason === 'twoPrices' ? 'twoPrices' : 'gaps';
}

const daysIn = { every: undefined, weekday: [0, 1, 2, 3, 4], weekend: [5, 6] } as const satisfies Record<
  BandDays,
  readonly number[] | undefined
>;

function pricedBand({ from, to, price, days }: SeenBand): PricedBand | undefined {
  const [start, end] = [minutesOf(from), minutesOf(to)];
  const perKwh = Number(price);
  if (start === undefined || end === undefined || price.trim() === '' || !Number.isFinite(perKwh)) return undefined;
  const place = { start: 0, end: 0 };
  return {
    hours: { kind: 'hours', hours: { is: 'span', from: start % (HOURS_OF_DAY * 60), to: end, clock: 'sure' }, ...place },
    amount: { kind: 'amount', numbers: [perKwh], money: {}, ...place },
    days: daysIn[days],
    perKwh,
  };
}

/** '8', '08:30' in minutes; undefined for what no clock shows. */
function minutesOf(text: string): number | undefined {
  const [, hour = '', minute = '0'] = /^\s*(\d{1,2})(?:[:.h](\d{2}))?\s*$/i.exec(text) ?? [];
  const minutes = Number(hour) * 60 + Number(minute);
  return hour === '' || Number(minute) > 59 || minutes > HOURS_OF_DAY * 60 ? undefined : minutes;
}
