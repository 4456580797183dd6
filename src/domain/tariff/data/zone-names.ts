import type { Zone } from './zone.ts';

const zoneNames: readonly (readonly [name: RegExp, zone: string])[] = [
  [/(?:^|[^A-Za-z])(?:UTC|GMT)(?![A-Za-z])|UTC$|_utc$/, 'utc'],
  [/(?:^|[^A-Za-z])(?:CES?T|MES?Z)(?![A-Za-z])|[a-z]CET$/, 'Europe/Berlin'],
  [/(?:^|[^A-Za-z])WES?T(?![A-Za-z])/, 'Europe/Lisbon'],
  [/(?:^|[^A-Za-z])EES?T(?![A-Za-z])/, 'Europe/Helsinki'],
  [/^(?:Hour|Time)DK$/, 'Europe/Copenhagen'],
  [/_mpt$/, 'America/Edmonton'],
];

/** Whose clock the times of a field show, where its name says it: 'TimeUTC', 'MTU (CET/CEST)'. */
export function zoneNamed(name: string): Zone {
  return zoneNames.find(([pattern]) => pattern.test(name.trim()))?.[1];
}
