import type { DifficultyUnit } from './coin.ts';
import { figureDigits, roundHalfUp } from './decimal.ts';

interface HasDifficultyUnit {
  readonly difficultyUnit: DifficultyUnit;
}

/** A network difficulty as figure and scale of its coin (spec 9), apart. NaN, infinite and negative values give '--' without a unit. */
export function splitDifficulty(value: number, coin: HasDifficultyUnit): { readonly value: string; readonly unit: string } {
  if (!Number.isFinite(value) || value < 0) return { value: '--', unit: '' };
  const { symbol, scale } = coin.difficultyUnit;
  return { value: roundHalfUp(value, figureDigits(value / scale), -Math.round(Math.log10(scale))), unit: symbol };
}

/** A network difficulty as text in the fixed scale of its coin, '152.27 T' for BTC: 2 decimals, 8 below 0.01 of the scale (spec 9). */
export function formatDifficulty(value: number, coin: HasDifficultyUnit): string {
  const figure = splitDifficulty(value, coin);
  return figure.unit === '' ? figure.value : `${figure.value} ${figure.unit}`;
}
