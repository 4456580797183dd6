import { createMarket } from '#src/server/market/model.ts';
import type { ModelCoin, ModelSnapshot } from '#src/server/market/model.ts';

/** The moment most tests look at: half past nine in Beijing on 21 November 2026. */
export const NOW_MS = Date.parse('2026-11-21T01:30:00Z');

/** One market for tests that only read it; what it remembers must not matter, which the model's own tests prove. */
export const market = createMarket(7);

export const coinOf = (snapshot: ModelSnapshot, coinId: number): ModelCoin => {
  const coin = snapshot.coins.get(coinId);
  if (!coin) throw new Error(`no coin ${coinId}`);
  return coin;
};
