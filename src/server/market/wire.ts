import { known, type Maybe } from '#src/domain/known.ts';

/** A figure as it goes over the wire: twelve significant digits; what is beyond is the noise of floating point. */
export function wireNumber(value: number): number {
  return Number(value.toPrecision(12));
}

/** As wireNumber, and null for what is not known. */
export function wireNumberOrNull(value: Maybe): number | null {
  const figure = known(value);
  return figure === undefined ? null : wireNumber(figure);
}

/** Unix seconds of a moment in ms. */
export function unixSecondsOf(atMs: number): number {
  return Math.floor(atMs / 1000);
}
