import { figureDigits, roundHalfUp } from './decimal.ts';
import { known, type Maybe } from './known.ts';

/** Hashrate units in steps of 1000. The index of a unit is the API's own code: '4' is TH/s. */
export const hashrateUnits = ['H/s', 'KH/s', 'MH/s', 'GH/s', 'TH/s', 'PH/s', 'EH/s', 'ZH/s'] as const;

export type HashrateUnit = (typeof hashrateUnits)[number];

/** A figure and its unit, apart, so that a page can set them in different type. */
export interface HashrateFigure {
  readonly value: string;
  readonly unit: string;
}

const STEP = 1000;
/** ZH/s is read wherever it is written; figures step up no further than to EH/s, the unit in which networks are compared. */
const LAST_INDEX = hashrateUnits.indexOf('EH/s');
const NO_FIGURE: HashrateFigure = { value: '--', unit: '' };

/** A prefix, then nothing or 'H', 'hash', 'hashes', then nothing or 'per second' as pools write it. */
const unitPattern = /^([KMGTPEZ]?)(?:H(?:ASH(?:ES)?)?(?: ?(?:\/ ?S(?:EC)?|PS|S))?)?$/;

/** The unit a text means: 'TH/s', 'TH' or 'T', and as it is often misspelt, 'Ths', 'THps', 'Thash/s', in any case. Undefined for anything else. */
export function parseHashrateUnit(text: string): HashrateUnit | undefined {
  const wanted = text.trim().toUpperCase();
  const prefix = wanted === '' ? undefined : unitPattern.exec(wanted)?.[1];
  return prefix === undefined ? undefined : hashrateUnits.find((unit) => unit.toUpperCase() === `${prefix}H/S`);
}

/** H/s in one of the unit; NaN for a text that is no unit, which every format then shows as '--'. */
function scaleOf(unit: string): number {
  const parsed = parseHashrateUnit(unit);
  return parsed === undefined ? Number.NaN : STEP ** hashrateUnits.indexOf(parsed);
}

/** A value in some unit as H/s. NaN when the value or the unit is not known. */
export function toHs(value: Maybe, unit: string): number {
  return (known(value) ?? Number.NaN) * scaleOf(unit);
}

/** H/s as a value in some unit. NaN when the unit is unknown. */
export function fromHs(hashrateHs: number, unit: string): number {
  return hashrateHs / scaleOf(unit);
}

/** How many units above the base a value belongs: 1234567 TH/s is two up. Powers of 1000 are exact numbers up to 1e21. */
function stepsUp(value: number, baseIndex: number): number {
  let steps = 0;
  while (baseIndex + steps < LAST_INDEX && value >= STEP ** (steps + 1)) steps += 1;
  return steps;
}

/**
 * A hashrate as figure and unit. `value` is in `baseUnit`; a unit that is not ours keeps its name and is not stepped.
 * What is not known, negative values and a figure without any unit, which may be out by a factor of 1000, give '--' without a unit.
 */
export function splitHashrate(hashrate: Maybe, baseUnit: string): HashrateFigure {
  const value = known(hashrate);
  if (value === undefined || value < 0 || baseUnit.trim() === '') return NO_FIGURE;
  const base = parseHashrateUnit(baseUnit);
  if (base === undefined) return { value: roundHalfUp(value, figureDigits(value)), unit: baseUnit };
  const baseIndex = hashrateUnits.indexOf(base);
  const steps = stepsUp(value, baseIndex);
  const text = roundHalfUp(value, figureDigits(value), -3 * steps);
  const isPromoted = text === '1000.00' && baseIndex + steps < LAST_INDEX;
  const unit = hashrateUnits[baseIndex + steps + (isPromoted ? 1 : 0)] ?? base;
  return { value: isPromoted ? '1.00' : text, unit };
}

/**
 * A hashrate as text, '1.23 EH/s': steps of 1000 up to EH/s and never down from the base unit, 2 decimals, 8 between 0 and 0.01 of the
 * base unit, half up on the decimal value, '--' for what is not known and negative values.
 */
export function formatHashrate(value: Maybe, baseUnit: string): string {
  const figure = splitHashrate(value, baseUnit);
  return figure.unit === '' ? figure.value : `${figure.value} ${figure.unit}`;
}
