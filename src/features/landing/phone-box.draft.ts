import { DEFAULT_REGION, dialCodes } from '#src/domain/phone.ts';
import { readSession, writeSession } from '#src/lib/mirrors.ts';

const phoneKey = 'join-phone';
const regionKey = 'join-region';

/** What was typed into the phone box of this tab and not sent: a language change reloads the page (decision B5). */
export function readPhoneDraft(): { phone: string; region: string } {
  const region = readSession(regionKey);
  const isKnown = dialCodes.some((each) => each.region === region);
  return { phone: readSession(phoneKey) ?? '', region: region !== undefined && isKnown ? region : DEFAULT_REGION };
}

/** Keeps what is typed until it is sent. */
export function keepPhoneDraft(phone: string, region: string): void {
  writeSession(phoneKey, phone);
  writeSession(regionKey, region);
}

/** Forgets what was sent. */
export function forgetPhoneDraft(): void {
  keepPhoneDraft('', DEFAULT_REGION);
}
