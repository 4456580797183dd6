import { coinById } from './coins.ts';
import { sideCoinOf } from './unit-income.ts';

/** The money fields of a pool coin record: CNY of a day's income, and USD of one coin. */
interface PricedIncome {
  readonly coinType: number;
  readonly dayIncome: number | null;
  readonly dayIncomeMoney: number | null;
  readonly priceUsa: number | null;
  readonly hasSideCoin?: number | undefined;
}

/** Whether mining this coin earns another on the side, as LTC does DOGE. */
function isMerged(record: PricedIncome): boolean {
  const coin = coinById(record.coinType);
  return coin !== undefined && sideCoinOf(coin, record) !== undefined;
}

/** Half of the last decimal of a pool's income in coins, and of its money. */
const COIN_ROUNDING = 0.5e-8;
const MONEY_ROUNDING = 0.5e-2;

/**
 * CNY of one USD as the pool coin list itself implies it: money of a day's income in CNY over the same in USD.
 * Read off the coin whose last decimals matter least; money that holds a merged coin's would mislead. Undefined when no record has both.
 */
export function cnyPerUsd(records: readonly PricedIncome[]): number | undefined {
  let rate: number | undefined;
  let smallestError = Infinity;
  for (const record of records) {
    const { dayIncome, dayIncomeMoney, priceUsa } = record;
    if (isMerged(record) || !dayIncome || !dayIncomeMoney || !priceUsa || priceUsa < 0) continue;
    const error = COIN_ROUNDING / dayIncome + MONEY_ROUNDING / dayIncomeMoney;
    if (error >= smallestError) continue;
    smallestError = error;
    rate = dayIncomeMoney / (dayIncome * priceUsa);
  }
  return rate;
}
