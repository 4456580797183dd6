import { AI_BTC_ID, coinBySymbol, coins } from '#src/domain/coins.ts';
import type { Coin } from '#src/domain/coins.ts';
import { coinsPerDay, meanOfLastDays } from '#src/domain/earnings.ts';
import { toHs } from '#src/domain/units.ts';
import type { PoolCoinSettings } from './defaults.ts';
import type { MarketSnapshot } from './market-types.ts';

/** The pool's settings by coin id. */
export type SettingsById = ReadonlyMap<number, PoolCoinSettings>;

/** What one unit of hashrate (`coin.unit`) earns in a day, net of the pool's fee. */
export interface UnitIncome {
  readonly coins: number;
  /** The coin mined on the side with the same hashrate: DOGE for LTC. */
  readonly side: { readonly coins: number; readonly priceUsd: number } | null;
  /** Worth of both, USD. */
  readonly usd: number;
}

/** The ratio of AI(BTC) to plain BTC published for the running day. */
export function currentAiRatio(snapshot: MarketSnapshot): number {
  return snapshot.aiRatio.at(-1)?.ratio ?? 1;
}

/** Coins a day for a hashrate, by the domain's one formula; NaN where there is no proof of work. */
function netCoinsPerDay(
  snapshot: MarketSnapshot,
  settings: SettingsById,
  { coin, hashrateHs }: { coin: Coin; hashrateHs: number },
): number {
  const market = snapshot.coins.get(coin.id);
  const feeRate = settings.get(coin.id)?.feeRates[0] ?? 0;
  if (!market) return Number.NaN;
  const { difficulty, blockReward } = market;
  const plain = coinsPerDay({ symbol: coin.symbol, hashrateHs, difficulty, blockReward, feeRate });
  return coin.id === AI_BTC_ID ? plain * currentAiRatio(snapshot) : plain;
}

/**
 * Income of one unit of hashrate, following from difficulty, reward, price and fee alone (decision F1); transaction fees are left out.
 * Null where there is no proof of work (decision F5). LTC brings DOGE with it.
 */
export function unitIncome(snapshot: MarketSnapshot, settings: SettingsById, coin: Coin): UnitIncome | null {
  const hashrateHs = toHs(1, coin.unit);
  const income = netCoinsPerDay(snapshot, settings, { coin, hashrateHs });
  if (!Number.isFinite(income)) return null;
  const sideCoin = coins.find((other) => other.auxiliaryOf === coin.symbol && settings.has(other.id));
  const side = sideCoin && {
    coins: netCoinsPerDay(snapshot, settings, { coin: sideCoin, hashrateHs }),
    priceUsd: snapshot.coins.get(sideCoin.id)?.priceUsd ?? 0,
  };
  const usd = income * (snapshot.coins.get(coin.id)?.priceUsd ?? 0) + (side ? side.coins * side.priceUsd : 0);
  return { coins: income, side: side ?? null, usd };
}

/** Mean BTC a day for one H/s over the last 7 days before any fee, as AI(BTC) and as plain BTC (spec 9). */
export function meanBtcPerHs(snapshot: MarketSnapshot): { readonly ai: number; readonly plain: number } {
  const btcId = coinBySymbol('BTC')?.id ?? 0;
  const plain = snapshot
    .daily(btcId)
    .map(({ difficulty, blockReward }) => coinsPerDay({ symbol: 'BTC', hashrateHs: 1, difficulty, blockReward, feeRate: 0 }));
  const ai = plain.map((income, index) => income * (snapshot.aiRatio[index]?.ratio ?? 1));
  return { ai: meanOfLastDays(ai), plain: meanOfLastDays(plain) };
}
