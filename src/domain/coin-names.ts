import type { Coin } from './coin.ts';
import { sideCoinOf } from './unit-income.ts';

/** What a coin is looked for by: symbol and name, and those of the coin that it brings on the side. */
export function coinNames(coin: Pick<Coin, 'symbol' | 'name'>): readonly string[] {
  const side = sideCoinOf(coin);
  return [coin.symbol, coin.name, ...(side ? [side.symbol, side.name] : [])];
}
