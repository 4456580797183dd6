import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { LocalText } from '#src/contracts/languages.ts';

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

/** Page views as counts a day: no visit can be told from another (decision D7). */
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

/** Applications for a VIP address, kept 12 months (decision D7). The key is what makes a repeated send one row (decision E3). */
export const vipApplication = pgTable(
  'vip_application',
  {
    idempotencyKey: text('idempotency_key').primaryKey(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    language: text().notNull(),
    name: text().notNull(),
    phone: text().notNull(),
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

/** Every table, in the order a restore fills them. */
export const tables = [meta, poolCoin, tip, announcement, classVideo, pageView, vipApplication, vipSender];
