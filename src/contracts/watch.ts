import * as z from 'zod/mini';
import { farmEventKinds } from '#src/domain/watch/farm-event.ts';
import { quietBreakers } from '#src/domain/watch/quiet-hours.ts';
import { matching, textUpTo } from './bounded-text.ts';
import { anonymousCoins, FARM_LIMIT, FARM_NAME_LENGTH, hasFormOf, wallet } from './farm-link.ts';
import { languageSchema } from './languages.ts';
import { numeric } from './values.ts';
import { watchPower } from './watch-power.ts';
import { watchToken } from './watch-push.ts';

/** How somebody is told. */
export const watchWays = ['push', 'mail', 'telegram', 'ntfy'] as const;
export type WatchWay = (typeof watchWays)[number];

const httpsAddress = matching(/^https:\/\/[^\s/@]+\/\S*$/, 1000);
/** Keys of a browser's push subscription, base64url: its public key on P-256, and 16 secret bytes. */
const pushKeys = { p256dh: matching(/^[\w-]{80,100}={0,2}$/, 102), auth: matching(/^[\w-]{20,30}={0,2}$/, 32) };
const pushTarget = z.object({ endpoint: httpsAddress, ...pushKeys });
export type PushTarget = z.output<typeof pushTarget>;

/** Where messages go; what is not known yet (a chat) or not proven yet (a mailbox) follows. */
export const watchTarget = z.discriminatedUnion('way', [
  z.object({ way: z.literal('push'), push: pushTarget, key: matching(/^[\w-]{80,100}$/, 100) }),
  z.object({ way: z.literal('mail'), mail: textUpTo(320) }),
  z.object({ way: z.literal('telegram') }),
  z.object({ way: z.literal('ntfy'), topic: httpsAddress }),
]);

const whole = (least: number, most: number) => numeric.check(z.multipleOf(1), z.minimum(least), z.maximum(most));
const minuteOfDay = whole(0, 1439);

/** What is told, and when. */
export const watchRules = z.object({
  language: languageSchema,
  kinds: z.array(z.enum(farmEventKinds)).check(z.maxLength(farmEventKinds.length)),
  /** Fewer machines than these stopping or slowing down are not worth a message. */
  leastMachines: whole(1, 10_000),
  /** Minutes of the owner's own day; null: always awake. */
  quietHours: z.nullable(z.object({ from: minuteOfDay, to: minuteOfDay })),
  breaks: z.enum(quietBreakers),
  /** IANA name. */
  timeZone: matching(/^[\w+/-]+$/, 64),
  perHour: whole(1, 30),
  /** Absent: messages count before electricity, and with no plan. */
  power: z.optional(watchPower),
});
export type WatchRules = z.output<typeof watchRules>;

export const namedFarm = z
  .object({ coin: z.enum(anonymousCoins), address: wallet, name: textUpTo(FARM_NAME_LENGTH) })
  .check(z.refine(({ coin, address }) => hasFormOf(coin, address)));
export type NamedFarm = z.output<typeof namedFarm>;

/** What this site's operator offers; undefined or false: not this way. */
export const watchWaysResponse = z.object({
  /** The server's public key for web push, base64url. */
  push: z.optional(z.string()),
  mail: z.boolean(),
  /** The bot's user name. */
  telegram: z.optional(z.string()),
  /** Hosts whose topics may be given. */
  ntfy: z.array(z.string()),
});
export type OfferedWays = z.output<typeof watchWaysResponse>;

/** A new watch, or with `token` another form of one that is there; the target of that stays where none is given. */
export const watchSaveRequest = z.object({
  token: z.optional(watchToken),
  target: z.optional(watchTarget),
  farms: z.array(namedFarm).check(z.minLength(1), z.maxLength(FARM_LIMIT)),
  rules: watchRules,
});

/** 'asked': a link in a mail, or the bot's start button, is still to be pressed. */
const watchState = z.enum(['asked', 'on']);

export const watchSaveResponse = z.object({
  token: watchToken,
  state: watchState,
  /** Opens the bot's chat. */
  start: z.optional(z.string()),
  /** The mail lies in the outbox of an embedded pool. */
  outbox: z.optional(z.boolean()),
});

export const watchListRequest = z.object({ tokens: z.array(watchToken).check(z.maxLength(20)) });

/** Why the last message did not arrive, in a word; '': it did, or there was none. 'lost': after all its tries; 'unsure': that is not known. */
export const watchProblems = ['', 'busy', 'silent', 'lost', 'unsure', 'refused', 'gone'] as const;
const problem = z.catch(z.enum(watchProblems), '');
export const watchRow = z.object({
  token: watchToken,
  way: z.enum(watchWays),
  state: watchState,
  farms: z.array(namedFarm),
  rules: watchRules,
  /** When a message last arrived, ms; null: none yet. */
  toldAtMs: z.nullable(numeric),
  problem,
  /** Of push, where its browser said what it is: 'Chrome, Android'. */
  device: z.catch(z.string(), ''),
});
/** A watch as its owner sees it: where its messages go stands on the server alone. */
export type Watch = z.output<typeof watchRow>;
/** Those of the tokens that there are. */
export const watchListResponse = z.array(watchRow);

export const watchTokenRequest = z.object({ token: watchToken });
/** Whether a message that was sent just now was taken, and what was wrong otherwise. */
export const watchTryResponse = z.object({ problem });

/** The browser's new subscription in place of an old one, whose address nobody else knows. */
export const watchRenewRequest = z.object({ endpoint: httpsAddress, push: pushTarget });
