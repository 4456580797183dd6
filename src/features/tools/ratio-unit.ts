import { groupThousands, roundAndTrim, roundHalfUp } from '#src/domain/decimal.ts';
import { type Maybe, product } from '#src/domain/known.ts';
import { type HashrateUnit, toHs } from '#src/domain/units.ts';

/** The unit of hashrate that a column of power ratios has: that of all its rows, else the one for what differs. */
export function ratioUnit(units: readonly HashrateUnit[], mixed: HashrateUnit): HashrateUnit {
  const [first = mixed] = units;
  return units.every((unit) => unit === first) ? first : mixed;
}

/** J per hash of `unit` as J per hash of another one. */
export function ratioIn(ratio: Maybe, unit: HashrateUnit, shown: HashrateUnit): number | undefined {
  return product(ratio, toHs(1, shown) / toHs(1, unit));
}

/** A ratio with its unit, '17.50 J/TH', '0.0175 J/GH': two decimals, four below one. */
export function ratioText(ratio: Maybe, unit: HashrateUnit): string {
  if (typeof ratio !== 'number') return '--';
  return `${ratio < 1 ? roundAndTrim(ratio, 4) : groupThousands(roundHalfUp(ratio, 2))} ${ratioName(unit)}`;
}

/** 'J/TH' */
export function ratioName(unit: HashrateUnit): string {
  return `J/${unit.slice(0, 2)}`;
}
