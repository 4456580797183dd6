import type { PoolCoin, PoolCoinInfo } from '#src/contracts/pool.ts';
import { type Coin, coinById, coins, isListed } from '#src/domain/coins.ts';
import { difficultyUnitOf, splitDifficulty } from '#src/domain/difficulty.ts';
import { quotient } from '#src/domain/known.ts';
import { convert, type Currency, formatIncome } from '#src/domain/money.ts';
import { shownUnitOf, sideCoinOf, type SideIncome, statedUnitOf, unitIncome } from '#src/domain/unit-income.ts';
import { parseHashrateUnit, splitHashrate, toHs } from '#src/domain/units.ts';
import type { useFormats } from '#src/i18n/formats.ts';
import type { ApiResponse } from '#src/lib/api-response.ts';

/** What is known of the coin of an open row. */
export interface OpenCoin {
  info: PoolCoinInfo | undefined;
  /** The response that holds it: age and origin of the figures. */
  response: ApiResponse<unknown> | undefined;
  /** The newest attempt failed; what is shown is older. */
  hasFailed: boolean;
  isFetching: boolean;
  isLoading: boolean;
  refetch: () => Promise<unknown>;
}

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
  /** Coins a day for one `incomeUnit`, with the coin's symbol. */
  income: FigureText;
  /** The same of the coin mined on the side: DOGE for LTC. */
  sideIncome: FigureText | undefined;
  /** Worth of both in the visitor's currency. */
  incomeMoney: string;
  incomeUnit: string;
  price: string;
  change: ChangeText | undefined;
  poolHashrate: FigureText;
  networkHashrate: FigureText;
  miners: string;
  difficulty: FigureText;
}

/** Everything around one coin's record that its row is written with. */
export interface RowContext {
  currency: Currency;
  /** CNY of one USD, out of the list itself; see `cnyPerUsd`. */
  cnyPerUsd: number | undefined;
  formats: Pick<ReturnType<typeof useFormats>, 'number' | 'percent' | 'money'>;
}

/** A coin of the table: its entry in the catalogue and its record, undefined until the pool's list is here. */
export interface TableCoin {
  coin: Coin;
  record: PoolCoin | undefined;
  /** The record of the coin that is mined on the side: DOGE's, for LTC. */
  sideRecord: PoolCoin | undefined;
}

interface ListedCoin extends TableCoin {
  record: PoolCoin;
}

/** The coins the table shows, in the pool's order. */
export function listedCoins(records: readonly PoolCoin[]): readonly ListedCoin[] {
  return records.filter(isListed).map((record) => {
    const coin = coinById(record.coinType) ?? unlistedCoin(record);
    const sideId = sideCoinOf(coin, record)?.id;
    const sideRecord = sideId === undefined ? undefined : records.find(({ coinType }) => coinType === sideId);
    return { coin, record, sideRecord };
  });
}

/** What the coin mined on the side brings: by its own record, else by the v3 info of the coin that it is mined with. Undefined without one. */
export function sideIncomeOf({ coin, record, sideRecord }: TableCoin, info: PoolCoinInfo | undefined): SideIncome | undefined {
  const sideCoin = sideCoinOf(coin, record);
  if (!sideCoin) return undefined;
  if (typeof sideRecord?.dayIncome === 'number') {
    const perHs = quotient(sideRecord.dayIncome, toHs(1, statedUnitOf(sideCoin, sideRecord)));
    return { symbol: sideCoin.symbol, perHs, priceUsd: sideRecord.priceUsa };
  }
  // Unknown: the income lacks a part, and says so.
  if (typeof info?.dogeDayIncome !== 'number') return { symbol: sideCoin.symbol, perHs: undefined, priceUsd: undefined };
  const perHs = quotient(info.dogeDayIncome, toHs(1, info.dayIncomeUnit || coin.unit));
  return { symbol: sideCoin.symbol, perHs, priceUsd: info.dogePrice };
}

/** A coin's record and, where it is known, its v3 info as the figures of its row. */
export function coinFigures(listed: ListedCoin, info: PoolCoinInfo | undefined, context: RowContext): CoinFigures {
  const { currency, cnyPerUsd, formats } = context;
  const { coin, record } = listed;
  const ratio = info?.priceIncrRatio;
  const side = sideIncomeOf(listed, info);
  const income = unitIncome({ coin, record, side, cnyPerUsd }, shownUnitOf(coin, record));
  return {
    income: { value: formatIncome(income.coins), unit: income.coins === undefined ? '' : coin.incomeSymbol },
    sideIncome: side && { value: formatIncome(income.side), unit: side.symbol },
    incomeMoney: formats.money(convert(income.money, currency, cnyPerUsd), currency),
    incomeUnit: income.unit,
    price: formats.money(record.priceUsa, 'USD'),
    // Of a price that is not known there is no change.
    change: typeof ratio === 'number' && record.priceUsa !== null ? { ratio, text: formats.percent(Math.abs(ratio)) } : undefined,
    poolHashrate: splitHashrate(record.poolHashrate, record.poolHashrateUnit || coin.hashrateUnit),
    networkHashrate: splitHashrate(record.hashrate, record.hashrateUnit || coin.hashrateUnit),
    miners: formats.number(record.poolMiner),
    difficulty: splitDifficulty(record.difficulty, coin),
  };
}

/** A coin that the pool lists and the catalogue does not know yet, as far as its record says. It has no mark of its own. */
function unlistedCoin(record: PoolCoin): Coin {
  const symbol = record.coinName.trim() || String(record.coinType);
  const unit = parseHashrateUnit(record.dayIncomeUnit) ?? 'TH/s';
  const hashrateUnit = parseHashrateUnit(record.hashrateUnit) ?? unit;
  return {
    id: record.coinType,
    symbol,
    name: symbol,
    slug: String(record.coinType),
    apiName: symbol.toLowerCase(),
    incomeSymbol: symbol,
    algorithm: record.algorithmType || '--',
    stratumAlgorithm: null,
    hashesPerDifficultyUnit: Number.NaN,
    mostApart: Number.POSITIVE_INFINITY,
    blockTimeS: record.time ?? Number.NaN,
    parallelChains: 1,
    blocksPerDay: null,
    retargetBlocks: null,
    adjustsEvery: null,
    unit,
    marketUnit: coins.find(({ algorithm }) => algorithm === record.algorithmType)?.marketUnit ?? unit,
    shortUnit: unit.slice(0, 1),
    hashrateUnit,
    chartUnit: hashrateUnit,
    calculatorUnit: unit,
    estimatorUnits: [unit],
    difficultyUnit: difficultyUnitOf(record.difficulty),
    auxiliaryOf: null,
    proofOfWorkEndedAtMs: null,
    icon: '',
    isShownOnHome: true,
  };
}
