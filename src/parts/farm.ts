import type { Farm } from '#src/contracts/anonymous.ts';
import type { AnonymousCoin } from '#src/contracts/farm-link.ts';
import type { Answer } from '#src/lib/answer.ts';
import { call } from '#src/lib/http.ts';

/**
 * What the pool knows of a wallet address: a token for it, then with that token the account's detail (spec 7); the token is gone when this
 * returns. Null for an address without hashrate. Throws what `call` throws.
 */
export async function askFarm(wallet: { coin: AnonymousCoin; address: string }, signal: AbortSignal): Promise<Answer<Farm | null>> {
  const { token, ...account } = (await call('anonymousToken', { eth: wallet.address, coinType: wallet.coin }, { signal })).data;
  const answer = await call('accountDetail', account, { signal, authorization: token });
  return { ...answer, data: answer.data.data };
}
