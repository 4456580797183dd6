/** A figure as it goes over the wire: twelve significant digits; what is beyond is the noise of floating point. */
export const wireNumber = (value: number): number => Number(value.toPrecision(12));

/** As wireNumber, and null stays null. */
export const wireNumberOrNull = (value: number | null): number | null => (value === null ? null : wireNumber(value));

/** Unix seconds of a moment in ms. */
export const unixSecondsOf = (atMs: number): number => Math.floor(atMs / 1000);
