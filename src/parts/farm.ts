import type { Farm } from '#src/contracts/anonymous.ts';
import type { FarmEvents } from '#src/contracts/farm-events.ts';
import type { AnonymousCoin } from '#src/contracts/farm-link.ts';
import type { ApiResponse } from '#src/lib/api-response.ts';
import { AppError } from '#src/lib/app-error.ts';
import { now } from '#src/lib/clock.ts';
import { call } from '#src/lib/http.ts';
import { NOT_FOUND } from '#src/contracts/envelope.ts';

/** The wallet that a farm mines to: its coin and its address as typed. */
export interface Wallet {
  coin: AnonymousCoin;
  address: string;
}

/**
 * What the pool knows of a wallet address: a token for it, then with that token the account's detail; the token is gone when this
 * returns. Null for an address without hashrate, also where the pool says so by "not found" or by no content. Throws what `call` throws.
 */
export async function fetchFarm(wallet: Wallet, signal: AbortSignal): Promise<ApiResponse<Farm | null>> {
  try {
    return await fetchKnownFarm(wallet, signal);
  } catch (error) {
    if (error instanceof AppError && error.code === NOT_FOUND) return { data: null, madeAt: now(), isCached: false, isSimulated: false };
    throw error;
  }
}

/**
 * What happened to the farm of a wallet address, by a token that is gone when this returns; null where the pool observes no farms. Throws what `call` throws.
 */
export async function fetchFarmEvents(wallet: Wallet, signal: AbortSignal): Promise<ApiResponse<FarmEvents | null>> {
  const session = await call('anonymousToken', { eth: wallet.address, coinType: wallet.coin }, { signal });
  if (!session.data) return { ...session, data: null };
  const { token, ...account } = session.data;
  try {
    return await call('accountEvents', account, { signal, authorization: token });
  } catch (error) {
    if (error instanceof AppError && error.code === NOT_FOUND) return { ...session, data: null };
    throw error;
  }
}

async function fetchKnownFarm(wallet: Wallet, signal: AbortSignal): Promise<ApiResponse<Farm | null>> {
  const session = await call('anonymousToken', { eth: wallet.address, coinType: wallet.coin }, { signal });
  if (!session.data) return { ...session, data: null };
  const { token, ...account } = session.data;
  const response = await call('accountDetail', account, { signal, authorization: token });
  return { ...response, data: response.data.data };
}
