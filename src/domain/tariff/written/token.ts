import type { TariffRefusal } from '../days.ts';
import type { Money } from './money.ts';
import { smallLetters, sourceOf } from '../languages/plain-letters.ts';
import type { BandLabel } from '../languages/band-label.ts';

/** A price's hours in minutes of the day; the end may be smaller or the same: over midnight, a whole day. */
export interface Span {
  readonly is: 'span';
  readonly from: number;
  readonly to: number;
  /** Whether its hours are surely of the whole day (0, 13 to 24, '08'), or may be of half a one: '10-8'. */
  readonly clock: 'sure' | 'vague' | 'plain';
}

/** When a price holds: a span, one whose other end is not stated ('after 10pm', 'until 6am'), all day, or what is left of it. */
export type Hours = Span | { readonly is: 'after' | 'until'; readonly at: number } | { readonly is: 'all' | 'rest' };

/** What a piece of a written tariff means. */
export type Meaning =
  | { readonly kind: 'hours'; readonly hours: Hours }
  /** What a number may be: '1,234' is one of two. */
  | { readonly kind: 'amount'; readonly numbers: readonly number[]; readonly money: Money }
  | { readonly kind: 'unit'; readonly money: Money }
  /** From Monday, 0, to Sunday, 6. */
  | { readonly kind: 'days'; readonly days: readonly number[] }
  | { readonly kind: 'label'; readonly label: BandLabel }
  /** The name of a charge that is not for energy, or of the sum of a bill. */
  | { readonly kind: 'fee'; readonly isSum?: boolean }
  /** Electricity used, power, a count: no price, and no part of one. */
  | { readonly kind: 'quantity' }
  /** What parts clauses, and 'and', which may join days to hours. */
  | { readonly kind: 'comma'; readonly isAnd?: boolean }
  | { readonly kind: 'break' }
  /** What is not in the price and said without a figure: taxes, fees. */
  | { readonly kind: 'note' }
  | { readonly kind: 'stop'; readonly reason: TariffRefusal };

/** A meaning and where it stands in the text. */
export type Token = Meaning & { readonly start: number; readonly end: number };

export type TokenOf<K extends Meaning['kind']> = Extract<Token, { readonly kind: K }>;

/** Why a written tariff is not taken, and where in it that is seen. */
export interface WrittenRefusal {
  readonly reason: TariffRefusal;
  readonly start: number;
  readonly end: number;
}

/** How a piece of text is found, from where the reader stands on, and read; undefined for one that says nothing of prices. */
export interface Rule {
  readonly pattern: RegExp;
  readonly read: (match: RegExpExecArray, text: string) => Meaning | undefined | 'no';
  /** 'öre' and 'øre' differ by it: of the text with the marks on its letters. */
  readonly isExact?: boolean;
}

/** A pattern that matches where the reader stands, in small letters; a browser prepares it faster than one that takes both. */
export const here = (source: string) => new RegExp(withRanges(source), 'uy');

/** The same for a text with the marks on its letters. */
export const hereExactly = (source: string) => here(sourceOf(source, smallLetters));

const LETTERS = String.raw`a-zß-ɏ\u0370-\u052f\u0e00-\u0e7f\u10a0-\u10ff\u1e00-\u1eff\u3040-\u30ff\u3400-\u9fff가-힣`;

/** `\p{L}` by the ranges of the scripts that are read: a long list of words has hundreds of them, which take a browser long to prepare. */
export function withRanges(source: string): string {
  const inClasses = source.replaceAll(/\[(?:\\.|[^\]\\])*\]/gu, (part) => part.replaceAll(String.raw`\p{L}`, LETTERS));
  return inClasses.replaceAll(String.raw`\p{L}`, `[${LETTERS}]`);
}

/** Not in the middle of a word; Chinese has no gaps between them. By its ranges, which a browser prepares faster than a class of Unicode. */
export const END = String.raw`(?![a-zß-ɏ\u0370-\u052f])`;
