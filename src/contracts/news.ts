import * as z from 'zod/mini';
import { listOf, maybeNumeric, maybeText, numeric, text } from './values.ts';

/** One coin of the daily newspaper (spec 2). */
export const newsCoin = z.object({
  coinType: numeric,
  coinName: text,
  /** USD. */
  price: maybeNumeric,
  /** Change over 24 h as a ratio. */
  priceIncrRatio: maybeNumeric,
  /** H/s. */
  networkHashrate: numeric,
  difficulty: numeric,
  nextdiff: maybeNumeric,
  /** Seconds until the difficulty changes. */
  adjustTime: maybeNumeric,
  /** Coins a day for one `dayIncomeUnit`, then the same in CNY and in USD. */
  dayIncome: maybeNumeric,
  dayIncomeUnit: maybeText,
  dayIncomeMoney: maybeNumeric,
  dayIncomeUsd: maybeNumeric,
  /** USD at the ends of the last days, oldest first, for a sparkline. */
  prices: listOf(numeric),
});

/** The newspaper of one Beijing day, `date` as YYYY-MM-DD, in the language of the request's header. */
export const dailyNewsResponse = z.object({
  date: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  coins: listOf(newsCoin),
  news: listOf(z.object({ title: text, summary: text })),
});
export type DailyNews = z.output<typeof dailyNewsResponse>;
export type NewsCoin = z.output<typeof newsCoin>;
