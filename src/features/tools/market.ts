import type { PoolCoin } from '#src/contracts/pool.ts';
import type { Coin } from '#src/domain/coins.ts';
import { coinsPerDay } from '#src/domain/earnings.ts';
import { cnyPerUsd } from '#src/domain/exchange-rate.ts';
import { known, type Maybe, product, quotient } from '#src/domain/known.ts';
import { feeRates } from '#src/domain/money.ts';
import { coinsPerHs, paidReward, sideCoinOf } from '#src/domain/unit-income.ts';

/** What a coin pays a machine: of the pool now, or the means of a span. */
export interface CoinMarket {
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
  /** Until when price and difficulty were averaged, ms; undefined where they are those of now. */
  readonly meansUntilMs: number | undefined;
  /** Growth of the difficulty per day; undefined while it is not known. */
  readonly growth: number | undefined;
}

/** Means of price and difficulty over a span, and the trend of the network: what the pool's curves say. */
export interface MarketCourse {
  readonly priceUsd?: number | undefined;
  readonly difficulty?: number | undefined;
  readonly growth?: number | undefined;
  readonly meansUntilMs?: number | undefined;
}

/** The market of a coin out of the pool's list and curves; undefined when the pool does not list it. */
export function coinMarket(coin: Coin, list: readonly PoolCoin[], course: MarketCourse): CoinMarket | undefined {
  const record = list.find(({ coinType }) => coinType === coin.id);
  if (!record) return undefined;
  const sideCoin = sideCoinOf(coin, record);
  const sideRecord = sideCoin && list.find(({ coinType }) => coinType === sideCoin.id);
  return {
    coin,
    record,
    priceUsd: course.priceUsd ?? known(record.priceUsa),
    difficulty: course.difficulty ?? known(record.difficulty),
    feeRate: feeRates(record.fee)[0],
    coinsPerHs: coinsPerHs(coin, record),
    side: sideCoin && { coin: sideCoin, coinsPerHs: sideRecord && coinsPerHs(sideCoin, sideRecord), priceUsd: sideRecord?.priceUsa },
    cnyPerUsd: cnyPerUsd(list),
    meansUntilMs: course.meansUntilMs,
    growth: course.growth,
  };
}

/** What another fee than the pool's makes of an income that is net of it; undefined where the pool does not say which. */
export function feeFactor({ feeRate: poolFee }: CoinMarket, feeRate: number | undefined): number | undefined {
  if (feeRate === poolFee) return 1;
  return feeRate === undefined || poolFee === undefined ? undefined : quotient(1 - feeRate, 1 - poolFee);
}

/** The pool's income of one H/s at another difficulty or fee; by the formula alone where the pool states none, or not what it is net of. */
export function coinsPerHsAt(market: CoinMarket, { difficulty, feeRate }: Pick<CoinMarket, 'difficulty' | 'feeRate'>): number | undefined {
  const { coin, record, coinsPerHs: stated } = market;
  const atFee = feeFactor(market, feeRate);
  if (stated === undefined || atFee === undefined) {
    const blockReward = paidReward(coin, record);
    if (blockReward === undefined || feeRate === undefined || difficulty === undefined) return undefined;
    return known(coinsPerDay({ symbol: coin.symbol, hashrateHs: 1, difficulty, blockReward, feeRate }));
  }
  const atDifficulty = difficulty === record.difficulty ? 1 : quotient(record.difficulty, difficulty);
  return product(stated, atDifficulty, atFee);
}
