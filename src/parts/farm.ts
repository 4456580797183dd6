import type { Farm } from '#src/contracts/anonymous.ts';
import type { AnonymousCoin } from '#src/contracts/farm-link.ts';
import { addressTextProblem } from '#src/domain/address-text.ts';
import type { AddressProblem } from '#src/domain/addresses.ts';
import type { ApiResponse } from '#src/lib/api-response.ts';
import { call } from '#src/lib/http.ts';

/** The wallet that a farm mines to: its coin and its address as typed. */
export interface Wallet {
  coin: AnonymousCoin;
  address: string;
}

/** Why a text holds no address of the coin (domain/address-text.ts). */
export function walletProblem({ coin, address }: Wallet): AddressProblem | undefined {
  return addressTextProblem(coin, address);
}

/**
 * What the pool knows of a wallet address: a token for it, then with that token the account's detail (spec 7); the token is gone when this
 * returns. Null for an address without hashrate. Throws what `call` throws.
 */
export async function fetchFarm(wallet: Wallet, signal: AbortSignal): Promise<ApiResponse<Farm | null>> {
  const { token, ...account } = (await call('anonymousToken', { eth: wallet.address, coinType: wallet.coin }, { signal })).data;
  const response = await call('accountDetail', account, { signal, authorization: token });
  return { ...response, data: response.data.data };
}
