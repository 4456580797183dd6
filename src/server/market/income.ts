import { AI_BTC_ID, BTC_ID } from '#src/domain/coins.ts';
import type { Coin } from '#src/domain/coins.ts';
import { coinsPerDay, meanOfLastDays } from '#src/domain/earnings.ts';
import { known, product, total } from '#src/domain/known.ts';
import { paidReward, sideCoinOf } from '#src/domain/unit-income.ts';
import { toHs } from '#src/domain/units.ts';
import type { PoolCoinSettings } from './defaults.ts';
import type { MarketSnapshot } from './market-types.ts';

/** The pool's settings by coin id. */
export type SettingsById = ReadonlyMap<number, PoolCoinSettings>;

/** What one unit of hashrate (`coin.unit`) earns in a day, net of the pool's fee. */
export interface UnitIncome {
  readonly coins: number;
  /** The coin mined on the side with the same hashrate: DOGE for LTC. */
  readonly side: { readonly symbol: string; readonly coins: number | undefined; readonly priceUsd: number | undefined } | undefined;
  /** Worth of both, USD; undefined when a part of it has no price. */
  readonly usd: number | undefined;
}

/** The ratio of AI(BTC) to plain BTC published for the running day. */
export function currentAiRatio(snapshot: MarketSnapshot): number | undefined {
  return snapshot.aiRatio.at(-1)?.ratio;
}

/** Coins a day for one unit of a coin's hashrate, by the domain's one formula; undefined without proof of work and without a fee. */
function netCoinsPerDay(snapshot: MarketSnapshot, settings: SettingsById, { coin, hashrateHs }: { coin: Coin; hashrateHs: number }) {
  const market = snapshot.coins.get(coin.id);
  const feeRate = settings.get(coin.id)?.feeRates[0];
  if (market === undefined || feeRate === undefined) return undefined;
  const difficulty = market.difficulty ?? Number.NaN;
  const { txFeeRatio } = market;
  const incomeType = settings.get(coin.id)?.incomeTypes[0] ?? '';
  const blockReward = paidReward(coin, { blockReward: market.blockReward, incomeType, txFeeRatio }) ?? Number.NaN;
  const plain = coinsPerDay({ symbol: coin.symbol, hashrateHs, difficulty, blockReward, feeRate });
  return coin.id === AI_BTC_ID ? product(plain, currentAiRatio(snapshot)) : known(plain);
}

/**
 * Income of one unit of hashrate, following from difficulty, reward, price and fee alone, with the transaction fees that FPPS pays.
 * Undefined where there is no proof of work and where the pool states no fee. LTC brings DOGE with it.
 */
export function unitIncome(snapshot: MarketSnapshot, settings: SettingsById, coin: Coin): UnitIncome | undefined {
  const hashrateHs = toHs(1, coin.unit);
  const priceOf = ({ id }: Coin) => known(snapshot.coins.get(id)?.priceUsd);
  const income = netCoinsPerDay(snapshot, settings, { coin, hashrateHs });
  if (income === undefined) return undefined;
  const sideCoin = sideCoinOf(coin, settings.get(coin.id));
  const side =
    sideCoin && settings.has(sideCoin.id)
      ? { symbol: sideCoin.symbol, coins: netCoinsPerDay(snapshot, settings, { coin: sideCoin, hashrateHs }), priceUsd: priceOf(sideCoin) }
      : undefined;
  const usd = total([product(income, priceOf(coin)), side ? product(side.coins, side.priceUsd) : 0]);
  return { coins: income, side, usd };
}

/** Mean BTC a day for one H/s over the last 7 days before any fee, as AI(BTC) and as plain BTC by FPPS. */
export function meanBtcPerHs(snapshot: MarketSnapshot): { readonly ai: number; readonly plain: number } {
  const plain = snapshot.daily(BTC_ID).map((day) => {
    const reward = product(day.blockReward, total([1, day.txFeeRatio])) ?? Number.NaN;
    return coinsPerDay({ symbol: 'BTC', hashrateHs: 1, difficulty: day.difficulty ?? Number.NaN, blockReward: reward, feeRate: 0 });
  });
  const ai = plain.map((income, index) => income * (snapshot.aiRatio[index]?.ratio ?? Number.NaN));
  return { ai: meanOfLastDays(ai), plain: meanOfLastDays(plain) };
}
