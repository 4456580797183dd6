import { type FetchQueryOptions, hashKey, type QueryKey, queryOptions } from '@tanstack/react-query';
import type { EndpointName } from '#src/contracts/endpoint-table.ts';
import type { RequestOf, ResponseOf } from '#src/contracts/schemas.ts';
import type { ApiResponse } from './api-response.ts';
import { AppError } from './app-error.ts';
import { heldMs } from './back-off.ts';
import { call } from './http.ts';

/** The key of a response in the query cache; the worker's refreshes are written to the same one. */
export function apiQueryKey(name: EndpointName, payload: unknown) {
  return ['api', name, payload] as const;
}

/** Why the last attempt of a call failed, by its key. */
const failures = new Map<string, AppError>();

/**
 * Query options for one call of the contract: `useQuery(apiQuery('poolCoinList', { web }))` gives an ApiResponse. While a server in trouble is left in
 * peace, what it failed to give is not requested again: the error or the copy stands. What it does give goes on as ever.
 */
export function apiQuery<N extends EndpointName>(name: N, payload: RequestOf<N>) {
  const queryKey = apiQueryKey(name, payload);
  const hash = hashKey(queryKey);
  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client }) => {
      const failure = failures.get(hash);
      const shown = client.getQueryData<ApiResponse<ResponseOf<N>>>(queryKey);
      if (heldMs() > 0 && failure) throw failure;
      if (heldMs() > 0 && shown?.isCached) return shown;
      try {
        const response = await call(name, payload, { signal });
        failures.delete(hash);
        return response;
      } catch (error) {
        if (error instanceof AppError) failures.set(hash, error);
        throw error;
      }
    },
  });
}

/** Starts a query without waiting for it: what a route's loader does with the very options that its page uses. */
export type Prefetch = <T, K extends QueryKey>(query: FetchQueryOptions<T, Error, T, K>) => void;
