/** A figure as it goes over the wire: twelve significant digits; what is beyond is the noise of floating point. */
export function wireNumber(value: number): number {
  return Number(value.toPrecision(12));
}

/** As wireNumber, and null stays null. */
export function wireNumberOrNull(value: number | null): number | null {
  return value === null ? null : wireNumber(value);
}

/** Unix seconds of a moment in ms. */
export function unixSecondsOf(atMs: number): number {
  return Math.floor(atMs / 1000);
}
