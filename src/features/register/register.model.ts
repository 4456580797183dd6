import { DEFAULT_REGION, dialCodes, readPhone } from '#src/domain/phone.ts';

/** What the phone field starts with. */
export interface PhoneEntry {
  region: string;
  text: string;
}

export const emptyEntry: PhoneEntry = { region: DEFAULT_REGION, text: '' };

/** The query `phone`, bare digits for mainland China or +E.164 (decision B15), as the field shows it; undefined when it is no number. */
export function takenPhone(query: string | undefined): PhoneEntry | undefined {
  if (query === undefined) return undefined;
  const reading = readPhone(query, DEFAULT_REGION);
  if (reading.problem !== undefined) return undefined;
  const { phone } = reading;
  if (!phone.startsWith('+')) return { region: DEFAULT_REGION, text: phone };
  const digits = phone.slice(1);
  // No code begins another; +1 and +7 serve two regions, of which the first is taken.
  const dial = dialCodes.find(({ code }) => digits.startsWith(code));
  // Of a country that is not in the list the whole number stands in the field.
  return dial ? { region: dial.region, text: digits.slice(dial.code.length) } : { region: DEFAULT_REGION, text: phone };
}

/** A number as the pool would get it, for reading: '+86 13800138000'. */
export function shownPhone(phone: string): string {
  return phone.startsWith('+') ? phone : `+86 ${phone}`;
}
