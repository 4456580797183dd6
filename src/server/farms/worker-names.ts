import type { WorkerReading } from '../sources/readings.ts';

/** Zero-width signs, blanks, marks of direction: nothing that a page could show. */
const INVISIBLE = /^[\p{Cf}\p{Cn}\p{Co}\p{Z}\p{Default_Ignorable_Code_Point}]*$/u;

/**
 * The machines of a farm under names that are each there once, by which they are remembered: of several that share one the second is
 * 'rig (2)', in the order in which the pool lists them. A name in which nothing can be seen is '', which is shown as none.
 */
export function namedApart(workers: readonly WorkerReading[]): readonly WorkerReading[] {
  const shown = workers.map(({ name }) => (INVISIBLE.test(name) ? '' : name));
  const taken = new Set<string>();
  const counts = new Map<string, number>();
  const own = new Set(shown);
  return workers.map((worker, index) => {
    const name = shown[index] ?? worker.name;
    let free = name;
    let count = counts.get(name) ?? 1;
    // Another machine may really be called 'rig (2)'.
    while (taken.has(free) || (free !== name && own.has(free))) {
      count += 1;
      free = `${name} (${count})`.trimStart();
    }
    counts.set(name, count);
    taken.add(free);
    return free === worker.name ? worker : { ...worker, name: free };
  });
}
