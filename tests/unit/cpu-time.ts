/** Most that a recalculation may take, in ms of the processor. Machines that run the tests differ in speed by several times. */
export const RECALCULATION_MS = 4;

/** Median of the processor time that one run of some work takes, in ms: what runs beside the tests does not count, as it would by the clock. */
export function medianCpuMs(work: () => unknown, runs = 41): number {
  const times = Array.from({ length: runs }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return times.toSorted((one, other) => one - other)[Math.floor(runs / 2)] ?? Infinity;
}
