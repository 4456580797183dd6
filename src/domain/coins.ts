import { AI_BTC_ID, apiNameOf, chainIds, chainSymbols, type CoinSymbol, idOfCoin } from './chain-ids.ts';
import { coinCatalogue } from './coin-catalogue.ts';
import type { Coin, CoinRow } from './coin.ts';

export { AI_BTC_ID } from './chain-ids.ts';
export type { Algorithm, Coin, DifficultyUnit, StratumAlgorithm } from './coin.ts';

/** BTC: the chain whose figures represent the market. */
export const BTC_ID = 1;

const rows: ReadonlyMap<string, CoinRow> = new Map(Object.entries(coinCatalogue));

/** Nothing for a symbol without a row: what a new coin lacks is named all at once (`npm run pool -- coins check`), not by the first to miss it. */
function coinOf(symbol: CoinSymbol): Coin[] {
  const found = rows.get(symbol);
  if (!found) return [];
  const { apiName = apiNameOf(symbol), slug = apiName, incomeSymbol = symbol, ...row } = found;
  const coin = {
    ...row,
    id: idOfCoin(symbol),
    symbol,
    slug,
    apiName,
    incomeSymbol,
    shortUnit: row.unit.slice(0, 1),
    icon: `/coins/${slug}.svg`,
    isShownOnHome: row.auxiliaryOf === null && row.proofOfWorkEndedAtMs === null,
  };
  return [coin];
}

/** Every coin of the catalogue in the order of its id. */
export const coins: readonly Coin[] = [...chainSymbols, 'AI(BTC)' as const].flatMap(coinOf).toSorted((a, b) => a.id - b.id);

const byId: ReadonlyMap<number, Coin> = new Map(coins.map((coin) => [coin.id, coin]));
const bySymbol: ReadonlyMap<string, Coin> = new Map(coins.map((coin) => [coin.symbol, coin]));

/** The coin with this id, or undefined. */
export function coinById(id: number): Coin | undefined {
  return byId.get(id);
}

/** The coin with this symbol in any case ('btc', 'AI(BTC)'), or undefined. */
export function coinBySymbol(symbol: string): Coin | undefined {
  return bySymbol.get(symbol.toUpperCase());
}

/** AI(BTC) first, then the pool's own order, so that rows keep their order when it responds. */
const homeOrder: readonly number[] = [AI_BTC_ID, ...chainIds];

/** The coins of the table before the pool has responded. */
export const homeCoins: readonly Coin[] = coins
  .filter((coin) => coin.isShownOnHome)
  .toSorted((a, b) => homeOrder.indexOf(a.id) - homeOrder.indexOf(b.id));

/** The coins of the newspaper and the monthly report before the pool has responded: those of the table, then the auxiliary ones. */
export const reportedCoins: readonly Coin[] = [...homeCoins, ...coins.filter((coin) => coin.auxiliaryOf !== null)];

/** Whether a pool's coin is listed by itself: what it shows and what is not mined along with another. */
export function isListed({ isShow, isAux }: { readonly isShow: number; readonly isAux: number }): boolean {
  return isShow === 1 && isAux === 0;
}
