import * as z from 'zod/mini';
import { matching } from './bounded-text.ts';
import { amount, difference, money } from './rows.ts';
import { maybeText, numeric, unixSeconds } from './values.ts';

/** At most 8 integer digits and 2 decimals. */
const typedHashrate = numeric.check(z.minimum(0), z.maximum(99_999_999.99));

/** `feeRate` in percent, 0 to 100; `hashrate` in the unit that `hashrateUnit` names. */
export const accountCalculateRequest = z.object({
  feeRate: numeric.check(z.minimum(0), z.maximum(100)),
  hashrate: typedHashrate,
  hashrateUnit: z.enum(['0', '1', '2', '3', '4', '5', '6']),
});

/** BTC and CNY a day, and the BTC difference to plain FPPS mining. */
export const accountCalculateResponse = z.object({ aiIncome1d: amount, aiIncome1dCNY: money, difference1d: difference });
export type AccountCalculation = z.output<typeof accountCalculateResponse>;

/** The block ETC stands at; `dagBytes` is the dataset size of `epoch`. */
export const ethBlockResponse = z.object({ height: numeric, time: unixSeconds, epoch: numeric, dagBytes: numeric });

/** `coin` is a symbol of the DAG calculator's list; the pool refuses one it does not know. */
export const blockQueryRequest = z.object({ coin: matching(/^[A-Z0-9]{2,10}$/, 10) });
/** `blockTime` in seconds. */
export const blockQueryResponse = z.object({ coin: maybeText, height: numeric, time: unixSeconds, blockTime: numeric });
