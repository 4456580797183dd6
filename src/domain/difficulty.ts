import type { DifficultyUnit } from './coin.ts';
import { figureDigits, roundHalfUp } from './decimal.ts';
import { known, type Maybe } from './known.ts';

interface HasDifficultyUnit {
  readonly difficultyUnit: DifficultyUnit;
}

/** A network difficulty as figure and scale of its coin (spec 9), apart. What is not known and negative values give '--' without a unit. */
export function splitDifficulty(difficulty: Maybe, coin: HasDifficultyUnit): { readonly value: string; readonly unit: string } {
  const value = known(difficulty);
  if (value === undefined || value < 0) return { value: '--', unit: '' };
  const { symbol, scale } = coin.difficultyUnit;
  return { value: roundHalfUp(value, figureDigits(value / scale), -Math.round(Math.log10(scale))), unit: symbol };
}

/** A network difficulty as text in the fixed scale of its coin, '152.27 T' for BTC: 2 decimals, 8 below 0.01 of the scale (spec 9). */
export function formatDifficulty(value: Maybe, coin: HasDifficultyUnit): string {
  const figure = splitDifficulty(value, coin);
  return figure.unit === '' ? figure.value : `${figure.value} ${figure.unit}`;
}
