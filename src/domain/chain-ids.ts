/*
 * Symbol and id of every coin: what a new coin begins with. Without the catalogue, so that the service worker stays small.
 */

/** The chains that machines mine, what most of them mine first: the pool's own order. */
const mined = { BTC: 1, BCH: 2, LTC: 4, ETC: 17, KAS: 34, BSV: 3, RVN: 18, CFX: 19, ERG: 22, ALPH: 31, FB: 47, AIPG: 44 } as const;

/** Those that are mined along with another, DOGE with LTC: they stand in the monthly report, too. */
const alongside = { DOGE: 6 } as const;

const reported = { ...mined, ...alongside };

/** Coins with a chain and addresses of their own; ETH is no longer mined. */
const chains = { ...reported, ETH: 7 } as const;

export type ChainSymbol = keyof typeof chains;
/** Those, and Bitcoin paid for other work. */
export type CoinSymbol = ChainSymbol | 'AI(BTC)';

const isChain = (symbol: string): symbol is ChainSymbol => symbol in chains;
export const chainSymbols = Object.keys(chains).filter(isChain);

/** AI(BTC): the row that is open when the landing page opens. */
export const AI_BTC_ID = 9;

/** The id of a coin in the API and in what is stored. */
export const idOfCoin = (symbol: CoinSymbol): number => (symbol === 'AI(BTC)' ? AI_BTC_ID : chains[symbol]);

export const chainIds: readonly number[] = Object.values(mined);
export const sideChainIds: readonly number[] = Object.values(alongside);

/** The coins whose infos the home page requests at once, in one call. */
export const firstInfoIds: readonly number[] = [1, 2, 3, 4, 7, 9];

/** A chain's name in the paths and forms of the API: 'btc'; only FB has another one. */
export const apiNameOf = (symbol: string): string => (symbol === 'FB' ? 'fbtc' : symbol.toLowerCase());

/** The names by which the pool gives the hashrate curves of the coins in its monthly report (`reportedCoins`). */
export const reportedCurveNames = ['aibtc', ...Object.keys(reported).map(apiNameOf)];
