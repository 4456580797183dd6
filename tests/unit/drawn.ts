import { act } from 'react';
import { patienceMs } from '../until.ts';

const task = (ms = 0) => act(async () => new Promise((done) => setTimeout(done, ms)));

/** Waits until `check` no longer throws, while React draws what comes. Gives what it returns. */
export async function drawn<T>(check: () => T): Promise<T> {
  const endMs = performance.now() + patienceMs;
  for (;;) {
    await task(10);
    try {
      return check();
    } catch (error) {
      if (performance.now() > endMs) throw error;
    }
  }
}

/** Lets everything run that is due, promise after promise and task after task: for what must have had its chance, and for what must not come. */
export async function settled(tasks = 20): Promise<void> {
  for (let count = 0; count < tasks; count += 1) await task();
}
