import type { BandLabel } from './band-label.ts';

/** Seven alternatives, Monday first. */
export type DayWords = readonly [string, string, string, string, string, string, string];

/** Words around an hour that say which half of the day it is of. */
export type HalfWords = Readonly<Partial<Record<'am' | 'pm' | 'noon' | 'night', string>>>;

/**
 * The words of a language in texts of prices. Each field is a list of alternatives between strokes, in the syntax of regular expressions, with
 * 'word*' for a word with any ending; diacritics and case do not matter. A language has all that its speakers write beside hours and prices,
 * for a word that is in no list refuses the text.
 */
export interface Language {
  /** Names of days, long and in the short forms that no other word of the language is. */
  readonly days: DayWords;
  /** Short forms that are days only in pairs: 'Mo-So', 'L-V'. */
  readonly short?: DayWords;
  readonly weekdays: string;
  readonly weekend: string;
  readonly everyDay: string;
  readonly holidays: string;
  /** 'but for', before holidays. */
  readonly except?: string;
  readonly months: string;
  readonly seasons: string;
  /** Days that a price holds on by a colour, a call of the grid or the like. */
  readonly dayKinds?: string;
  readonly bands: Readonly<Partial<Record<BandLabel, string>>>;
  readonly allDay: string;
  readonly rest: string;
  /** With the last price of a line it is what is left. */
  readonly thereafter?: string;
  /** Taxes and what else comes on top, by name. */
  readonly taxes: string;
  /** Before or behind their names: they are not in the price. */
  readonly without: string;
  /** Before or behind their names: they are. */
  readonly within: string;
  /** Without their names: 'net', 'HT'. */
  readonly net?: string;
  readonly gross?: string;
  readonly from: string;
  readonly to: string;
  readonly between?: string;
  readonly and: string;
  readonly after: string;
  readonly until: string;
  /** Behind the hour, where the language says it there. */
  readonly behind?: { readonly from?: string; readonly to?: string; readonly after?: string; readonly until?: string };
  /** Before an hour: 'kl.', 'um'. */
  readonly at?: string;
  /** Behind an hour: 'Uhr', 'h'. */
  readonly hour?: string;
  readonly midnight: string;
  readonly noon: string;
  readonly halvesBehind?: HalfWords;
  readonly halvesBefore?: HalfWords;
  readonly nextDay?: string;
  /** Before the number of a zone of a tariff: 'zone 1'. */
  readonly zone?: string;
  /** Charges that are not for energy. */
  readonly fees: string;
  /** Sums of a bill. */
  readonly sums: string;
  /** Prices stated without an amount: 'free', 'half'. */
  readonly noAmount: string;
  /** Words that change nothing: 'price', 'we pay'. */
  readonly neutral: string;
}
