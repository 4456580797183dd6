import { vi } from 'vitest';

/** A busy machine is no fault of the code: what surely comes may take this long. */
export const patienceMs = 15_000;

/** Waits until `check` no longer throws, and gives what it returns. For the tests of React see `unit/drawn.ts`. */
export function until<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: patienceMs, interval: 10 });
}
