/** Where a machine stands. A part that its name does not say is ''. */
export interface Place {
  readonly hall: string;
  readonly row: string;
  readonly shelf: string;
}

/** The place of a machine that somebody typed in, by its name. */
export interface TypedPlace extends Place {
  readonly name: string;
}

/** How the places of a farm are found: typed ones count before the pattern. */
export interface PlaceRules {
  /** '' reads names by their numbers. */
  readonly pattern: string;
  readonly typed: readonly TypedPlace[];
}

/** Places as the numbers of the names say them. */
export const namesOnly: PlaceRules = { pattern: '', typed: [] };

/** The longest worker's name that pools keep. */
export const PATTERN_LENGTH = 64;

const PLACEHOLDER = /\{(hall|row|shelf)(?::([1-9]))?\}|\*/gi;
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** A placeholder as a group: a stated width takes exactly so many signs; a row or a shelf is a number or one letter, a hall what is left. */
function groupOf(part: string, width: string | undefined): string {
  const name = part.toLowerCase();
  if (width !== undefined) return `(?<${name}>[\\p{L}\\p{N}]{${width}})`;
  return name === 'hall' ? '(?<hall>.+?)' : `(?<${name}>\\d+|\\p{L})`;
}

/**
 * A pattern such as '{hall}{row}-{shelf}' as an expression over whole names; '*', once at most, stands for anything, '{row:2}' for two signs.
 * Undefined where it names no part, names one twice, or is longer than PATTERN_LENGTH.
 */
function patternExpression(pattern: string): RegExp | undefined {
  const found = [...pattern.matchAll(PLACEHOLDER)];
  // Every '*' multiplies the ways in which a name could fit, and with them the time that it takes.
  const parts = found.map(([, part = '*']) => part.toLowerCase());
  const isOnce = new Set(parts).size === parts.length;
  if (parts.every((part) => part === '*') || !isOnce || pattern.length > PATTERN_LENGTH) return undefined;
  // A brace that is no part of a placeholder is one half typed.
  if (/[{}]/.test(pattern.replaceAll(PLACEHOLDER, ''))) return undefined;
  let source = '';
  let end = 0;
  for (const { 0: whole, 1: part, 2: width, index } of found) {
    source += escaped(pattern.slice(end, index)) + (part === undefined ? '.*?' : groupOf(part, width));
    end = index + whole.length;
  }
  return new RegExp(`^${source}${escaped(pattern.slice(end))}$`, 'iu');
}

/** Whether a text is a pattern of places, or '' for none. */
export const isPattern = (pattern: string): boolean => pattern === '' || patternExpression(pattern) !== undefined;

/** The number that a text ends with, and what stands before it. */
const ENDING = /^(.*?)(\d+)$/u;
/** Two machines of one name are 'rig' and 'rig (2)': they stand in one place. */
const TWIN = / \(\d+\)$/;
/** What parts two numbers; an 'x' does in names made of an IP address, '192x168x1x15'. */
const JOINT = /(?:[-_. :#/]|(?<=\d)x)+$/i;
/** 'r4', 's12': the word before a number says which part it is, and is none of the hall's name. */
const ROW_WORD = /(?<!\p{L})(?:row|rack|r)$/iu;
const SHELF_WORD = /(?<=\d[-_. :#/]*)(?:shelf|slot|pos|s|p)$/i;
/** The number of 'hall2' is part of a hall's name, that of 'A03' is a row. */
const WORD = /\p{L}{2,}$/u;

/** A name read by its numbers: the last is the shelf, one before it the row, the rest the hall: 'A03-07', 'hall2_r4_12', 'shed-05'. */
function placeByNumbers(name: string): Place | undefined {
  const [, before, shelf] = ENDING.exec(name.replace(TWIN, '')) ?? [];
  if (before === undefined || shelf === undefined) return undefined;
  const rest = before.replace(SHELF_WORD, '').replace(JOINT, '');
  const [, ofHall, row] = ENDING.exec(rest) ?? [];
  if (ofHall === undefined || row === undefined) return { hall: rest, row: '', shelf };
  if (WORD.test(ofHall) && !ROW_WORD.test(ofHall)) return { hall: rest, row: '', shelf };
  return { hall: ofHall.replace(ROW_WORD, '').replace(JOINT, ''), row, shelf };
}

/** A name as it is compared with what was typed. */
const nameKey = (name: string): string => name.normalize('NFKC').trim().toLowerCase();

/** Finds the place of a machine by its name; undefined for one that has none. A pattern that cannot be read places nothing. */
export function placeFinder({ pattern, typed }: PlaceRules): (name: string) => Place | undefined {
  const byName = new Map(typed.map(({ name, ...place }) => [nameKey(name), place]));
  const expression = patternExpression(pattern);
  const byPattern = (name: string): Place | undefined => {
    const parts = expression?.exec(name.replace(TWIN, ''))?.groups;
    return parts && { hall: parts.hall?.trim() ?? '', row: parts.row ?? '', shelf: parts.shelf ?? '' };
  };
  return (name) => byName.get(nameKey(name)) ?? (pattern === '' ? placeByNumbers(name) : byPattern(name));
}

/** How the state of a machine is shown: at work, far below its own mean, without shares, not known. */
export const placeStates = ['on', 'slow', 'off', 'unknown'] as const;
export type PlaceState = (typeof placeStates)[number];

/** How many machines are in each state; one that is slow is on. */
export interface PlaceCounts {
  readonly total: number;
  readonly on: number;
  readonly slow: number;
  readonly off: number;
}

interface Machine {
  readonly name: string;
  readonly state: PlaceState;
}

/** A machine on its shelf. */
export type Placed<M extends Machine> = M & { readonly shelf: string };

export interface PlanRow<M extends Machine> {
  readonly row: string;
  readonly counts: PlaceCounts;
  readonly machines: readonly Placed<M>[];
}

export interface PlanHall<M extends Machine> {
  readonly hall: string;
  readonly counts: PlaceCounts;
  readonly rows: readonly PlanRow<M>[];
}

/** A farm's machines where they stand. */
export interface FarmPlan<M extends Machine> {
  readonly halls: readonly PlanHall<M>[];
  /** Machines that have no place. */
  readonly unplaced: readonly M[];
}

const DIGITS = 8;
/** What a name is ordered and grouped by: 'B2' stands before 'B10', '03' is 3, capitals count for nothing. Made once: a collator takes longer. */
const orderKey = (name: string): string => nameKey(name).replaceAll(/\d+/g, (digits) => digits.padStart(DIGITS, '0'));
const byKey = (a: { readonly key: string }, b: { readonly key: string }): number => Number(a.key > b.key) - Number(a.key < b.key);

/** How many of some machines are in each state. */
export function countPlaces(machines: readonly Pick<Machine, 'state'>[]): PlaceCounts {
  const counts = { on: 0, slow: 0, off: 0, unknown: 0 };
  for (const { state } of machines) counts[state] += 1;
  return { total: machines.length, on: counts.on + counts.slow, slow: counts.slow, off: counts.off };
}

interface Found<M extends Machine> {
  readonly place: Place;
  readonly machine: Placed<M>;
}

/** Machines by a part of their place, in the order of its numbers; 'A' and 'a' are one, called as the first of them. */
function groupsOf<M extends Machine>(found: readonly Found<M>[], part: 'hall' | 'row') {
  const groups = new Map<string, { readonly key: string; readonly name: string; readonly found: Found<M>[] }>();
  for (const each of found) {
    const key = orderKey(each.place[part]);
    const group = groups.get(key) ?? { key, name: each.place[part], found: [] };
    group.found.push(each);
    groups.set(key, group);
  }
  return [...groups.values()]
    .toSorted(byKey)
    .map((group) => ({ ...group, counts: countPlaces(group.found.map(({ machine }) => machine)) }));
}

const onShelves = <M extends Machine>(found: readonly Found<M>[]): readonly Placed<M>[] =>
  found
    .map(({ machine }) => ({ machine, key: `${orderKey(machine.shelf)} ${orderKey(machine.name)}` }))
    .toSorted(byKey)
    .map(({ machine }) => machine);

/** The machines of a farm in their halls, rows and shelves, each in the order of its numbers. */
export function farmPlan<M extends Machine>(machines: readonly M[], rules: PlaceRules): FarmPlan<M> {
  const placeOf = placeFinder(rules);
  const found: Found<M>[] = [];
  const unplaced: M[] = [];
  for (const machine of machines) {
    const place = placeOf(machine.name);
    if (place) found.push({ place, machine: { ...machine, shelf: place.shelf } });
    else unplaced.push(machine);
  }
  const halls = groupsOf(found, 'hall').map((hall) => ({
    hall: hall.name,
    counts: hall.counts,
    rows: groupsOf(hall.found, 'row').map((row) => ({ row: row.name, counts: row.counts, machines: onShelves(row.found) })),
  }));
  return { halls, unplaced };
}

/** Longest text of one part of a place that is typed. */
const PART_LENGTH = 20;

/** What was typed line by line, 'name, hall, row, shelf': the places, and the numbers of the lines that are none, from 1. */
export function readTypedPlaces(text: string): { readonly places: readonly TypedPlace[]; readonly wrongLines: readonly number[] } {
  const places = new Map<string, TypedPlace>();
  const wrongLines: number[] = [];
  text.split('\n').forEach((line, index) => {
    if (line.trim() === '') return;
    const [name = '', hall = '', row = '', shelf = '', ...more] = line.split(/[,;\t，；]/).map((part) => part.trim());
    const parts = [hall, row, shelf];
    const isWhole = name !== '' && parts.some((part) => part !== '') && parts.every((part) => part.length <= PART_LENGTH);
    if (isWhole && more.length === 0) places.set(nameKey(name), { name, hall, row, shelf });
    else wrongLines.push(index + 1);
  });
  return { places: [...places.values()], wrongLines };
}

/** Typed places as the text that they are read from. */
export const typedPlacesText = (places: readonly TypedPlace[]): string =>
  places.map(({ name, hall, row, shelf }) => [name, hall, row, shelf].join(', ')).join('\n');
