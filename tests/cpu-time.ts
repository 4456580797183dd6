/** Processor time of some work in ms: what others do on the machine meanwhile does not count. */
export function cpuMsOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** The lower quartile: what the garbage collector and a crowded cache add counts less. */
const lowerQuartile = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 4)] ?? Infinity;

/** Work of the kind that pages do: small objects, their figures, an order. */
function referenceWork(): number {
  const rows = Array.from({ length: 4_000 }, (_, index) => ({ id: index, figure: Math.sin(index) * 1e6, text: `${index % 97}` }));
  const kept = rows.filter(({ text }) => text !== '13').map((row) => ({ ...row, figure: Math.abs(row.figure) / (row.id + 1) }));
  return kept.toSorted((one, other) => one.figure - other.figure).reduce((sum, { figure }) => sum + figure, 0);
}

/** What the reference takes on the machine that the bars were set on, in ms. */
const USUAL_REFERENCE_MS = 1.2;

/** How many times slower this machine is at this moment than the one that the bars were set on; at least 1. */
export const slowness = (): number => slownessOf(Array.from({ length: RUNS }, () => cpuMsOf(referenceWork)));

const RUNS = 41;
const slownessOf = (references: readonly number[]): number => Math.max(1, lowerQuartile(references) / USUAL_REFERENCE_MS);

/** Processor time of one run of some work in ms, as the machine that the bars were set on would take it: run by turns with the reference, so that a slow spell meets both. */
function usualCpuMs(work: () => unknown): number {
  const turns = Array.from({ length: RUNS }, () => [cpuMsOf(referenceWork), cpuMsOf(work)] as const);
  return lowerQuartile(turns.map(([, worked]) => worked)) / slownessOf(turns.map(([reference]) => reference));
}

/** The first of up to five such measurements within `barMs`, or the least: what others do on the machine only adds, and crowds the caches of larger work first. */
export function calmestCpuMs(work: () => unknown, barMs: number): number {
  let leastMs = Infinity;
  for (let round = 0; round < 5 && leastMs >= barMs; round += 1) leastMs = Math.min(leastMs, usualCpuMs(work));
  return leastMs;
}

/** Most that a recalculation may take on that machine, in ms of the processor. */
export const RECALCULATION_MS = 4;
