import * as z from 'zod/mini';
import { sendEmailCodeRequest } from '#src/contracts/session.ts';
import { DEFAULT_REGION, dialCodes, type PhoneProblem, readPhone } from '#src/domain/phone.ts';
import { countryOfBrowser } from '#src/parts/countries.ts';
import { makeDraft } from '#src/parts/form/draft.ts';

/** What an account is found by. */
export const channels = ['phone', 'email'] as const;
export type Channel = (typeof channels)[number];

/** Who an account belongs to, as typed: of phone and email the one that the channel names counts. */
export interface Identity {
  channel: Channel;
  /** One of `dialCodes`; '' until one is chosen: then the browser's counts. */
  region: string;
  phone: string;
  email: string;
}

export const emptyIdentity: Identity = { channel: 'phone', region: '', phone: '', email: '' };

const typed = z.string();
const regionCode = z.string().check(z.refine((value) => value === '' || dialCodes.some((each) => each.region === value)));
export const identitySchema = z.object({ channel: z.enum(channels), region: regionCode, phone: typed, email: typed });

/** The account that was typed into the log-in page, or registered a moment ago, until it is logged in. */
export const loginDraft = makeDraft('login-draft', identitySchema, emptyIdentity);

/** The country of the number that is typed; '' where none was chosen and the browser names none. */
export const regionOf = ({ region }: Pick<Identity, 'region'>): string => region || countryOfBrowser();

/** The account as the pool takes it: digits or +E.164, or an address; what cannot be read as written. */
export function accountOf(identity: Identity): string {
  if (identity.channel === 'email') return identity.email.trim();
  const reading = readPhone(identity.phone, regionOf(identity));
  return reading.problem === undefined ? reading.phone : identity.phone;
}

/** What is wrong with a field; each is a sentence of `credentials:problems`. */
const problemIds = [
  'phoneMissing',
  'phoneCleared',
  'phoneCharacters',
  'phoneCountry',
  'phoneLength',
  'phoneCode',
  'phoneMainland',
  'emailMissing',
  'emailFormat',
  'emailIncorrect',
  'passwordMissing',
  'passwordWeak',
  'passwordWrong',
  'repeatMissing',
  'repeatDifferent',
  'captchaMissing',
  'codeMissing',
  'codeEmail',
  'codePhone',
  'codeOpening',
  'inviteFormat',
  'agreementMissing',
] as const;
export const problemId = z.enum(problemIds);
export type ProblemId = (typeof problemIds)[number];
export type Problems<Values> = { [Field in keyof Values]?: ProblemId | undefined };

const phoneProblems = {
  missing: 'phoneMissing',
  characters: 'phoneCharacters',
  country: 'phoneCountry',
  length: 'phoneLength',
  code: 'phoneCode',
  mainland: 'phoneMainland',
} as const satisfies Record<PhoneProblem, ProblemId>;

/** What is wrong with the account that was typed; `malformed` names an address that is none. */
export function identityProblems(identity: Identity, malformed: 'emailFormat' | 'emailIncorrect'): Problems<Identity> {
  if (identity.channel === 'phone') {
    const { problem } = readPhone(identity.phone, regionOf(identity));
    return { phone: problem && phoneProblems[problem] };
  }
  const email = accountOf(identity);
  if (email === '') return { email: 'emailMissing' };
  return { email: sendEmailCodeRequest.shape.email.safeParse(email).success ? undefined : malformed };
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
