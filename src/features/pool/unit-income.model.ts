import type { PoolCoin, PoolCoinInfo } from '#src/contracts/pool.ts';
import type { Coin } from '#src/domain/coins.ts';
import { roundHalfUp } from '#src/domain/decimal.ts';
import { coinsPerDay } from '#src/domain/earnings.ts';
import { known, product, quotient, total } from '#src/domain/known.ts';
import { convert, feeRates, INCOME_DIGITS } from '#src/domain/money.ts';
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

/** What one H/s earns in a day; undefined where the pool does not tell. */
export interface UnitIncome {
  coins: number | undefined;
  /** Mined on the side: LTC only. */
  doge: number | undefined;
  /** Worth of both. */
  cny: number | undefined;
}

/**
 * The pool's daily income, ready to be multiplied. A pool may round it for one unit, to two digits of BTC or to no CNY of ETC at all: too few
 * for a large amount. The digits left off then come from difficulty, reward, fee and price.
 */
export function unitIncome({ coin, record, info, cnyPerUsd }: Mined): UnitIncome {
  const unitHs = toHs(1, record.dayIncomeUnit || coin.unit);
  const coins = finer(record.dayIncome, ownIncome(coin, record, unitHs), INCOME_DIGITS);
  const doge = product(info?.dogeDayIncome, unitHs / toHs(1, info?.dayIncomeUnit || coin.unit));
  const dogeUsd = coin.symbol === 'LTC' ? product(doge, info?.dogePrice) : 0;
  const usd = total([product(coins, record.priceUsa), dogeUsd]);
  const cny = finer(record.dayIncomeMoney, convert({ USD: usd }, 'CNY', cnyPerUsd), CNY_DIGITS);
  return { coins: quotient(coins, unitHs), doge: quotient(doge, unitHs), cny: quotient(cny, unitHs) };
}

function ownIncome({ symbol }: Coin, { difficulty, blockReward, fee }: PoolCoin, hashrateHs: number): number | undefined {
  const [feeRate] = feeRates(fee);
  if (feeRate === undefined || blockReward === null) return undefined;
  return known(coinsPerDay({ symbol, hashrateHs, difficulty, blockReward, feeRate }));
}

/** What the pool states; where that is our own reckoning rounded to so many decimals, the reckoning. */
function finer(stated: number | null, own: number | undefined, digits: number): number | undefined {
  if (stated === null) return undefined;
  return own !== undefined && Number(roundHalfUp(own, digits)) === stated ? own : stated;
}
