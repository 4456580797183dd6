import { queryOptions } from '@tanstack/react-query';
import type { EndpointName, RequestOf } from '#src/contracts/endpoints.ts';
import { call } from './http.ts';
import { nextTask } from './turns.ts';

/** The key under which an answer lies in the query cache; the worker's refreshes are written to the same place. */
export function apiQueryKey(name: EndpointName, payload: unknown) {
  return ['api', name, payload] as const;
}

/** Query options for one call of the contract: `useQuery(apiQuery('poolCoinList', { web }))` gives an Answer. */
export function apiQuery<N extends EndpointName>(name: N, payload: RequestOf<N>) {
  return queryOptions({
    queryKey: apiQueryKey(name, payload),
    queryFn: async ({ signal }) => {
      // A table asks several questions as it appears: asking is not to lengthen the task that draws it.
      await nextTask();
      return call(name, payload, { signal });
    },
  });
}

/** Starts a query without waiting for it. */
export type Prefetch = <N extends EndpointName>(name: N, payload: RequestOf<N>) => void;
