import type { PoolCoin } from '#src/contracts/pool.ts';
import { type Coin, coins, isListed } from '#src/domain/coins.ts';
import { brand } from '#src/lib/brand.ts';

/** A pool's list of coins, as far as it says which there are; undefined while it is not known. */
export type ListedCoins = readonly Pick<PoolCoin, 'coinType' | 'isShow' | 'isAux'>[] | undefined;

/** What machines can mine today; ETH is history. */
const minedCoins = coins.filter((coin) => coin.proofOfWorkEndedAtMs === null);

/**
 * The coins that a pool lists, and those that are mined along with them. While its list is not known all of the catalogue; none of an operator's
 * own pools, which may have any of them.
 */
export function poolCoins(records: ListedCoins): readonly Coin[] {
  const listed = new Set(records?.filter(isListed).map(({ coinType }) => coinType));
  if (listed.size === 0) return brand.hasSources ? [] : minedCoins;
  const symbols = new Set(minedCoins.filter(({ id }) => listed.has(id)).map(({ symbol }) => symbol));
  return minedCoins.filter(({ symbol, auxiliaryOf }) => symbols.has(auxiliaryOf ?? symbol));
}
