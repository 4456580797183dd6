import type { SortDirection } from '#src/ui/sort-heading.tsx';
import { isStartColumn, type WorkerColumn, workerColumns } from './worker-columns.tsx';
import { groupWorkers, type WorkerGroup, type WorkerRow } from './workers.model.ts';

/** By which column the workers stand, and which way. */
export interface WorkerSort {
  readonly column: WorkerColumn;
  readonly direction: SortDirection;
}

/** Inactive ones first. */
export const FIRST_SORT: WorkerSort = { column: 'state', direction: 'ascending' };

/** The next click on a heading: names and states from the first on, figures from the largest on; then the other way. */
export function nextWorkerSort(sort: WorkerSort, column: WorkerColumn): WorkerSort {
  const first = isStartColumn(column) ? 'ascending' : 'descending';
  if (sort.column !== column) return { column, direction: first };
  return { column, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' };
}

/** Workers or groups in the wanted order; what has no figure stands last both ways, equal ones as they stood. */
export function sortWorkers<T extends WorkerRow | WorkerGroup>(rows: readonly T[], { column, direction }: WorkerSort): readonly T[] {
  const sign = direction === 'ascending' ? 1 : -1;
  const sorted = workerColumns.find(({ id }) => id === column);
  if (!sorted || !('value' in sorted))
    return rows.toSorted((a, b) => sign * (Number(a.nameKey > b.nameKey) - Number(a.nameKey < b.nameKey)));
  const valueOf: (row: T) => number | null = sorted.value;
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
