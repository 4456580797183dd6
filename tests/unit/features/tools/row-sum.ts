/** A short number that changes with every word and figure of a table's row. */
export function rowSum(row: readonly unknown[]): number {
  let sum = 7;
  for (const letter of JSON.stringify(row)) sum = (sum * 31 + letter.codePointAt(0)!) % 99_991;
  return sum;
}
