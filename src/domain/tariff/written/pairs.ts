import type { Token, TokenOf, WrittenRefusal } from './token.ts';

/** Hours of some days and the amount that holds in them; without days, of all. */
export interface Band {
  readonly hours: TokenOf<'hours'>;
  readonly amount: TokenOf<'amount'>;
  readonly days: readonly number[] | undefined;
}

type HoursItem = TokenOf<'hours'> & { readonly days: readonly number[] | undefined };
type Item = HoursItem | TokenOf<'amount'> | TokenOf<'label'>;
type Clause = readonly Item[];
type Line = readonly Clause[];
type Paired = readonly Band[] | WrittenRefusal;

const isPair = (paired: Paired): paired is readonly Band[] => !('reason' in paired);
const has = (clause: readonly { readonly kind: string }[], kind: string) => clause.some((item) => item.kind === kind);
const unpaired = ({ start, end }: Token): WrittenRefusal => ({ reason: 'unpaired', start, end });

/**
 * One amount for each span or list of spans, which all stand before or all behind their amount, within a line or else within a clause of it;
 * hours and amounts in lines of their own belong together in their order. A band that has a name and no hours may be what the others leave.
 * Whatever stays alone refuses the whole (decision J12).
 */
export function bandsOf(tokens: readonly Token[]): Paired {
  const lines = withDays(linesOf(tokens));
  const paired = pairedLines(lines);
  if (isPair(paired)) return paired;
  const completed = withRest(lines);
  const again = completed ? pairedLines(completed) : paired;
  return isPair(again) ? again : paired;
}

function pairedLines(lines: readonly Line[]): Paired {
  const bands: Band[] = [];
  for (const line of joinedLines(lines)) {
    const paired = pairedLine(line);
    if (!isPair(paired)) return paired;
    bands.push(...paired);
  }
  return bands;
}

/** Off-peak is all but the peak by its name; of two bands, the one without hours is what the other leaves. Undefined where that is not so. */
function withRest(lines: readonly Line[]): readonly Line[] | undefined {
  const clauses = lines.flat();
  const items = clauses.flat();
  const [nameless, ...others] = clauses.filter((clause) => has(clause, 'amount') && has(clause, 'label') && !has(clause, 'hours'));
  const name = nameless?.find((item) => item.kind === 'label');
  const isRest = name?.label === 'offPeak' || name?.label === 'flat' || items.filter(({ kind }) => kind === 'amount').length === 2;
  if (!name || !isRest || others.length > 0 || items.some((item) => item.kind === 'hours' && item.hours.is === 'rest')) return undefined;
  const rest: Item = { kind: 'hours', hours: { is: 'rest' }, start: name.start, end: name.end, days: undefined };
  return lines.map((line) => line.map((clause) => (clause === nameless ? [rest, ...clause] : clause)));
}

/** Lines of clauses of tokens; an amount that is not for energy goes with its name. */
function linesOf(tokens: readonly Token[]): readonly (readonly (readonly Token[])[])[] {
  const lines: Token[][][] = [[[]]];
  for (const token of mergedDays(tokens)) {
    const clauses = lines.at(-1) ?? [];
    if (token.kind === 'break') lines.push([[]]);
    else if (token.kind === 'comma') clauses.push([]);
    else clauses.at(-1)?.push(token);
  }
  return lines.map((clauses) => clauses.flatMap((clause) => cutClause(energyOf(clause))).filter(({ length }) => length > 0));
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
    if (token.kind === kind && isWhole && !isBehind) cut.push([token]);
    else current.push(token);
    if (token.kind === kind && isWhole && isBehind) cut.push([]);
  }
  return cut;
}

const DAYS_OF_WEEK = 7;

/**
 * The days that hours hold for: those of their clause, else those that a clause before them in the line, or a line of its own above, begins
 * with. Days with an amount and without hours are whole.
 */
function withDays(lines: readonly (readonly (readonly Token[])[])[]): readonly Line[] {
  let heading: readonly number[] | undefined;
  // Where a text names one kind of days only, what is left is left of the whole week.
  const isOfWeek = new Set(lines.flat(2).flatMap((token) => (token.kind === 'days' ? token.days.join() : []))).size === 1;
  return lines.map((line) => {
    const named = line.flat().filter((token) => token.kind === 'days');
    const isHeading = named.length > 0 && !has(line.flat(), 'hours') && !has(line.flat(), 'amount');
    if (isHeading) heading = partOfWeek(named);
    else if (named.length > 0) heading = undefined;
    let days = heading;
    return line.map((clause) => {
      const own = clause.filter((token) => token.kind === 'days');
      const scope = own.length > 0 ? partOfWeek(own) : days;
      if (clause[0]?.kind === 'days' || clause[1]?.kind === 'days') days = scope;
      const isWholeDays = own.length > 0 && has(clause, 'amount') && !has(clause, 'hours');
      return clause.flatMap((token): Clause => {
        if (token.kind === 'amount' || token.kind === 'label') return [token];
        if (token.kind === 'hours')
          return [{ ...token, days: own.length === 0 && isOfWeek && token.hours.is === 'rest' ? undefined : scope }];
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

/** Lines of hours alone and of amounts alone follow one another as one; names alone say nothing. */
function joinedLines(lines: readonly Line[]): readonly Line[] {
  const joined: Line[] = [];
  let isOpen = false;
  for (const line of lines) {
    const [hasHours, hasAmount] = [has(line.flat(), 'hours'), has(line.flat(), 'amount')];
    if (!hasHours && !hasAmount) continue;
    const isAlone = hasHours !== hasAmount;
    if (isAlone && isOpen) joined[joined.length - 1] = [...(joined.at(-1) ?? []), ...line];
    else joined.push(line);
    isOpen = isAlone;
  }
  return joined;
}

/** The bands of a line: of all of it, else clause by clause, a clause of hours alone being the first of those behind it. */
function pairedLine(clauses: readonly Clause[]): Paired {
  const whole = pairedItems(clauses.flat());
  if (isPair(whole)) return whole;
  const bands: Band[] = [];
  let waiting: Clause = [];
  for (const clause of clauses) {
    waiting = [...waiting, ...clause];
    if (!has(clause, 'amount') && has(clause, 'hours')) continue;
    const some = pairedItems(waiting);
    if (!isPair(some)) return whole;
    bands.push(...some);
    waiting = [];
  }
  return has(waiting, 'hours') ? whole : bands;
}

/** Hours before each amount, or behind each, as the first of the items says. */
function pairedItems(items: Clause): Paired {
  const isBehind = items.find(({ kind }) => kind !== 'label')?.kind === 'amount';
  const groups: Group[] = [];
  for (const item of isBehind ? items : items.toReversed()) {
    const group = groups.at(-1);
    if (item.kind === 'amount') groups.push({ amount: item, hours: [], names: [], isNaming: false });
    else if (item.kind === 'hours') {
      if (!group) return unpaired(item);
      group.hours.push(item);
      group.isNaming = false;
    } else if (group) {
      if (!group.isNaming) group.names.push(new Set());
      group.names.at(-1)?.add(item.label);
      group.isNaming = true;
    }
  }
  const alone = groups.find(({ hours }) => hours.length === 0);
  if (alone) return unpaired(alone.amount);
  const [several] = groups.find((group) => group.hours.length > 1 && areSeveral(group.names))?.hours.slice(-1) ?? [];
  if (several) return unpaired(several);
  const bands = groups.flatMap(({ hours, amount }) => hours.map((each): Band => ({ hours: each, amount, days: each.days })));
  return isBehind ? bands : bands.toReversed();
}

/** An amount and the hours that may be its own. */
interface Group {
  readonly amount: TokenOf<'amount'>;
  readonly hours: HoursItem[];
  /** What the hours are called, by the runs of names between them. */
  readonly names: Set<string>[];
  isNaming: boolean;
}

/** 'Night 22-8, day 8-22 0.62': two bands, and one price. */
const areSeveral = (names: readonly ReadonlySet<string>[]) => new Set(names.map((run) => [...run].toSorted().join(' '))).size > 1;
