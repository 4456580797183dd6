import {
  countPlaces,
  farmPlan,
  type FarmPlan,
  namesOnly,
  type PlaceRules,
  type PlaceState,
  type PlanHall,
  type PlanRow,
} from '#src/domain/farm-places.ts';
import { type CellKind, cellKind } from '../kiosk/farm-kiosk-page.model.ts';
import type { FarmSnapshot } from '../farms.atoms.ts';
import { type WorkerRow, workerRows } from '../workers/workers.model.ts';

/** A worker with the state that its place is drawn in. */
export type PlacedWorker = Omit<WorkerRow, 'state'> & { readonly state: PlaceState; readonly worker: WorkerRow };

/** A hall, or the machines without a place as one of their own. */
export type ShownHall = PlanHall<PlacedWorker> & { readonly isUnplaced: boolean };
export type ShownRow = PlanRow<PlacedWorker>;

const states: Readonly<Record<CellKind, PlaceState>> = { active: 'on', low: 'slow', inactive: 'off', unknown: 'unknown' };

/** The workers of a farm where they stand. */
export const workerPlan = (workers: readonly WorkerRow[], rules: PlaceRules): FarmPlan<PlacedWorker> =>
  farmPlan(
    workers.map((worker) => ({ ...worker, state: states[cellKind(worker)], worker })),
    rules,
  );

/** A name that fits its place; of a longer one the end tells machines apart. */
const SHORT = 10;
const endOf = (name: string): string => (name.length <= SHORT ? name : `…${name.slice(1 - SHORT)}`);

/** The halls in their order, and last the machines without a place, under their names. */
export function shownHalls({ halls, unplaced }: FarmPlan<PlacedWorker>): readonly ShownHall[] {
  const placed = halls.map((hall) => ({ ...hall, isUnplaced: false }));
  if (unplaced.length === 0) return placed;
  const machines = unplaced.map((machine) => ({ ...machine, shelf: endOf(machine.name) }));
  const counts = countPlaces(unplaced);
  return [...placed, { hall: '', counts, rows: [{ row: '', counts, machines }], isUnplaced: true }];
}

/** The halls that a kiosk shows on a page of its own: undefined where the names say of no two places that they are apart. */
export function kioskPlan(snapshot: FarmSnapshot | undefined, rules: PlaceRules = namesOnly): readonly ShownHall[] | undefined {
  const workers = snapshot?.data && workerRows(snapshot.data, snapshot.madeAt);
  if (!workers) return undefined;
  const plan = workerPlan(workers, rules);
  return plan.halls.length > 1 || plan.halls.some(({ rows }) => rows.length > 1) ? shownHalls(plan) : undefined;
}

/** Machines that a page shows at once; of more, halls are opened by hand. */
const FEW = 120;
/** A hall of more is never open by itself. */
const MOST_OPEN = 500;

/** Places of the halls that are open at first: all of a small farm, of a large one the hall in which the greatest part stands still. */
export function firstOpen(halls: readonly ShownHall[]): ReadonlySet<number> {
  const total = halls.reduce((sum, { counts }) => sum + counts.total, 0);
  if (total <= FEW) return new Set(halls.keys());
  const part = (hall: ShownHall | undefined): number => (hall && hall.counts.total <= MOST_OPEN ? hall.counts.off / hall.counts.total : 0);
  const worst = [...halls.keys()].toSorted((a, b) => part(halls[b]) - part(halls[a])).slice(0, 1);
  return new Set(worst.filter((index) => part(halls[index]) > 0));
}
