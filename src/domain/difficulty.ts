import type { DifficultyUnit } from './coin.ts';
import { figureDigits, roundHalfUp } from './decimal.ts';
import { known, type Maybe } from './known.ts';

interface HasDifficultyUnit {
  readonly difficultyUnit: DifficultyUnit;
}

/** The scales that difficulties are shown in, the largest first. */
export const difficultyUnits = {
  P: { symbol: 'P', scale: 1e15 },
  T: { symbol: 'T', scale: 1e12 },
  G: { symbol: 'G', scale: 1e9 },
  M: { symbol: 'M', scale: 1e6 },
  K: { symbol: 'K', scale: 1e3 },
} as const satisfies Record<string, DifficultyUnit>;

/** The scale in which a difficulty has one to three digits before the point, for a coin whose own is not known. */
export function difficultyUnitOf(difficulty: Maybe): DifficultyUnit {
  const value = known(difficulty) ?? 0;
  return Object.values(difficultyUnits).find(({ scale }) => value >= scale) ?? { symbol: '', scale: 1 };
}

/** A network difficulty as figure and scale of its coin, apart. What is not known and negative values give '--' without a unit. */
export function splitDifficulty(difficulty: Maybe, coin: HasDifficultyUnit): { readonly value: string; readonly unit: string } {
  const value = known(difficulty);
  if (value === undefined || value < 0) return { value: '--', unit: '' };
  const { symbol, scale } = coin.difficultyUnit;
  return { value: roundHalfUp(value, figureDigits(value / scale), -Math.round(Math.log10(scale))), unit: symbol };
}

/** A network difficulty as text in the fixed scale of its coin, '152.27 T' for BTC: 2 decimals, 8 below 0.01 of the scale. */
export function formatDifficulty(value: Maybe, coin: HasDifficultyUnit): string {
  const figure = splitDifficulty(value, coin);
  return figure.unit === '' ? figure.value : `${figure.value} ${figure.unit}`;
}
