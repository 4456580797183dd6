import * as z from 'zod/mini';
import { matching } from './bounded-text.ts';
import { anonymousCoins, hasFormOf, wallet } from './farm-link.ts';
import { amount, curveOf, fromZero, label, moment, newestRowsOf, rowsOf } from './rows.ts';
import { text, token, unixSeconds } from './values.ts';

/** `eth` is the wallet address, whichever coin's it is; whether it is right for the coin is the domain's matter, here only the form. */
export const anonymousTokenRequest = z
  .object({ eth: wallet, coinType: z.enum(anonymousCoins) })
  .check(z.refine(({ eth, coinType }) => hasFormOf(coinType, eth)));
const accName = matching(/^[\w.:-]+$/, 180);
const algorithmType = matching(/^\w+$/, 16);
/** What the farm is then asked for with; null where the pool does not know the address. */
export const anonymousTokenResponse = z.nullable(
  z.object({
    token: token.check(z.minLength(1)),
    accName: z.pipe(text, accName),
    algorithmType: z.pipe(text, algorithmType),
  }),
);

export const accountDetailRequest = z.object({ accName, algorithmType });

/** Workers of one farm. */
const MAX_WORKERS = 100_000;

const worker = z.object({ name: label, hashrate: amount, hashrate24h: amount, lastShareTime: moment });
const payout = z.object({ time: unixSeconds, amount, txid: label });
const point = z.object({ dataTime: unixSeconds, hashrate: fromZero });
/** A farm by its address; what a pool leaves out stays out of the page. Hashrates are in `hashrateUnit`. */
export const farm = z.object({
  hashrate: amount,
  hashrateUnit: label,
  hashrate24h: amount,
  /** What the 24-hour figures of farm and workers really cover where that is not a day: some hours, the pool's own long window. */
  averageOf: z.catch(z.optional(z.literal('hours')), undefined),
  /** When the pool was asked, where its figures are older: whether a worker is silent is judged by then. */
  askedTime: z.catch(z.optional(unixSeconds), undefined),
  curve: z.catch(z.optional(curveOf(point)), undefined),
  workers: z.catch(z.optional(z.union([rowsOf(worker, MAX_WORKERS), fromZero])), undefined),
  unpaid: amount,
  /** What the running Beijing day has brought so far; part of `unpaid`. */
  incomeToday: amount,
  payouts: z.catch(z.optional(newestRowsOf(payout, 'time')), undefined),
});
/** `data` is null when the address has no hashrate; some pools leave it out, or all around it. */
export const accountDetailResponse = z.pipe(
  z.nullish(z.object({ data: z.nullish(farm) })),
  z.transform((answer) => ({ data: answer?.data ?? null })),
);
export type Farm = z.output<typeof farm>;
