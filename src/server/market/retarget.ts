import { HOUR_MS } from '#src/domain/days.ts';
import { nextDifficulty } from '#src/domain/earnings.ts';
import type { Series } from './noise.ts';

const GRID_MS = 3 * HOUR_MS;
const BISECTIONS = 40;

/** A chain to simulate, from a period that begins at `startMs` (ms) with that height and difficulty. */
interface RetargetChain {
  readonly startMs: number;
  readonly startHeight: number;
  readonly startDifficulty: number;
  readonly periodBlocks: number;
  readonly blockTimeS: number;
  readonly hashesPerDifficultyUnit: number;
  readonly hashrateHs: Series;
}

/** One change of difficulty: when, in ms, and by how much of what it was before. */
export interface Adjustment {
  readonly atMs: number;
  readonly ratio: number;
}

/** Adjustments that are remembered of a chain. */
const ADJUSTMENTS = 10;

/** Where a difficulty stands at a moment. What follows from its period is null where difficulty follows every block. */
export interface DifficultyState {
  readonly difficulty: number;
  readonly setAtMs: number;
  readonly next: number | null;
  readonly adjustInSeconds: number | null;
  readonly height: number;
  readonly periodBlocksDone: number | null;
  /** The last ten, newest first. */
  readonly adjustments: readonly Adjustment[];
}

/** What is unknown of a chain whose difficulty follows every block. */
export const followingEachBlock = { next: null, adjustInSeconds: null, periodBlocksDone: null, adjustments: [] } as const;

interface Period {
  readonly startMs: number;
  readonly endMs: number;
  readonly startWork: number;
  readonly endWork: number;
  readonly difficulty: number;
  readonly startHeight: number;
  readonly adjustments: readonly Adjustment[];
}

/** Hashes done since the start, by trapezoids on a fixed grid: the result must not depend on which moments were read before. */
function createWork({ startMs, hashrateHs }: RetargetChain) {
  const totals: number[] = [0];
  const rates: number[] = [hashrateHs(startMs)];
  const cellStart = (cell: number): number => startMs + cell * GRID_MS;
  const workInCell = (cell: number, untilMs: number): number =>
    (((rates[cell] ?? 0) + hashrateHs(untilMs)) / 2) * ((untilMs - cellStart(cell)) / 1000);
  const totalAt = (cell: number): number => {
    for (let last = totals.length - 1; last < cell; last += 1) {
      totals.push((totals[last] ?? 0) + workInCell(last, cellStart(last + 1)));
      rates.push(hashrateHs(cellStart(last + 1)));
    }
    return totals[cell] ?? 0;
  };
  const at = (atMs: number): number => {
    const cell = Math.floor((atMs - startMs) / GRID_MS);
    return totalAt(cell) + workInCell(cell, atMs);
  };
  /** When the work reaches `target`, looked for from `fromMs` on. */
  const momentOf = (target: number, fromMs: number): number => {
    let cell = Math.floor((fromMs - startMs) / GRID_MS);
    while (totalAt(cell + 1) < target) cell += 1;
    let low = cellStart(cell);
    let high = cellStart(cell + 1);
    for (let step = 0; step < BISECTIONS; step += 1) {
      const middle = (low + high) / 2;
      if (at(middle) < target) low = middle;
      else high = middle;
    }
    return high;
  };
  return { at, momentOf };
}

type Work = ReturnType<typeof createWork>;
type PeriodStart = Pick<Period, 'startMs' | 'startWork' | 'difficulty' | 'startHeight' | 'adjustments'>;

function periodFrom(start: PeriodStart, chain: RetargetChain, work: Work): Period {
  const endWork = start.startWork + chain.periodBlocks * chain.hashesPerDifficultyUnit * start.difficulty;
  return { ...start, endWork, endMs: work.momentOf(endWork, start.startMs) };
}

/** The forecast of the running period; in its first block the pace is taken from the hashrate itself. */
function forecast(period: Period, chain: RetargetChain, { atMs, work }: { readonly atMs: number; readonly work: number }) {
  const hashesPerBlock = chain.hashesPerDifficultyUnit * period.difficulty;
  const blocks = Math.min((work - period.startWork) / hashesPerBlock, chain.periodBlocks);
  const pace =
    blocks >= 1
      ? { blocksDone: blocks, elapsedS: (atMs - period.startMs) / 1000 }
      : { blocksDone: 1, elapsedS: hashesPerBlock / chain.hashrateHs(atMs) };
  return { blocks, next: nextDifficulty({ ...pace, ...chain, difficulty: period.difficulty }) };
}

function followingPeriod(period: Period, chain: RetargetChain, work: Work): Period {
  const elapsedS = (period.endMs - period.startMs) / 1000;
  const next = nextDifficulty({ ...chain, difficulty: period.difficulty, blocksDone: chain.periodBlocks, elapsedS });
  const difficulty = next?.difficulty ?? period.difficulty;
  const { endMs: startMs, endWork: startWork } = period;
  const adjustment = { atMs: Math.round(startMs), ratio: difficulty / period.difficulty - 1 };
  const adjustments = [adjustment, ...period.adjustments].slice(0, ADJUSTMENTS);
  const startHeight = period.startHeight + chain.periodBlocks;
  return periodFrom({ startMs, startWork, difficulty, startHeight, adjustments }, chain, work);
}

/**
 * Difficulty of a chain that adjusts once a period (BTC, LTC): every period since the chain's start is simulated with the network hashrate,
 * and the next difficulty follows from the time it took. Takes ms, not before the start. Pure: only repeats are remembered.
 */
export function createRetarget(chain: RetargetChain): (atMs: number) => DifficultyState {
  const work = createWork(chain);
  const { startMs, startDifficulty, startHeight } = chain;
  const first = { startMs, startWork: 0, difficulty: startDifficulty, startHeight, adjustments: [] };
  const periods: Period[] = [periodFrom(first, chain, work)];

  const periodAt = (atMs: number): Period | undefined => {
    for (let last = periods.at(-1); last && last.endMs <= atMs; last = periods.at(-1)) periods.push(followingPeriod(last, chain, work));
    return periods.findLast((period) => period.startMs <= atMs);
  };

  return (atMs) => {
    const period = periodAt(atMs);
    if (!period) throw new RangeError(`the chain is simulated from ${new Date(startMs).toISOString()} on`);
    const { blocks, next } = forecast(period, chain, { atMs, work: work.at(atMs) });
    const periodBlocksDone = Math.min(Math.floor(blocks), chain.periodBlocks - 1);
    return {
      difficulty: period.difficulty,
      setAtMs: Math.round(period.startMs),
      next: next?.difficulty ?? null,
      adjustInSeconds: next ? Math.round(next.adjustInSeconds) : null,
      height: period.startHeight + periodBlocksDone,
      periodBlocksDone,
      adjustments: period.adjustments,
    };
  };
}
