import { type AnonymousCoin, anonymousCoins } from '#src/contracts/farm-link.ts';
import { readAddress } from '#src/domain/address-text.ts';
import type { FarmId } from './farm-id.ts';

/** What the page's query may hold; anything may stand in an address bar. */
export interface FarmSearch {
  addr?: string | undefined;
  coinType?: string | undefined;
  /** A worker's name that the list is narrowed to. */
  worker?: string | undefined;
  /** The code of a link for those who only look: the farm behind it is shown, whatever else the query says. */
  watch?: string | undefined;
}

/** The coin that is mined: that of a query which names none. */
const MINED: AnonymousCoin = 'ETC';

/** The coin of a query; undefined for one that has no farms here. */
function coinOfSearch(coinType: string | undefined): AnonymousCoin | undefined {
  return coinType ? anonymousCoins.find((coin) => coin === coinType.toUpperCase()) : MINED;
}

/** The coin that a form which opens a farm begins with; undefined where neither link nor draft names one. */
export function coinOf(coinType: string | undefined): AnonymousCoin | undefined {
  return coinType ? coinOfSearch(coinType) : undefined;
}

/** A text as it is pasted and linked: without the blanks around it, a leading one of which the router reads as a plus. */
export function addressOf(text: string): string {
  return text.replace(/^\+/, '').trim();
}

/** The farm a query names; undefined without an address, for a wrong one, and for a coin that has no farms here. */
export function farmOfSearch({ addr = '', coinType }: FarmSearch): FarmId | undefined {
  const coin = coinOfSearch(coinType);
  const address = coin && readAddress(coin, addressOf(addr))?.address;
  return coin === undefined || address === undefined ? undefined : { coin, address };
}
