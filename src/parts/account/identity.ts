import * as z from 'zod/mini';
import { sendEmailCodeRequest } from '#src/contracts/session.ts';
import { DEFAULT_REGION, dialCodes, type PhoneProblem, readPhone } from '#src/domain/phone.ts';
import type { SentenceKey } from '#src/i18n/sentence.ts';
import { regionOf } from '#src/parts/countries.ts';
import { makeDraft } from '#src/parts/form/draft.ts';

/** What an account is found by. */
export const channels = ['phone', 'email'] as const;
export type Channel = (typeof channels)[number];

const typed = z._default(z.string(), '');
const regionCode = z.string().check(z.refine((value) => value === '' || dialCodes.some((each) => each.region === value)));
/** Who an account belongs to, as typed: of phone and email the one that the channel names counts. */
export const identitySchema = z.object({
  channel: z._default(z.enum(channels), 'phone'),
  /** One of `dialCodes`; '' until one is chosen: then the browser's counts. */
  region: z._default(regionCode, ''),
  phone: typed,
  email: typed,
});

export type Identity = z.output<typeof identitySchema>;

/** The account that was typed into the log-in page, or registered a moment ago, until it is logged in. */
export const loginDraft = makeDraft('login-draft', identitySchema);
export const emptyIdentity = loginDraft.empty;

/** The account as the pool takes it: digits or +E.164, or an address; what cannot be read as written. */
export function accountOf(identity: Identity): string {
  if (identity.channel === 'email') return identity.email.trim();
  const reading = readPhone(identity.phone, regionOf(identity));
  return reading.problem === undefined ? reading.phone : identity.phone;
}

const phoneProblems = {
  missing: 'credentials:problems.phoneMissing',
  characters: 'credentials:problems.phoneCharacters',
  country: 'credentials:problems.phoneCountry',
  length: 'credentials:problems.phoneLength',
  code: 'credentials:problems.phoneCode',
  mainland: 'credentials:problems.phoneMainland',
} as const satisfies Record<PhoneProblem, SentenceKey>;

/** What is wrong with the number, where it is what counts. */
export function phoneRule(identity: Identity, wasFilled: boolean): SentenceKey | undefined {
  if (identity.channel !== 'phone') return undefined;
  if (identity.phone === '' && wasFilled) return 'credentials:problems.phoneCleared';
  const { problem } = readPhone(identity.phone, regionOf(identity));
  return problem && phoneProblems[problem];
}

/** What is wrong with an email address; `malformed` says of one that it is none. */
export function emailProblem(typedEmail: string, malformed: SentenceKey): SentenceKey | undefined {
  const email = typedEmail.trim();
  if (email === '') return 'credentials:problems.emailMissing';
  return sendEmailCodeRequest.shape.email.safeParse(email).success ? undefined : malformed;
}

/**
 * The query `phone`, bare digits for mainland China or +E.164, as the fields show it; undefined when it is empty. What is no
 * number stays as it was written.
 */
export function identityOfPhone(query: string): Pick<Identity, 'channel' | 'region' | 'phone'> | undefined {
  const channel = 'phone';
  const reading = readPhone(query, DEFAULT_REGION);
  if (reading.problem === 'missing') return undefined;
  if (reading.problem !== undefined) return { channel, region: DEFAULT_REGION, phone: query };
  if (!reading.phone.startsWith('+')) return { channel, region: DEFAULT_REGION, phone: reading.phone };
  const digits = reading.phone.slice(1);
  // No code begins another; +1 and +7 serve two regions, of which the first is taken.
  const dial = dialCodes.find(({ code }) => digits.startsWith(code));
  // A number of an unlisted country is shown whole.
  if (!dial) return { channel, region: DEFAULT_REGION, phone: reading.phone };
  const national = digits.slice(dial.code.length);
  return { channel, region: dial.region, phone: readPhone(national, dial.region).phone === reading.phone ? national : reading.phone };
}
