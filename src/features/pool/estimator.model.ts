import type { PoolCoin, PoolCoinInfo } from '#src/contracts/pool.ts';
import type { Coin } from '#src/domain/coins.ts';
import { roundHalfUp } from '#src/domain/decimal.ts';
import { coinsPerDay } from '#src/domain/earnings.ts';
import { known, product, quotient, total } from '#src/domain/known.ts';
import { convert, feeRates, INCOME_DIGITS } from '#src/domain/money.ts';
import type { NumberLimits } from '#src/domain/number-text.ts';
import { type HashrateUnit, toHs } from '#src/domain/units.ts';

/** Spec 2: at most 10 characters. */
export const ESTIMATOR_LIMITS: NumberLimits = { integers: 10, decimals: 10, length: 10, empty: '' };

/** What every row opens with (spec 4). */
export const INITIAL_AMOUNT = '1';

/** What a hashrate brings in a day, before electricity; a part that the pool does not tell is undefined. */
export interface Estimate {
  coins: number;
  /** Mined on the side: LTC only. */
  doge: number | undefined;
  /** Worth of all of it. */
  cny: number | undefined;
}

/** The pool's daily income times the amount in `unit`. Undefined without an amount ('', '.') or without an income. */
export function estimate(mined: Mined, amount: string, unit: HashrateUnit): Estimate | undefined {
  const hashrateHs = toHs(/\d/.test(amount) ? Number(amount) : Number.NaN, unit);
  const income = unitIncome(mined);
  const coins = product(income.coins, hashrateHs);
  return coins === undefined ? undefined : { coins, doge: product(income.doge, hashrateHs), cny: product(income.cny, hashrateHs) };
}

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
 * The pool's daily income, ready to be multiplied. A pool may round it for one unit, to two digits of BTC or none of ETC's CNY: too few for
 * a large amount. The missing digits then come from difficulty, reward, fee and price.
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
  if (feeRate === undefined || blockReward === null || difficulty === null) return undefined;
  return known(coinsPerDay({ symbol, hashrateHs, difficulty, blockReward, feeRate }));
}

/** What the pool states, or our own calculation where that rounds to the same. */
function finer(stated: number | null, own: number | undefined, digits: number): number | undefined {
  if (stated === null) return undefined;
  return own !== undefined && Number(roundHalfUp(own, digits)) === stated ? own : stated;
}
