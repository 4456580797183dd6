import type { Farm } from '#src/contracts/anonymous.ts';
import { type AnonymousCoin, walletPattern } from '#src/contracts/farm-link.ts';
import { addressProblem, type AddressProblem } from '#src/domain/addresses.ts';
import type { ApiResponse } from '#src/lib/api-response.ts';
import { call } from '#src/lib/http.ts';

/** The wallet that a farm mines to: its coin and its address as typed. */
export interface Wallet {
  coin: AnonymousCoin;
  address: string;
}

/** Why an address is refused. A right form with wrong capitals is a reason of its own: a character was mistyped (EIP-55). */
export function walletProblem({ coin, address }: Wallet): AddressProblem | 'checksum' | undefined {
  const problem = addressProblem(coin, address);
  return problem === 'invalid' && walletPattern.test(address.trim()) ? 'checksum' : problem;
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
