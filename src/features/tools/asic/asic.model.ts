import type { PoolCoin } from '#src/contracts/pool.ts';
import type { Coin } from '#src/domain/coins.ts';
import { amountIn } from '#src/domain/amount.ts';
import { netOfPayingHours, runAllDay, type PriceProfile } from '#src/domain/electricity/electricity.ts';
import { known, product } from '#src/domain/known.ts';
import { type MachineDay, machineDay, type MachineMarket } from '#src/domain/machine-day.ts';
import { perUnitDay, powerRatio } from '#src/domain/machine-earnings.ts';
import type { Currency } from '#src/domain/money.ts';
import { toHs } from '#src/domain/units.ts';
import { figureOf, typedFigure } from '../figures.ts';
import { type AsicInputsOf, coinForAsic, coinOf, comparedAsics, machinePrice, minedAsicCoins, unitOf, withModel } from './asic-fields.ts';
import type { Asic } from '#src/domain/machines/asics.ts';
import { type Forecasts, forecasts } from '../forecast/forecast.model.ts';
import { type CoinMarket, coinMarket, coinsPerHsAt, feeFactor, type MarketCourse } from '../market.ts';

/** A day of the machines of the fields, money in the currency asked for. */
export interface AsicDay extends MachineDay {
  readonly hashrateHs: number;
  readonly powerW: number;
  readonly side: (NonNullable<MachineDay['side']> & { readonly symbol: string }) | undefined;
  /** J per `ratioUnit`. */
  readonly ratio: number | undefined;
  /** Per 24 hours of one market unit, its electricity at the prices of the hours in which machines run. */
  readonly hashPrice: number | undefined;
  readonly hashCost: number | undefined;
}

/** What is asked besides the fields: the market, the money, what electricity costs in it, and price and difficulty as factors of what they are. */
export interface AsicQuestion {
  readonly inputs: AsicInputsOf;
  readonly market: CoinMarket;
  readonly currency: Currency;
  readonly usual: PriceProfile;
  readonly priceFactor?: number;
  readonly difficultyFactor?: number;
}

/** Price, difficulty and fee that a day is reckoned with: as typed, else the market's. */
export function usedMarket(inputs: AsicInputsOf, market: CoinMarket) {
  const typedDifficulty = typedFigure(inputs.difficulty);
  const typedFee = typedFigure(inputs.fee);
  return {
    priceUsd: known(typedFigure(inputs.price) ?? market.priceUsd),
    difficulty: known(typedDifficulty === undefined ? market.difficulty : typedDifficulty * market.coin.difficultyUnit.scale),
    feeRate: known(typedFee === undefined ? market.feeRate : Math.min(1, typedFee / 100)),
  };
}

/** Income, electricity and what follows from them for these fields in this market. */
export function asicDay({ inputs, market, currency, usual, priceFactor = 1, difficultyFactor = 1 }: AsicQuestion): AsicDay {
  const { coin, cnyPerUsd } = market;
  const count = figureOf(inputs.count);
  const hashrate = figureOf(inputs.hashrate);
  const hashrateHs = toHs(hashrate, unitOf(coin)) * count;
  const powerW = figureOf(inputs.power) * count;
  const day = machineDay({ hashrateHs, powerW }, payOf({ inputs, market, priceFactor, difficultyFactor }), { usual, currency, cnyPerUsd });
  const ratio = powerRatio({ powerW: figureOf(inputs.power), hashrate });
  const whileRunning = day.runningHours > 0 ? product(day.electricity, day.hours / day.runningHours) : day.allDay.electricity;
  return {
    ...day,
    hashrateHs,
    powerW,
    side: day.side && market.side && { symbol: market.side.coin.symbol, ...day.side },
    ratio,
    hashPrice: perUnitDay(day.incomePerDay, hashrateHs, coin.marketUnit),
    hashCost: perUnitDay(whileRunning, hashrateHs, coin.marketUnit),
    // An hour that is paid for lets them run at any price.
    shutdownUsd: day.shutdownUsd && Math.max(0, day.shutdownUsd),
  };
}

/** What the coin pays by these fields, and the one on the side; a fee that was typed is that of both. */
function payOf({ inputs, market, priceFactor, difficultyFactor }: Required<Omit<AsicQuestion, 'currency' | 'usual'>>): MachineMarket {
  const { side } = market;
  const used = usedMarket(inputs, market);
  const atDifficulty = 1 / difficultyFactor;
  return {
    coinsPerHs: product(coinsPerHsAt(market, used), atDifficulty),
    priceUsd: product(used.priceUsd, priceFactor),
    side: side && {
      coinsPerHs: product(side.coinsPerHs, feeFactor(market, used.feeRate), atDifficulty),
      priceUsd: side.priceUsd,
    },
  };
}

/** The coin of the fields in its market; undefined while the pool's list is not here or does not name it. */
export function marketOf(inputs: AsicInputsOf, list: readonly PoolCoin[] | undefined, course: MarketCourse): CoinMarket | undefined {
  const coin = coinOf(inputs);
  return coin && list && coinMarket(coin, list, course);
}

/** One machine of those beside each other, with the coin that it mines; its day is undefined while that coin's market is not known. */
export interface ComparedAsic {
  readonly asic: Asic;
  readonly coin: Coin | undefined;
  readonly market: CoinMarket | undefined;
  readonly day: AsicDay | undefined;
}

interface AsicComparison {
  readonly inputs: AsicInputsOf;
  /** Undefined while it is loading: the days are then not known. */
  readonly list: readonly PoolCoin[] | undefined;
  /** Of the chosen coin; machines of another one are compared by their pool figures now. */
  readonly course: MarketCourse;
  readonly currency: Currency;
  readonly usual: PriceProfile;
}

/** How long the machines of the fields pay, and when they have paid for themselves; undefined without the pool's list. */
export function asicForecasts({ inputs, list, course, currency, usual }: AsicComparison, nowMs: number): Forecasts | undefined {
  const market = marketOf(inputs, list, course);
  if (!market) return undefined;
  const count = figureOf(inputs.count);
  const day = asicDay({ inputs, market, currency, usual: runAllDay(usual) });
  const costOfOne = amountIn(machinePrice(inputs), { currency, cnyPerUsd: market.cnyPerUsd });
  // A price that cannot be converted to this currency is not none.
  const cost = inputs.cost === '' ? undefined : (product(costOfOne, count) ?? Number.NaN);
  // No machine falls under its electricity, and none pays for itself.
  const income = count > 0 ? day.income : undefined;
  const electricity = day.electricity ?? Number.NaN;
  const byHour = usual.basis !== 'flat' && { netOfDay: netOfPayingHours(usual, { incomePerDay: income, powerW: day.powerW }) };
  return forecasts({ market, day: { income, coinIncome: day.coinIncome, electricity }, cost, nowMs, ...byHour });
}

/** A day of each machine beside the others, one of each, with the same electricity. */
export function comparedDays({ inputs, list, course, currency, usual }: AsicComparison): readonly ComparedAsic[] {
  const mined = minedAsicCoins(list);
  return comparedAsics(inputs, mined).map((asic) => {
    const coin = coinForAsic(asic, inputs, mined);
    const market = coin && list && coinMarket(coin, list, String(coin.id) === inputs.coin ? course : {});
    return {
      asic,
      coin,
      market,
      day: market && asicDay({ inputs: { ...withModel(inputs, asic.model, mined), count: '1' }, market, currency, usual }),
    };
  });
}
