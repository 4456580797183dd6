/** A figure that may not be known: null on the wire, undefined inside. */
export type Maybe = number | null | undefined;

/** The figure, undefined when it is not known: absent, null, or no finite number. */
export function known(figure: Maybe): number | undefined {
  return typeof figure === 'number' && Number.isFinite(figure) ? figure : undefined;
}

/** The product of figures; undefined when one of them is not known. */
export function product(...factors: readonly Maybe[]): number | undefined {
  return combined(factors, (result, factor) => result * factor, 1);
}

/** One figure over another; undefined when one of them is not known or the divisor is not above zero. */
export function quotient(dividend: Maybe, divisor: Maybe): number | undefined {
  const over = known(divisor);
  return over !== undefined && over > 0 ? known((known(dividend) ?? Number.NaN) / over) : undefined;
}

/** The sum of figures; undefined when one of them is not known, so that no total silently lacks a part. */
export function total(parts: readonly Maybe[]): number | undefined {
  return combined(parts, (result, part) => result + part, 0);
}

function combined(figures: readonly Maybe[], join: (result: number, figure: number) => number, start: number): number | undefined {
  let result = start;
  for (const figure of figures) result = join(result, known(figure) ?? Number.NaN);
  return known(result);
}
