import { type QueryKey, useQueries, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useIsHydratedInSlices } from './use-is-hydrated.ts';

/** What a part of the page knows of a call: its last response, and how the newest attempt goes. */
export interface ApiQueryState<T> {
  data: T | undefined;
  error: Error | null;
  isError: boolean;
  isPending: boolean;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

/** What the build knows of every call, and so what is shown while its HTML is hydrated (decision A5). */
const unknown = { data: undefined, error: null, isError: false, isPending: true, isFetching: true } as const;

/**
 * A query as the page shows it: nothing is known until the part is hydrated, though another part may have the response already. What is known
 * by then is drawn deferred: in slices, between clicks and frames.
 */
export function useApiQuery<T, K extends QueryKey>(options: UseQueryOptions<T, Error, T, K>): ApiQueryState<T> {
  const { data, error, isError, isPending, isFetching, refetch } = useQuery(options);
  return useIsHydratedInSlices() ? { data, error, isError, isPending, isFetching, refetch } : { ...unknown, refetch };
}

/** As `useApiQuery`, for a call that is made once a coin: the states stand in the order of the queries. */
export function useApiQueries<T, K extends QueryKey>(queries: readonly UseQueryOptions<T, Error, T, K>[]): readonly ApiQueryState<T>[] {
  const isHydrated = useIsHydratedInSlices();
  return useQueries({ queries: [...queries] }).map(({ data, error, isError, isPending, isFetching, refetch }) =>
    isHydrated ? { data, error, isError, isPending, isFetching, refetch } : { ...unknown, refetch },
  );
}
