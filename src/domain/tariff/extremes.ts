/** The greatest of numbers, however many: a call with each as an argument ends at about a hundred thousand. -Infinity for none. */
export function greatest(numbers: Iterable<number>): number {
  let most = -Infinity;
  for (const each of numbers) most = Math.max(most, each);
  return most;
}

/** The least of numbers, however many; Infinity for none. */
export function least(numbers: Iterable<number>): number {
  let fewest = Infinity;
  for (const each of numbers) fewest = Math.min(fewest, each);
  return fewest;
}
