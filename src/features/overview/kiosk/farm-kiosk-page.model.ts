import { elapsed } from '#src/domain/age.ts';
import { quotient } from '#src/domain/known.ts';
import type { WorkerRow } from '../workers/workers.model.ts';

/** How a worker is drawn: as its state, or `low` where it is far below its own mean of 24 hours. */
export const cellKinds = ['active', 'low', 'inactive', 'unknown'] as const;
export type CellKind = (typeof cellKinds)[number];

/** More cells would be smaller than can be seen from 4 m. */
const MOST_CELLS = 1_500;
/** Below this part of its own mean a worker needs a look. */
const LOW = 0.85;

/** Drawing units: a cell, and from one to the next. */
const CELL = 11;
const PITCH = 15;
/** Width over height of the place that the cells fill. */
const SHAPE = 3.4;
/** So that a few cells do not become tiles. */
const LEAST_COLUMNS = 10;

/** How a worker is drawn. */
export function cellKind({ state, hashrate, hashrate24h }: WorkerRow): CellKind {
  const part = quotient(hashrate, hashrate24h);
  return state === 'active' && part !== undefined && part < LOW ? 'low' : state;
}

interface WorkerCells {
  readonly width: number;
  readonly height: number;
  /** The cells of each kind as the `d` of one SVG path. */
  readonly paths: Readonly<Record<CellKind, string>>;
  /** Workers that have no cell. */
  readonly hidden: number;
}

/** Every worker as one cell, row by row in the order of their names. */
export function workerCells(rows: readonly WorkerRow[]): WorkerCells {
  const shown = rows.toSorted((a, b) => Number(a.nameKey > b.nameKey) - Number(a.nameKey < b.nameKey)).slice(0, MOST_CELLS);
  const columns = Math.max(LEAST_COLUMNS, Math.ceil(Math.sqrt(shown.length * SHAPE)));
  const paths = { active: '', low: '', inactive: '', unknown: '' };
  shown.forEach((row, index) => {
    const [x, y] = [(index % columns) * PITCH, Math.floor(index / columns) * PITCH];
    paths[cellKind(row)] += `M${x} ${y}h${CELL}v${CELL}h-${CELL}z`;
  });
  const lines = Math.max(1, Math.ceil(shown.length / columns));
  return { width: columns * PITCH, height: lines * PITCH, paths, hidden: rows.length - shown.length };
}

/** A worker that needs a look, and why. */
export interface Concern {
  readonly name: string;
  readonly kind: 'inactive' | 'low';
  /** Since its last share; undefined where the pool does not say. */
  readonly since: ReturnType<typeof elapsed> | undefined;
  /** How far it is below its mean, a ratio. */
  readonly below: number | undefined;
}

/** Workers that need a look: those without shares, the latest first, then those far below their own mean, the worst first. Ages count to `madeAtMs`. */
export function concerns(rows: readonly WorkerRow[], madeAtMs: number): readonly Concern[] {
  const inactive = rows
    .filter((row) => cellKind(row) === 'inactive')
    .toSorted((a, b) => (b.lastShareAtMs ?? 0) - (a.lastShareAtMs ?? 0))
    .map(({ name, lastShareAtMs }): Concern => {
      const since = lastShareAtMs === null ? undefined : elapsed(madeAtMs - lastShareAtMs);
      return { name, kind: 'inactive', since, below: undefined };
    });
  const low = rows
    .filter((row) => cellKind(row) === 'low')
    .map(({ name, hashrate, hashrate24h }): Concern => ({
      name,
      kind: 'low',
      since: undefined,
      below: 1 - (quotient(hashrate, hashrate24h) ?? 1),
    }))
    .toSorted((a, b) => (b.below ?? 0) - (a.below ?? 0));
  return [...inactive, ...low];
}
