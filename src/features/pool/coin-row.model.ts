import type { PoolCoin, PoolCoinInfo } from '#src/contracts/pool.ts';
import { type Coin, coinById } from '#src/domain/coins.ts';
import { splitDifficulty } from '#src/domain/difficulty.ts';
import type { Maybe } from '#src/domain/known.ts';
import { convert, type Currency, formatIncome } from '#src/domain/money.ts';
import { splitHashrate } from '#src/domain/units.ts';
import { unlistedCoin } from './unlisted-coin.ts';

/** A figure and its unit, set in different type. */
export interface FigureText {
  value: string;
  unit: string;
}

/** A change over 24 hours; `ratio` gives arrow and colour, `text` is without a sign. */
export interface ChangeText {
  ratio: number;
  text: string;
}

/** What a row of the table shows, ready to print; what is not known is '--'. */
export interface CoinFigures {
  income: string;
  /** Daily profit of one `incomeUnit` in the visitor's currency. */
  incomeMoney: string;
  incomeUnit: string;
  price: string;
  change: ChangeText | undefined;
  poolHashrate: FigureText;
  networkHashrate: FigureText;
  miners: string;
  difficulty: FigureText;
}

/** The locale's way of writing what the specification leaves to the language. */
export interface MoneyFormats {
  number(value: number): string;
  percent(ratio: number): string;
  money(amount: Maybe, currency: Currency): string;
}

/** Everything around one coin's record that its row is written with. */
export interface RowContext {
  currency: Currency;
  /** CNY of one USD, out of the list itself; see `cnyPerUsd`. */
  cnyPerUsd: number | undefined;
  formats: MoneyFormats;
}

/** One listed coin: its entry in the catalogue and its record. */
export interface ListedCoin {
  coin: Coin;
  record: PoolCoin;
}

/** The coins the table shows, in the pool's order: shown ones that are not auxiliary (spec 7). Of a coin listed twice the first record counts. */
export function listedCoins(records: readonly PoolCoin[]): readonly ListedCoin[] {
  const byId = new Map<number, ListedCoin>();
  for (const record of records) {
    if (record.isShow !== 1 || record.isAux !== 0 || byId.has(record.coinType)) continue;
    byId.set(record.coinType, { coin: coinById(record.coinType) ?? unlistedCoin(record), record });
  }
  return [...byId.values()];
}

/** A coin's record and, where it is known, its v3 info as the figures of its row. */
export function coinFigures({ coin, record }: ListedCoin, info: PoolCoinInfo | undefined, context: RowContext): CoinFigures {
  const { currency, cnyPerUsd, formats } = context;
  const ratio = info?.priceIncrRatio;
  return {
    income: formatIncome(record.dayIncome),
    incomeMoney: formats.money(convert({ CNY: record.dayIncomeMoney }, currency, cnyPerUsd), currency),
    incomeUnit: record.dayIncomeUnit || coin.unit,
    price: formats.money(record.priceUsa, 'USD'),
    change: typeof ratio === 'number' ? { ratio, text: formats.percent(Math.abs(ratio)) } : undefined,
    poolHashrate: splitHashrate(record.poolHashrate, record.poolHashrateUnit || coin.hashrateUnit),
    networkHashrate: splitHashrate(record.hashrate, record.hashrateUnit || coin.hashrateUnit),
    miners: formats.number(record.poolMiner),
    difficulty: splitDifficulty(record.difficulty, coin),
  };
}
