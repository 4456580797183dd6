/** Processor time of some work in ms: what others do on the machine meanwhile does not count. */
export function cpuMsOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** Most that a recalculation may take, in ms of the processor. Machines that run the tests differ in speed by several times. */
export const RECALCULATION_MS = 4;

/** Median of the processor time that one run of some work takes, in ms. */
export function medianCpuMs(work: () => unknown, runs = 41): number {
  const times = Array.from({ length: runs }, () => cpuMsOf(work));
  return times.toSorted((one, other) => one - other)[Math.floor(runs / 2)] ?? Infinity;
}
