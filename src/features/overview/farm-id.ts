import * as z from 'zod/mini';
import { type AnonymousCoin, anonymousCoins, shortAddress, walletPattern } from '#src/contracts/farm-link.ts';
import { addressProblem } from '#src/domain/addresses.ts';

export const farmIdSchema = z.object({ coin: z.enum(anonymousCoins), address: z.string().check(z.regex(walletPattern)) });
/** What names a farm: the coin it mines and the address its income is paid to. */
export type FarmId = z.infer<typeof farmIdSchema>;

/** What the page's query may hold; anything may stand in an address bar. */
export interface FarmSearch {
  addr?: string | undefined;
  coinType?: string | undefined;
}

/** The coin of a query; ETC when it names none, for it is the one that is mined (decision F5). */
export function coinOf(coinType: string | undefined): AnonymousCoin {
  return anonymousCoins.find((coin) => coin === coinType?.toUpperCase()) ?? 'ETC';
}

/** The farm a query names; undefined without an address and for a wrong one. */
export function farmOfSearch({ addr, coinType }: FarmSearch): FarmId | undefined {
  const farm = { coin: coinOf(coinType), address: addr?.trim() ?? '' };
  return addressProblem(farm.coin, farm.address) ? undefined : farm;
}

/** Tells farms apart; the case of an address is only its checksum. */
export function farmKey({ coin, address }: FarmId): string {
  return `${coin}-${address}`.toLowerCase();
}

/** What a farm is called as long as nobody named it. */
export function plainName({ coin, address }: FarmId): string {
  return `${coin} ${shortAddress(address)}`;
}
