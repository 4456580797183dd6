import type { PoolCoin } from '#src/contracts/pool.ts';
import type { Coin } from '#src/domain/coins.ts';
import { coinsPerDay, electricityPerDay, electricityShare } from '#src/domain/earnings.ts';
import { cnyPerUsd } from '#src/domain/exchange-rate.ts';
import { known, type Maybe, product, quotient, total } from '#src/domain/known.ts';
import {
  type DaysAhead,
  daysUntilLoss,
  type EfficiencyClass,
  efficiencyClass,
  paybackDays,
  perUnitDay,
  powerRatio,
} from '#src/domain/machine-earnings.ts';
import { convert, type Currency, feeRates } from '#src/domain/money.ts';
import { paidReward, sideCoinOf, statedUnitOf, unitIncome } from '#src/domain/unit-income.ts';
import { toHs } from '#src/domain/units.ts';
import { asicAlgorithmOf, type AsicInputsOf, coinOf, figureOf, typedFigure, unitOf } from './asic-fields.ts';
import { bestRatioOf } from './asics.ts';

/** What a coin pays a machine: of the pool now, or the means of a span. */
export interface AsicMarket {
  readonly coin: Coin;
  readonly record: PoolCoin;
  /** USD; undefined where it is not known. */
  readonly priceUsd: number | undefined;
  readonly difficulty: number | undefined;
  /** The pool's own, a ratio; undefined where it does not say. */
  readonly feeRate: number | undefined;
  /** Coins a day of one H/s, net of the pool's fee, at the pool's difficulty now. */
  readonly coinsPerHs: number | undefined;
  /** What is mined on the side: DOGE with LTC. */
  readonly side: { readonly coin: Coin; readonly coinsPerHs: number | undefined; readonly priceUsd: Maybe } | undefined;
  readonly cnyPerUsd: number | undefined;
  /** Growth of the difficulty per day; undefined while it is not known. */
  readonly growth: number | undefined;
}

/** Means of price and difficulty over a span, and the trend of the network: what the pool's curves say. */
export interface MarketCourse {
  readonly priceUsd?: number | undefined;
  readonly difficulty?: number | undefined;
  readonly growth?: number | undefined;
}

/** The market of a coin out of the pool's list and curves; undefined when the pool does not list it. */
export function asicMarket(coin: Coin, list: readonly PoolCoin[], course: MarketCourse): AsicMarket | undefined {
  const record = list.find(({ coinType }) => coinType === coin.id);
  if (!record) return undefined;
  const rate = cnyPerUsd(list);
  const sideCoin = sideCoinOf(coin);
  const sideRecord = sideCoin && list.find(({ coinType }) => coinType === sideCoin.id);
  return {
    coin,
    record,
    priceUsd: course.priceUsd ?? known(record.priceUsa),
    difficulty: course.difficulty ?? known(record.difficulty),
    feeRate: feeRates(record.fee)[0],
    coinsPerHs: incomePerHs(coin, record),
    side: sideCoin && { coin: sideCoin, coinsPerHs: sideRecord && incomePerHs(sideCoin, sideRecord), priceUsd: sideRecord?.priceUsa },
    cnyPerUsd: rate,
    growth: course.growth,
  };
}

/** Coins a day of one H/s: what the pool states, with the digits that it rounds off. */
function incomePerHs(coin: Coin, record: PoolCoin): number | undefined {
  const unit = statedUnitOf(coin, record);
  return quotient(unitIncome({ coin, record, side: undefined, cnyPerUsd: undefined }, unit).coins, toHs(1, unit));
}

/** A day of machines; money in the currency asked for, undefined where a figure that it needs is not known. */
export interface AsicDay {
  readonly hashrateHs: number;
  readonly powerW: number;
  /** Of the coin itself. */
  readonly coins: number | undefined;
  readonly coinIncome: number | undefined;
  /** Of the coin mined on the side; undefined where there is none. */
  readonly side: { readonly symbol: string; readonly coins: number | undefined; readonly income: number | undefined } | undefined;
  readonly income: number | undefined;
  readonly electricity: number;
  readonly net: number | undefined;
  /** Electricity as a part of the income. */
  readonly share: number | undefined;
  /** J per `ratioUnit`, and its class. */
  readonly ratio: number | undefined;
  readonly efficiency: EfficiencyClass | undefined;
  /** Per day of one market unit. */
  readonly hashPrice: number | undefined;
  readonly hashCost: number | undefined;
  /** USD of one coin, below which electricity costs more. */
  readonly shutdownUsd: number | undefined;
  readonly lossIn: DaysAhead | undefined;
  readonly payback: DaysAhead | undefined;
  readonly trendPayback: DaysAhead | undefined;
  readonly incomePerKwh: number | undefined;
}

/** What is asked besides the fields: the market, the money, and price and difficulty as factors of what they are. */
export interface AsicQuestion {
  readonly inputs: AsicInputsOf;
  readonly market: AsicMarket;
  readonly currency: Currency;
  readonly priceFactor?: number;
  readonly difficultyFactor?: number;
}

/** Price, difficulty and fee that a day is reckoned with: as typed, else the market's. */
export function usedMarket(inputs: AsicInputsOf, market: AsicMarket) {
  const typedDifficulty = typedFigure(inputs.difficulty);
  const typedFee = typedFigure(inputs.fee);
  return {
    priceUsd: known(typedFigure(inputs.price) ?? market.priceUsd),
    difficulty: known(typedDifficulty === undefined ? market.difficulty : typedDifficulty * market.coin.difficultyUnit.scale),
    feeRate: known(typedFee === undefined ? market.feeRate : Math.min(1, typedFee / 100)),
  };
}

/** Income, electricity and what follows from them for these fields in this market. */
export function asicDay({ inputs, market, currency, priceFactor = 1, difficultyFactor = 1 }: AsicQuestion): AsicDay {
  const { coin } = market;
  const count = figureOf(inputs.count);
  const hashrate = figureOf(inputs.hashrate);
  const hashrateHs = toHs(hashrate, unitOf(coin)) * count;
  const powerW = figureOf(inputs.power) * count;
  const money = (usd: Maybe) => convert({ USD: usd }, currency, market.cnyPerUsd);
  const { priceUsd } = usedMarket(inputs, market);
  const coins = product(coinsPerHsUsed(inputs, market), hashrateHs, 1 / difficultyFactor);
  const coinIncome = money(product(coins, priceUsd, priceFactor));
  const side = sideDay(inputs, market, hashrateHs / difficultyFactor);
  const sideIncome = side && money(side.usd);
  const income = total([coinIncome, ...(side ? [sideIncome] : [])]);
  const electricity = electricityPerDay({ powerW, pricePerKwh: figureOf(currency === 'CNY' ? inputs.cny : inputs.usd) });
  const net = total([income, -electricity]);
  const algorithm = asicAlgorithmOf(coin);
  const ratio = powerRatio({ powerW: figureOf(inputs.power), hashrate });
  const course = { incomePerDay: income, electricityPerDay: electricity, growth: market.growth };
  const cost = inputs.cost === '' ? undefined : money(figureOf(inputs.cost) * count);
  const electricityUsd = convert({ [currency]: electricity }, 'USD', market.cnyPerUsd);
  const left = side ? total([electricityUsd, -(side.usd ?? Number.NaN)]) : electricityUsd;
  return {
    hashrateHs,
    powerW,
    coins,
    coinIncome,
    side: side && { symbol: side.symbol, coins: side.coins, income: sideIncome },
    income,
    electricity,
    net,
    share: electricityShare({ coinsPerDay: 1, coinPrice: income, electricityPerDay: electricity }),
    ratio,
    efficiency: algorithm && efficiencyClass(ratio, bestRatioOf(algorithm)),
    hashPrice: perUnitDay(income, hashrateHs, coin.marketUnit),
    hashCost: perUnitDay(electricity, hashrateHs, coin.marketUnit),
    shutdownUsd: quotient(left === undefined ? undefined : Math.max(0, left), coins),
    lossIn: daysUntilLoss(course),
    payback: paybackDays(cost, { ...course, growth: 0 }),
    trendPayback: paybackDays(cost, course),
    incomePerKwh: quotient(income, (powerW * 24) / 1000),
  };
}

/** The pool's income of one H/s at the difficulty and fee that are used; by the formula alone where the pool states none. */
function coinsPerHsUsed(inputs: AsicInputsOf, market: AsicMarket): number | undefined {
  const { coin, record, coinsPerHs, feeRate: poolFee } = market;
  const { difficulty, feeRate } = usedMarket(inputs, market);
  if (coinsPerHs === undefined) {
    const blockReward = paidReward(coin, record);
    if (blockReward === undefined || feeRate === undefined || difficulty === undefined) return undefined;
    return known(coinsPerDay({ symbol: coin.symbol, hashrateHs: 1, difficulty, blockReward, feeRate }));
  }
  const atDifficulty = difficulty === record.difficulty ? 1 : quotient(record.difficulty, difficulty);
  const atFee = inputs.fee === '' ? 1 : quotient(1 - (feeRate ?? Number.NaN), 1 - (poolFee ?? 0));
  return product(coinsPerHs, atDifficulty, atFee);
}

/** What the coin on the side brings; a fee that was typed is that of both. */
function sideDay(inputs: AsicInputsOf, market: AsicMarket, hashrateHs: number) {
  const { side, feeRate: poolFee } = market;
  if (!side) return undefined;
  const { feeRate } = usedMarket(inputs, market);
  const atFee = inputs.fee === '' ? 1 : quotient(1 - (feeRate ?? Number.NaN), 1 - (poolFee ?? 0));
  const coins = product(side.coinsPerHs, hashrateHs, atFee);
  return { symbol: side.coin.symbol, coins, usd: product(coins, side.priceUsd) };
}

/** The coin of the fields in its market; undefined while the pool's list is not here or does not name it. */
export function marketOf(inputs: AsicInputsOf, list: readonly PoolCoin[] | undefined, course: MarketCourse): AsicMarket | undefined {
  const coin = coinOf(inputs);
  return coin && list && asicMarket(coin, list, course);
}
