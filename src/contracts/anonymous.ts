import * as z from 'zod/mini';
import { anonymousCoins, walletPattern } from './farm-link.ts';
import { listOf, maybeNumeric, maybeText, numeric, text, unixSeconds } from './values.ts';

export { anonymousCoins } from './farm-link.ts';

/** `eth` is the wallet address; its checksum is the domain's matter, here only the form (spec 5). */
export const anonymousTokenRequest = z.object({
  eth: z.string().check(z.regex(walletPattern)),
  coinType: z.enum(anonymousCoins),
});
export const anonymousTokenResponse = z.object({ token: text, accName: text, algorithmType: text });

export const accountDetailRequest = z.object({
  accName: z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[\w.-]+$/)),
  algorithmType: z.string().check(z.minLength(1), z.maxLength(16), z.regex(/^\w+$/)),
});

const worker = z.object({ name: text, hashrate: maybeNumeric, lastShareTime: maybeNumeric });
const payout = z.object({ time: unixSeconds, amount: maybeNumeric, txid: maybeText });
/** A farm by its address; what a pool leaves out stays out of the page (decision C8). Hashrates are in `hashrateUnit`. */
export const farm = z.object({
  hashrate: maybeNumeric,
  hashrateUnit: maybeText,
  hashrate24h: maybeNumeric,
  curve: z.optional(listOf(z.object({ dataTime: unixSeconds, hashrate: numeric }))),
  workers: z.optional(z.union([listOf(worker), numeric])),
  unpaid: maybeNumeric,
  payouts: z.optional(listOf(payout)),
});
/** `data` is null when the address has no hashrate (spec 7). */
export const accountDetailResponse = z.object({ data: z.nullable(farm) });
export type Farm = z.output<typeof farm>;
