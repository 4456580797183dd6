import { like, or } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { rateLimit } from '../db/schema.ts';
import { keptSecret } from '../db/secrets.ts';
import type { Delivery } from '../delivery/delivery.ts';
import type { Later } from '../delivery/later.ts';
import { type Activations, createActivations } from './activations.ts';
import { type Captcha, createCaptcha } from './captcha.ts';
import type { CaptchaCheck } from './captcha-check.ts';
import { type Codes, createCodes } from './codes.ts';
import { createDigests, type Digests } from './digests.ts';
import { createLimit, type Limit } from './limits.ts';
import { type Account, createSessions, type Sessions } from './sessions.ts';

const ACCOUNT_SECRET = 'account_secret';
const wrongPairName = 'wrong-pair';
const wrongAccountName = 'wrong-account';
const MINUTE_S = 60;
const DAY_S = 24 * 60 * MINUTE_S;
/** Messages that one network may send in a day. */
export const CONTACT_PER_DAY = 20;
/** Mails that each of the operator's inboxes gets in a day, from whatever networks. */
export const OPERATOR_MAILS_PER_DAY = 100;
const lockS = 15 * MINUTE_S;

/** What the calls of accounts are made of. */
export interface AccountTools {
  readonly db: Database;
  readonly delivery: Delivery;
  /** Messages that no answer waits for. */
  readonly later: Later;
  readonly digests: Digests;
  readonly captcha: Captcha;
  readonly codes: Codes;
  readonly sessions: Sessions;
  readonly activations: Activations;
  readonly limits: {
    /** Messages to one address. */
    readonly codesAMinute: Limit;
    readonly codesADay: Limit;
    /** Messages that one network asks for, at one address and whatever their addresses. */
    readonly codesToOne: Limit;
    readonly codesOfNetwork: Limit;
    /** Wrong codes at one account, whatever their networks and codes, and the messages to its owner. */
    readonly wrongCodes: Limit;
    readonly wrongCodesTold: Limit;
    /** Wrong log-ins of one network at one account, and at all. */
    readonly wrongPair: Limit;
    readonly wrongNetwork: Limit;
    /** Wrong log-ins at one account, of whatever network: beyond these its refusals take their time. */
    readonly wrongAccount: Limit;
    /** Messages to the operator out of one network. */
    readonly contactOfNetwork: Limit;
    /** Mails to the operator of one kind, and those that say that there are more. */
    readonly operatorMails: Limit;
    readonly operatorToldFull: Limit;
  };
  /** Origin in the links of messages. */
  readonly siteUrl: string;
  readonly siteName: string;
  readonly now: () => number;
}

interface ToolsPlan {
  readonly db: Database;
  readonly delivery: Delivery;
  readonly later: Later;
  readonly siteUrl: string;
  readonly siteName: string;
  /** Undefined: the built-in slider. */
  readonly captchaCheck?: CaptchaCheck | undefined;
  /** In ms since 1970. */
  readonly now?: () => number;
}

/** Makes them over one database; throws what the database throws. */
export async function openAccountTools({
  db,
  delivery,
  later,
  siteUrl,
  siteName,
  captchaCheck,
  now = Date.now,
}: ToolsPlan): Promise<AccountTools> {
  const digests = createDigests(await keptSecret(db, ACCOUNT_SECRET));
  return {
    db,
    delivery,
    later,
    siteUrl,
    siteName,
    now,
    digests,
    captcha: createCaptcha(db, { now, check: captchaCheck }),
    codes: createCodes(db, digests, now),
    sessions: createSessions(db, now),
    activations: createActivations(db, now),
    limits: {
      codesAMinute: createLimit(db, { name: 'code-minute', points: 1, durationS: MINUTE_S }),
      codesADay: createLimit(db, { name: 'code-day', points: 10, durationS: DAY_S }),
      codesToOne: createLimit(db, { name: 'code-to-one', points: 5, durationS: DAY_S }),
      wrongCodes: createLimit(db, { name: 'wrong-code', points: 5, durationS: 2 * DAY_S }),
      wrongCodesTold: createLimit(db, { name: 'wrong-code-told', points: 1, durationS: DAY_S }),
      codesOfNetwork: createLimit(db, { name: 'code-network', points: 50, durationS: DAY_S }),
      wrongPair: createLimit(db, { name: wrongPairName, points: 5, durationS: lockS, blockS: lockS, isLiftable: true }),
      wrongNetwork: createLimit(db, { name: 'wrong-network', points: 30, durationS: lockS, blockS: lockS }),
      wrongAccount: createLimit(db, { name: wrongAccountName, points: 3, durationS: lockS, isLiftable: true }),
      contactOfNetwork: createLimit(db, { name: 'contact', points: CONTACT_PER_DAY, durationS: DAY_S }),
      operatorMails: createLimit(db, { name: 'operator-mail', points: OPERATOR_MAILS_PER_DAY, durationS: DAY_S }),
      operatorToldFull: createLimit(db, { name: 'operator-told', points: 1, durationS: DAY_S }),
    },
  };
}

/** Under this name wrong codes count at one account, whichever of its addresses they were sent to; `gid`, or an address that has no account. */
export const triedKey = ({ digests }: Pick<AccountTools, 'digests'>, gid: string): string => digests.keyed('tried', gid);

/** What an account is logged in with: its email, its phone. */
export const addressesOf = ({ email, phone }: Pick<Account, 'email' | 'phone'>): string[] =>
  [email, phone].filter((address) => address !== null);

/** Lifts the lock of an account for every network, and the delay of its refusals. */
export async function unlockAccount(db: Database, owner: Pick<Account, 'email' | 'phone'>): Promise<void> {
  const digests = createDigests(await keptSecret(db, ACCOUNT_SECRET));
  const keys = addressesOf(owner).flatMap((address) => {
    const accountKey = digests.keyed('account', address);
    return [`${wrongPairName}:${accountKey}%`, `${wrongAccountName}:${accountKey}`];
  });
  await db.delete(rateLimit).where(or(...keys.map((key) => like(rateLimit.key, key))));
}
