import {
  bigint,
  boolean,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import type { LocalText } from '#src/contracts/languages.ts';
import type { AccountFarm } from '#src/contracts/session.ts';
import type { WatchRules, WatchWay } from '#src/contracts/watch.ts';
import type { FarmEvent } from '#src/domain/watch/farm-event.ts';
import type { SourceState } from '../sources/poll/poll-loop.ts';
import type { Past } from '../sources/poll/last-readings.ts';
import type { SourceReadings } from '../sources/readings.ts';

/** Facts about the database itself: the market's seed, whether the first content is in. */
export const meta = pgTable('meta', { key: text().primaryKey(), value: text().notNull() });

/** How the pool treats a coin: what an operator may change. Fees are fractions, one per income type. */
export const poolCoin = pgTable('pool_coin', {
  coinId: integer('coin_id').primaryKey(),
  isShow: boolean('is_show').notNull(),
  isAux: boolean('is_aux').notNull(),
  feeRates: doublePrecision('fee_rates').array().notNull(),
  incomeTypes: text('income_types').array().notNull(),
  minPay: doublePrecision('min_pay').notNull(),
  paymentTime: text('payment_time').notNull(),
  sort: integer().notNull(),
});

/** Notices of the dismissible dialog, as HTML. */
export const tip = pgTable('tip', {
  id: serial().primaryKey(),
  content: jsonb().$type<LocalText>().notNull(),
  /** Tips from before they were dated count as those that the site brought along. */
  publishedAt: timestamp('published_at', { withTimezone: true }).notNull().default(new Date('2022-06-20T00:00:00+08:00')),
});

export const announcement = pgTable(
  'announcement',
  {
    id: serial().primaryKey(),
    title: jsonb().$type<LocalText>().notNull(),
    content: jsonb().$type<LocalText>().notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('announcement_published_at').on(table.publishedAt)],
);

/** A video of the mining class; its files lie under /media/<id>/. */
export const classVideo = pgTable('class_video', {
  id: text().primaryKey(),
  category: text().notNull(),
  title: jsonb().$type<LocalText>().notNull(),
  summary: jsonb().$type<LocalText>().notNull(),
  seconds: doublePrecision().notNull(),
  webmBytes: integer('webm_bytes').notNull(),
  mp4Bytes: integer('mp4_bytes').notNull(),
  publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
  sort: integer().notNull(),
});

/** Page views as counts a day: single visits cannot be identified. */
export const pageView = pgTable(
  'page_view',
  {
    day: date({ mode: 'string' }).notNull(),
    path: text().notNull(),
    language: text().notNull(),
    theme: text().notNull(),
    deviceClass: text('device_class').notNull(),
    isStandalone: boolean('is_standalone').notNull(),
    referrer: text().notNull(),
    views: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({
      name: 'page_view_pk',
      columns: [table.day, table.path, table.language, table.theme, table.deviceClass, table.isStandalone, table.referrer],
    }),
  ],
);

/** Applications for a VIP address, kept 12 months. The key is what makes a repeated send one row. */
export const vipApplication = pgTable(
  'vip_application',
  {
    idempotencyKey: text('idempotency_key').primaryKey(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    language: text().notNull(),
    name: text().notNull(),
    phone: text().notNull(),
    email: text().notNull().default(''),
    coin: text().notNull().default(''),
    accName: text('acc_name').notNull(),
    minerType: text('miner_type').notNull(),
    hashrate: text().notNull(),
    remark: text().notNull(),
  },
  (table) => [index('vip_application_received_at').on(table.receivedAt)],
);

/** How many applications a sender made on a Beijing day. The sender is a keyed digest, kept for that day only. */
export const vipSender = pgTable(
  'vip_sender',
  { day: date({ mode: 'string' }).notNull(), sender: text().notNull(), applications: integer().notNull() },
  (table) => [primaryKey({ name: 'vip_sender_pk', columns: [table.day, table.sender] })],
);

/** Messages to the operator, kept 12 months. The key is what makes a repeated send one row. */
export const contactMessage = pgTable(
  'contact_message',
  {
    id: serial().primaryKey(),
    idempotencyKey: text('idempotency_key').notNull().unique(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    language: text().notNull(),
    topic: text().notNull(),
    name: text().notNull(),
    reach: text().notNull(),
    text: text().notNull(),
  },
  (table) => [index('contact_message_received_at').on(table.receivedAt)],
);

/** An account of the site: a phone number or an email address, and a name. What it is allowed is the operator's. */
export const account = pgTable(
  'account',
  {
    gid: text().primaryKey(),
    /** E.164 without blanks; lower-cased email. One of the two. */
    phone: text().unique(),
    email: text().unique(),
    passwordHash: text('password_hash').notNull(),
    nickname: text().notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When its email was confirmed, by a link or a code; of a phone without an email: when it registered. */
    activatedAt: timestamp('activated_at', { withTimezone: true }),
    /** Digest of what registered it: the same registration sent again is no second one. */
    registration: text().notNull(),
    /** Why it may not mine: '' where it may. */
    restriction: text().notNull().default(''),
    region: text().notNull().default(''),
    farms: jsonb().$type<readonly AccountFarm[]>().notNull().default([]),
    /** Made when its owner first looks at it. */
    inviteCode: text('invite_code').unique(),
    /** The gid of who invited it; no reference, so that its invitation outlives neither account. */
    invitedBy: text('invited_by'),
    /** Keyed digests of devices and networks that logged in, the newest first: their owner is never locked out by strangers. */
    knownPlaces: jsonb('known_places').$type<readonly string[]>().notNull().default([]),
  },
  (table) => [index('account_invited_by').on(table.invitedBy)],
);

/** Where an account is logged in. The token itself is nowhere. */
export const accountSession = pgTable(
  'account_session',
  {
    id: text().primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    gid: text()
      .notNull()
      .references(() => account.gid, { onDelete: 'cascade' }),
    device: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('account_session_gid').on(table.gid)],
);

/** The code that was last sent to an address, and how often a wrong one was typed. Both are keyed digests. */
export const accountCode = pgTable('account_code', {
  address: text().primaryKey(),
  codeHash: text('code_hash').notNull(),
  wrong: integer().notNull().default(0),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

/** Links of welcome mails, by digest of their code. */
export const activation = pgTable('activation', {
  codeHash: text('code_hash').primaryKey(),
  gid: text()
    .notNull()
    .references(() => account.gid, { onDelete: 'cascade' }),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

/** A slider that was handed out, then the ticket it gave; good once. */
export const captcha = pgTable('captcha', {
  id: text().primaryKey(),
  ticketHash: text('ticket_hash').unique(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

/** Counts of rate-limiter-flexible; its keys are keyed digests. */
export const rateLimit = pgTable('rate_limit', {
  key: text().primaryKey(),
  points: integer().notNull(),
  expire: timestamp({ withTimezone: true }),
});

/** Farms of real pools that were looked at in the last week. `asked_at`: when its pool was last asked; `read_at`: when its figures held. */
export const farmSeen = pgTable(
  'farm_seen',
  {
    coinId: integer('coin_id').notNull(),
    address: text().notNull(),
    lookedAt: timestamp('looked_at', { withTimezone: true }).notNull(),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    readAt: timestamp('read_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ name: 'farm_seen_pk', columns: [table.coinId, table.address] }), index('farm_seen_asked_at').on(table.askedAt)],
);

/** The hours that their pools do not keep: means of the readings of each, the last of which held at `read_at`. */
export const farmHour = pgTable(
  'farm_hour',
  {
    coinId: integer('coin_id').notNull(),
    address: text().notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    hashrate: doublePrecision().notNull(),
    readings: integer().notNull(),
    readAt: timestamp('read_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ name: 'farm_hour_pk', columns: [table.coinId, table.address, table.startsAt] }),
    foreignKey({
      name: 'farm_hour_farm',
      columns: [table.coinId, table.address],
      foreignColumns: [farmSeen.coinId, farmSeen.address],
    }).onDelete('cascade'),
  ],
);

/** Who worked there: written when a worker comes or goes, for many a pool forgets it at once. One that is online was last seen at its farm's `read_at`. */
export const workerSeen = pgTable(
  'worker_seen',
  {
    coinId: integer('coin_id').notNull(),
    address: text().notNull(),
    worker: text().notNull(),
    firstSeen: timestamp('first_seen', { withTimezone: true }).notNull(),
    lastSeen: timestamp('last_seen', { withTimezone: true }).notNull(),
    lastHashrate: doublePrecision('last_hashrate'),
    isOnline: boolean('is_online').notNull(),
  },
  (table) => [
    primaryKey({ name: 'worker_seen_pk', columns: [table.coinId, table.address, table.worker] }),
    foreignKey({
      name: 'worker_seen_farm',
      columns: [table.coinId, table.address],
      foreignColumns: [farmSeen.coinId, farmSeen.address],
    }).onDelete('cascade'),
  ],
);

/** Farms whose owner asked to be told, until nobody does. They are read on, whether or not somebody looks at them. */
export const watchedFarm = pgTable(
  'watched_farm',
  {
    coinId: integer('coin_id').notNull(),
    address: text().notNull(),
    since: timestamp({ withTimezone: true }).notNull(),
    askedForAt: timestamp('asked_for_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ name: 'watched_farm_pk', columns: [table.coinId, table.address] })],
);

/** What the detector remembers of each farm that it observes, and, with the address '', of each coin's source. `at`: of the last look. */
export const watchMemory = pgTable(
  'watch_memory',
  {
    coinId: integer('coin_id').notNull(),
    address: text().notNull(),
    since: timestamp({ withTimezone: true }).notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    memory: jsonb().$type<unknown>().notNull(),
  },
  (table) => [primaryKey({ name: 'watch_memory_pk', columns: [table.coinId, table.address] })],
);

/** What happened to farms, kept 90 days, in the order in which it was found; written by the collecting instance alone. */
export const farmEvent = pgTable(
  'farm_event',
  {
    seq: serial().primaryKey(),
    id: text().notNull().unique(),
    coinId: integer('coin_id').notNull(),
    address: text().notNull(),
    foundAt: timestamp('found_at', { withTimezone: true }).notNull(),
    event: jsonb().$type<FarmEvent>().notNull(),
  },
  (table) => [index('farm_event_farm').on(table.coinId, table.address, table.foundAt)],
);

/** The last readings of each source of figures, by its poller's id; its days and samples are apart. */
export const sourceReading = pgTable('source_reading', {
  id: text().primaryKey(),
  told: jsonb().$type<SourceReadings>(),
  toldAt: timestamp('told_at', { withTimezone: true }),
  fault: jsonb().$type<NonNullable<SourceState['fault']>>(),
  failuresInRow: integer('failures_in_row').notNull(),
  failures: integer().notNull(),
});

/** The days and samples that each source itself keeps: much, and seldom new, so apart from its figures. */
export const sourcePast = pgTable('source_past', { id: text().primaryKey(), past: jsonb().$type<Past>().notNull() });

/** Who of several instances does a work alone, until when by the database's clock. No data: it is in no backup. */
export const lease = pgTable('lease', {
  name: text().primaryKey(),
  holder: text().notNull(),
  until: timestamp({ withTimezone: true }).notNull(),
});

const historyFigures = {
  coinId: integer('coin_id').notNull(),
  poolHs: doublePrecision('pool_hs'),
  networkHs: doublePrecision('network_hs'),
  difficulty: doublePrecision(),
  priceUsd: doublePrecision('price_usd'),
  blockReward: doublePrecision('block_reward'),
  txFeeRatio: doublePrecision('tx_fee_ratio'),
};

/** Figures of coins each five minutes, as sources reported them; hashrates in H/s. A table in parts, one for each Beijing day: see sample-days.ts. */
export const sourceSample = pgTable('source_sample', { ...historyFigures, at: timestamp({ withTimezone: true }).notNull() }, (table) => [
  primaryKey({ name: 'source_sample_pk', columns: [table.at, table.coinId] }),
]);

/** Their Beijing days. */
export const sourceDay = pgTable(
  'source_day',
  { ...historyFigures, day: date({ mode: 'string' }).notNull(), openUsd: doublePrecision('open_usd') },
  (table) => [primaryKey({ name: 'source_day_pk', columns: [table.day, table.coinId] })],
);

/** An event that somebody wants to hear no more of until it has ended, with the machines that it is about. */
export interface QuietEvent {
  readonly id: string;
  readonly kind: FarmEvent['kind'];
  readonly workers: readonly string[];
}

/** Who wants to be told of farms, and where: a browser's push address, a mailbox, a chat, a topic. */
export const watch = pgTable(
  'watch',
  {
    id: text().primaryKey(),
    way: text().$type<WatchWay>().notNull(),
    target: jsonb().$type<object>().notNull(),
    /** Keyed, so that a target is found again without being searched for in the clear. */
    targetDigest: text('target_digest').notNull(),
    state: text().$type<'asked' | 'on'>().notNull(),
    rules: jsonb().$type<WatchRules>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When its owner last looked at it. */
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
    toldAt: timestamp('told_at', { withTimezone: true }),
    problem: text().notNull().default(''),
    /** Until then by the database's clock one instance is sending its messages. */
    claimedUntil: timestamp('claimed_until', { withTimezone: true }),
    /** Whose it is; null: of who has its token alone. */
    gid: text().references(() => account.gid, { onDelete: 'cascade' }),
    device: text().notNull().default(''),
  },
  (table) => [index('watch_target').on(table.way, table.targetDigest), index('watch_gid').on(table.gid)],
);

/** The farms of a watch. `quiet`: the events that it wants to hear no more of until they end. */
export const watchFarm = pgTable(
  'watch_farm',
  {
    watchId: text('watch_id')
      .notNull()
      .references(() => watch.id, { onDelete: 'cascade' }),
    coinId: integer('coin_id').notNull(),
    address: text().notNull(),
    name: text().notNull(),
    /** Chosen on another device of the account: it goes when this one logs out. */
    isFromAccount: boolean('is_from_account').notNull().default(false),
    quiet: jsonb().$type<readonly QuietEvent[]>().notNull().default([]),
  },
  (table) => [
    primaryKey({ name: 'watch_farm_pk', columns: [table.watchId, table.coinId, table.address] }),
    index('watch_farm_farm').on(table.coinId, table.address),
  ],
);

/**
 * What is to be told to a watch, one event once: written, sending, sent, or failed. Rows with the same `batch`, the id of the first, are one message: what was
 * under way when a process ended is sent again as exactly that.
 */
export const watchMessage = pgTable(
  'watch_message',
  {
    id: serial().primaryKey(),
    watchId: text('watch_id')
      .notNull()
      .references(() => watch.id, { onDelete: 'cascade' }),
    eventId: text('event_id').notNull(),
    event: jsonb().$type<FarmEvent>().notNull(),
    state: text().$type<'written' | 'sending' | 'sent' | 'failed'>().notNull(),
    batch: integer(),
    tries: integer().notNull().default(0),
    /** When the try that is under way was about to be handed over; null before that. */
    begunAt: timestamp('begun_at', { withTimezone: true }),
    writtenAt: timestamp('written_at', { withTimezone: true }).notNull(),
    nextAt: timestamp('next_at', { withTimezone: true }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [unique('watch_message_once').on(table.watchId, table.eventId)],
);

/** Links for those who only look at a farm, by digests of what opens and of what ends them. */
export const watcherLink = pgTable(
  'watcher_link',
  {
    codeHash: text('code_hash').primaryKey(),
    keyHash: text('key_hash').notNull().unique(),
    coinId: integer('coin_id').notNull(),
    address: text().notNull(),
    name: text().notNull(),
    showsMoney: boolean('shows_money').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /** Whose it is; null: of who has its key alone. */
    gid: text().references(() => account.gid, { onDelete: 'cascade' }),
  },
  (table) => [index('watcher_link_gid').on(table.gid)],
);

/** Every table of a backup, in the order a restore fills them. Where watchers are told stands in the database alone: a backup is a file that gets about. */
export const tables = [
  meta,
  poolCoin,
  tip,
  announcement,
  classVideo,
  pageView,
  vipApplication,
  vipSender,
  contactMessage,
  account,
  accountSession,
  accountCode,
  activation,
  captcha,
  rateLimit,
  farmSeen,
  farmHour,
  workerSeen,
  watchedFarm,
  watchMemory,
  farmEvent,
  watcherLink,
  sourceReading,
  sourcePast,
  sourceSample,
  sourceDay,
];

/** What a backup leaves out: who is told, and where. An older version of the data takes their tables away, too. */
export const tablesKeptApart = [watch, watchFarm, watchMessage];
