/** Ids of the chains that machines mine, what most of them mine first: the pool's own order. In a file of its own, for the service worker. */
export const chainIds = [1, 2, 4, 17, 34, 3, 18, 19, 22, 31, 47, 44] as const;

/** Ids of the chains that are mined along with another, DOGE with LTC: they stand in the monthly report, too. For the service worker. */
export const sideChainIds = [6] as const;

/** The coins whose infos the home page requests at once, in one call. For the service worker. */
export const firstInfoIds: readonly number[] = [1, 2, 3, 4, 7, 9];

/** The names by which the pool gives the hashrate curves of the coins in its monthly report (`reportedCoins`), for the service worker. */
export const reportedCurveNames = 'aibtc btc bch ltc etc kas bsv rvn cfx erg alph fbtc aipg doge'.split(' ');
