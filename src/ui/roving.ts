const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Where the focus goes in a ring of `count` items for a key: arrows step and wrap, Home and End jump.
 * Undefined for every other key, and when there is nothing to move to.
 */
export function rovingIndex(key: string, index: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[key];
  return step === undefined ? undefined : (index + step + count) % count;
}
