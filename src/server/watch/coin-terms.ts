import type { PoolCoin } from '#src/contracts/pool.ts';
import type { Coin } from '#src/domain/coins.ts';
import { known, quotient } from '#src/domain/known.ts';
import { paymentTimes } from '#src/domain/schedule.ts';
import { usdPerHsDay } from '#src/domain/unit-income.ts';
import { toHs } from '#src/domain/units.ts';
import type { FarmLook } from '#src/domain/watch/look.ts';

const HOURS_PER_DAY = 24;

interface CoinTerms extends Pick<FarmLook, 'minPay' | 'paymentTimes' | 'usdPerHsHour'> {
  /** Of the pool as a whole, H/s. */
  readonly poolHs: number | null;
}

/** What the pool says of a coin just now, as its list has it: the income of a hashrate with what is mined along, how it pays, how large it is. */
export function coinTerms(records: readonly PoolCoin[], coin: Coin): CoinTerms {
  const record = records.find(({ coinType }) => coinType === coin.id);
  if (!record) return { minPay: null, paymentTimes: null, usdPerHsHour: null, poolHs: null };
  const poolHs = known(toHs(record.poolHashrate ?? Number.NaN, record.poolHashrateUnit || coin.unit));
  return {
    minPay: record.minPayPrice,
    paymentTimes: paymentTimes(record.paymentTime) ?? null,
    usdPerHsHour: quotient(usdPerHsDay(coin, records), HOURS_PER_DAY) ?? null,
    poolHs: poolHs ?? null,
  };
}
