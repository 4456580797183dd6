import { apiQuery } from '#src/lib/api-query.ts';
import { TERAHASH_INDEX } from './calculator.constants.ts';

/** The pool's own calculation for AI(BTC): TH/s and percent. A refusal is silent (spec 8). */
export function accountCalculateQuery({ hashrate, feeRate }: { hashrate: number; feeRate: number }, enabled: boolean) {
  return { ...apiQuery('accountCalculate', { feeRate, hashrate, hashrateUnit: TERAHASH_INDEX }), enabled, retry: false };
}
