import { vi } from 'vitest';

/** A busy machine is no fault of the code: what surely comes may take this long. */
export const patienceMs = 15_000;

/** Waits until `check` no longer throws, and gives what it returns. For the tests of React see `unit/drawn.ts`. */
export function until<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: patienceMs, interval: 10 });
}

/** Processor time of some work in ms: what others do on the machine meanwhile does not count. */
export function cpuMsOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
