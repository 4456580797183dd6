import type { Farm } from '#src/contracts/anonymous.ts';
import { SECOND_MS } from '#src/domain/days.ts';
import { visibleName } from '#src/domain/visible-name.ts';
import { searchWord } from '#src/domain/search-word.ts';

/** A worker without a share for so long is inactive. */
const INACTIVE_AFTER_MS = 10 * 60_000;

/** In the order in which the table shows them first: what needs a visit stands on top. */
export const workerStates = ['inactive', 'active', 'unknown'] as const;
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
