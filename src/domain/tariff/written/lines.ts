import type { Token } from './token.ts';

/** Lines of clauses of what a text says. */
export type TokenLines = readonly (readonly (readonly Token[])[])[];

/** Whether a clause has something of a kind. */
export const has = (clause: readonly { readonly kind: string }[], kind: string): boolean => clause.some((item) => item.kind === kind);

/** Lines of clauses of tokens; an amount that is not for energy goes with its name. */
export function linesOf(tokens: readonly Token[]): TokenLines {
  const lines: Token[][][] = [[[]]];
  const all = mergedDays(tokens);
  for (const [index, token] of all.entries()) {
    const clauses = lines.at(-1) ?? [];
    if (token.kind === 'break') lines.push([[]]);
    else if (token.kind === 'comma') clauses.push(isJoined(clauses.at(-1) ?? [], all.slice(index, index + 4)) ? [wholeDay(token)] : []);
    else clauses.at(-1)?.push(token);
  }
  return lines.map((clauses) => clauses.flatMap((clause) => cutClause(energyOf(clause))).filter(({ length }) => length > 0));
}

const wholeDay = ({ start, end }: Token): Token => ({ kind: 'hours', hours: { is: 'all' }, start, end });

/**
 * '0.10 (0-8 and weekends)': days at the end of a line, or before the next name of a band, that an 'and' joins to hours, of which the price
 * stands in front.
 */
function isJoined(clause: readonly Token[], [comma, days, end, next]: readonly Token[]): boolean {
  const isNamed = end?.kind === 'comma' && next?.kind === 'label' && clause[0]?.kind === 'label';
  const isLast = days?.kind === 'days' && (end === undefined || end.kind === 'break' || isNamed);
  const [first] = clause.filter(({ kind }) => kind === 'amount' || kind === 'hours');
  return comma?.kind === 'comma' && comma.isAnd === true && isLast && first?.kind === 'amount' && has(clause, 'hours');
}

/** 'Saturday, Sunday 0.3' names two days at once. */
function mergedDays(tokens: readonly Token[]): readonly Token[] {
  const merged: Token[] = [];
  for (const [index, token] of tokens.entries()) {
    const before = merged.at(-1);
    if (token.kind === 'comma' && before?.kind === 'days' && tokens[index + 1]?.kind === 'days') continue;
    if (token.kind === 'days' && before?.kind === 'days') {
      merged[merged.length - 1] = { ...before, days: [...before.days, ...token.days], end: token.end };
    } else merged.push(token);
  }
  return merged;
}

/** A clause without what is charged by the day, the month or the kW, and without numbers that cannot be prices where no hours stand. */
function energyOf(clause: readonly Token[]): readonly Token[] {
  const isFee = has(clause, 'fee') && !has(clause, 'hours');
  return clause.filter((token) => {
    if (token.kind !== 'amount') return token.kind !== 'fee';
    const { per, parts } = token.money;
    const isNumber = parts === undefined && per === undefined && !has(clause, 'hours') && (token.numbers[0] ?? 0) >= LEAST_NUMBER;
    return per !== 'other' && !isNumber && !(isFee && per === undefined);
  });
}

/** Alone in a clause, without a unit, it is the number of something. */
const LEAST_NUMBER = 100;

/** A new day or a new name begins a clause of its own where the one before it is whole: 'night 22-8 0.35 day 8-22 0.62'. */
function cutClause(clause: readonly Token[]): readonly (readonly Token[])[] {
  const kind = has(clause, 'days') ? 'days' : 'label';
  const isBehind = clause.at(-1)?.kind === kind && clause[0]?.kind !== kind;
  const cut: Token[][] = [[]];
  for (const token of clause) {
    const current = cut.at(-1) ?? [];
    const isWhole = has(current, 'amount') && (has(current, 'hours') || has(current, 'days'));
    // 'Day 31p night (00:30-07:30) 14p'
    const isNamed = token.kind === 'label' && current[0]?.kind === 'label' && has(current, 'amount') && !isLabelled(current, token.label);
    if (token.kind === kind && (isWhole ? !isBehind : isNamed)) cut.push([token]);
    else current.push(token);
    if (token.kind === kind && isWhole && isBehind) cut.push([]);
  }
  return cut;
}

/** Whether a clause names a band so. */
export const isLabelled = (clause: readonly Token[], label: string): boolean =>
  clause.some((token) => token.kind === 'label' && token.label === label);
