import * as z from 'zod/mini';
import { classCategories } from '#src/domain/class-categories.ts';
import { releaseMachines } from '#src/domain/release-machines.ts';
import { matching, textUpTo } from './bounded-text.ts';
import { amount, changeRatio, coinRowsOf, label, moment, money, positive, priceSource, rowsOf, secondsAhead } from './rows.ts';
import { languageSchema } from './languages.ts';
import { bit, flag, maybeText, numeric, text, unixSeconds } from './values.ts';

export const tipsRequest = z.object({ version: z.literal('1') });
/** In which language a text is, where that is not the one that was asked for. */
const otherLanguage = z.catch(z.optional(languageSchema), undefined);

/** `content` is HTML of the pool's: sanitised before it is shown. `time`: when it was published; a pool may not say. */
export const tipsResponse = z.object({
  tips: z.object({
    info: rowsOf(z.object({ id: text, content: text, time: z.catch(z.optional(unixSeconds), undefined), language: otherLanguage })),
    /** The operator has ended the notice of the moved wallets. */
    isMigrationOver: z.optional(z.boolean()),
  }),
});
export type Tip = z.output<typeof tipsResponse>['tips']['info'][number];

/** `page` from 1; `pageSize` 1 to 50. */
export const announcementsRequest = z.object({
  page: numeric.check(z.minimum(1), z.maximum(10_000), z.multipleOf(1)),
  pageSize: numeric.check(z.minimum(1), z.maximum(50), z.multipleOf(1)),
});
export const announcement = z.object({ id: text, title: text, content: text, time: unixSeconds, language: otherLanguage });
export const announcementsResponse = z.object({ total: numeric, list: rowsOf(announcement) });
export type Announcement = z.output<typeof announcement>;

/** A change of difficulty: when, and by how much of what it was before. */
const adjustment = z.object({ time: unixSeconds, ratio: numeric.check(z.minimum(-1), z.maximum(1e6)) });

/** The next cut of a block reward: the height where the reward follows it, the time when it is expected, coins a block from then on. */
const rewardCut = z.object({ height: positive, time: moment, reward: amount });

/** How a coin's chain stands and what its hashrate is worth; a pool may leave out any of it. */
export const newsChain = z.object({
  /** The hash price: coins a day for one `dayIncomeUnit` with transaction fees, before the pool's own fee. */
  hashPrice: amount,
  /** The same in USD at the ends of the last days, oldest first, with what is mined along; a day that is not known keeps its place, null. */
  hashPrices: z.catch(rowsOf(money), () => []),
  /** Coins a block without transaction fees; these over it, mean of 24 hours. */
  blockReward: positive,
  txFeeRatio: amount,
  height: positive,
  /** Of the running difficulty period: all its blocks, those found, and their mean time in seconds. */
  periodBlocks: positive,
  periodBlocksDone: amount,
  blockTime: positive,
  /** H/s, means of 24 hours and of seven days. */
  networkHashrate24h: amount,
  networkHashrate7d: amount,
  /** The last ten, newest first. */
  adjustments: z.catch(rowsOf(adjustment, 10), () => []),
  cut: z.catch(z.optional(rewardCut), undefined),
});
export type NewsChain = z.output<typeof newsChain>;

/** One coin of the daily newspaper. */
export const newsCoin = z.object({
  coinType: numeric,
  coinName: label,
  /** As in the coin list. */
  hasSideCoin: z.catch(z.optional(bit), undefined),
  /** USD. */
  price: money,
  /** Change over 24 h as a ratio. */
  priceIncrRatio: changeRatio,
  /** H/s. */
  networkHashrate: amount,
  difficulty: positive,
  nextdiff: positive,
  /** Seconds until the difficulty changes. */
  adjustTime: secondsAhead,
  /** Coins a day for one `dayIncomeUnit`, then the same in CNY and in USD. */
  dayIncome: amount,
  dayIncomeUnit: label,
  dayIncomeMoney: money,
  dayIncomeUsd: money,
  /** USD at the ends of the last days, oldest first, for a sparkline; a day that is not known keeps its place, null. */
  prices: z.catch(rowsOf(money), () => []),
  chain: z.catch(z.optional(newsChain), undefined),
});

const beijingDay = matching(/^\d{4}-\d{2}-\d{2}$/, 10);

/** The Beijing day of an earlier newspaper, YYYY-MM-DD; without it the newest. A pool may know only that. */
export const dailyNewsRequest = z.object({ date: z.optional(beijingDay) });

/** The newspaper of one Beijing day, `date` as YYYY-MM-DD, in the language of the request's header; `firstDate`: the earliest that the pool can give. */
export const dailyNewsResponse = z.object({
  date: beijingDay,
  firstDate: z.catch(z.optional(beijingDay), undefined),
  priceFrom: priceSource,
  coins: coinRowsOf(newsCoin),
  news: z.catch(rowsOf(z.object({ title: text, summary: text })), () => []),
});
export type DailyNews = z.output<typeof dailyNewsResponse>;
export type NewsCoin = z.output<typeof newsCoin>;

export const classListRequest = z.object({ category: z.optional(z.enum(classCategories)) });

const mediaUrl = matching(/^(\/(?!\/)|https:\/\/)/, 500);

/** One class video: `seconds` long, `bytes` per file, captions per language, `time` of publication in unix seconds. */
export const classVideo = z.object({
  id: text,
  category: z.enum(classCategories),
  title: text,
  summary: text,
  poster: mediaUrl,
  webm: mediaUrl,
  mp4: mediaUrl,
  captions: z.catch(rowsOf(z.object({ language: textUpTo(16), url: mediaUrl }), 20), () => []),
  seconds: numeric,
  bytes: z.object({ webm: numeric, mp4: numeric }),
  time: unixSeconds,
});
export const classListResponse = rowsOf(classVideo);
export type ClassVideo = z.output<typeof classVideo>;

/** What a file to download is for: the firmware plug-in of an ASIC miner, the USB system of GPU rigs, or a program for a computer. */
export const downloadKinds = ['asic-plugin', 'gpu-usb', 'tool'] as const;

/**
 * A file to download from `/downloads/<name>`: its size, its SHA-256 in hex, the rig models it fits, a note in the call's language, '' for an
 * unknown version. `time` is the day of its release, in Beijing, or else when it was changed last.
 */
const downloadFile = z.object({
  name: matching(/^[a-z0-9][\w.+-]*$/i, 100),
  // A copy that an earlier version of the site stored has none of these three.
  kind: z.catch(z.enum(downloadKinds), 'tool'),
  models: z.catch(rowsOf(textUpTo(60), 20), () => []),
  notes: z.catch(textUpTo(500), ''),
  version: maybeText,
  bytes: numeric,
  sha256: matching(/^[0-9a-f]{64}$/, 64),
  time: unixSeconds,
});
/** What a version of the rig OS changes, in the call's language. `date`: the day of its release, YYYY-MM-DD. */
const release = z.object({
  version: textUpTo(40),
  date: z.iso.date(),
  machines: rowsOf(z.enum(releaseMachines), 2),
  title: textUpTo(200),
  points: rowsOf(textUpTo(500), 20),
});
export type Release = z.output<typeof release>;

/** Firmware packages, programs and release notes, newest first; `isSample`: samples stand in for them. */
export const downloadsResponse = z.object({
  isSample: flag,
  files: rowsOf(downloadFile, 100),
  // A copy that an earlier version of the site stored has none.
  releases: z.catch(rowsOf(release, 100), () => []),
});
export type DownloadFile = z.output<typeof downloadFile>;
