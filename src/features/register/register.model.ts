import { DEFAULT_REGION, dialCodes, readPhone } from '#src/domain/phone.ts';

/** What the phone field starts with. */
export interface PhoneEntry {
  region: string;
  text: string;
  /** Whether the page says what it thinks of the number. */
  isReviewed: boolean;
}

export const emptyEntry: PhoneEntry = { region: DEFAULT_REGION, text: '', isReviewed: false };

/** The query `phone`, bare digits for mainland China or +E.164 (decision B15), as the field shows it; what is no number stays as it came, reviewed. */
export function takenPhone(query: string): PhoneEntry {
  const reading = readPhone(query, DEFAULT_REGION);
  if (reading.problem === 'missing') return emptyEntry;
  if (reading.problem !== undefined) return { region: DEFAULT_REGION, text: query, isReviewed: true };
  const { phone } = reading;
  if (!phone.startsWith('+')) return { region: DEFAULT_REGION, text: phone, isReviewed: false };
  const digits = phone.slice(1);
  // No code begins another; +1 and +7 serve two regions, of which the first is taken.
  const dial = dialCodes.find(({ code }) => digits.startsWith(code));
  // Of a country that is not in the list the whole number stands in the field.
  const [region, text] = dial ? [dial.region, digits.slice(dial.code.length)] : [DEFAULT_REGION, phone];
  return { region, text, isReviewed: false };
}

/** A number as the pool would get it, for reading: '+86 13800138000'. */
export function shownPhone(phone: string): string {
  return phone.startsWith('+') ? phone : `+86 ${phone}`;
}
