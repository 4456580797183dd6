import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useIsHydrated } from './use-is-hydrated.ts';

/** What a part of the page knows of a call: its last answer, and how the newest attempt goes. */
export interface AnswerState<T> {
  data: T | undefined;
  error: Error | null;
  isError: boolean;
  isPending: boolean;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

/**
 * A query as the page shows it. While prerendered HTML is taken over nothing is known yet, as in the build: another part of the page may
 * have the answer already, and what is taken over must equal what was rendered (decision A5).
 */
export function useAnswer<T, K extends QueryKey>(options: UseQueryOptions<T, Error, T, K>): AnswerState<T> {
  const { data, error, isError, isPending, isFetching, refetch } = useQuery(options);
  if (useIsHydrated()) return { data, error, isError, isPending, isFetching, refetch };
  return { data: undefined, error: null, isError: false, isPending: true, isFetching: true, refetch };
}
