import { has, isLabelled, type TokenLines } from './lines.ts';
import type { Token, TokenOf } from './token.ts';

/** Hours and the days that they hold for; undefined for all. */
export type HoursItem = TokenOf<'hours'> & { readonly days: readonly number[] | undefined };
export type Item = HoursItem | TokenOf<'amount'> | TokenOf<'label'>;
export type Clause = readonly Item[];
export type Line = readonly Clause[];

/** 'Weekends: off-peak' has the price that is called so, where the text has one of that name. */
export function withNamedDays(lines: TokenLines): TokenLines {
  const clauses = lines.flat();
  return lines.map((line) =>
    line.map((clause) => {
      const label = clause.find((token) => token.kind === 'label')?.label;
      if (label === undefined || !has(clause, 'days') || has(clause, 'amount') || has(clause, 'hours')) return clause;
      const prices = clauses
        .filter((each) => isLabelled(each, label) && has(each, 'hours'))
        .map((each) => each.filter(({ kind }) => kind === 'amount'));
      const [price] = prices[0] ?? [];
      return price && prices.length === 1 && prices[0]?.length === 1 ? [...clause.filter(({ kind }) => kind === 'days'), price] : clause;
    }),
  );
}

/**
 * Days that nothing is said of: at the end of a line without an hour or a price, or with a price of their nights alone. 'Every day' says
 * nothing anyway.
 */
export function loneDays(lines: TokenLines): Token | undefined {
  for (const [index, line] of lines.entries()) {
    const isHeading = !has(line.flat(), 'hours') && !has(line.flat(), 'amount');
    const below = lines.slice(index + 1).flat(2);
    for (const [at, clause] of line.entries()) {
      const days = clause.find((token) => token.kind === 'days');
      if (days?.kind !== 'days' || new Set(days.days).size === DAYS_OF_WEEK || has(clause, 'hours')) continue;
      // 'Nights and weekends 0.18': the clause before is a name alone.
      const before = line[at - 1]?.every(({ kind }) => kind === 'label') ? (line[at - 1] ?? []) : [];
      const names = [...before, ...clause];
      const isNight = has(clause, 'amount') && isLabelled(names, 'night') !== isLabelled(names, 'day');
      const behind = isHeading ? below : line.slice(at + 1).flat();
      if (isNight || (!has(clause, 'amount') && !has(behind, 'hours') && !has(behind, 'amount'))) return days;
    }
  }
  return undefined;
}

const DAYS_OF_WEEK = 7;

/**
 * The days that hours hold for: those of their clause, else those that a clause before them in the line, or a line of its own above, begins
 * with. Days with an amount and without hours are whole.
 */
export function withDays(lines: TokenLines): readonly Line[] {
  let heading: readonly number[] | undefined;
  // Where a text names one kind of days only, what is left is left of the whole week.
  const isOfWeek = new Set(lines.flat(2).flatMap((token) => (token.kind === 'days' ? token.days.join() : []))).size === 1;
  // So is the one rest with which a text ends.
  const [last, ...others] = lines.flat(2).filter((token) => token.kind === 'hours' && token.hours.is === 'rest');
  const isLast = others.length === 0 && last === lines.flat(2).findLast((token) => token.kind === 'hours' || token.kind === 'days');
  return lines.map((line) => {
    const named = line.flat().filter((token) => token.kind === 'days');
    const isHeading = named.length > 0 && !has(line.flat(), 'hours') && !has(line.flat(), 'amount');
    if (isHeading) heading = partOfWeek(named);
    else if (named.length > 0) heading = undefined;
    let days = heading;
    return line.map((clause) => {
      const own = clause.filter((token) => token.kind === 'days');
      const scope = own.length > 0 ? partOfWeek(own) : days;
      const isTail = clause[0]?.kind === 'hours' && clause[0].hours.is === 'all';
      if (clause[0]?.kind === 'days' || (clause[1]?.kind === 'days' && !isTail)) days = scope;
      const isWholeDays = own.length > 0 && has(clause, 'amount') && !has(clause, 'hours');
      return clause.flatMap((token): Clause => {
        if (token.kind === 'amount' || token.kind === 'label') return [token];
        if (token.kind === 'hours')
          return [{ ...token, days: own.length === 0 && (isOfWeek || isLast) && token.hours.is === 'rest' ? undefined : scope }];
        if (token.kind !== 'days' || !isWholeDays || token !== own[0]) return [];
        return [{ kind: 'hours', hours: { is: 'all' }, start: token.start, end: token.end, days: scope }];
      });
    });
  });
}

/** The days that are named; undefined for all seven, which are no part of the week that could win over the hours of others. */
function partOfWeek(named: readonly TokenOf<'days'>[]): readonly number[] | undefined {
  const days = named.flatMap((token) => token.days);
  return new Set(days).size === DAYS_OF_WEEK ? undefined : days;
}
