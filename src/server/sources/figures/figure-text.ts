import { elapsed } from '#src/domain/age.ts';
import { splitHashrate } from '#src/domain/units.ts';

/** How long ago a moment was: '2 min', '3 h', '1 d'. */
export function ageText(atMs: number, nowMs: number): string {
  const { unit, count } = elapsed(nowMs - atMs);
  return unit === 'now' ? 'now' : `${count} ${{ minutes: 'min', hours: 'h', days: 'd' }[unit]}`;
}

/** A hashrate (H/s) as a person reads it: '512.00 GH/s'. */
export function hashrateText(hashrateHs: number): string {
  const { value, unit } = splitHashrate(hashrateHs, 'H/s');
  return `${value} ${unit}`;
}
