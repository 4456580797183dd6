import { type Clause, type HoursItem, type Item, type Line, loneDays, withDays, withNamedDays } from './line-days.ts';
import { has, linesOf } from './lines.ts';
import type { Token, TokenOf, WrittenRefusal } from './token.ts';

/** Hours of some days and the amount that holds in them; without days, of all. */
export interface Band {
  readonly hours: TokenOf<'hours'>;
  readonly amount: TokenOf<'amount'>;
  readonly days: readonly number[] | undefined;
}

type Paired = readonly Band[] | WrittenRefusal;

const isPair = (paired: Paired): paired is readonly Band[] => !('reason' in paired);
const unpaired = ({ start, end }: Token): WrittenRefusal => ({ reason: 'unpaired', start, end });

/**
 * One amount for each span or list of spans, which all stand before or all behind their amount, within a line or else within a clause of it;
 * hours and amounts in lines of their own belong together in their order. A band that has a name and no hours may be what the others leave.
 * Whatever stays alone refuses the whole.
 */
export function bandsOf(tokens: readonly Token[]): Paired {
  const named = withNamedDays(linesOf(tokens));
  const lone = loneDays(named);
  if (lone) return unpaired(lone);
  const lines = withDays(named);
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
  const [nameless, ...others] = clauses.filter((clause, index) => {
    // '谷电时间22-8点，谷电价0.3元': the hours stand in the clause before.
    const before = clauses[index - 1] ?? [];
    const isBehind = has(before, 'hours') && !has(before, 'amount');
    return has(clause, 'amount') && has(clause, 'label') && !has(clause, 'hours') && !isBehind;
  });
  const name = nameless?.find((item) => item.kind === 'label');
  const isRest = name?.label === 'offPeak' || name?.label === 'flat' || items.filter(({ kind }) => kind === 'amount').length === 2;
  if (!name || !isRest || others.length > 0 || items.some((item) => item.kind === 'hours' && item.hours.is === 'rest')) return undefined;
  const rest: Item = { kind: 'hours', hours: { is: 'rest' }, start: name.start, end: name.end, days: undefined };
  const isBehind =
    clauses.find((clause) => clause !== nameless && has(clause, 'hours'))?.find(({ kind }) => kind !== 'label')?.kind === 'amount';
  const completed: Clause = isBehind ? [...(nameless ?? []), rest] : [rest, ...(nameless ?? [])];
  return lines.map((line) => line.map((clause) => (clause === nameless ? completed : clause)));
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
  // 'Night 22-6 for half, otherwise 30 ct': the rest has no other hours beside it.
  const beside = groups.find(
    ({ hours }) => hours.length > 1 && hours.some((each) => each.hours.is === 'rest' && each.days === hours[0]?.days),
  );
  const [first] = beside?.hours.filter(({ hours }) => hours.is === 'span') ?? [];
  if (first) return unpaired(first);
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
