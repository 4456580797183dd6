import type { PoolCoin, PoolCoinInfo } from '#src/contracts/pool.ts';
import type { Coin } from '#src/domain/coins.ts';
import { roundHalfUp } from '#src/domain/decimal.ts';
import { coinsPerDay } from '#src/domain/earnings.ts';
import { feeRates, INCOME_DIGITS } from '#src/domain/money.ts';
import { toHs } from '#src/domain/units.ts';

/** Decimals of an amount in CNY (spec 9). */
const CNY_DIGITS = 2;

/** What is known of a coin and of the money it is paid in. */
export interface Mined {
  coin: Coin;
  record: PoolCoin;
  info: PoolCoinInfo | undefined;
  /** CNY of one USD, out of the list itself; see `cnyPerUsd`. */
  cnyPerUsd: number | undefined;
}

/** What one H/s earns in a day; NaN where the pool does not tell. */
export interface UnitIncome {
  coins: number;
  /** Mined on the side: LTC only. */
  doge: number;
  /** Worth of both. */
  cny: number;
}

/**
 * The pool's daily income, ready to be multiplied. A pool may round it for one unit, to two digits of BTC or to no CNY of ETC at all: too few
 * for a large amount. The digits left off then come from difficulty, reward, fee and price.
 */
export function unitIncome({ coin, record, info, cnyPerUsd }: Mined): UnitIncome {
  const unitHs = toHs(1, record.dayIncomeUnit || coin.unit);
  const { difficulty, blockReward, dayIncome, dayIncomeMoney, priceUsa } = record;
  const [feeRate = Number.NaN] = feeRates(record.fee);
  const coins = finer(dayIncome, coinsPerDay({ symbol: coin.symbol, hashrateHs: unitHs, difficulty, blockReward, feeRate }), INCOME_DIGITS);
  const doge = ((info?.dogeDayIncome ?? Number.NaN) * unitHs) / toHs(1, info?.dayIncomeUnit || coin.unit);
  const dogeUsd = coin.symbol === 'LTC' ? doge * (info?.dogePrice ?? Number.NaN) : 0;
  const cny = finer(dayIncomeMoney, (coins * priceUsa + dogeUsd) * (cnyPerUsd ?? Number.NaN), CNY_DIGITS);
  return { coins: coins / unitHs, doge: doge / unitHs, cny: cny / unitHs };
}

/** What the pool states; where that is our own reckoning rounded to so many decimals, the reckoning. */
function finer(stated: number | null, own: number, digits: number): number {
  if (stated === null) return Number.NaN;
  return Number(roundHalfUp(own, digits)) === stated ? own : stated;
}
