/** Ticks of a value axis: they enclose every value, and `digits` decimals make them differ. */
export interface Ticks {
  values: number[];
  digits: number;
}

const roundSteps = [1, 2, 2.5, 5, 10];

/** Round ticks from at or below `min` to at or above `max`, about `count` steps of them (1, 2, 2.5 or 5 times a power of ten apart). */
export function roundTicks(min: number, max: number, count: number): Ticks {
  const [low, high] = widened(min, max);
  const rough = (high - low) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = roundSteps.find((step) => step * power >= rough * (1 - 1e-9)) ?? 10;
  const step = factor * power;
  const digits = Math.max(0, -Math.floor(Math.log10(step))) + (factor === 2.5 && step < 10 ? 1 : 0);
  const firstIndex = Math.floor(low / step + 1e-9);
  const lastIndex = Math.ceil(high / step - 1e-9);
  // No number is written with more than a hundred decimals.
  const written = Math.min(digits, 100);
  const values = Array.from({ length: lastIndex - firstIndex + 1 }, (_, index) => Number(((firstIndex + index) * step).toFixed(written)));
  return { values, digits: Math.min(digits, 8) };
}

/** Differences below this part of a figure are the noise of its last binary digits: no label could show a difference. */
const NOISE = 1e-9;

/** A level series has no height of its own: it gets a tenth above and below, or 0 to 1 when it is all zero. */
function widened(min: number, max: number): [number, number] {
  if (max - min > NOISE * Math.max(Math.abs(min), Math.abs(max))) return [min, max];
  if (min === 0) return [0, 1];
  const tenth = Math.abs(min) / 10;
  return [min - tenth, min + tenth];
}

/** At most `count` indices of `length` points, evenly apart, the first and the last among them. */
export function evenIndices(length: number, count: number): number[] {
  const shown = Math.min(length, count);
  if (shown < 2) return length > 0 ? [0] : [];
  return Array.from({ length: shown }, (_, index) => Math.round((index * (length - 1)) / (shown - 1)));
}
