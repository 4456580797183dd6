import { type FetchQueryOptions, type QueryKey, queryOptions } from '@tanstack/react-query';
import type { EndpointName } from '#src/contracts/endpoint-table.ts';
import type { RequestOf } from '#src/contracts/endpoints.ts';
import { call } from './http.ts';

/** The key of a response in the query cache; the worker's refreshes are written to the same one. */
export function apiQueryKey(name: EndpointName, payload: unknown) {
  return ['api', name, payload] as const;
}

/** Query options for one call of the contract: `useQuery(apiQuery('poolCoinList', { web }))` gives an ApiResponse. */
export function apiQuery<N extends EndpointName>(name: N, payload: RequestOf<N>) {
  return queryOptions({
    queryKey: apiQueryKey(name, payload),
    queryFn: ({ signal }) => call(name, payload, { signal }),
  });
}

/** Starts a query without waiting for it: what a route's loader does with the very options that its page uses. */
export type Prefetch = <T, K extends QueryKey>(query: FetchQueryOptions<T, Error, T, K>) => void;
