/** Processor time of some work in ms: what others do on the machine meanwhile does not count. */
export function cpuMsOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** The lower quartile of the processor time that one run of some work takes, in ms: what the garbage collector and a crowded cache add counts less. */
export function usualCpuMs(work: () => unknown, runs = 41): number {
  const times = Array.from({ length: runs }, () => cpuMsOf(work));
  return times.toSorted((one, other) => one - other)[Math.floor(runs / 4)] ?? Infinity;
}

/** Work of the kind that pages do: small objects, their figures, an order. */
function referenceWork(): number {
  const rows = Array.from({ length: 4_000 }, (_, index) => ({ id: index, figure: Math.sin(index) * 1e6, text: `${index % 97}` }));
  const kept = rows.filter(({ text }) => text !== '13').map((row) => ({ ...row, figure: Math.abs(row.figure) / (row.id + 1) }));
  return kept.toSorted((one, other) => one.figure - other.figure).reduce((sum, { figure }) => sum + figure, 0);
}

/** What the reference takes on the machine that the bars were set on, in ms. */
const USUAL_REFERENCE_MS = 1.2;

/** How many times slower this machine is at this moment than the one that the bars were set on; at least 1. */
export const slowness = (): number => Math.max(1, usualCpuMs(referenceWork) / USUAL_REFERENCE_MS);

/** Most that a recalculation may take, in ms of the processor: 4 where the bars were set, and as many times more as this machine is slower. */
export const recalculationMs = (): number => 4 * slowness();
