import * as z from 'zod/mini';
import { anonymousCoins, shortAddress, wallet } from '#src/contracts/farm-link.ts';
import { brand } from '#src/lib/brand.ts';

export const farmIdSchema = z.object({ coin: z.enum(anonymousCoins), address: wallet });
/** What names a farm: the coin it mines and the address its income is paid to. */
export type FarmId = z.infer<typeof farmIdSchema>;

/** Tells farms apart; the case of an address is only its checksum. */
export function farmKey({ coin, address }: FarmId): string {
  return `${coin}-${address}`.toLowerCase();
}

/** The name of a farm without one of its own. */
export function plainName({ coin, address }: FarmId): string {
  return `${coin} ${shortAddress(address)}`;
}

/** A file of a farm's figures: 'okkong-etc-0xcB60-4915-payouts.csv'. */
export function fileName({ coin, address }: FarmId, ending: string): string {
  return `${brand.fileNameStart}-${coin.toLowerCase()}-${address.slice(0, 6)}-${address.slice(-4)}-${ending}`;
}
