import type { Farm } from '#src/contracts/anonymous.ts';
import { SECOND_MS } from '#src/domain/days.ts';
import { visibleName } from '#src/domain/visible-name.ts';
import { searchWord } from '#src/domain/search-word.ts';
import type { SortDirection } from '#src/ui/sort-heading.tsx';

/** A worker without a share for so long is inactive. */
const INACTIVE_AFTER_MS = 10 * 60_000;

/** In the order in which the table shows them first: what needs a visit stands on top. */
const workerStates = ['inactive', 'active', 'unknown'] as const;
export type WorkerState = (typeof workerStates)[number];

/** The figures of one worker, or of several together; null where the pool does not say. Hashrates are in the farm's unit. */
interface WorkerFigures {
  readonly name: string;
  readonly hashrate: number | null;
  readonly hashrate24h: number | null;
  readonly lastShareAtMs: number | null;
}

/** One worker of a farm. */
export interface WorkerRow extends WorkerFigures {
  readonly state: WorkerState;
  /** What its name is sorted by: 'rig-2' stands before 'rig-10'. */
  readonly nameKey: string;
  /** The name without the number at its end: 'hall-b' of 'hall-b-02'. */
  readonly group: string;
}

/** Workers whose names begin alike. */
export interface WorkerGroup extends WorkerFigures {
  readonly nameKey: string;
  readonly workers: readonly WorkerRow[];
  /** Inactive when one of them is; unknown when that is known of none. */
  readonly state: WorkerState;
  readonly inactive: number;
}

/** How many workers a farm has by state; `total` alone where the pool sends a number. */
export interface WorkerCounts {
  readonly total: number;
  readonly byState: Readonly<Record<'active' | 'inactive', number>> | undefined;
}

type Worker = Extract<NonNullable<Farm['workers']>, readonly unknown[]>[number];

/** When it was seen which workers are silent: a pool that has stopped is asked later than its figures were made. Ms. */
const seenAtMs = ({ askedTime }: Farm, madeAtMs: number): number => Math.max(madeAtMs, (askedTime ?? 0) * SECOND_MS);

function stateOf({ lastShareTime, hashrate }: Worker, seenMs: number): WorkerState {
  if (lastShareTime !== null) return seenMs - lastShareTime * SECOND_MS > INACTIVE_AFTER_MS ? 'inactive' : 'active';
  if (hashrate === null) return 'unknown';
  return hashrate > 0 ? 'active' : 'inactive';
}

/** The workers of a response made at that moment (ms): a stored one says how they were then. Undefined where the pool names none. */
export function workerRows(farm: Farm, madeAtMs: number): readonly WorkerRow[] | undefined {
  const { workers } = farm;
  if (!Array.isArray(workers)) return undefined;
  const seenMs = seenAtMs(farm, madeAtMs);
  return workers.map((worker) => {
    const { hashrate, hashrate24h, lastShareTime } = worker;
    const name = visibleName(worker.name);
    const lastShareAtMs = lastShareTime === null ? null : lastShareTime * SECOND_MS;
    return { name, nameKey: nameKeyOf(name), group: groupOf(name), state: stateOf(worker, seenMs), hashrate, hashrate24h, lastShareAtMs };
  });
}

/** The counts of a response made at that moment (ms); undefined where the pool says nothing of workers. */
export function workerCounts(farm: Farm, madeAtMs: number): WorkerCounts | undefined {
  const { workers } = farm;
  const seenMs = seenAtMs(farm, madeAtMs);
  if (typeof workers === 'number') return { total: workers, byState: undefined };
  return workers && { total: workers.length, byState: countStates(workers.map((worker) => ({ state: stateOf(worker, seenMs) }))) };
}

/** When the newest share of a whole farm came, ms, if none of its workers has sent one for ten minutes; undefined while one has, and where the pool names none. */
export function silentSince({ workers }: Farm, madeAtMs: number): number | undefined {
  if (!Array.isArray(workers)) return undefined;
  const newestMs = workers.reduce((newest, { lastShareTime }) => Math.max(newest, (lastShareTime ?? 0) * SECOND_MS), 0);
  return newestMs > 0 && madeAtMs - newestMs > INACTIVE_AFTER_MS ? newestMs : undefined;
}

/** How many of the workers are in each state. */
export function countStates(rows: readonly Pick<WorkerRow, 'state'>[]): Record<WorkerState, number> {
  const counts = { inactive: 0, active: 0, unknown: 0 };
  for (const { state } of rows) counts[state] += 1;
  return counts;
}

const NAME_DIGITS = 8;

/** Numbers in a name count as numbers. Made once a worker: a collator would take longer to sort 10,000 of them. */
function nameKeyOf(name: string): string {
  return name.toLowerCase().replaceAll(/\d+/g, (digits) => digits.padStart(NAME_DIGITS, '0'));
}

const isDigit = (character: string | undefined) => character !== undefined && character >= '0' && character <= '9';
const isJoint = (character: string | undefined) => character !== undefined && '-_. :#/'.includes(character);

function groupOf(name: string): string {
  let end = name.length;
  while (isDigit(name[end - 1])) end -= 1;
  while (isJoint(name[end - 1])) end -= 1;
  return name.slice(0, end);
}

/** What the visitor looks for: a part of the name, a state. */
export interface WorkerWish {
  readonly text: string;
  readonly state: WorkerState | 'all';
}

/** The workers that the visitor looks for, in their order. */
export function findWorkers(rows: readonly WorkerRow[], { text, state }: WorkerWish): readonly WorkerRow[] {
  const wanted = searchWord(text);
  return rows.filter((row) => (state === 'all' || row.state === state) && row.name.toLowerCase().includes(wanted));
}

/** Groups of workers by the beginning of their names, in the order of their first workers. */
export function groupWorkers(rows: readonly WorkerRow[]): readonly WorkerGroup[] {
  const byName = new Map<string, WorkerRow[]>();
  for (const row of rows) {
    const known = byName.get(row.group);
    if (known) known.push(row);
    else byName.set(row.group, [row]);
  }
  return [...byName].map(([name, workers]) => {
    const { inactive, active } = countStates(workers);
    return {
      name,
      nameKey: nameKeyOf(name),
      workers,
      state: inactive > 0 ? 'inactive' : active > 0 ? 'active' : 'unknown',
      inactive,
      hashrate: sumOf(workers, 'hashrate'),
      hashrate24h: sumOf(workers, 'hashrate24h'),
      lastShareAtMs: workers.reduce<number | null>(
        (latest, { lastShareAtMs: at }) => (at !== null && at > (latest ?? 0) ? at : latest),
        null,
      ),
    };
  });
}

/** A sum that silently lacks a worker is none. */
function sumOf(workers: readonly WorkerRow[], figure: 'hashrate' | 'hashrate24h'): number | null {
  return workers.reduce<number | null>((sum, row) => (sum === null || row[figure] === null ? null : sum + row[figure]), 0);
}

/** The columns of the table in their order. */
export const workerColumns = ['state', 'name', 'hashrate', 'hashrate24h', 'lastShare'] as const;
export type WorkerColumn = (typeof workerColumns)[number];
/** By which column the workers stand, and which way. */
export interface WorkerSort {
  readonly column: WorkerColumn;
  readonly direction: SortDirection;
}

/** Inactive ones first. */
export const FIRST_SORT: WorkerSort = { column: 'state', direction: 'ascending' };

/** The next click on a heading: names and states from the first on, figures from the largest on; then the other way. */
export function nextWorkerSort(sort: WorkerSort, column: WorkerColumn): WorkerSort {
  const first = column === 'state' || column === 'name' ? 'ascending' : 'descending';
  if (sort.column !== column) return { column, direction: first };
  return { column, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' };
}

const valuesOf: Readonly<Record<Exclude<WorkerColumn, 'name'>, (row: WorkerRow | WorkerGroup) => number | null>> = {
  state: (row) => ('inactive' in row ? -row.inactive : workerStates.indexOf(row.state)),
  hashrate: ({ hashrate }) => hashrate,
  hashrate24h: ({ hashrate24h }) => hashrate24h,
  lastShare: ({ lastShareAtMs }) => lastShareAtMs,
};

/** Workers or groups in the wanted order; what has no figure stands last both ways, equal ones as they stood. */
export function sortWorkers<T extends WorkerRow | WorkerGroup>(rows: readonly T[], { column, direction }: WorkerSort): readonly T[] {
  const sign = direction === 'ascending' ? 1 : -1;
  if (column === 'name') return rows.toSorted((a, b) => sign * (Number(a.nameKey > b.nameKey) - Number(a.nameKey < b.nameKey)));
  const valueOf = valuesOf[column];
  return rows.toSorted((a, b) => {
    const [one, two] = [valueOf(a), valueOf(b)];
    if (one === null || two === null) return Number(one === null) - Number(two === null);
    return sign * (one - two);
  });
}

/** One line of the table: a worker, or the head of its group. */
export type WorkerLine =
  | { readonly kind: 'worker'; readonly row: WorkerRow }
  | { readonly kind: 'group'; readonly group: WorkerGroup; readonly isOpen: boolean };

/** The lines of the table; with `open`, the names of the groups that are open, the workers stand in their groups. */
export function workerLines(rows: readonly WorkerRow[], sort: WorkerSort, open: ReadonlySet<string> | undefined): readonly WorkerLine[] {
  const linesOf = (workers: readonly WorkerRow[]) => sortWorkers(workers, sort).map((row) => ({ kind: 'worker', row }) as const);
  if (!open) return linesOf(rows);
  return sortWorkers(groupWorkers(rows), sort).flatMap((group): readonly WorkerLine[] => {
    const isOpen = open.has(group.name);
    return [{ kind: 'group', group, isOpen }, ...(isOpen ? linesOf(group.workers) : [])];
  });
}
