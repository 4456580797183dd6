import * as z from 'zod/mini';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#src/domain/password.ts';
import { matching, textUpTo } from './bounded-text.ts';
import { canonicalEmail } from './email.ts';
import { anonymousCoins, FARM_LIMIT, FARM_NAME_LENGTH, hasFormOf, wallet } from './farm-link.ts';
import { INVITE_LENGTH, invitePattern } from './invite.ts';
import { rowsOf } from './rows.ts';
import { flag, maybeText, text, token, unixSeconds } from './values.ts';

const phone = matching(/^\+?[0-9]{5,15}$/, 16);
export const email = z.string().check(
  z.maxLength(254),
  z.refine((typed) => canonicalEmail(typed) !== undefined, 'no email address'),
);
/** Rules of strength are the domain's; the border only bounds the length. */
export const newPassword = z.string().check(z.minLength(PASSWORD_MIN_LENGTH), z.maxLength(PASSWORD_MAX_LENGTH));
/** A phone as typed or an email: what an account is known by. */
export const accountAddress = z.union([email, phone]);
export const ticket = z.string().check(z.minLength(8), z.maxLength(128));
const accepted = flag.check(z.refine((isAccepted) => isAccepted, 'not accepted'));

/** A password that was set before, whatever the rules were then. */
export const typedPassword = z.string().check(z.minLength(1), z.maxLength(128));

const invite = z.optional(matching(invitePattern, INVITE_LENGTH));

/** Digits of a code to register with, by where it arrives. */
export const CODE_DIGITS = { email: 4, sms: 6 } as const;
/** Digits of a code that opens an account, wherever it arrives: what guards an owner's machines must not be guessed. */
export const OPENING_CODE_DIGITS = 8;
export const codeOf = (digits: number) => matching(new RegExp(`^\\d{${digits}}$`), digits);

/** Far right of the slider's track, and the fewest points of a drag that the pool takes. */
export const TRACK_END = 1000;
export const FEWEST_TRAIL_POINTS = 4;

export const captchaRequest = z.discriminatedUnion('action', [
  z.object({ action: z.literal('get') }),
  z.object({
    action: z.literal('check'),
    id: z.string().check(z.minLength(8), z.maxLength(128)),
    trail: z.string().check(z.minLength(1), z.maxLength(8000)),
  }),
]);
/** `get` gives `id`, `check` gives `ticket`; a ticket is good once, for 5 minutes. */
export const captchaResponse = z.object({ id: z.optional(text), ticket: z.optional(text) });

export const loginRequest = z.object({
  account: accountAddress,
  password: typedPassword,
  ticket,
});
/** The gid of a refused log-in; no account has it. */
export const WRONG_PAIR_GID = '33333';
/** Without a token when gid is '33333': a refused log-in, although the code is '200'. */
export const loginResponse = z.object({ token, gid: text });

/** What a call that sends a code says: where its messages go to nobody, who sits at the pool's own machine may read them at /outbox. */
export const codeSentResponse = z.catch(z.nullable(z.object({ outbox: flag })), null);

export const logoutRequest = z.object({
  uuid: matching(/^[0-9a-z]{32}$/, 32),
  /** Of up to 20 watches that this device keeps, with commas between: it leaves the account with them. */
  tokens: z.optional(matching(/^[\w.,-]+$/, 2500)),
});
export const sendSmsRequest = z.object({ phone, ticket });
export const registerPhoneRequest = z.object({
  phone,
  password: newPassword,
  code: codeOf(CODE_DIGITS.sms),
  agreement: accepted,
  invite,
});
export const sendEmailCodeRequest = z.object({ email, ticket });
export const registerEmailRequest = z.object({
  email,
  password: newPassword,
  code: codeOf(CODE_DIGITS.email),
  agreement: accepted,
  invite,
});
const activationCode = matching(/^[\w-]{4,128}$/, 128);
export const activateRequest = z.object({ code: activationCode });
/** Another link: to the address of an expired one, or to one that is typed. The response is the same whether it belongs to an account or not. */
export const activateResendRequest = z.union([z.object({ code: activationCode }), z.object({ email, ticket })]);
export const gidResponse = z.object({ gid: text });
/** With a token the new account is logged in; a pool that gives none has its log-in page for that. */
export const registeredResponse = z.object({ gid: text, token });

/** `forbidden`: the account is restricted; a pool that does not say so has its own ways. */
export const userInfoResponse = z.object({ gid: text, nickname: maybeText, headshotUrl: maybeText, forbidden: z.optional(flag) });

export const forbiddenInfoResponse = z.object({ forbidden: flag, reason: maybeText, region: maybeText });
export const forbiddenUpdateRequest = z.object({ confirmed: accepted });

/** Longest name that a visitor gives an account. */
export const NAME_LENGTH = 40;
const sessionId = matching(/^[0-9a-f]{32}$/, 32);

/** Where an account is logged in: `device` is the user agent's own words for browser and system, times in unix seconds. */
const sessionRow = z.object({
  id: sessionId,
  device: maybeText,
  createdAt: unixSeconds,
  lastSeenAt: unixSeconds,
  isCurrent: flag,
});
export type SessionRow = z.infer<typeof sessionRow>;
export const sessionListResponse = z.object({ list: rowsOf(sessionRow) });
export const sessionRevokeRequest = z.object({ id: sessionId });

export const profileUpdateRequest = z.object({ nickname: textUpTo(NAME_LENGTH) });

const accountFarm = z
  .object({ addr: wallet, coinType: z.enum(anonymousCoins), name: textUpTo(FARM_NAME_LENGTH) })
  .check(z.refine(({ addr, coinType }) => hasFormOf(coinType, addr)));
export type AccountFarm = z.infer<typeof accountFarm>;
export const accountFarmsResponse = z.object({ list: rowsOf(accountFarm) });
export const accountFarmsUpdateRequest = z.object({ list: z.array(accountFarm).check(z.maxLength(FARM_LIMIT)) });
