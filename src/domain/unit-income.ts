import { AI_BTC_ID, type Coin, coins } from './coins.ts';
import { roundHalfUp } from './decimal.ts';
import { coinsPerDay } from './earnings.ts';
import { known, type Maybe, product, quotient, total } from './known.ts';
import { convert, feeRates, formatIncome, INCOME_DIGITS, incomeTypes, type Money } from './money.ts';
import { parseHashrateUnit, toHs } from './units.ts';

/** The fields of a pool coin record by which a unit's income is known. */
export interface IncomeRecord {
  readonly dayIncome: number | null;
  readonly dayIncomeUnit: string;
  /** CNY. */
  readonly dayIncomeMoney: number | null;
  readonly priceUsa: number | null;
  readonly difficulty: number | null;
  readonly blockReward: number | null;
  readonly fee: string;
  readonly incomeType: string;
  readonly txFeeRatio: number | null;
  readonly hasSideCoin?: SideTold['hasSideCoin'];
}

/** Whether a coin is mined along with another, where a pool says so: no source has it, so the operator states it. */
interface SideTold {
  readonly hasSideCoin?: number | boolean | undefined;
}

/** A coin mined on the side: its coins a day of one H/s, and its price. */
export interface SideIncome {
  readonly symbol: string;
  readonly perHs: number | undefined;
  readonly priceUsd: Maybe;
}

/** What is known of a coin and of the money it is paid in. */
export interface Mined {
  readonly coin: Coin;
  readonly record: IncomeRecord;
  readonly side: SideIncome | undefined;
  /** CNY of one USD, out of the list itself; see `cnyPerUsd`. */
  readonly cnyPerUsd: number | undefined;
}

/** A day's income of one `unit` of hashrate; undefined where the pool does not state it. */
export interface UnitIncome {
  readonly unit: string;
  readonly coins: number | undefined;
  /** Coins of the coin mined on the side: DOGE for LTC. */
  readonly side: number | undefined;
  /** Worth of both: CNY as the pool states it; USD by price where that says nothing of it. */
  readonly money: Money;
}

/** Decimals of an amount in CNY. */
const CNY_DIGITS = 2;

/** The coin that is mined on the side of this one, DOGE for LTC, unless the pool's figures of this one contradict it. */
export function sideCoinOf({ symbol }: Pick<Coin, 'symbol'>, told?: SideTold): Coin | undefined {
  const isDenied = told?.hasSideCoin !== undefined && !told.hasSideCoin;
  return isDenied ? undefined : coins.find((coin) => coin.auxiliaryOf === symbol);
}

/** The symbol of the coin beside which this one is mined, where that is among these: LTC, for DOGE; else undefined. */
export function parentSymbol({ auxiliaryOf }: Pick<Coin, 'auxiliaryOf'>, among: readonly (Coin | undefined)[]): string | undefined {
  return among.find((coin) => coin?.symbol === auxiliaryOf)?.symbol;
}

/** The unit that a pool states incomes of a coin by. */
export function statedUnitOf(coin: Coin, { dayIncomeUnit }: Pick<IncomeRecord, 'dayIncomeUnit'>): string {
  return dayIncomeUnit || coin.unit;
}

/** The unit that incomes of a coin are shown by: the market's, or a pool's own that is none of ours and cannot be converted. */
export function shownUnitOf(coin: Coin, record: Pick<IncomeRecord, 'dayIncomeUnit'>): string {
  const stated = statedUnitOf(coin, record);
  return parseHashrateUnit(stated) === undefined ? stated : coin.marketUnit;
}

/** How many of one unit another holds: 1,000 TH/s in a PH/s. NaN for a unit that is none of ours, unless both are the same. */
export function unitsIn(unit: string, of: string): number {
  return unit === of ? 1 : toHs(1, unit) / toHs(1, of);
}

/** What the first of a pool's income types pays for a block, in coins: FPPS, which AI(BTC) is measured against, adds its transaction fees. */
export function paidReward(
  { id }: Pick<Coin, 'id'>,
  { blockReward, incomeType, txFeeRatio }: Pick<IncomeRecord, 'blockReward' | 'incomeType' | 'txFeeRatio'>,
): number | undefined {
  const paysFees = id === AI_BTC_ID || incomeTypes(incomeType)[0]?.toUpperCase() === 'FPPS';
  return product(blockReward, 1 + (paysFees ? (known(txFeeRatio) ?? 0) : 0));
}

/**
 * The pool's daily income of one `unit` of hashrate. A pool may round it for its own unit, to two digits of BTC or none of ETC's CNY: too few
 * for a larger one. The missing digits then come from difficulty, reward, fee and price. Money of merged mining is that of both coins.
 */
export function unitIncome({ coin, record, side, cnyPerUsd }: Mined, unit: string): UnitIncome {
  const stated = statedUnitOf(coin, record);
  const coinsOfOne = finer(record.dayIncome, ownIncome(coin, record, toHs(1, stated)), INCOME_DIGITS);
  const sideOfOne = side && product(side.perHs, toHs(1, stated));
  // Where the side of a merged coin is unknown we compute no money: the pool's own figure may hold it.
  const sideUsd = side || sideCoinOf(coin, record) ? product(sideOfOne, side?.priceUsd) : 0;
  const usd = total([product(coinsOfOne, record.priceUsa), sideUsd]);
  const own = convert({ USD: usd }, 'CNY', cnyPerUsd);
  const cny = side ? (own ?? known(record.dayIncomeMoney)) : finer(record.dayIncomeMoney, own, CNY_DIGITS);
  const factor = unitsIn(unit, stated);
  const isRated = cny !== undefined && cnyPerUsd !== undefined;
  const money = { CNY: product(cny, factor), USD: isRated ? undefined : product(usd, factor) };
  return { unit, coins: product(coinsOfOne, factor), side: product(sideOfOne, factor), money };
}

/** An income in coins, with what is mined along: '0.00103000 LTC + 4.13271000 DOGE'. */
export function incomeText(income: {
  readonly symbol: string;
  readonly coins: Maybe;
  readonly side?: { readonly symbol: string; readonly coins: Maybe } | undefined;
}): string {
  const parts = income.side ? [income, income.side] : [income];
  return parts.map((part) => `${formatIncome(part.coins)} ${part.symbol}`).join(' + ');
}

function ownIncome(coin: Coin, record: IncomeRecord, hashrateHs: number): number | undefined {
  const [feeRate] = feeRates(record.fee);
  const blockReward = paidReward(coin, record);
  if (feeRate === undefined || blockReward === undefined) return undefined;
  return known(coinsPerDay({ symbol: coin.symbol, hashrateHs, difficulty: record.difficulty ?? Number.NaN, blockReward, feeRate }));
}

/** What the pool states, or our own calculation where that rounds to the same. */
function finer(stated: number | null, own: number | undefined, digits: number): number | undefined {
  if (stated === null) return undefined;
  return own !== undefined && Number(roundHalfUp(own, digits)) === stated ? own : known(stated);
}

/** Coins a day of one H/s, net of the pool's fee, with the digits that a stated income rounds off; undefined where the pool does not say. */
export function coinsPerHs(coin: Coin, record: IncomeRecord): number | undefined {
  const unit = statedUnitOf(coin, record);
  return quotient(unitIncome({ coin, record, side: undefined, cnyPerUsd: undefined }, unit).coins, toHs(1, unit));
}

/** USD that a day of one H/s brings, with what is mined on the side; undefined where the pool's list does not say. */
export function usdPerHsDay(coin: Coin, records: readonly (IncomeRecord & { readonly coinType: number })[]): number | undefined {
  const usdOf = (each: Coin): number | undefined => {
    const record = records.find(({ coinType }) => coinType === each.id);
    return record && product(coinsPerHs(each, record), record.priceUsa);
  };
  const side = sideCoinOf(
    coin,
    records.find(({ coinType }) => coinType === coin.id),
  );
  return total([usdOf(coin), side ? usdOf(side) : 0]);
}
