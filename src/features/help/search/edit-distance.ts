/**
 * How many slips of a finger lie between two words: a letter too many, too few, another one, or two exchanged. Counts up to `limit`; beyond it the
 * result is `limit + 1`.
 */
export function editDistance(first: string, second: string, limit: number): number {
  if (Math.abs(first.length - second.length) > limit) return limit + 1;
  let before: number[] = [];
  let last = Array.from({ length: second.length + 1 }, (_, index) => index);
  for (let row = 1; row <= first.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= second.length; column += 1) {
      const isSame = first[row - 1] === second[column - 1];
      const isExchanged = first[row - 1] === second[column - 2] && first[row - 2] === second[column - 1];
      next[column] = Math.min(
        at(last, column) + 1,
        at(next, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isExchanged && row > 1 && column > 1 ? at(before, column - 2) + 1 : limit + 1,
      );
    }
    [before, last] = [last, next];
  }
  return Math.min(at(last, second.length), limit + 1);
}

const at = (row: readonly number[], column: number): number => row[column] ?? Infinity;
